# A table, whatever game is on it.

## Why not

table-no-second = You already have a seat in this game, and nobody may look into a second hand.
table-no-last-seat = This is your only seat in this game. Let a bot play it, or concede.

## Coming and going

table-vacated = { $seat } is out. The seat waits for whoever comes with its new link.
table-sat-down = { $seat } has taken a seat and plays on.
table-left-for-good = Somebody has left for good and is no longer named here.
table-audience-everyone = From now on everybody can watch this table.
table-audience-link = From now on whoever has the address can watch this table.
table-audience-invited = From now on this table is private: only players and invited onlookers see it.

## Taking back

table-back-look = Look at it
table-back-agree = Agree
table-back-refuse = Rather not
table-back-drop = Never mind
table-back-waits = The others have not all answered yet.
table-back-ask = Take the game back to here
table-back-asked = { $seat } would like to take the game back to move { $to }.
table-back-refused = { $seat } would rather not take anything back.
table-back-done = The game was taken back to move { $to }, as { $seat } asked.

## Handing over and conceding

table-handed = { $seat } lets a bot play on.
table-handed-idle = A bot plays for { $seat }, who kept the table waiting.
table-conceded = { $seat } concedes; a bot plays on.
table-returned = { $seat } is back.

## Another game

table-again-set-up = { $seat } has set up another game.
