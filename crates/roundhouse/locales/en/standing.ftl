# Whose turn it is, and how it ended.

turn-of = It is { $seat }’s turn.

standing-line =
    { $score ->
        [one] { $rank }. { $name }: { $score } point
       *[other] { $rank }. { $name }: { $score } points
    }
standing-out = { $rank }. { $name }: out of the game
