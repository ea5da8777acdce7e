# What every game shares.

## Parts of sentences

seat-name = Player { $number }
# “a, b” and “c”
list = { $most } and { $last }
list-empty = nothing
refusal = { $why } [{ $rule }]
money = ${ $dollars }
money-range = ${ $least }–{ $most }

## The sides of a hex

edge-n = north
edge-ne = northeast
edge-e = east
edge-se = southeast
edge-s = south
edge-sw = southwest
edge-w = west
edge-nw = northwest
edge-n-short = N
edge-ne-short = NE
edge-e-short = E
edge-se-short = SE
edge-s-short = S
edge-sw-short = SW
edge-w-short = W
edge-nw-short = NW

## Setting up

setup-players = { $title } is for { $fewest } to { $most } players, not { $players } ({ $rule }).
setup-option = { $title } has no option “{ $key }”. It has: { $keys }.
setup-value = The option { $key } cannot be “{ $value }”. It can be: { $values }.

## Whose turn it is, and how it ended

your-turn = It is your turn.
turn-of = It is { $seat }’s turn.

ending-last-turn = The last turn has been played.
ending-last-round = The last round has been played.
ending-last-player = Only one player is left.
ending-nobody-left = No player is left.

standing-line =
    { $score ->
        [one] { $rank }. { $name }: { $score } point
       *[other] { $rank }. { $name }: { $score } points
    }
standing-out = { $rank }. { $name }: out of the game
standing-alone =
    { $points ->
        [one] { $name } ends with 1 point.
       *[other] { $name } ends with { $points } points.
    }
standing-won = { $name } wins.
standing-tie = { $names } share first place.
standing-team = { $names } win together.
standing-nobody = Nobody wins.

notation-like = “{ $notation }” is not quite a move. Write it like this: “{ $example }”.
notation-alone = “{ $verb }” is the whole move: nothing comes after it.
notation-verb = “{ $notation }” is not a move. Moves begin with one of these: { $verbs }.
