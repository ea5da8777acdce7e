# What every game shares.

## Parts of sentences

seat-name = Player { $number }
# “a, b” and “c”
list = { $most } and { $last }
list-empty = nothing
refusal = { $why } [{ $rule }]

## The sides of a hex

edge-n = north
edge-ne = northeast
edge-se = southeast
edge-s = south
edge-sw = southwest
edge-nw = northwest
edge-n-short = N
edge-ne-short = NE
edge-se-short = SE
edge-s-short = S
edge-sw-short = SW
edge-nw-short = NW

## Setting up

setup-players = { $title } is for { $fewest } to { $most } players, not { $players }.
setup-option = { $title } has no option “{ $key }”. It has: { $keys }.
setup-value = The option { $key } cannot be “{ $value }”. It can be: { $values }.

## Whose turn it is, and how it ended

your-turn = It is your turn.
turn-of = It is { $seat }’s turn.

ending-last-turn = The last turn has been played.
ending-last-player = Only one player is left.
ending-nobody-left = No player is left.

standing-line =
    { $score ->
        [one] { $rank }. { $name }: { $score } point
       *[other] { $rank }. { $name }: { $score } points
    }
standing-out = { $rank }. { $name }: out of the game
standing-won = { $name } wins.
standing-tie = { $names } share first place.

## Playing in the terminal

play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back: earlier moves already count.
play-redone = Played again.
play-nothing-to-redo = There is nothing to play again.
play-committed = Your moves count now.
play-start-over = Your turn starts over.
play-reveals = This draws at random and cannot be taken back. Play it?
play-unknown = That is neither a choice nor a command. Type “help” to see what you can type.
play-bye = Goodbye, and thank you for playing.
play-help =
    Type the number of a choice, or the move as it is written beside it. You can also type:
    undo – take back your last move
    redo – play again what you took back
    restart – take back all the moves of your turn
    commit – make your moves count
    moves – show every choice
    board – show the board
    rules – show the rules
    help – show this
    quit – leave the game
