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
sp-face-straight = voie droite
sp-face-curve = courbe
sp-face-tight-curve = courbe serrée
sp-face-double-straight = double droite
sp-face-double-curve = double courbe
sp-face-straight-curve = droite croisée par une courbe
# Une tuile et sa position : « courbe (O–SE) »
sp-tile-turned = { $tile } ({ $tracks })
sp-track = { $from }–{ $to }

# Le rival du jeu en solo.
sp-combine = le Cartel

sp-paid-to = { $dollars } $ à { $seat }
sp-paid-to-bank = { $dollars } $ à la banque

sp-title-stoker = Soutier
sp-title-fireman = Chauffeur
sp-title-driver = Mécanicien
sp-title-stationmaster = Chef de gare
sp-title-railway-baron = Baron du rail
sp-title-legend = Légende du rail

sp-round = Manche { $round }
sp-round-last = Manche { $round }, la dernière
sp-turn = Tour { $turn } sur { $turns }
sp-solo-end =
    { $points ->
        [one] { $title }, avec { $points } point
       *[other] { $title }, avec { $points } points
    }

sp-head-cash = Argent
sp-head-fulfilled = Contrats
sp-head-hand = En main
sp-head-trains = Trains
sp-head-factories = Usines
sp-head-points = Points

sp-player-first = Commence chaque manche
sp-player-enough = Assez de contrats : dernière manche
sp-player-first-enough = Commence chaque manche ; assez de contrats : dernière manche

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


## Questions

sp-ask-first-action = Votre première action sur deux : que faites-vous ?
sp-ask-second-action = Votre deuxième action : que faites-vous ?
sp-ask-second-tile = Posez-vous une deuxième tuile ?
sp-ask-bring = D’où vient la ressource { $colour } ?
sp-ask-bonus-track = Action bonus : où construisez-vous des voies ?
sp-ask-bonus-factory = Action bonus : où construisez-vous une usine ?
sp-ask-bonus-contracts = Action bonus : prenez-vous des contrats ?
sp-ask-second-contract = À qui prenez-vous le deuxième contrat ?

## Où l’on en est, à côté d’une question

sp-now-how = Une voie se pose sur un hexagone allumé, une usine se bâtit dans une ville allumée ; un contrat allumé peut être rempli.
sp-now-solo = Vous jouez en solo : { $turns } tours. Après chacun, le Cartel visite une ville ; il y prend une ressource, y bâtit une usine ou en partage les points.
sp-now-bought =
    { $count ->
        [one] La banque a reçu { $paid } $ pour { $count } ressource qui ne peut être acheminée.
       *[other] La banque a reçu { $paid } $ pour { $count } ressources qui ne peuvent être acheminées.
    }
sp-now-money = Vous avez { $cash } $.
sp-now-first-track = Vous n’avez pas encore de voie : commencez à côté d’une ville, n’importe laquelle.
sp-now-incomplete = Votre liaison depuis { $from } est inachevée : continuez depuis son extrémité en { $at }, ou désignez cette dernière tuile pour la remplacer ou la retirer.
sp-now-fulfillable =
    { $can ->
        [0] Vous ne pouvez encore remplir aucun de vos contrats.
       *[other] Contrats en main que vous pouvez remplir : { $can } sur { $hand }.
    }
sp-now-empty-hand = Vous n’avez aucun contrat en main.
sp-now-count = Contrats remplis : { $count } sur les { $enough } qui amènent la fin.
sp-now-near = { $seat } a rempli { $count } contrats sur { $enough } : la fin approche.
sp-now-last-round = Cette manche est la dernière.
sp-now-last-turn = Ce tour est le dernier.
sp-now-bag-empty = Le sac est vide : les contrats se prennent dans la main la plus fournie.
sp-now-bag-empty-solo = Le sac est vide : il n’y a plus de contrats à prendre.
sp-now-contract = Votre contrat demande { $needs } ; encore à acheminer : { $rest }.
sp-now-accept = Accepter achemine tout au meilleur prix et paie { $paid }.
sp-now-accept-free = Accepter achemine tout au meilleur prix, sans rien payer.
sp-now-bonus-track = Vous pouvez poser une ou deux tuiles, aux prix habituels.
sp-now-bonus-factory = L’usine peut recevoir de { $fewest } à { $most } ressources.
sp-now-bonus-contracts = Cette action ne compte pas parmi vos deux actions.
sp-now-bonus-lost = C’est maintenant ou jamais : y renoncer, c’est perdre le bonus.
sp-now-bonus-useless = Le bonus ne peut servir à rien en ce moment.
sp-now-hands =
    { $count ->
        [one] Les mains les plus fournies, avec { $count } contrat chacune : { $seats }.
       *[other] Les mains les plus fournies, avec { $count } contrats chacune : { $seats }.
    }

## Les coups, tels qu’une liste de choix les montre

sp-move-build =
    { $cost ->
        [0] poser gratuitement une { $tile } en { $at }
       *[other] poser une { $tile } en { $at } pour { $cost } $
    }
sp-move-cross = croiser la voie en { $at } pour { $cost } $ : { $tile }
sp-move-replace = remplacer gratuitement la dernière tuile, en { $at }, par une { $tile }
sp-move-completes = { $step }, et achever la liaison entre { $from } et { $to }
sp-move-remove = retirer la dernière tuile, en { $at } : rien n’est remboursé
sp-move-done = ne pas poser de deuxième tuile
sp-move-factory = construire une usine à { $city } (ressources : { $resources })
sp-move-fulfil = remplir le contrat qui demande { $needs } ({ $reward }) : payer au moins { $paid }
sp-move-fulfil-free = remplir le contrat qui demande { $needs } ({ $reward }) : rien à payer
sp-move-bring = acheminer une ressource { $colour } depuis { $from } : { $paid }
sp-move-bring-free = acheminer une ressource { $colour } depuis { $from } : rien à payer
sp-move-accept = accepter le meilleur prix : { $sources } ; payer { $paid }
sp-move-accept-free = accepter le meilleur prix : { $sources } ; rien à payer
# « 2 noires depuis Denver »
sp-source = { $resources } depuis { $from }
sp-move-take = prendre { $contracts } contrats dans le sac
sp-move-take-last = prendre le dernier contrat du sac
sp-move-take-last-and-more = prendre le dernier contrat du sac, puis un autre dans la main la plus fournie
sp-move-take-from = prendre à { $seat } un contrat de sa main
sp-move-take-from-and-more = prendre à { $seat } un contrat de sa main, puis un autre dans la main la plus fournie
sp-move-bank = prendre { $dollars } $ à la banque
sp-move-skip = renoncer à l’action bonus : elle est perdue

# Ce qu’un contrat rapporte.
sp-reward-money =
    { $points ->
        [one] { $money } $ et { $points } point
       *[other] { $money } $ et { $points } points
    }
sp-reward-bonus =
    { $points ->
        [one] { $points } point et un bonus : { $bonus }
       *[other] { $points } points et un bonus : { $bonus }
    }

## Ce qu’un coup laisse d’argent : en peu de mots, car on le dit là où l’on pointe

sp-balance-pays = { $paid } $, reste { $left } $
sp-balance-gains = +{ $gained } $, { $left } $ ensuite
sp-balance-both = { $paid } $, puis +{ $gained } $ : { $left } $ ensuite

## Ce que l’on désigne pour jouer un coup

sp-spot-tile = { $what }, { $tile }
sp-spot-last-tile = { $what }, { $tile } : la dernière tuile de votre liaison inachevée
sp-spot-contract = Contrat { $contract } : { $needs } pour { $reward }
sp-piece-factory = usine (ressources : { $resources })
sp-unit-resources = Ressources de l’usine
sp-button-remove = Retirer cette tuile
sp-button-done = Pas de deuxième tuile
sp-button-free = Rien à payer
sp-button-paid = { $paid }
sp-button-accept = Accepter pour { $total } $ : { $paid }
sp-button-accept-free = Accepter : rien à payer
sp-button-take = Prendre des contrats
sp-button-from = À { $seat }
sp-button-bank = Prendre { $dollars } $
sp-button-skip = Renoncer au bonus

## Comment se font les points

sp-points-money = Argent, 5 $ le point
sp-points-contracts = Contrats
sp-points-factories = Usines épuisées
sp-points-cities = Villes à points
