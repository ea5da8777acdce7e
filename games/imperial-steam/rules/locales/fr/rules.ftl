# Imperial Steam.
#
# Vocabulaire : gulden = florin, hub = métropole, hand = pion Action, share value = cours de l’action (« action » seule est
# ce que l’on joue), track = voie ferrée, link = liaison, State Railway = liaison nationalisée, step = cran, round = manche,
# landing = zone de livraison, source of workers = colonne d’ouvriers, Business token = jeton Amélioration. Aucune ville ne
# commence par une voyelle, mais les noms de joueurs, si : ni « de » ni « que » devant eux.

## Mots

imp-wood = bois
imp-stone = pierre
imp-iron = fer
imp-coal = charbon
# Des marchandises, et combien.
imp-count-wood =
    { $count ->
        [one] { $count } cube de bois
       *[other] { $count } cubes de bois
    }
imp-count-stone =
    { $count ->
        [one] { $count } cube de pierre
       *[other] { $count } cubes de pierre
    }
imp-count-iron =
    { $count ->
        [one] { $count } cube de fer
       *[other] { $count } cubes de fer
    }
imp-count-coal =
    { $count ->
        [one] { $count } cube de charbon
       *[other] { $count } cubes de charbon
    }

imp-factory-wood = une usine de bois
imp-factory-stone = une usine de pierre
imp-factory-iron = une usine de fer
imp-factory-coal = une usine de charbon
imp-factories-wood =
    { $count ->
        [one] { $count } usine de bois
       *[other] { $count } usines de bois
    }
imp-factories-stone =
    { $count ->
        [one] { $count } usine de pierre
       *[other] { $count } usines de pierre
    }
imp-factories-iron =
    { $count ->
        [one] { $count } usine de fer
       *[other] { $count } usines de fer
    }
imp-factories-coal =
    { $count ->
        [one] { $count } usine de charbon
       *[other] { $count } usines de charbon
    }
# Ce qu’un contrat demande et rapporte.
imp-contract = { $factories }, d’une valeur de { $value } florins

# S’accordent avec « métropole ».
imp-bronze = marron
imp-white = blanche
imp-green = verte
imp-blue = bleue

imp-plain-link = ordinaire
imp-bridge-link = pont
imp-tunnel-link = tunnel
# Une liaison : « une voie ferrée entre Wien et Bratislava ».
imp-between = entre { $from } et { $to }

# Commencent par une voyelle : « d’ » devant eux.
imp-bridge-engineer = ingénieur Ponts
imp-tunnel-engineer = ingénieur Tunnels
# Où se trouve un ouvrier.
imp-training = en formation
imp-working = au travail
imp-crew-part =
    { $workers ->
        [one] { $workers } ouvrier de niveau { $level }
       *[other] { $workers } ouvriers de niveau { $level }
    }

imp-gold-key = clé d’or
imp-silver-key = clé d’argent

imp-action-build = Poser des voies ferrées
imp-action-hire = Recruter
imp-action-building = Construire un bâtiment
imp-action-produce = Collecter des marchandises d’usine
imp-action-goods = Importer des marchandises
imp-action-train = Acheter ou améliorer un train
imp-action-contract = Signer un contrat
imp-action-give = Acheter de l’influence
imp-action-share = Manipuler le cours de l’action
imp-action-fundraise = Lever des fonds
imp-action-pass = Passer

# Ce qu’achète un point d’un jeton Amélioration.
imp-buys-influence = un cran d’influence
imp-buys-share = un cran du cours de l’action
imp-buys-car = un wagon de passagers

imp-step-income = Derniers revenus
imp-step-goods = Marchandises
imp-step-keys = Clés de métropole
imp-step-hubs = Métropoles atteintes
imp-step-contracts = Contrats
imp-step-tolls = Péage
imp-step-dividends = Dividendes

imp-setup-fixed = mise en place Initiation
imp-setup-normal = mise en place normale
imp-setup-random = mise en place aléatoire

imp-phase-bidding = Enchère cachée
imp-phase-before = Choix d’une action
imp-phase-building = Seconde voie ferrée
imp-phase-hiring = Recrutement
imp-phase-producing = Collecte
imp-phase-ordering = Commandes
imp-phase-after = Actions gratuites
imp-phase-points = Points d’amélioration
imp-phase-discarding = Trop de marchandises
imp-phase-over = Fin de la partie

# Ce que quelqu’un reçoit pour une voie ferrée.
imp-paid-to = { $guldens } florins à { $seat }
# Une liaison du chemin vers Trieste, et qui en reçoit le péage.
imp-toll = { $toll } florins à { $owner } jusqu’à { $to }

## Ce qui s’est passé

imp-set-up = Tirage au sort : { $part }.
imp-set-up-tiles = la tuile de chaque ville
imp-set-up-state-railways = les liaisons nationalisées
imp-set-up-shipments = les tuiles Expédition
imp-set-up-growth = les tuiles Croissance des métropoles
imp-set-up-hub-influence = l’influence des métropoles
imp-set-up-refills = les marchandises qui arriveront au marché aux manches 4 à 8
imp-set-up-engineers = la place des ingénieurs
imp-set-up-contracts = les contrats disponibles
imp-set-up-turn-order = le premier ordre du tour

imp-turn-order = Ordre du tour : { $seats }.
imp-bid-made = { $seat } a misé.
imp-bid-revealed =
    { $guldens ->
        [0] { $seat } n’a rien misé.
       *[other] { $seat } a misé { $guldens } florins et les paie.
    }
imp-round-began = La manche { $round } commence.
imp-market-filled = Arrivage au marché : { $goods }.
imp-order-arrived = { $seat } reçoit sa commande : { $goods }.
imp-income = { $seat } collecte { $guldens } florins de revenus.
imp-influence-paid =
    { $steps ->
        [one] { $seat } paie { $steps } cran d’influence et descend à { $now }.
       *[other] { $seat } paie { $steps } crans d’influence et descend à { $now }.
    }
imp-repeat-paid =
    { $steps ->
        [one] { $seat } perd 1 cran d’influence ({ $now }) pour refaire cette action : { $action }.
       *[other] { $seat } perd { $steps } crans d’influence ({ $now }) pour refaire cette action : { $action }.
    }
imp-influence-rose =
    { $steps ->
        [one] { $seat } gagne { $steps } cran d’influence et monte à { $now }.
       *[other] { $seat } gagne { $steps } crans d’influence et monte à { $now }.
    }
imp-hub-rose =
    { $steps ->
        [one] La métropole { $hub } gagne { $steps } cran d’influence et monte à { $now }.
       *[other] La métropole { $hub } gagne { $steps } crans d’influence et monte à { $now }.
    }
imp-track-laid =
    { $workers ->
        [0] { $seat } pose une voie ferrée { $link }, sans autre ouvrier.
       *[other] { $seat } pose une voie ferrée { $link } avec { $crew }.
    }
imp-track-laid-fee =
    { $workers ->
        [0] { $seat } pose une voie ferrée { $link }, sans autre ouvrier, et paie { $paid }.
       *[other] { $seat } pose une voie ferrée { $link } avec { $crew } et paie { $paid }.
    }
imp-token-taken =
    { $points ->
        [one] { $seat } prend un jeton Amélioration à { $city } : { $points } point à dépenser.
       *[other] { $seat } prend un jeton Amélioration à { $city } : { $points } points à dépenser.
    }
imp-share-rose = { $seat } fait monter le cours de son action à { $value } florins.
imp-passed = { $seat } passe.
imp-produced-nothing = { $seat } ne collecte rien.
imp-share-left = { $seat } laisse le cours de son action à { $value } florins.
imp-share-fell = { $seat } fait baisser le cours de son action à { $value } florins.
imp-car-turned = { $seat } transforme un wagon de fret en wagon de passagers.
imp-points-left =
    { $points ->
        [one] { $seat } laisse { $points } point sans emploi.
       *[other] { $seat } laisse { $points } points sans emploi.
    }
imp-semmering-taken = { $seat } franchit le Semmering avant tout le monde et prend son jeton : ses derniers revenus seront doublés.
imp-trieste-joined = { $seat } relie Wien à Trieste et reçoit { $guldens } florins. Cette manche est la dernière.
imp-workers-hired =
    { $workers ->
        [one] { $seat } recrute { $workers } ouvrier de la métropole { $hub } pour { $paid } florins.
       *[other] { $seat } recrute { $workers } ouvriers de la métropole { $hub } pour { $paid } florins.
    }
imp-engineer-hired = { $seat } recrute un { $engineer } de la métropole { $hub } pour { $paid } florins.
imp-station-built = { $seat } construit une gare à { $city } pour { $paid } florins.
imp-factory-built = { $seat } construit { $factory } à { $city } pour { $paid } florins, avec { $goods }.
imp-produced = { $seat } collecte 1 cube de { $good } à { $city }.
imp-discarded = { $seat } remet à la réserve { $goods }, faute de place.
imp-bought = { $seat } achète 1 cube de { $good } pour { $paid } florins.
imp-ordered = { $seat } commande 1 cube de { $good } pour la manche suivante et paie { $paid } florins.
imp-train-bought = { $seat } achète une IS-{ $engine } pour { $paid } florins, avec ses wagons de fret et un cube de charbon.
imp-train-upgraded = { $seat } remplace une IS-{ $from } par une IS-{ $engine } pour { $paid } florins.
imp-contract-taken =
    { $investors ->
        [0] { $seat } signe un contrat : { $contract }. Plus aucun investisseur ne trouve de place.
        [one] { $seat } signe un contrat : { $contract }. { $investors } investisseur arrive.
       *[other] { $seat } signe un contrat : { $contract }. { $investors } investisseurs arrivent.
    }
imp-given =
    { $guldens ->
        [0] { $seat } n’achète pas d’influence.
       *[other] { $seat } achète de l’influence pour { $guldens } florins.
    }
imp-funds-raised = { $seat } lève { $guldens } florins auprès de la banque.
imp-share-sold = { $seat } vend une action de sa compagnie pour { $guldens } florins.
imp-delivered =
    { $guldens ->
        [0] { $seat } livre 1 cube de { $good } de { $from } à { $to }.
       *[other] { $seat } livre 1 cube de { $good } de { $from } à { $to } pour { $guldens } florins.
    }
imp-key-taken = { $seat } prend la { $key } de la métropole { $hub }.
imp-access-bought = { $seat } achète l’accès à la liaison nationalisée { $link } et paie { $paid } florins à la banque.
imp-access-bought-from = { $seat } achète l’accès à la liaison nationalisée { $link } et paie { $paid }.
imp-ended = La manche { $round } était la dernière : la partie est terminée.
imp-ended-trieste = Trieste est reliée : la partie se termine après la manche { $round }.
imp-scored = { $step } : { $seat } reçoit { $guldens } florins.
imp-scored-loss = { $step } : { $seat } paie { $guldens } florins.
imp-tolls-paid = { $seat } doit un péage de { $from } à Trieste : { $path }.

## Pourquoi non

imp-no-game-over = La partie est terminée.
imp-no-not-your-turn = Ce n’est pas à vous de jouer : on attend { $asked }.
imp-no-bid-made = Vous avez misé : c’est maintenant aux autres de le faire.
imp-no-wrong-bidding = Tout le monde mise en ce moment : choisissez combien de florins vous donnez pour l’influence.
imp-no-wrong-discard = Vous avez plus de marchandises que de place : défaussez d’abord.
imp-no-wrong-action = Vous avez placé votre pion Action : une seule action par tour. Poursuivez-la, jouez des actions gratuites ou terminez le tour.
imp-no-wrong-before = Ce n’est le moment ni de miser ni de défausser.
imp-no-wrong-points = Dépensez d’abord les points de votre jeton Amélioration, ou renoncez-y.

imp-no-bid-of-tens = { $bid } n’est pas un multiple de { $price } : un cran d’influence coûte { $price } florins.
imp-no-bid-too-high = Vous ne pouvez pas miser { $bid } florins : vous en avez { $cash }.
imp-no-repeat =
    { $hands ->
        [one] Vous y avez déjà un pion Action : en placer un autre coûte 1 cran d’influence, et vous n’en avez aucun.
       *[other] Vous y avez déjà { $hands } pions Action : en placer un autre coûte { $hands } crans d’influence, et vous en avez { $influence }.
    }

imp-no-detached = Une voie ferrée { $link } ne toucherait pas votre réseau.
imp-no-own-track = Vous avez déjà une voie ferrée { $link }.
imp-no-state = La liaison { $link } est nationalisée : on n’y construit pas, on en achète l’accès.
imp-no-no-state = La liaison { $link } n’est pas nationalisée.
imp-no-two-tracks = Une troisième voie ferrée à { $city } demande que vous y ayez une gare.
imp-no-fees = D’autres joueurs ont une voie ferrée sur cette liaison : il faut leur payer { $fee } florins en tout, vous en avez { $cash }.
imp-no-build-good = Cette voie ferrée demande { $needs }, vous en avez { $has }.
imp-no-experience = Cette voie ferrée demande une expérience de { $effort } ; tous vos ouvriers en formation en réunissent { $has }.
imp-no-not-in-training = Ces ouvriers ne sont pas tous en formation.
imp-no-crew-too-small = Ces ouvriers réunissent une expérience de { $crew } ; la voie ferrée en demande { $effort }.
imp-no-crew-too-large = Ces ouvriers réunissent une expérience de { $crew }, la voie ferrée en demande { $effort } : ils ne sont pas tous nécessaires.
imp-no-engineer = La liaison { $link } demande un { $engineer }, et vous n’en avez pas.
imp-no-tracks-left = Vos { $tracks } voies ferrées sont toutes sur le plateau.

imp-no-share-at-top = Le cours de votre action ne peut pas monter plus haut.
imp-no-car = Vous n’avez aucun wagon de fret non réservé.
imp-no-influence-at-end = Votre pion est au bout de la piste d’influence.

imp-no-source = À ce nombre de joueurs, il n’y a pas de colonne d’ouvriers { $source }.
imp-no-hub-closed = La métropole { $hub } est à { $needs } sur la piste d’influence, et vous seriez à { $influence } : c’est trop peu pour y recruter.
imp-no-workers-cost =
    { $workers ->
        [one] Cet ouvrier coûte { $price } florins, vous en avez { $cash }.
       *[other] Ces { $workers } ouvriers coûtent ensemble { $price } florins, vous en avez { $cash }.
    }
imp-no-too-many-workers = De vos { $most } ouvriers, { $has } sont déjà recrutés : il n’en reste pas autant.
imp-no-other-source = Tous les ouvriers d’une action viennent d’une même colonne : gardez celle de la métropole { $hub } où vous avez recruté les premiers.
imp-no-second-engineer = Vous avez déjà un { $engineer } : personne n’en a deux du même type.
imp-no-engineer-gone = Il n’y a pas d’{ $engineer } à recruter dans la métropole { $hub }.
imp-no-engineer-cost = Un ingénieur coûte { $price } florins, vous en avez { $cash }.

imp-no-not-joined = { $city } ne fait pas partie de votre réseau.
imp-no-own-station = Vous avez déjà une gare à { $city }.
imp-no-station-site = Il n’y a pas d’emplacement de gare libre à { $city }.
imp-no-stations-left = Vos { $stations } gares sont toutes sur le plateau.
imp-no-station-cost = Cette gare coûte { $price } florins, vous en avez { $cash }.
imp-no-site = Il n’y a pas d’emplacement d’usine { $site }.
imp-no-site-taken = Il y a déjà une usine sur cet emplacement à { $city }.
imp-no-site-closed = Cet emplacement à { $city } n’est disponible qu’à partir de { $players } joueurs.
imp-no-factories = Il ne reste plus d’usine de { $good } sur le plateau Usines.
imp-no-factory-cost = Cette usine coûte { $price } florins, vous en avez { $cash }.
imp-no-worker = Vous n’avez pas d’ouvrier de niveau { $level } { $area }.

imp-no-own-factory = Vous n’avez pas d’usine sur cet emplacement à { $city }.
imp-no-goods-left = Votre ouvrier à { $city } n’a plus de marchandises.
imp-no-has-produced = Pour cette action, vous avez déjà collecté auprès de votre ouvrier à { $city }.
imp-no-nothing-to-produce = Moins de deux de vos usines ont de quoi collecter : nommez celle que vous voulez, ou ne collectez rien.
imp-no-market-cost = Un cube de { $good } coûte { $price } florins au marché, vous en avez { $cash }.
imp-no-order-full =
    { $most ->
        [one] Dans cette manche, chaque joueur commande au plus { $most } marchandise.
       *[other] Dans cette manche, chaque joueur commande au plus { $most } marchandises.
    }
imp-no-last-orders = On ne commande rien à la manche { $round } : aucune autre ne la suit.

imp-no-three-trains = Vous avez { $trains } trains : il n’y a pas de place pour un autre. Vous pouvez en améliorer un.
imp-no-such-engine = L’IS-{ $level } n’est pas une des locomotives en vente.
imp-no-engine-later = L’IS-{ $level } est en vente à partir de la manche { $round }.
imp-no-engines-gone = Il ne reste plus d’IS-{ $level }.
imp-no-engine-cost = Cela coûte { $price } florins, vous en avez { $cash }.
imp-no-train-of = Vous n’avez pas d’IS-{ $level }.
imp-no-not-larger = Une IS-{ $from } ne peut pas être remplacée par une IS-{ $to } : la nouvelle locomotive doit être plus grande.

imp-no-contract-gone = Le contrat { $contract } n’est pas disponible.
imp-no-freight-cars =
    { $needs ->
        [one] Ce contrat réserve { $needs } wagon de fret, et il ne vous en reste aucun pour cela.
       *[other] Ce contrat réserve { $needs } wagons de fret, il vous en reste { $has } pour cela.
    }
imp-no-give-tens = { $guldens } n’est pas un multiple de { $price } : un cran d’influence coûte { $price } florins.
imp-no-give-too-much = Vous ne pouvez pas donner { $guldens } florins : vous en avez { $cash }.
imp-no-give-past-end =
    { $most ->
        [0] Votre pion est au bout de la piste d’influence : il n’y a plus rien à acheter.
       *[other] { $most } florins vous mènent au bout de la piste d’influence : vous ne pouvez pas donner plus.
    }
imp-no-share-value = { $value } n’est pas une valeur du plateau Investissement.
imp-no-one-step = Le cours de l’action monte d’un cran à la fois : la valeur suivante est { $value }.
imp-no-share-influence =
    { $needs ->
        [one] Ce cours de l’action coûte { $needs } cran d’influence, et vous n’en avez aucun.
       *[other] Ce cours de l’action coûte { $needs } crans d’influence, et vous en avez { $has }.
    }

imp-no-investor = Vous n’avez pas d’investisseur à qui vendre une action de votre compagnie.
imp-no-investor-too-low = Votre investisseur le plus haut paie au plus { $pays } florins, et le cours de votre action est à { $value }.
imp-no-delivered-already = Vous avez déjà livré pendant ce tour : une seule livraison par tour.
imp-no-coal = Une livraison prend un cube de charbon de vos trains ou de votre entrepôt, et vous n’en avez pas.
imp-no-demand = { $city } ne demande pas de { $good }, ou n’en demande plus.
imp-no-coal-twice = Vous avez déjà livré du charbon à { $city } : on ne le fait qu’une fois.
imp-no-access-cost = L’accès coûte { $price } florins en tout, vous en avez { $cash }.
imp-no-discard-none = Vous n’avez pas de { $good } à défausser.
imp-no-discard-engine-coal = Votre charbon est sur des locomotives, qui n’acceptent aucune autre marchandise : le défausser ne ferait pas de place.
imp-no-end-before = Placez d’abord un pion Action sur une tuile Action ; vous pouvez aussi passer.
imp-no-end-points =
    { $points ->
        [one] Il vous reste { $points } point d’amélioration : dépensez-le, ou renoncez-y.
       *[other] Il vous reste { $points } points d’amélioration : dépensez-les, ou renoncez-y.
    }
imp-no-points = Vous n’avez pas de points d’amélioration à dépenser.

# De ce que l’on désigne.
imp-no-room-for-all = Une marchandise n’est défaussée que s’il y en a plus que de places.
imp-no-larger-engine = Il n’y a pas de locomotive plus grande que celle-ci.
imp-no-nothing-to-do = Cela ne peut servir à rien en ce moment.
