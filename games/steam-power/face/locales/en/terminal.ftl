# A game in the terminal.

## Steam Power

sp-map-legend =
    A city shows the letter of its colour and two of its name (“state” lists them): B black, W white, O orange, G grey, V a Victory Point City.
    Above it stands the seat that owns the factory, below it how many resources are left, × when none are. = joins cities side by side.
    Land: . plains, ∩ hills, ^^^ mountains, ~ water. A digit on track is its owner’s seat, • an open end, ╳ a crossing of two owners.
sp-map-legend-solo =
    A city shows the letter of its colour and two of its name (“state” lists them): B black, W white, O orange, G grey, V a Victory Point City.
    Above it stands who owns the factory, 0 for you and # for the Combine, below it how many resources are left, × when none are. = joins cities side by side.
    Land: . plains, ∩ hills, ^^^ mountains, ~ water. 0 is your track, • its open end.
sp-hand-heading = Your contracts
sp-hand-empty = None.
sp-hand-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# Whether a contract can be fulfilled now
sp-hand-no-network = needs a completed link first
sp-hand-free = ready, for nothing
sp-hand-ready = ready, for { $price }
sp-hand-too-dear = would cost { $price }
sp-stock-heading = Stock
sp-stock-resources = Resources: { $resources }
sp-stock-bag =
    Bag: { $contracts ->
        [one] 1 contract
       *[other] { $contracts } contracts
    }
sp-stock-tiles = Track tiles: { $tiles }
sp-stock-left-over = City tiles left over: { $tiles }
sp-stock-boost =
    A worked-out { $colour } factory is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
sp-cities-heading = Cities: name on the map, place, owner of the factory, resources left
# A city without a factory that a completed link reaches, directly or through cities side by side
sp-city-connected = connected

