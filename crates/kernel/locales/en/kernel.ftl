# What every game shares.

## Parts of sentences

seat-name = Player { $number }
# “a, b” and “c”
list = { $most } and { $last }
list-empty = nothing
money = ${ $dollars }
money-range = ${ $least }–{ $most }

## Setting up

players-range = { $fewest } to { $most } players
players-exactly = { $players } { $players ->
    [one] player
   *[other] players
}
setup-players = { $title } is for { $wanted }, not { $players } ({ $rule }).
setup-option = { $title } has no option “{ $key }”. It has: { $keys }.
setup-no-options = { $title } has no option “{ $key }”, nor any other.
setup-value = The option { $key } cannot be “{ $value }”. It can be: { $values }.

## How it ended

standing-alone =
    { $points ->
        [one] { $name } ends with 1 point.
       *[other] { $name } ends with { $points } points.
    }
standing-won = { $name } wins.
standing-tie = { $names } share first place.
standing-team = { $names } win together.
standing-nobody = Nobody wins.

## What is no move

notation-like = “{ $notation }” is not quite a move. Write it like this: “{ $example }”.
notation-alone = “{ $verb }” is the whole move: nothing comes after it.
notation-verb = “{ $notation }” is not a move. Moves begin with one of these: { $verbs }.
