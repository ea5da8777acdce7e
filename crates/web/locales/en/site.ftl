# The pages of the site around the table.

## The first page

site-home-title = Steam-train board games, at one table
site-home-lead = Play against bots this minute, or send your friends a link. No account, nothing to install.
site-games = The games
site-play-now = Play now
site-play-now-what = You against bots, at once. The table is private until you say otherwise.
site-new-table = New table
site-read-rules = Rules
site-mine = My tables
site-mine-none = You sit at no table yet. “Play now” seats you against bots at once; a new table has room for friends.
site-running = Running tables
site-running-none = No open table has a game running right now. Tables whose owner lets everybody watch appear here.
site-more = More
site-more-import = Look through a record
site-more-import-what = Any game played here or in the terminal, move by move
site-more-rules-what = In our own words, numbered, with a link for each
site-more-keys = Keys
site-more-keys-what = The whole table without a mouse

site-your-turn = Your turn
site-stage-waiting = Waits for players
site-stage-round = Turn { $round }
site-stage-over = Over
site-stage-record = Record
site-line-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
site-ago-now = just now
site-ago-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
site-ago-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
site-ago-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }

## What several pages say

site-seat = Seat { $number }
# An option of a game, and what was chosen.
site-option = { $name }: { $value }
site-fault = That did not work
site-home-link = To the first page
site-bot = Bot: { $level }

## A new table

site-new-title = A new table
site-new-lead = As it stands, you play against bots. Change what you like.
site-new-game = Game
site-new-name = Title of the table
site-optional = optional
site-new-players = How many play?
site-new-seats = Who sits where?
site-new-seats-extra = Only as many seats count as there are players.
site-new-sitter = Who sits here?
site-sitter-me = Me
site-sitter-friend = A friend, by link
site-sitter-screen = Somebody at this screen
site-new-sitter-name = Name at this screen
site-new-options = Options
site-new-idle = A seat that keeps the table waiting may be given to a bot after
site-new-idle-what = Whoever sat there can take it back at any time.
site-new-audience = Who may watch?
site-new-audience-what = Whoever plays always sees the table. You can change this at any time.
site-audience-everyone = Everybody
site-audience-everyone-what = The table is in the list on the first page.
site-audience-link = Whoever has the address
site-audience-link-what = The table is in no list, but its address can be passed on.
site-audience-invited = Only invited people
site-audience-invited-what = Private: onlookers need a link of their own, which you can withdraw.
site-new-open = Open the table

## Before the game

site-lobby-seats = Seats
site-lobby-free = Free
site-lobby-you = you
site-lobby-wait =
    { $free ->
        [one] One seat is still free. Send its link to a friend; the game can start when everybody sits.
       *[other] { $free } seats are still free. Send each link to a friend; the game can start when everybody sits.
    }
site-lobby-wait-others =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
site-lobby-not-yet = The game cannot start yet.
site-lobby-ready = Everybody sits. All aboard!
site-lobby-owner-starts = Whoever opened the table starts the game. This page changes by itself when that happens.
site-lobby-start = Start the game
site-lobby-link = Link for this seat
site-lobby-copy = Copy
site-lobby-copied = Copied
site-lobby-new-link = New link
site-lobby-new-link-what = The old link stops working.
site-lobby-fill = A bot instead
site-seat-free = Give { $name }’s seat to somebody else…
site-seat-free-bot = Give { $name }’s seat to a friend…
site-seat-free-what = { $name } is out at once, and the seat waits for whoever opens its new link.
site-seat-free-running = Until then nobody plays it, unless you choose a bot.
site-seat-free-do = Free the seat
site-seen-everyone = Everybody can watch this table: it is listed on the first page.
site-seen-link = Whoever has the address can watch this table.
site-seen-invited = This table is private: only players and invited onlookers see it.
site-people-link = Onlookers and privacy
site-fair = Fair draws
site-fair-what = Every die and every draw comes from a secret that is already chosen. This is its fingerprint. After the game the secret is shown, and anybody can check that it fits and that nothing was changed on the way.
site-fair-commitment = Fingerprint of the secret
site-fair-nonce-what = Whatever you type here is mixed in. Then nobody, not even this server, can have known the draws before.
site-fair-nonce = A few words or digits of your own
site-fair-nonce-for = A few words or digits of your own, for { $name }
site-fair-nonce-add = Mix in
site-fair-mixed = Mixed in by { $names }.
site-chat = Chat
site-chat-none = Nobody has said anything yet.
site-chat-say = Say something
site-chat-send = Send

## Joining

site-join-title = A seat is waiting for you
site-join-who = { $host } invites you to a game of { $game }.
site-join-table = The table is called { $title }.
site-join-with = At the table: { $names }.
site-join-name = Your name at the table
site-join-sit = Sit down
site-join-first-time = Never played? The board shows what you can do, and nothing counts before you end your turn.
site-spent-title = This link opens no seat
site-spent = Somebody has already sat down with it, or it was replaced by a newer one. Ask whoever sent it for a new link.
site-spent-watch = Watch the table
site-join-running = The game is already running: you take over a seat with all that it has.

## People at a table

site-people-title = Onlookers and privacy
site-people-back = Back to the table
site-people-audience = Who may watch
site-people-audience-save = Save
site-people-link-title = Link for onlookers
site-people-link-none = There is no link for onlookers: only those who play, and onlookers who were let in before, see the table.
site-people-link-idle = Whoever has the address of the table can watch, so nobody needs a link. If the table is private, you invite onlookers by one.
site-people-link-make = Make a link
site-people-link-new = New link
site-people-link-withdraw = Withdraw the link
site-people-link-what = Whoever opens it may watch, but sees no hidden hand. After a new link, or none, those who are already in stay in.
site-people-write-title = Chat
site-people-write-yes = Onlookers may write in the chat.
site-people-write-no = Only those who play, and you, write in the chat.
site-people-write-allow = Let onlookers write
site-people-write-forbid = Only players write
site-people-here = Who looks on now
site-people-nobody = Nobody is looking on.
site-people-nameless =
    { $count ->
        [one] One page is open whose visitor has no name here.
       *[other] { $count } pages are open whose visitors have no name here.
    }
site-people-others = Decided earlier
site-people-plays = plays
site-people-watches = looks on
site-people-muted = may not write
site-people-removed = removed
site-people-admitted = invited
site-people-mute = Mute { $name }
site-people-unmute = Let { $name } write
site-people-remove = Remove { $name }
site-people-readmit = Let { $name } back in
site-people-remove-what = Whoever is removed loses the table at once, and the link for onlookers is replaced. At a table that is not private they could still come back as somebody without a name.
site-people-fresh = Look again
site-people-delete = Delete this table
site-people-delete-over = The table disappears for everybody. Those who played keep its record, and can still check its draws.
site-people-delete-alone = The table disappears with all that happened at it.
site-people-delete-running = A game that is running cannot be deleted. It can be once it is over.
site-people-delete-ask = Delete…
site-people-delete-do = Yes, delete the table

site-watch-title = You may look on
site-watch-who = This link lets you watch a game of { $game }.
site-watch-what = The owner of the table sees your name while your page is open, and later among those who were let in. Nobody’s hidden hand is shown to you.
site-watch-in = Look on

site-deleted-title = This table is gone
site-deleted = Its owner has deleted it. Since you played here, its record stays yours: every move, every draw, and the proof that nothing was steered.

## You

site-me-title = You
site-me-guest = You play as a guest. This browser knows you; nobody asks for a password.
site-me-account = You are signed in as { $name }.
site-me-name-title = Your name
site-me-name = Name
site-me-name-save = Change the name
site-me-sign-up-title = Make an account
site-me-sign-up-what = To find your tables from another browser. All the tables you have as a guest stay yours.
site-me-sign-up = Make the account
site-me-sign-in-title = Sign in
site-me-sign-in-what = You have an account already. The tables of this guest move over to it.
site-me-sign-in = Sign in
site-me-password = Password
site-me-password-least = At least 8 characters
site-me-password-title = Change the password
site-me-old = Old password
site-me-new = New password
site-me-password-save = Change the password
site-me-sign-out-title = Sign out
site-me-sign-out-what = Your tables stay, and wait for you.
site-me-sign-out = Sign out
site-me-delete-title = Delete this account
site-me-delete-guest-title = Delete my traces
site-me-delete-what = Your name, your password and your sessions are deleted for good. Tables where you alone play disappear; where others play, a bot takes over your seat and your name is not shown any more. What others need to check their games stays.
site-me-delete-ask = Delete…
site-me-delete-do = Yes, delete everything of mine

## The rules

site-rules-all = The rules
site-rules-all-lead = In our own words, numbered, with a link for each. A refusal at the table names its rule.
site-rules-title = The rules of { $game }
site-rules-contents = Contents
site-rules-in-this-language = Read this in English
site-rules-data = Where the board comes from
site-note-more = More about it
site-rules-data-own = What is printed on the components is kept as plain facts; every drawing and every sentence here is our own.
site-rules-top = Back to the contents

## Records

site-import-title = Look through a record
site-import-lead = A record holds a whole game: every move, every draw, the result. Here it becomes a table that you can step through, and go on from at any point.
site-import-file = Choose a file
site-import-record = Or paste the record here
site-import-open = Open the record

site-verify-title = Were the draws fair?
site-verify-table = { $title }: { $game }
site-verify-well = Yes. Everything fits.
site-verify-well-what = The secret shown at the end is the one that was promised before the first draw, and with it every move and every draw was computed again and came out the same.
site-verify-bad = No. Something does not fit.
site-verify-moves = Moves computed again
site-verify-draws = Draws computed again
site-verify-commitment = Fingerprint, promised before the game
site-verify-secret = The secret, shown after it
site-verify-how = Check it yourself
site-verify-how-what = Nobody has to believe this page. Download the record and let your own copy of the program compute it all again:
site-verify-record = Download the record
site-verify-back = Back to the table

## Keys

site-keys-title = Keys
site-keys-lead = Everything on the table can be done with the keyboard alone.

## When something is wrong

site-error-403 = Not open to you
site-error-404 = There is nothing here
site-error-410 = This is no longer here
site-error-409 = That is not possible now
site-error-413 = That is too much
site-error-429 = A little slower, please
site-error-500 = Something broke on our side
site-error-503 = One moment, please
site-error-other = That did not work
site-error-status = Error { $status }

site-level-random = plays at random
site-level-greedy = plays to win

# How long a seat may keep the table waiting.
site-idle-hours =
    { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }
site-idle-days =
    { $days ->
        [one] a day
       *[other] { $days } days
    }
site-idle-weeks =
    { $weeks ->
        [one] a week
       *[other] { $weeks } weeks
    }
