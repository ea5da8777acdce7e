# Age of Steam.
#
# Vocabulaire : city = ville, town = bourg, New City = Ville Nouvelle, link = liaison, section = tronçon, share = titre
# (« action » est réservé aux actions que l’on choisit), engine = locomotive, goods display = tableau des marchandises.
# Les noms propres commencent parfois par une voyelle : ni « de » ni « que » devant eux.

## Mots

aos-colour-red = rouge
aos-colour-blue = bleu
aos-colour-purple = violet
aos-colour-yellow = jaune
aos-colour-black = noir
# La même, accordée avec une ville.
aos-colour-of-city =
    { $colour ->
        [bleu] bleue
        [violet] violette
        [noir] noire
       *[other] { $colour }
    }

# S’accordent avec « moitié ».
aos-half-light = claire
aos-half-dark = sombre

# Un dé du tableau des marchandises, et les colonnes du tableau d’après ce qui les surmonte. S’accordent avec « dé ».
aos-die-light = clair { $number }
aos-die-dark = sombre { $number }
aos-new-city = Ville Nouvelle { $city }
aos-column-city = { $city } ({ $die })
aos-column-new-city = Ville Nouvelle { $city } ({ $die })

aos-phase-issue-shares = Émission de titres
aos-phase-auction = Enchères pour l’ordre du tour
aos-phase-select-actions = Choix des actions
aos-phase-build-track = Construction des voies
aos-phase-move-goods = Transport des marchandises
aos-phase-production = Production
aos-phase-growth = Arrivée des marchandises
aos-phase-over = Fin de la partie

aos-action-first-move = Premier Transport
aos-action-first-build = Première Construction
aos-action-engineer = Ingénieur
aos-action-locomotive = Locomotive
aos-action-urbanization = Urbanisation
aos-action-production = Production
aos-action-turn-order = Ordre du Tour

# Un par sorte de tuile dans data/tiles.toml.
aos-tile =
    .straight = voie droite
    .gentle = courbe large
    .acute = courbe serrée
    .cross-straight = croisement de deux droites
    .cross-mixed = croisement d’une droite et d’une courbe large
    .cross-gentle = croisement de deux courbes larges
    .pair-left = courbe large et courbe serrée côte à côte, à gauche
    .pair-right = courbe large et courbe serrée côte à côte, à droite
    .pair-straight = droite et courbe serrée côte à côte
    .pair-gentle = deux courbes larges côte à côte
    .town-one = bourg à une sortie
    .town-left = bourg à trois sorties, à gauche
    .town-right = bourg à trois sorties, à droite
    .town-star = bourg à trois sorties, en étoile
    .town-half = bourg à trois sorties du même côté
# Une tuile et sa position : « courbe large (N–SE) », ou les sorties d’un bourg.
aos-tile-turned = { $tile } ({ $tracks })
aos-track = { $from }–{ $to }

## Ce qui s’est passé

aos-rolled = { $seat } lance les dés : { $dice }, soit { $sum } en tout.
aos-ordered = Ordre du tour : { $order }.
aos-display-filled = Le tableau des marchandises est rempli depuis le sac.
aos-city-filled = { $city } reçoit ses premiers cubes : { $cubes }.
aos-turn-began = Le tour { $turn } sur { $turns } commence.
aos-issued =
    { $shares ->
        [0] { $seat } n’émet aucun titre et en reste à { $total }.
        [one] { $seat } émet { $shares } titre pour { $dollars } $ : { $total } en tout.
       *[other] { $seat } émet { $shares } titres pour { $dollars } $ : { $total } en tout.
    }
aos-bid = { $seat } propose { $dollars } $.
aos-passed = { $seat } passe grâce à l’Ordre du Tour et reste aux enchères.
aos-dropped-out =
    { $paid ->
        [0] { $seat } se retire : place { $place } dans l’ordre du tour, rien à payer.
       *[other] { $seat } se retire : place { $place } dans l’ordre du tour, { $paid } $ à payer.
    }
aos-won-auction =
    { $paid ->
        [0] { $seat } prend la première place dans l’ordre du tour et ne paie rien.
       *[other] { $seat } prend la première place dans l’ordre du tour et paie { $paid } $.
    }
aos-took = { $seat } choisit l’action { $action }.
aos-engine-raised =
    { $links ->
        [one] { $seat } a maintenant une locomotive de { $links } liaison.
       *[other] { $seat } a maintenant une locomotive de { $links } liaisons.
    }
aos-urbanized = { $seat } place la Ville Nouvelle { $city } sur { $town }.
aos-built = { $seat } construit en { $at } pour { $paid } $ : { $tile }.
aos-replaced = { $seat } remplace la tuile en { $at } pour { $paid } $ : { $tile }.
aos-redirected = { $seat } réoriente la voie en { $at } pour { $paid } $ : { $tile }.
aos-link-completed = La liaison entre { $from } et { $to } est achevée et appartient à { $seat }.
aos-link-completed-unowned = La liaison entre { $from } et { $to } est achevée et n’appartient à personne.
aos-section-lapsed = { $seat } perd un tronçon inachevé relié à { $from } : il n’appartient plus à personne.
aos-build-ended = { $seat } a fini de construire.
aos-shipped = { $seat } prend un cube { $colour } à { $from }.
aos-ran = Le cube quitte { $from } pour { $to } : { $paid } gagne { $dollars } $ de revenu.
aos-ran-unpaid = Le cube quitte { $from } pour { $to } : personne ne gagne de revenu.
aos-delivered =
    { $links ->
        [one] { $seat } livre un cube { $colour } à { $city } en { $links } liaison.
       *[other] { $seat } livre un cube { $colour } à { $city } en { $links } liaisons.
    }
aos-declined-to-move = { $seat } ne transporte rien.
aos-income-paid =
    { $dollars ->
        [0] { $seat } n’a aucun revenu à percevoir.
       *[other] { $seat } perçoit { $dollars } $ de revenu.
    }
aos-expenses-paid =
    { $dollars ->
        [0] { $seat } n’a pas de quoi payer ses dépenses.
       *[other] { $seat } paie { $dollars } $ de dépenses.
    }
aos-income-lost = Il manque { $unpaid } $ à { $seat } : son revenu tombe à { $income } $.
aos-eliminated = Il manque { $unpaid } $ à { $seat }, plus que son revenu ne peut couvrir : sa partie s’arrête là.
aos-income-reduced = { $seat } perd { $by } $ de revenu par la réduction des revenus : il lui en reste { $income } $.
aos-produced = { $seat } pioche pour la Production : { $cubes }.
aos-declined-to-produce = { $seat } n’utilise pas la Production.
aos-stocked = { $seat } place un cube { $colour } dans le tableau des marchandises : { $column }, case { $row }.
aos-growth-rolled = Arrivée des marchandises, moitié { $half } : les dés donnent { $dice }.
aos-grew = Un cube { $colour } arrive à { $city }.
aos-ended-last-turn = Le dernier tour s’achève, et la partie avec lui.
aos-ended-last-player = Il ne reste qu’une personne en jeu : la partie est terminée.
aos-ended-nobody-left = Il ne reste personne en jeu : la partie est terminée.

## Pourquoi non

aos-no-game-over = La partie est terminée.
aos-no-not-your-turn = Ce n’est pas à vous de jouer : on attend { $asked }.
aos-no-wrong-phase = Ce coup appartient à une autre phase. La phase en cours est « { $phase } ».

aos-no-share-left =
    { $left ->
        [0] On ne peut pas émettre plus de { $most } titres, et vous les avez tous émis : impossible d’en émettre { $shares } de plus.
       *[other] On ne peut pas émettre plus de { $most } titres : vous pouvez encore en émettre { $left }, pas { $shares }.
    }

aos-no-low-bid = { $dollars } $, c’est trop peu : proposez au moins { $least } $.
aos-no-bid-over-cash = Vous ne pouvez pas proposer { $dollars } $ : vous avez { $cash } $.
aos-no-pass = Pour passer, il faut avoir choisi l’action Ordre du Tour au tour précédent. Enchérissez, ou retirez-vous.
aos-no-second-pass = Vous avez déjà passé une fois grâce à l’Ordre du Tour. Enchérissez, ou retirez-vous.

aos-no-action-taken = { $holder } a déjà choisi l’action { $action } ce tour-ci.

aos-no-allowance-used = Vous avez déjà construit les { $allowance } tuiles de votre tour.
aos-no-built-this-turn = Vous avez déjà construit en { $at } ce tour-ci : une seule fois par hexagone.
aos-no-land = { $at } n’est pas un hexagone de terre de ce plateau : aucune voie n’y est possible.
aos-no-city-track = { $city } est une ville : les voies mènent aux villes, mais ne se posent pas dessus.
aos-no-town-here = Il n’y a pas de bourg en { $at }, et les tuiles de bourg ne se posent que sur un bourg.
aos-no-first-tile = Votre première tuile de la partie doit être une tuile simple qui rejoint une ville.
aos-no-nothing-new = La tuile en { $at } porte déjà cette voie : un remplacement doit changer quelque chose.
aos-no-track-must-stay = La voie en { $at } doit rester : cette tuile ne la conserverait pas.
aos-no-town-track-stays = Les sorties du bourg en { $at } doivent rester, et cette tuile en déplacerait une.
aos-no-open-end = La voie en { $at } n’a pas d’extrémité libre à réorienter : elle reste telle quelle.
aos-no-wrong-end = Seule l’extrémité libre de la voie en { $at } peut tourner ; celle qui rejoint le reste du tronçon ne bouge pas.
aos-no-others-track = Cette voie en { $at } appartient à { $owner } : seul son propriétaire peut la réorienter.
aos-no-off-the-land = Côté { $edge }, { $at } donne sur un lac ou sur le bord du plateau : aucune voie ne peut y aller.
aos-no-joins-others = Côté { $edge }, cette voie en { $at } rejoindrait celle d’un autre joueur. Rejoignez-la plutôt dans une ville ou un bourg.
aos-no-loop = Cette voie reviendrait à son point de départ : { $stop }.
aos-no-connection = Une nouvelle voie en { $at } doit toucher une ville ou l’une de vos voies, ou encore une voie sans propriétaire qui y mène.
aos-no-connection-redirected = La voie sans propriétaire en { $at } doit mener à une ville, ou à un bourg où vous avez une voie ; sinon, sa nouvelle extrémité doit toucher une ville, l’une de vos voies ou une autre voie sans propriétaire qui mène à un tel lieu.
aos-no-tile-left = Il ne reste plus de tuile de cette sorte : { $tile }.
aos-no-disk-left = Cette tuile demande un disque de bourg, et tous les disques sont sur le plateau.
aos-no-marker-left = Vos { $limit } marqueurs de propriété n’y suffisent pas : { $markers } sont déjà sur le plateau.
aos-no-too-dear = Cette tuile coûte { $cost } $, vous avez { $cash } $.

aos-no-urbanization = Pour placer une Ville Nouvelle, il faut avoir choisi l’action Urbanisation.
aos-no-second-new-city = Vous avez déjà placé une Ville Nouvelle ce tour-ci : une seule par tour.
aos-no-new-city-after-tiles = Une Ville Nouvelle se place avant la première tuile de votre tour, pas après.
aos-no-town-to-urbanize = Il n’y a en { $at } aucun bourg qui puisse devenir une Ville Nouvelle.
aos-no-new-city-left = La Ville Nouvelle { $city } est déjà sur le plateau.

aos-no-cargo = Aucun cube n’est en route : prenez-en d’abord un.
aos-no-cargo-under-way = Votre cube { $colour } est en route : menez-le d’abord à une ville de sa couleur.
aos-no-cube = Il n’y a pas de cube { $colour } à { $from }.
aos-no-cubes-here = Il n’y a aucun cube à { $at }.
aos-no-engine-for-it =
    { $links ->
        [one] Votre locomotive peut parcourir { $links } liaison : trop peu pour mener un cube { $colour } depuis { $from } à une ville de sa couleur.
       *[other] Votre locomotive peut parcourir { $links } liaisons : trop peu pour mener un cube { $colour } depuis { $from } à une ville de sa couleur.
    }
aos-no-way = Aucune suite de liaisons achevées ne mène un cube { $colour } depuis { $from } à une ville de sa couleur.
aos-no-way-on = Depuis { $to }, votre cube { $colour } n’atteindrait plus de ville de sa couleur avec les liaisons qui restent à votre locomotive.
aos-no-link-of = { $owner } n’a pas de liaison achevée entre { $from } et { $to }.
aos-no-link-unowned = Il n’y a pas de liaison achevée sans propriétaire entre { $from } et { $to }.
aos-no-link = Il n’y a pas de liaison achevée entre { $from } et { $to }.
aos-no-second-visit = Le cube est déjà passé par { $stop } et ne peut pas y revenir.
aos-no-second-engine = Vous avez déjà amélioré votre locomotive ce tour-ci : une seule fois pour les deux manches.
aos-no-engine-left = Votre locomotive peut déjà parcourir { $most } liaisons, le maximum.

aos-no-draw-again = Vous avez déjà pioché : placez maintenant les cubes dans le tableau.
aos-no-cube-drawn = Il n’y a pas de cube à placer : piochez d’abord.
aos-no-box = Le tableau des marchandises n’a pas cette case : { $column }, case { $row }.
aos-no-room-in-box = Cette case n’est pas vide : { $place }.

## Ce que l’on désigne pour jouer un coup

aos-spot-box = { $column }, case { $row }

## Pour qui écoute l’image, ou en montre une partie

aos-board-land = { $at }, { $terrain }
aos-board-town-here = { $at } { $name }, bourg
aos-board-city-here = { $at } { $name }, ville { $colour }. Marchandises : { $goods }
aos-board-new-city-here = { $at } { $name }, Ville Nouvelle { $city }, { $colour }. Marchandises : { $goods }
aos-board-cubes =
    { $count ->
        [one] { $count } { $colour }
       *[other] { $count } { $colour }s
    }
aos-board-no-cubes = aucun cube

## La légende

aos-board-plain = Plaine
aos-board-river = Rivière
aos-board-mountain = Montagne
