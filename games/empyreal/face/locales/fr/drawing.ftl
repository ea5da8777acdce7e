# Empyreal: Spells & Steam : ce qui est dessiné.

## Le plan

emp-map-summary = { $title }. Tour de table { $round }. { $phase }
emp-map-reconstruction = Plateaux et disposition reconstitués
emp-map-letter-mountain = M
emp-map-letter-lake = L
emp-map-letter-forest = F
emp-map-letter-lava = V
emp-map-letter-glacier = G
emp-map-letter-desert = D
emp-map-letter-wasteland = X
emp-map-hex = { $at }, { $what }
emp-map-laid-wasteland = { $at }, tuile Désolation
emp-map-goods =
    { $count ->
        [one] { $count } marchandise ({ $terrain })
       *[other] { $count } marchandises ({ $terrain })
    }
emp-map-trains-of =
    { $count ->
        [one] wagon : { $owners }
       *[other] wagons : { $owners }
    }
emp-map-bound = la carte porte sur cette case
emp-map-stand =
    { $city }, { $size } ({ $colour }) : { $goods } marchandises, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
emp-map-stand-count = il y en a { $count }
emp-map-legend = Signes du plan
emp-map-legend-terrains = Terrains et leurs marchandises
emp-map-legend-terrain = { $letter } – { $terrain }
emp-map-legend-laid = tuile Désolation
emp-map-legend-transfers = Correspondances, en mana
emp-map-legend-transfer-city = { $mana } par une ville
emp-map-legend-transfer-competitor = { $mana } par des wagons concurrents
emp-map-legend-transfer-wasteland = { $mana } par une désolation
emp-map-legend-tiles = Tuiles Demande
emp-map-legend-tile = { $goods } marchandises en une livraison, { $points } PV
emp-map-legend-companies = Compagnies
emp-map-legend-company = { $company }
emp-map-legend-company-of = { $company } : { $seat }

## À côté de la carte

emp-draw-hand = Qui engagez-vous ?
emp-draw-hand-draft = Tous ceux qui restent au poste suivant : { $kind }. Un seul rejoint votre compagnie, les autres retournent dans la pile.
emp-draw-hand-keep = Vous avez pioché ces chefs de gare. L’un recouvre votre géomètre, les autres repartent.
emp-draw-companies = Compagnies et capitaines
emp-draw-folio = { $company } – { $player }
emp-draw-folio-without = Registre – { $player }
emp-draw-market = Marché des voitures enchantées
emp-draw-specialists = Spécialistes à engager
emp-draw-awards = Prix
emp-draw-supply = Réserve et fin de la partie
emp-draw-no-company = Compagnie pas encore choisie.
emp-draw-captains = Capitaines encore libres
emp-draw-own-captain = À sa tête, { $name } : { $does }
emp-draw-company = { $name }. Terrain d’origine : { $terrain }.
emp-draw-home = Terrain d’origine : { $terrain }
emp-draw-car =
    { $mana ->
        [0] { $name } : { $does }
        [1] { $name } (1 cristal) : { $does }
       *[other] { $name } ({ $mana } cristaux) : { $does }
    }
emp-draw-person = { $name }, { $kind } : { $does }
emp-draw-goods-of =
    { $count ->
        [one] { $count } marchandise { $name } ({ $terrain })
       *[other] { $count } marchandises { $name } ({ $terrain })
    }
emp-draw-face-down = face cachée
emp-draw-covered = recouvert
emp-draw-nobody = Poste vacant : { $kind }
emp-draw-to-place = Voiture à placer
emp-draw-mana-label = Mana
emp-draw-mana =
    { $mana ->
        [one] { $mana } cristal disponible
       *[other] { $mana } cristaux disponibles
    }, { $spent ->
        [one] { $spent } dépensé
       *[other] { $spent } dépensés
    }
emp-draw-mana-locked =
    { $mana ->
        [one] { $mana } cristal disponible
       *[other] { $mana } cristaux disponibles
    }, { $spent ->
        [one] { $spent } dépensé
       *[other] { $spent } dépensés
    } ; { $locked ->
        [one] { $locked } cristal disponible ne peut pas payer d’activation à ce tour
       *[other] { $locked } cristaux disponibles ne peuvent pas payer d’activation à ce tour
    }
emp-draw-trains-label = wagons restants
emp-draw-tiles-label = tuiles Demande
emp-draw-goods-label = marchandises
emp-draw-points-label = PV à ce jour
emp-draw-has-trains =
    { $count ->
        [one] { $count } wagon restant sur { $of }
       *[other] { $count } wagons restants sur { $of }
    }
emp-draw-has-tiles =
    { $count ->
        [one] { $count } tuile Demande ; { $of } mettent fin à la partie
       *[other] { $count } tuiles Demande ; { $of } mettent fin à la partie
    }
emp-draw-has-goods =
    { $count ->
        [one] { $count } marchandise livrée
       *[other] { $count } marchandises livrées
    }
emp-draw-has-points = { $count } PV à ce jour
emp-draw-tile = { $tile } ({ $terrain }), { $points } PV
emp-draw-start = Départ
emp-draw-end-of-line = Terminus : livraison et amélioration
emp-draw-space = Espace { $number }
emp-draw-space-here = { $space }. Le conducteur est ici.
emp-draw-space-costs =
    { $mana ->
        [0] { $space }. Y avancer le conducteur est gratuit.
        [1] { $space }. Y avancer le conducteur coûte 1 cristal.
       *[other] { $space }. Y avancer le conducteur coûte { $mana } cristaux.
    }
emp-draw-empty-slot = Vide, arrêt { $column }, place { $row }
emp-draw-activated = activée à ce tour
emp-draw-deck =
    { $count ->
        [one] { $count } voiture dans la pioche
       *[other] { $count } voitures dans la pioche
    }
emp-draw-discards =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
emp-draw-dealt-anew = Quand il n’en reste que { $low } ici, on en distribue { $full } nouvelles.
emp-draw-stack = { $kind } : encore { $count } à engager
emp-draw-award-standing = { $player } : { $value }, soit { $points } PV à présent.
emp-draw-award-points = +{ $points } PV
emp-draw-market-empty = Le marché est vide.
emp-draw-wasteland-left =
    { $count ->
        [one] { $count } tuile Désolation restante
       *[other] { $count } tuiles Désolation restantes
    }
emp-draw-round = Tour de table { $round }
emp-draw-end-tiles = La partie prend fin quand quelqu’un a { $count } tuiles Demande, ou plus aucun wagon.
emp-draw-last-round = C’est le dernier tour de table.
