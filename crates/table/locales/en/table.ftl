# A table, whatever game is on it.

## Why not

table-no-not-begun = The game has not begun yet.
table-no-over = The game is over.
table-no-seat = This seat is not yours to play.
table-no-turn-open = Your turn is not complete: there is still something to decide.
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
table-no-room = So much has happened at this table that only the game itself goes on.
table-no-saying = A message has 1 to { $most } characters.
table-no-vacating = This seat cannot be given to somebody else now.
table-no-again = Another game has been set up already.
table-no-link = This link no longer leads to a free seat: it was used, or a new one was made.
table-no-name = A name has 1 to 24 characters.
table-no-onlookers-write = At this table only those who play write in the chat.

## Taking back

table-no-back-now = Only a game that is being played can be taken back.
table-no-back = The game cannot be taken back to there: since then something was drawn at random or shown.
table-no-back-asked = Nobody asks to take anything back.
table-no-back-twice = Somebody already wishes to take the game back. Answer that first.

## Names

table-gone = Somebody who left
