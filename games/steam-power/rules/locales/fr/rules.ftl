# Steam Power.
#
# Vocabulaire : link = liaison, network = réseau, factory = usine, resource = ressource, contract = contrat, hand = main,
# worked out = épuisée, side by side = adjacentes, build track = construire des voies (on pose une tuile), to bring =
# acheminer, to take back = retirer, fullest = la plus fournie, the Combine = le Cartel. Les noms propres commencent
# parfois par une voyelle : ni « de » ni « que » devant eux.

## Mots

# S’accordent avec « ressource » et avec « ville ».
sp-colour-black = noire
sp-colour-white = blanche
sp-colour-orange = orange
sp-colour-grey = grise
sp-city-points = ville à points
# « 2 noires »
sp-resources =
    { $count ->
        [one] { $count } { $colour }
       *[other] { $count } { $colour ->
            [orange] orange
           *[other] { $colour }s
        }
    }

sp-phase-action = Actions
sp-phase-second-tile = Deuxième tuile
sp-phase-fulfilling = Contrat en cours
sp-phase-bonus = Action bonus
sp-phase-second-contract = Deuxième contrat
sp-phase-over = Fin de la partie

sp-bonus-track = construire des voies
sp-bonus-factory = construire une usine
sp-bonus-contracts = prendre des contrats

# Suivent « une ».
sp-face =
    .straight = voie droite
    .curve = courbe
    .tight-curve = courbe serrée
    .double-straight = double droite
    .double-curve = double courbe
    .straight-curve = droite croisée par une courbe
# Une tuile et sa position : « courbe (O–SE) »
sp-tile-turned = { $tile } ({ $tracks })
sp-track = { $from }–{ $to }

# Le rival du jeu en solo.
sp-combine = le Cartel

sp-paid-to = { $dollars } $ à { $seat }
sp-paid-to-bank = { $dollars } $ à la banque

sp-title =
    .stoker = Soutier
    .fireman = Chauffeur
    .driver = Mécanicien
    .stationmaster = Chef de gare
    .railway-baron = Baron du rail
    .legend = Légende du rail

## Ce qui s’est passé

sp-cities-drawn = Une tuile de ville est tirée pour chaque emplacement.
sp-boosts-drawn = Les usines épuisées de ces couleurs valent plus : { $tiles }.
sp-dealt = Tout le monde pioche { $contracts } contrats.
sp-first-player = { $seat } commence chaque manche.
sp-round-began = La manche { $round } commence.
sp-built =
    { $paid ->
        [0] { $seat } pose gratuitement une { $tile } en { $at }.
       *[other] { $seat } pose une { $tile } en { $at } pour { $paid } $.
    }
sp-crossed = { $seat } croise la voie en { $at } pour { $paid } $ : { $tile }.
sp-replaced = { $seat } remplace la dernière tuile, en { $at }, par une { $tile }.
sp-removed = { $seat } retire la dernière tuile, en { $at }.
sp-link-completed = { $seat } achève la liaison entre { $from } et { $to }.
sp-factory-built = { $seat } construit une usine à { $city } (ressources : { $resources }).
sp-revealed = { $seat } révèle un contrat : { $contract }.
sp-bought = { $seat } achète à la banque pour { $paid } $ : { $resources }.
sp-brought = { $seat } achemine une ressource { $colour } depuis { $from } et paie { $paid }.
sp-brought-free = { $seat } achemine une ressource { $colour } depuis { $from } sans rien payer.
sp-flipped = L’usine à { $city } est épuisée : la tuile est retournée.
sp-fulfilled =
    { $points ->
        [one] { $seat } remplit le contrat ({ $contract }) pour { $points } point ; contrats remplis : { $count }.
       *[other] { $seat } remplit le contrat ({ $contract }) pour { $points } points ; contrats remplis : { $count }.
    }
sp-fulfilled-for-money =
    { $points ->
        [one] { $seat } remplit le contrat ({ $contract }) pour { $money } $ et { $points } point ; contrats remplis : { $count }.
       *[other] { $seat } remplit le contrat ({ $contract }) pour { $money } $ et { $points } points ; contrats remplis : { $count }.
    }
sp-bonus-skipped = { $seat } renonce à l’action bonus : { $bonus }.
sp-drew =
    { $contracts ->
        [one] { $seat } pioche { $contracts } contrat dans le sac.
       *[other] { $seat } pioche { $contracts } contrats dans le sac.
    }
sp-drew-from = { $seat } prend à { $from } un contrat de sa main, sans le voir.
sp-took-money = { $seat } prend { $dollars } $ à la banque.
sp-last-round = { $seat } a rempli { $contracts } contrats : cette manche est la dernière.
sp-combine-connects = Le Cartel visite { $city } et en partage désormais les points.
sp-combine-builds = Le Cartel visite { $city } et y construit une usine (ressources : { $resources }).
sp-combine-takes = Le Cartel visite { $city } et y prend une ressource { $colour }.
sp-combine-no-link = Le Cartel visite { $city } et repart : aucune liaison n’y mène.
sp-combine-worked-out = Le Cartel visite { $city } et repart : tout y est épuisé.
sp-combine-nothing = Le Cartel visite { $city } : il ne se passe rien.
sp-standstill = Depuis { $rounds } manches, aucune liaison n’a été achevée, aucune usine construite, aucun contrat rempli.
sp-ended = La partie est terminée.

## Pourquoi non

sp-no-game-over = La partie est terminée.
sp-no-not-your-turn = Ce n’est pas à vous de jouer : on attend { $asked }.
sp-no-wrong-action = Ce n’est pas une action. Construisez des voies ou une usine, remplissez un contrat, prenez des contrats ou de l’argent.
sp-no-wrong-second-tile = Vous construisez des voies : posez une deuxième tuile, ou terminez.
sp-no-wrong-fulfilling = Votre contrat d’abord : dites d’où viennent ses ressources.
sp-no-wrong-bonus-track = Votre action bonus est de construire des voies : posez une tuile, ou renoncez-y.
sp-no-wrong-bonus-factory = Votre action bonus est de construire une usine : choisissez sa ville, ou renoncez-y.
sp-no-wrong-bonus-contracts = Votre action bonus est de prendre des contrats : prenez-les, ou renoncez-y.
sp-no-wrong-second-contract = Choisissez d’abord la main d’où vient le deuxième contrat.

sp-no-too-dear = Cette tuile coûte { $cost } $, vous avez { $cash } $.
sp-no-water = Il n’y a pas de terre en { $at } : aucune voie n’y est possible.
sp-no-track-on-city = { $city } est une ville : les voies mènent aux villes, mais ne se posent pas dessus.
sp-no-off-the-land = Côté { $edge }, { $at } donne sur l’eau ou sur le bord du plateau : aucune voie ne peut y aller.
sp-no-first-track = Votre première voie doit partir d’une ville, et en { $at } elle n’en toucherait aucune.
sp-no-unconnected = Une nouvelle voie en { $at } doit partir d’une ville où arrive déjà une de vos liaisons achevées.
sp-no-loop = Cette voie reviendrait à son point de départ, { $city } : une liaison joint deux villes différentes.
sp-no-finish-first = Votre liaison inachevée d’abord : continuez depuis son extrémité libre en { $at }, ou retirez-la.
sp-no-train = Tous vos trains sont sur le plateau : sans train, impossible de commencer une liaison.
sp-no-joins-other = Côté { $edge }, cette voie en { $at } rejoindrait la liaison inachevée appartenant à { $owner }. Rejoignez-la plutôt dans une ville.
sp-no-occupied = Il y a déjà une voie en { $at } : seul un croisement peut s’y poser.
sp-no-turns-track = Un croisement doit conserver la voie en { $at } telle quelle.
sp-no-crossing-fits = Aucun croisement ne convient par-dessus la voie en { $at } depuis votre côté.
sp-no-crossing-of-tight-curve = Il y a une courbe serrée en { $at } : aucune tuile ne la croise.
sp-no-crossing-in-empty-hex = Il n’y a en { $at } aucune voie à croiser : posez une tuile à une seule voie.
sp-no-third-track = Deux voies se croisent déjà en { $at } : il n’y a pas de place pour une troisième.
sp-no-tile-left = Il ne reste plus de tuile de cette sorte : { $tile }.
sp-no-incomplete-link = Vous n’avez aucune liaison inachevée dont retirer une tuile.
sp-no-same-tile = La voie en { $at } est déjà posée ainsi : un remplacement doit changer quelque chose.

sp-no-city-here = Il n’y a pas de ville en { $at }.
sp-no-factory-for-points = { $city } est une ville à points : on n’y construit pas d’usine.
sp-no-second-factory = Il y a déjà une usine à { $city } : une ville n’en reçoit qu’une de toute la partie.
sp-no-link-to-city = Aucune liaison achevée ne mène encore à { $city }.
sp-no-link-to-group = Aucune liaison achevée ne mène encore à { $city }, ni à une ville adjacente.
sp-no-factory-left = Toutes vos usines sont sur le plateau.
sp-no-resources-left = Il ne reste aucune ressource { $colour } dans la réserve.
sp-no-factory-size-only =
    { $resources ->
        [one] Cette usine reçoit { $resources } ressource.
       *[other] Cette usine reçoit { $resources } ressources.
    }
sp-no-factory-size = Cette usine reçoit de { $fewest } à { $most } ressources.

sp-no-such-contract = Vous n’avez pas en main le contrat { $contract }.
sp-no-network = Vous n’avez pas encore de réseau : achevez d’abord une liaison.
sp-no-contract-too-dear = Même au meilleur prix, ce contrat vous coûterait { $cost } $, vous avez { $cash } $.
sp-no-resource-there = Il n’y a pas de ressource { $colour } à { $city }.
sp-no-way-from = Aucune suite de liaisons achevées ne mène depuis { $city } à votre réseau.
sp-no-money-for-rest = L’acheminer depuis { $city } ne vous laisserait pas de quoi payer le reste du contrat.
sp-no-such-route = Aucun trajet raisonnable depuis { $city } ne paie exactement ceci : { $paid }.

sp-no-contracts = Il n’y a rien à prendre : le sac est vide, et vous ne pouvez piocher dans aucune main.
sp-no-whose-hand = Plusieurs mains sont à égalité : dites à qui vous prenez.
sp-no-bag-first =
    { $contracts ->
        [one] Il reste { $contracts } contrat dans le sac : on le prend d’abord.
       *[other] Il reste { $contracts } contrats dans le sac : on les prend d’abord.
    }
sp-no-one-hand = Une seule main est la plus fournie : prenez simplement, il n’y a rien à choisir.
sp-no-not-the-fullest = Cette main n’est pas parmi les plus fournies.

## Pour qui écoute l’image, ou en montre une partie

sp-board-land = { $at }, { $terrain }
sp-board-plains = plaine
sp-board-hills = collines
sp-board-mountains = montagne
sp-board-city =
    { $name } ({ $at }), { $tile ->
        [noire] ville noire
        [blanche] ville blanche
        [orange] ville orange
        [grise] ville grise
       *[other] { $tile }
    }
sp-board-factory =
    { $name } ({ $at }), { $tile ->
        [noire] ville noire
        [blanche] ville blanche
        [orange] ville orange
        [grise] ville grise
       *[other] { $tile }
    }, usine : { $owner }, { $resources ->
        [0] épuisée
        [one] { $resources } ressource
       *[other] { $resources } ressources
    }
