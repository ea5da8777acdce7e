# Une partie dans le terminal. Les commandes sont les mêmes dans toutes les langues.

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
# Une ville sans usine qu’atteint une liaison achevée, directement ou par des villes adjacentes
sp-city-connected = reliée

