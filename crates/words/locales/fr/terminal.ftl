# Une partie dans le terminal. Les commandes sont les mêmes dans toutes les langues.

play-you-are = Vous êtes { $seat }. Les autres sont des robots.
play-again = Cette commande redonne la même partie :
play-first-help = Tapez un numéro, un coup ou un fragment de coup. « help » donne les autres commandes, « board » affiche la carte.
play-help =
    Tapez le numéro d’un choix, ou le coup tel qu’il est écrit à côté. Un fragment de coup affiche les coups qui y répondent.
    Vous pouvez aussi taper :
    undo – annuler votre dernier coup
    redo – rétablir le coup annulé
    start over ou restart – annuler tous les coups de votre tour
    commit – valider vos coups ; Entrée le fait à la fin de votre tour
    moves – afficher tous les choix
    board – afficher la carte
    state – afficher les joueurs et ce qui se trouve à côté de la carte
    hint – demander conseil à un robot
    log – afficher ce qui vient de se passer ; « log all » affiche tout
    rules – afficher les chapitres ; « rules 4 » affiche un chapitre, « rules 4.12 » une règle
    record FICHIER – enregistrer la partie jusqu’ici dans un nouveau fichier
    help ou « ? » – afficher cette aide
    quit, exit ou q – quitter la partie

play-ready = Appuyez sur Entrée pour valider, ou tapez « undo ».
play-turn-over = Votre tour est fini et attend la touche Entrée pour être validé. « undo » annule le dernier coup.
play-undone = Coup annulé.
play-nothing-to-undo = Il n’y a rien à annuler : les coups précédents sont déjà validés.
play-redone = Coup rétabli.
play-nothing-to-redo = Il n’y a rien à rétablir.
play-committed = Vos coups sont validés.
play-start-over = Votre tour recommence.
play-reveals = Ce coup fait intervenir le hasard ou montre quelque chose de caché, et ne pourra pas être annulé. Tapez « { $yes } » pour le jouer, ou Entrée pour choisir de nouveau :
play-yes = oui

play-hint = Un robot jouerait « { $notation } ».
play-kept = L’enregistrement est dans { $file }.
play-go-on = Cette commande reprend la partie :
play-record-needs-file = Quel fichier ? Tapez « record » et le nom d’un nouveau fichier, par exemple « record partie.txt ».
play-more-log = … « log all » affiche tout.
play-no-match = Aucun coup permis ne correspond à « { $typed } ».
play-no-choice = Il n’y a pas de choix { $number } dans cette liste.
# Une ligne de la liste qui vaut pour tous les montants, par exemple des enchères
play-amounts = { $verb } de { $least } à { $most } – ou tapez simplement le montant
# De combien de façons une chose peut se faire, dans une ligne de la liste
play-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    }
play-map-west = Ouest
play-map-east = Est
play-map-too-wide = La carte demande une fenêtre d’au moins { $needed } colonnes, et celle-ci en a { $columns }. « state » donne la liste des villes.
play-no-rule = Il n’y a pas de règle « { $rule } ». « rules » affiche les chapitres.
play-bye = Au revoir, et merci d’avoir joué !
# Au-dessus d’une colonne de noms
play-head-player = Joueur
play-you-are-alone = Vous êtes { $seat } et jouez en solo.

## Steam Power

sp-map-legend =
    Une ville montre la lettre de sa couleur et deux de son nom (« state » les énumère) : B noire, W blanche, O orange, G grise, V ville à points.
    Au-dessus, le numéro du propriétaire de l’usine ; au-dessous, les ressources qui restent, × quand il n’y en a plus. = joint des villes adjacentes.
    Terrain : . plaine, ∩ collines, ^^^ montagnes, ~ eau. Un chiffre sur une voie est le numéro de son propriétaire, • une extrémité libre, ╳ un croisement de deux propriétaires.
sp-map-legend-solo =
    Une ville montre la lettre de sa couleur et deux de son nom (« state » les énumère) : B noire, W blanche, O orange, G grise, V ville à points.
    Au-dessus, le propriétaire de l’usine, 0 pour vous et # pour le Cartel ; au-dessous, les ressources qui restent, × quand il n’y en a plus. = joint des villes adjacentes.
    Terrain : . plaine, ∩ collines, ^^^ montagnes, ~ eau. 0 est votre voie, • son extrémité libre.
sp-hand-heading = Vos contrats
sp-hand-empty = Aucun.
sp-hand-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Si un contrat peut être rempli maintenant
sp-hand-no-network = demande d’abord une liaison achevée
sp-hand-free = réalisable gratuitement
sp-hand-ready = réalisable pour { $price }
sp-hand-too-dear = coûterait { $price }
sp-stock-heading = Réserve
sp-stock-resources = Ressources : { $resources }
sp-stock-bag =
    Sac : { $contracts ->
        [one] { $contracts } contrat
       *[other] { $contracts } contrats
    }
sp-stock-tiles = Tuiles de voie : { $tiles }
sp-stock-left-over = Tuiles de ville restantes : { $tiles }
sp-stock-boost =
    Une usine épuisée dans une ville { $colour } vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus.
sp-cities-heading = Villes : nom sur la carte, lieu, propriétaire de l’usine, ressources restantes
# Une ville où une usine peut être construite
sp-city-connected = reliée

## Imperial Steam

imp-terminal-legend =
    Sous une ville : son effort, la lettre et l’influence d’une métropole, (jeton Amélioration), +influence, ■ une gare et le siège de son propriétaire.
    Liaisons : · simple, = pont, ∩ tunnel, * liaison nationalisée ; les chiffres sont les voies ferrées, par siège du propriétaire. « state » donne le nom des villes dans les coups.
imp-guldens =
    { $guldens ->
        [one] { $guldens } florin
       *[other] { $guldens } florins
    }
imp-own-bid = Vous avez misé { $guldens } ; les autres ne le savent pas encore.
imp-head-money = Florins
imp-head-influence = Influence
imp-head-share = Cours
# Investors and shareholders
imp-head-investors = Inv./act.
imp-head-hands = Pions
# In training and at work, by level, and engineers
imp-head-workers = Ouvriers
imp-head-goods = Marchandises
imp-head-trains = Trains
imp-head-contracts = Contrats
imp-head-good = Marchandise
imp-head-price = Prix
imp-head-left = Reste
imp-head-factory = Usine
imp-head-factories = Reste
imp-head-pays = Livraison
imp-head-hub = Métropole
imp-head-city = Ville
imp-head-prices = Ouvriers
imp-head-engineers = Ingénieurs
imp-head-growth = Croissance
imp-head-id = Dans les coups
imp-head-effort = Effort
imp-head-station = Gare
imp-head-sites = Emplacements d’usine
imp-head-demand = Demande
imp-head-tokens = Jetons
imp-city-key = clé
imp-state-actions = Actions et pions Action qui s’y trouvent
imp-state-rounds = Piste compte-tours
imp-state-shipment = Marchandises que chacun peut commander dans cette manche : { $count }
imp-state-engine = IS-{ $level } : reste { $count }, { $price } florins, dès la manche { $round }, influence +{ $influence }
imp-state-goods = Marché et plateau Usines
imp-state-hubs = Plateau Ouvriers
imp-state-contracts = Contrats disponibles
imp-state-cities = Villes

## Empyreal: Spells & Steam

emp-terminal-legend =
    Une majuscule est le terrain de la case, les minuscules sont les marchandises qui s’y trouvent ; dessous, les wagons par le numéro de leur place. [LL] est une ville et sa couleur, avec le nombre de ses tuiles Demande dessous. X est une désolation.
emp-purse =
    { $mana ->
        [one] { $mana } cristal
       *[other] { $mana } cristaux
    }
emp-head-company = Compagnie
emp-head-mana = Mana
emp-head-conductor = Arrêt
emp-head-trains = Wagons
emp-head-goods = Marchandises
emp-head-tiles = Tuiles Demande
emp-head-points = PV
emp-state-folio = { $company }, { $name } : arrêt/place
emp-state-ready = face visible
emp-state-turned = face cachée
emp-state-inherent = (coûte { $mana ->
        [one] { $mana } cristal
       *[other] { $mana } cristaux
    })
emp-state-market = Le marché des voitures
emp-state-deck = Pioche : { $deck }. Défausse : { $discards }.
emp-state-stacks = Spécialistes à recruter
emp-state-cities = Les villes et leurs tuiles Demande, chacune avec les marchandises qu’il faut
emp-state-supply = La réserve
emp-state-supply-of = Marchandises : { $goods }. Tuiles Désolation : { $wasteland }.
