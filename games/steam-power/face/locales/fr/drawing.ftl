# Steam Power en image. Les mots y ont peu de place.

## Pour qui écoute l’image, ou en montre une partie

sp-draw-summary = { $title }, { $board }. { $round }. { $phase }
sp-draw-summary-asked = { $title }, { $board }. { $round }. { $phase } : à { $seat } de jouer
sp-draw-round = Manche { $round }
sp-draw-to-decide = À { $seat } de jouer
sp-draw-water-here = { $at }, eau
sp-draw-track-here = { $what }, voie : { $owners }
sp-draw-link = { $seat } : { $what }, { $from } – { $to }
sp-draw-left = { $what } : { $left }
sp-draw-contract-money =
    { $contract } : { $needs }, pour { $money } $ et { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sp-draw-contract-bonus =
    { $contract } : { $needs }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et un bonus : { $bonus }
sp-draw-holds =
    { $seat } a { $count ->
        [one] { $count } contrat
       *[other] { $count } contrats
    } en main

## Les joueurs

sp-draw-head-money = Argent
sp-draw-head-fulfilled = Remplis
sp-draw-head-hand = En main
sp-draw-head-factories = Usines
sp-draw-head-trains = Trains
sp-draw-head-points = Points

## À côté de la carte

sp-draw-hand = Contrats en main
sp-draw-revealed = { $seat } remplit ce contrat
sp-draw-fulfilled = Contrats remplis
sp-draw-of = { $count } sur { $enough }
sp-draw-supply = Réserve
sp-draw-tiles = Tuiles de voie
sp-draw-stock = Ressources
sp-draw-bag = Contrats dans le sac
sp-draw-left-over = Tuiles de ville restantes
sp-draw-boosts = En plus par usine épuisée

## La légende

sp-draw-legend = Légende
sp-draw-terrain = Terrain
sp-draw-water = Eau, aucune voie
sp-draw-crossing = Croisement { $price } $
sp-draw-cities = Villes
sp-draw-city = Ville, sa ressource
sp-draw-factory = Usine
sp-draw-worked-out = Usine épuisée
sp-draw-points = Ville à points partagés
sp-draw-neighbours = Reliées dès une liaison
sp-draw-track = Voies
sp-draw-complete = Liaison achevée
sp-draw-incomplete = Liaison inachevée
sp-draw-train = Propriétaire
sp-draw-bonuses = Actions bonus
sp-draw-players = Joueurs
