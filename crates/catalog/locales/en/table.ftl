table-turn-done = Your turn is complete. End it, or take something back.
table-no-more-moves = This table holds { $most } moves, and that many have been played: nothing more can be played here.
record-unknown-game = There is no game called “{ $game }” here.
