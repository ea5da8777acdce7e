# Steam Power as a picture. Words on the picture have little room.

## For those who listen to the picture, or point at a part of it

sp-draw-summary = { $title }, { $board }. { $round }. { $phase }
sp-draw-summary-asked = { $title }, { $board }. { $round }. { $phase }: { $seat } to decide
sp-draw-round = Round { $round }
sp-draw-to-decide = { $seat } to decide
sp-draw-water-here = { $at }, water
sp-draw-track-here = { $what }, track of { $owners }
sp-draw-link = { $seat }: { $what }, { $from } – { $to }
sp-draw-left = { $what }: { $left }
sp-draw-contract-money =
    { $contract }: { $needs }, for ${ $money } and { $points ->
        [one] 1 point
       *[other] { $points } points
    }
sp-draw-contract-bonus =
    { $contract }: { $needs }, for { $points ->
        [one] 1 point
       *[other] { $points } points
    } and a bonus: { $bonus }
sp-draw-holds =
    { $seat } holds { $count ->
        [one] 1 contract
       *[other] { $count } contracts
    }

## The players

sp-draw-head-money = Money
sp-draw-head-fulfilled = Done
sp-draw-head-hand = Hand
sp-draw-head-factories = Factories
sp-draw-head-trains = Trains
sp-draw-head-points = Points

## Beside the map

sp-draw-hand = Contracts in hand
sp-draw-revealed = { $seat } fulfils this
sp-draw-fulfilled = Contracts fulfilled
sp-draw-of = { $count } of { $enough }
sp-draw-supply = Stock
sp-draw-tiles = Track tiles
sp-draw-stock = Resources
sp-draw-bag = Contracts in the bag
sp-draw-left-over = City tiles left over
sp-draw-boosts = More for worked-out factories

## The legend

sp-draw-legend = Legend
sp-draw-terrain = Terrain
sp-draw-water = Water, no track
sp-draw-crossing = Crossing ${ $price }
sp-draw-cities = Cities
sp-draw-city = City, its resource
sp-draw-factory = Factory
sp-draw-worked-out = Worked out
sp-draw-points = Points, shared
sp-draw-neighbours = Joined by any link
sp-draw-track = Track
sp-draw-complete = Complete link
sp-draw-incomplete = Incomplete link
sp-draw-train = Owner’s train
sp-draw-bonuses = Bonus actions
sp-draw-players = Players
