# The pages of the site around the table.

## The first page

site-home-title = Steam-train board games, at one table
site-home-lead = Play against bots this minute, or send your friends a link. No account, nothing to install.
site-games = The games
site-players-range = { $fewest } to { $most } players
site-length-age-of-steam = 2–3 hours, or over weeks
site-what-age-of-steam = Issue shares, build track, move goods: a railroad on borrowed money, and every dollar counts.
site-length-empyreal = 2–3 hours, or over weeks
site-what-empyreal = Lay a network across a world of magic, fill your railyard with spellcars, hire specialists and deliver goods at the end of the line.
site-length-imperial-steam = 2–3 hours, or over weeks
site-what-imperial-steam = Bid for influence, train workers, build from Wien towards Trieste and sell shares of your own company: the most money wins.
site-length-steam-power = About an hour, or over weeks
site-what-steam-power = Lay track, build factories, fulfil secret contracts over everybody’s railways, and pay whoever owns the rails.
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
# How a bot plays
site-level-random = plays at random
site-level-greedy = plays to win
site-bot = Bot: { $level }
aos-option-map = Map
aos-option-map-rust-belt = Rust Belt
emp-option-boards = Boards
emp-option-boards-any = Drawn
emp-option-boards-a = A sides
emp-option-boards-b = B sides
emp-option-boards-what = Which sides the boards with two cities show. Where they lie is drawn; with six players only C sides are used.
emp-option-awards = Awards
emp-option-awards-off = None
emp-option-awards-two = Two, drawn
emp-option-awards-expert = Expert: two remain
emp-option-awards-what = Points at the end for the best at something, such as most trains on the edge of the map. Expert: more are dealt, and each player removes one.
emp-option-epic = Epic game
emp-option-epic-off = No
emp-option-epic-on = Yes
emp-option-epic-what = The game ends one demand tile later.
emp-option-open_information = Open information
emp-option-open_information-off = No
emp-option-open_information-on = Yes
emp-option-open_information-what = Everybody sees which specialists lie in the stacks.
emp-option-friendly = Friendly competition
emp-option-friendly-off = No
emp-option-friendly-on = Yes
emp-option-friendly-what = Without the captains, specialists and spellcars that harm others.
emp-option-teams = Teams
emp-option-teams-off = None
emp-option-teams-2v2 = Four players: two against two
emp-option-teams-2v2v2 = Six players: three teams of two
emp-option-teams-3v3 = Six players: three against three
emp-option-teams-what = Teammates sit alternately, add up their points and play without awards.
imp-option-setup = Set-up
imp-option-setup-fixed = Fixed, for a first game
imp-option-setup-normal = Normal
imp-option-setup-random = Random
imp-option-setup-what = Fixed: every tile has its place. Normal: a card says where the hubs and the State Railways lie, and the other tiles are drawn. Random: all of it is drawn.
imp-option-money = Money
imp-option-money-open = Open
imp-option-money-hidden = Hidden until the end
imp-option-money-what = Hidden: you see only how much you have yourself. What is paid and received is still told.
sp-option-map = Map
sp-option-map-usa = United States
sp-option-map-germany = Germany and the Low Countries
sp-option-map-britain = Great Britain
sp-option-later_edition = Rules of the later edition
sp-option-later_edition-off = No
sp-option-later_edition-on = Yes
sp-option-later_edition-what = The bank pays $5 instead of $3, and two city tiles make factories of their colours worth a point more.
sp-option-start_from_group = Cities side by side
sp-option-start_from_group-on = A new link may begin in any city of a group
sp-option-start_from_group-off = Only in a city that an own link touches
sp-option-steal_from_next = With the bag empty and most contracts in your own hand
sp-option-steal_from_next-off = You can take none
sp-option-steal_from_next-on = You take from the next fullest hand

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
site-idle-1 = an hour
site-idle-6 = 6 hours
site-idle-24 = a day
site-idle-72 = 3 days
site-idle-168 = a week
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
site-note-short = Rules by the rulebook; some of what is printed on the components is our reconstruction.
site-note-more = More about it
aos-note-short = Rules and tiles by the rulebook, the map from public sources; only the courses of its rivers are our reconstruction.
sp-note-short = Rules, tiles and pieces by the rulebook; maps and contracts are our reconstruction, the solo game is ours.
emp-note-short = Rules, names, texts, costs and counts by the rulebook; boards, company folios and the terrains of common spellcars are our reconstruction.
emp-note-box = The rules are the rulebook’s, the boards are a reconstruction. From the rulebook and from pictures of the tiles: the names of companies, captains, specialists, spellcars and awards, what they do and what they cost, how many of everything there are, and how many cities a side of a board has; every text here is in our own words. The pictures of the other components were not to be had, so we made up what only they showed, to fit what the rulebook says: the hexes and terrains of the boards; the folios, with their five columns, the home terrain of each company and four of its five printed cars; and which terrains the common spellcars name. The common and the printed cars have no names in the rulebook: theirs are ours. Expect the printed game to differ in all of this.
imp-note-short = Rules by the rulebook; map, tiles, contracts and prices are our reconstruction.
imp-note-box = The rules are the rulebook’s, the board is a reconstruction: you play the published rules on a map that is ours. From the rulebook: how many cities, tiles, contracts, cards and pieces there are, 15 names of cities, 14 links, two efforts, what everybody begins with, what workers, engineers and engines cost, most share values, and the Shipment tiles of the fixed set-up. Two more names of cities come from public pages. All the rest is printed only on the components, and no public source shows it, so we made it up to fit what is known: the other cities and links, bridges and tunnels, almost all efforts, what the city tiles and the contracts say, the prices of the market and of the factories, the growth of the hubs, when engines come and the influence they bring, the set-up cards, and the hubs and State Railways of the fixed set-up. Expect the printed game to differ in all of this.
sp-note-usa = That a board of the printed game shows the United States is public; where its hexes and cities lie is ours.
sp-note-germany = Nothing public says what this board shows in the printed game: the region and the layout are ours.
sp-note-britain = Nothing public says what this board shows in the printed game: the region and the layout are ours.
sp-note-box = Track tiles, pieces and numbers are the rulebook’s. The 48 contracts are a reconstruction: no list of them is public, so what they ask for and bring is ours. The solo game is ours too.
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
