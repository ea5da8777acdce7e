# The frame of every page, and the table.

## The frame

site-frame-description = An open table for steam-train board games, in the browser.
site-frame-skip = Skip to the content
site-frame-places = Places
site-frame-rules = Rules
site-frame-sign-in = Sign in
site-frame-theme-system = Theme: as the system has it
site-frame-theme-light = Theme: light
site-frame-theme-dark = Theme: dark
site-frame-foot = Free software. The draws of every game can be checked by everybody who played it.
site-frame-rights = The games belong to their authors and publishers; the rules here are told in our own words.

## The board

table-board = The board
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Show the whole board
table-reconnecting = No connection. Trying again…
table-title-mine = ● Your turn – { $title }

## The question

table-ask = Your move
table-now-plays = Now: { $name }
table-drafted =
    { $count ->
        [one] This turn so far: { $count } move
       *[other] This turn so far: { $count } moves
    }
table-confirm = Confirm
table-back = Back
table-undo = Undo
table-redo = Redo
table-restart = Start over
table-end = End turn
table-turn-left = Turn left
table-turn-right = Turn right
table-list = or choose from a list
table-lit-map = Click what is lit on the map.
table-lit-beside = Click what is lit beside the map.
table-lit = Click what is lit.
table-every-choice = All choices
table-for-good = This brings chance into play or shows something hidden: it cannot be taken back.
table-for-good-yes = Do it
table-for-good-no = Choose something else
table-rule = Rule
table-close = Close
table-nothing-here = Nothing to do here now.
table-failed = The server did not answer. Look how things stand before you try again.
table-stale = The table had moved on; here is how it stands now.
table-waiting = Waiting for { $names }
table-watching = You are watching.
table-see-outcome = How the points were made
table-look-again = Look again
table-bot-plays = A bot plays for { $seat }.
table-curtain = Hand the screen to { $name }
table-curtain-why = What { $name } is about to see is not for the others at this screen.
table-curtain-here = I am { $name }

## The players

table-spectator = Watching
table-players = Players
table-mark-me = (you)
table-mark-bot = (bot)
table-mark-stands-in = (a bot sits in)
table-mark-away = (away)
table-mark-free = (free)
table-mark-conceded = (conceded)
table-to-decide = to decide
table-give = Give the seat to a bot

## What happened

table-log = What happened
table-log-all = Show everything from the start
table-history = Through the game
table-move-of = Move { $at } of { $made }
table-go = Go
table-first = To the start
table-last = To the latest move
table-move-back = One move back
table-move-on = One move on
table-turn-back = A player’s turn back
table-turn-on = A player’s turn on
table-round-back = One round back
table-round-on = One round on
table-past = You are looking at an earlier position
table-past-at = After move { $at } of { $made }.
table-past-back = Back to now

## The talk

table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
# Who says the words that follow
table-chat-name = { $name }:

## The seat and the table

table-my-seat = My seat
table-hand = Let a bot play for me
table-hand-do = Hand over
table-take-back = Take my seat back from the bot
table-concede = Concede…
table-concede-what = You give up for good, and a bot plays your seat to the end.
table-concede-do = Yes, I concede
table-about = This table
table-people = Seats and onlookers
table-chat-closed = Only those who play write here.
table-chat-muted = The owner of this table does not want you to write here.
table-commitment = Commitment to the draws
table-commitment-what = The draws of this game were settled before it began. Once it is over, the secret behind this commitment is shown, and anybody can check that nothing was changed.
table-secret = Secret
table-nonce = What { $seat } added
table-verify = Check the draws
table-record = Record
table-again = Play again
table-again-join = Join the next game
table-continue = Continue from here…
table-continue-as = Against bots, as
table-continue-do = Continue

## The end

table-rank-number = { $rank }.
table-points = Points
table-out = out of the game
table-scoring = The final scoring, step by step
table-scoring-begin = From the beginning
table-scoring-next = Next step
table-scoring-step = Step { $step } of { $steps }:
table-scoring-now = This step
table-scoring-total = Total

## The keys

table-keys = Keys
table-key-tab = Tab
table-key-enter = Enter
table-key-escape = Esc
table-key-home = Home
table-key-end = End
table-keys-tab = From one thing to the next; on the board, through all that can be chosen
table-keys-arrows = To the next lit place in that direction; with Shift, or where nothing is lit, move the board
table-keys-numbers = The first to the ninth answer, or an amount
table-keys-turn = Turn the piece right or left
table-keys-kind = Another kind of piece
table-keys-enter = Choose, confirm, end the turn
table-keys-escape = One step back
table-keys-undo = Undo, redo
table-keys-zoom = Zoom in, zoom out, whole board
table-keys-moves = One move back or on in the history
table-keys-turns = A player’s turn back or on
table-keys-rounds = One round back or on
table-keys-ends = The first and the latest position
table-keys-chat = Write in the chat
table-keys-this = This list
table-pointer = With the mouse or a finger
table-pointer-what = Drag the board to move it; turn the wheel or pinch to zoom. Click a piece you are placing to turn it, click twice to confirm it. Click anything that is not lit to hear why not.
