# A table, whatever game is on it.

table-turn-done = Your turn is complete. End it, or take something back.

## Why not

table-no-not-begun = The game has not begun yet.
table-no-over = The game is over.
table-no-seat = This seat is not yours to play.
table-no-turn-open = Your turn is not complete: there is still something to decide.
table-no-link = This link no longer leads to a free seat: it was used, or a new one was made.
table-no-name = A name has 1 to 24 characters.
table-no-free-seat = This seat is not free.
table-no-nonce-now = The game has begun: nothing can be added to its draws now.
table-no-nonce = This has 1 to { $most } characters.
table-no-started = The game has already begun.
table-no-free =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
table-no-idle =
    { $hours ->
        [one] This seat can be given to a bot once it has kept the table waiting for an hour.
       *[other] This seat can be given to a bot once it has kept the table waiting for { $hours } hours.
    }
table-no-conceded = This seat was conceded, and a bot plays it to the end.
table-no-level = There is no such bot.
table-no-more-moves = This table holds { $most } moves, and that many have been played: nothing more can be played here.
table-no-room = So much has happened at this table that only the game itself goes on.
table-no-saying = A message has 1 to { $most } characters.
table-no-vacating = This seat cannot be given to somebody else now.
table-no-second = You already have a seat in this game, and nobody may look into a second hand.
table-no-last-seat = This is your only seat in this game. Let a bot play it, or concede.
table-no-onlookers-write = At this table only those who play write in the chat.
# In place of the name of somebody who is to be forgotten
table-gone = Somebody who left

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
table-handed = { $seat } lets a bot play on.
table-handed-idle = A bot plays for { $seat }, who kept the table waiting.
table-conceded = { $seat } concedes; a bot plays on.
table-returned = { $seat } is back.
table-again-set-up = { $seat } has set up another game.
table-no-again = Another game has been set up already.
table-no-back-now = Only a game that is being played can be taken back.
table-no-back = The game cannot be taken back to there: dice were rolled, goods were drawn or something was shown since.
table-no-back-asked = Nobody asks to take anything back.
table-no-back-twice = Somebody already wishes to take the game back. Answer that first.
