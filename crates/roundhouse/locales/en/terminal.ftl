# A game in the terminal.

play-you-are = You are { $seat }. The others are bots.
play-again = This command gives the same game again:
play-first-help = Type a number, a move, or part of one. “help” tells what else there is, “board” shows the map.
play-help =
    Type the number of a choice, or the move as it is written beside it. Part of a move shows the moves it fits.
    You can also type:
    undo – take back your last move
    redo – play again what you took back
    start over or restart – take back all the moves of your turn
    commit – make your moves count; Enter does so at the end of your turn
    moves – show every choice
    board – show the map
    state – show the players and what lies beside the map
    hint – ask a bot
    log – show what happened lately; “log all” shows everything
    rules – show the chapters; “rules 4” shows a chapter, “rules 4.12” a rule
    record FILE – write the record of the game so far to a new file
    help or “?” – show this
    quit, exit or q – leave the game

play-ready = Press Enter to make this count, or type “undo”.
play-turn-over = Your turn is over and waits for Enter to make it count. “undo” takes the last move back.
play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back: earlier moves already count.
play-redone = Played again.
play-nothing-to-redo = There is nothing to play again.
play-committed = Your moves count now.
play-start-over = Your turn starts over.
play-reveals = This draws at random or shows something hidden, and cannot be taken back. Type “{ $yes }” to play it, or press Enter to choose again:
play-yes = yes

play-hint = A bot would play “{ $notation }”.
play-kept = The record is in { $file }.
play-go-on = This command goes on with the game:
play-record-needs-file = Which file? Type “record” and the name of a new file, such as “record game.txt”.
play-record-taken = { $file } is there already and is not overwritten: take another name, or go on with a record by --resume.
play-record-not-written = The record cannot be written to { $file }: { $why }
play-more-log = … “log all” shows everything.
play-no-match = No legal move matches “{ $typed }”.
play-no-choice = There is no choice { $number } in this list.
# A line of a list that stands for all amounts, such as of bids
play-amounts = { $verb } { $least } to { $most } – or just type the amount
# In how many ways something can be done, in a line of a list
play-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
play-no-rule = There is no rule “{ $rule }”. “rules” shows the chapters.
play-bye = Goodbye, and thank you for playing.
play-you-are-alone = You are { $seat } and play alone.
