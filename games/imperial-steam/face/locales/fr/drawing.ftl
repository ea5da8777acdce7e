# Imperial Steam en image. La place pour les mots y est comptée.

## Plateau

imp-map-summary = { $title }. Manche { $round }. { $phase }
imp-map-origin = Carte et valeurs reconstituées
imp-map-link = { $from }–{ $to }, { $kind }
imp-map-state-link = { $from }–{ $to }, liaison nationalisée, { $kind }
imp-map-tracks-of =
    { $count ->
        [one] voie ferrée ({ $owners })
       *[other] voies ferrées ({ $owners })
    }
imp-map-semmering = jeton Semmering
imp-map-semmering-of = jeton Semmering pris par { $seat }
imp-map-city = { $name }, effort { $effort }
imp-map-hub-city = métropole ({ $hub })
imp-map-free-stations =
    { $count ->
        [one] une gare à { $price } florins
       *[other] { $count } gares à { $price } florins chacune
    }
imp-map-stations-of =
    { $count ->
        [one] gare ({ $owners })
       *[other] gares ({ $owners })
    }
imp-map-business = jeton Amélioration { $points }
imp-map-demands = demande { $goods }
imp-map-key-of = { $key } prise par { $seat }
imp-map-trieste = { $bonus } florins par voie ferrée pour qui relie Trieste
imp-map-site = { $name }, emplacement { $slot }
imp-map-factory-of =
    usine, { $seat } ({ $good }), { $left ->
        [0] plus de marchandise
        [one] { $left } marchandise restante
       *[other] { $left } marchandises restantes
    }
imp-map-site-price = libre, une usine à { $price } florins
imp-map-site-station = libre, une usine à { $price } florins, le prix d’une gare
imp-map-site-board = libre, une usine au prix du plateau Usines
imp-map-legend = Signes du plateau
imp-map-legend-plain = Liaison ordinaire
imp-map-legend-bridge = Pont : il faut un ingénieur Ponts et une pierre de plus
imp-map-legend-tunnel = Tunnel : il faut un ingénieur Tunnels et un fer de plus
imp-map-legend-state = Liaison nationalisée : l’accès s’achète
imp-map-legend-semmering = Jeton Semmering, au premier qui y construit
imp-map-legend-track = Voie ferrée d’un joueur : une au plus par joueur et par liaison
imp-map-legend-effort = Effort qu’une équipe doit fournir pour relier la ville
imp-map-legend-station = Emplacement de gare avec son prix ; une gare
imp-map-legend-site = Emplacement d’usine, au prix du plateau Usines ou au sien
imp-map-legend-site-station = Emplacement d’usine au prix d’une gare de la ville
imp-map-legend-influence = Crans d’influence quand la ville est reliée à un réseau
imp-map-legend-business = Jeton Amélioration : des points pour qui relie la ville
imp-map-legend-key = Clés de métropole, pour le charbon livré : d’or, puis d’argent

## Panneaux

# Les lettres des marchandises et des métropoles.
imp-draw-letter-wood = B
imp-draw-letter-stone = P
imp-draw-letter-iron = F
imp-draw-letter-coal = C
imp-draw-letter-bronze = M
imp-draw-letter-white = Bc
imp-draw-letter-green = V
imp-draw-letter-blue = Bl
imp-draw-left = ×{ $count }

# Titres
imp-draw-own = Votre compagnie
imp-draw-actions = Actions
imp-draw-influence = Influence
imp-draw-rounds = Manches et locomotives
imp-draw-market = Marché
imp-draw-factories = Plateau Usines
imp-draw-workers = Plateau Ouvriers
imp-draw-contracts = Contrats disponibles
imp-draw-players = Les autres compagnies
imp-draw-all-players = Les compagnies
imp-draw-scoring = Décompte final

# Votre compagnie
imp-draw-money = Florins
imp-draw-money-hidden = L’argent est caché
imp-draw-figure-influence = Influence
imp-draw-figure-hands = Pions
imp-draw-figure-tracks = Voies
imp-draw-figure-income = Revenus
imp-draw-has-influence = Influence : { $influence }
imp-draw-has-hands =
    { $count ->
        [one] { $count } pion Action à placer
       *[other] { $count } pions Action à placer
    }
imp-draw-has-tracks =
    { $count ->
        [one] { $count } voie ferrée restante
       *[other] { $count } voies ferrées restantes
    }
imp-draw-has-income = Revenus de { $guldens } florins par manche
imp-draw-has-stations =
    { $count ->
        [one] { $count } gare
       *[other] { $count } gares
    }
imp-draw-has-workers =
    { $count ->
        [one] { $count } ouvrier recruté
       *[other] { $count } ouvriers recrutés
    }, expérience en formation : { $experience }
imp-draw-own-bid = Votre mise : { $bid } florins
imp-draw-trains = Trains
imp-draw-train =
    IS-{ $engine } : { $freight ->
        [one] { $freight } wagon de fret libre
       *[other] { $freight } wagons de fret libres
    }, { $reserved ->
        [one] { $reserved } réservé
       *[other] { $reserved } réservés
    }, { $passengers ->
        [one] { $passengers } wagon de passagers
       *[other] { $passengers } wagons de passagers
    }
imp-draw-goods = Marchandises
imp-draw-own-goods = Sur votre plateau : { $goods }
imp-draw-places-free =
    { $count ->
        [0] Plus de place
        [one] { $count } place libre
       *[other] { $count } places libres
    }
imp-draw-too-many =
    { $count ->
        [one] { $count } cube de trop
       *[other] { $count } cubes de trop
    }
imp-draw-warehouse = Entrepôt
imp-draw-warehouse-open =
    Entrepôt : { $open ->
        [one] { $open } étage ouvert
       *[other] { $open } étages ouverts
    } sur { $all }
imp-draw-landing = Commandes à venir
imp-draw-landing-goods = Zone de livraison, pour la manche suivante : { $goods }
imp-draw-ordered = commandes :
imp-draw-crew = Ouvriers
imp-draw-hired = { $count } sur { $most }
imp-draw-training = En formation
imp-draw-working = Au travail
imp-draw-experience = expérience { $count }
imp-draw-workers-here =
    { $area } : { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } de niveau { $level }
imp-draw-bridges = Ponts
imp-draw-tunnels = Tunnels
imp-draw-engineer-hired = Un { $kind } recruté
imp-draw-engineer-wanted = Pas encore d’{ $kind }
imp-draw-own-contracts = Usines et contrats
imp-draw-factories-of = { $factories }
imp-draw-no-contracts = Aucun contrat
imp-draw-contract = Contrat : { $contract }. Wagons réservés et investisseurs : { $size }
imp-draw-contract-met = Contrat : { $contract }. Les usines y sont
imp-draw-contract-unmet = Contrat : { $contract }. Il manque des usines
imp-draw-shares = Plateau Investissement
imp-draw-share-now = Cours actuel de l’action : { $value }
imp-draw-share-value =
    Cours de l’action { $value }, y monter coûte { $influence ->
        [one] { $influence } cran
       *[other] { $influence } crans
    } d’influence
imp-draw-shareholders = Actionnaires
imp-draw-shareholders-told =
    { $count ->
        [one] { $count } actionnaire
       *[other] { $count } actionnaires
    }
imp-draw-investors-told =
    { $count ->
        [one] { $count } investisseur
       *[other] { $count } investisseurs
    }
imp-draw-no-investor = Aucun investisseur à qui vendre.
imp-draw-investor-too-low = Le dernier investisseur paie moins que le cours.
imp-draw-investor-buys = Le dernier investisseur est prêt à acheter.
imp-draw-keys = Clés de métropole
imp-draw-gold-key = Clé d’or de la métropole { $hub }, { $guldens } florins à ce jour
imp-draw-silver-key = Clé d’argent de la métropole { $hub }, { $guldens } florins à ce jour
imp-draw-semmering = Semmering : derniers revenus doublés

# Actions
imp-draw-action = { $action }. Aucun pion.
imp-draw-action-hands = { $action }. Pions : { $hands }.
imp-draw-hands-of = { $seat } { $count }
imp-draw-action-again =
    La refaire vous coûterait { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    } d’influence.
imp-draw-short-build = Voies
imp-draw-short-hire = Recruter
imp-draw-short-building = Bâtiments
imp-draw-short-produce = Collecter
imp-draw-short-goods = Importer
imp-draw-short-train = Trains
imp-draw-short-contract = Contrat
imp-draw-short-give = Influence
imp-draw-short-share = Cours
imp-draw-short-fundraise = Fonds
imp-draw-short-pass = Passer
imp-draw-free-actions = Gratuites
imp-draw-free-sell = Vendre
imp-draw-free-deliver = Livrer
imp-draw-free-access = Racheter

# Influence
imp-draw-influence-told = Influence : { $all }
imp-draw-influence-of = { $who } { $influence }
imp-draw-order = Ordre du tour
imp-draw-order-told = Ordre du tour : { $seats }

# Manches et locomotives
imp-draw-round-hands = Pions
imp-draw-round-orders = Expéditions
imp-draw-round-goods = Arrivages
imp-draw-round-told = Manche { $round } : pions Action { $hands }, commandes { $orders }, cubes pour le marché { $goods }
imp-draw-engines = Locomotives
imp-draw-engine = IS-{ $engine } à { $price } florins, influence { $influence }, dès la manche { $round }. Reste : { $left }
imp-draw-for-sale = en vente
imp-draw-from-round = manche { $round }
imp-draw-sold-out = épuisée

# Marché
imp-draw-name-wood = Bois
imp-draw-name-stone = Pierre
imp-draw-name-iron = Fer
imp-draw-name-coal = Charbon
imp-draw-next-price = Prix du suivant
imp-draw-market-good =
    Marché, { $good } : { $price } florins, { $count ->
        [one] reste { $count } cube
       *[other] reste { $count } cubes
    }

# Plateau Usines
imp-draw-factory-cost = Prochaine
imp-draw-factory-pays = Une livraison
imp-draw-factory-left = Restent
imp-draw-factory-row = Usines, { $good } : la prochaine coûte { $cost } florins, une livraison rapporte { $pays }, reste { $left }
imp-draw-factory-coal = Usines, { $good } : la prochaine coûte { $cost } florins, une livraison rapporte une clé, reste { $left }
imp-draw-factory-row-gone = Usines, { $good } : il n’en reste plus, une livraison rapporte { $pays }
imp-draw-factory-coal-gone = Usines, { $good } : il n’en reste plus, une livraison rapporte une clé

# Plateau Ouvriers
imp-draw-hub = { $city }, métropole { $hub }, influence { $influence }
imp-draw-hub-open = { $city }, métropole { $hub }, influence { $influence } : ouverte pour vous
imp-draw-hub-closed = { $city }, métropole { $hub }, influence { $influence } : fermée pour vous
imp-draw-open = ouverte
imp-draw-closed = fermée
imp-draw-source = Ouvriers de la métropole { $hub }, colonne { $number } : { $price } florins chacun
imp-draw-engineer-waits = Métropole { $hub }, { $kind } : { $count }
imp-draw-growth = Croissance
imp-draw-growth-told =
    { $delivered ->
        [one] { $delivered } marchandise livrée
       *[other] { $delivered } marchandises livrées
    } ; la suivante rapporte { $next ->
        [one] { $next } cran
       *[other] { $next } crans
    } d’influence

# Contrats disponibles
imp-draw-deck =
    { $size ->
        [one] { $size } wagon de fret, { $size } investisseur
       *[other] { $size } wagons de fret, { $size } investisseurs
    }
imp-draw-no-more = Il n’en reste plus.

# Décompte final
imp-draw-score-money = Florins
imp-draw-score-total = En tout
imp-draw-scored = { $seat }, { $what } : { $guldens }
