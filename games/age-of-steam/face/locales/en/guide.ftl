# Age of Steam.

## Words

aos-action-first-move-what = moves goods before everybody else, in both rounds
aos-action-first-build-what = builds before everybody else
aos-action-engineer-what = builds { $more } tiles instead of { $usual }
aos-action-locomotive-what = raises the engine by one link at once, to { $most } at the most
aos-action-urbanization-what = may turn a town into a New City, for free, before building
aos-action-production-what = may draw { $cubes } cubes and put them into empty boxes of the goods display
aos-action-turn-order-what = may pass once in the next auction without dropping out

# A small number, written out.
aos-number-word =
    { $number ->
        [2] two
        [3] three
        [4] four
        [6] six
       *[other] { $number }
    }

aos-turn = Turn { $turn } of { $turns }

aos-head-order = Order
aos-head-cash = Cash
aos-head-income = Income
aos-head-per-turn = Per turn
aos-head-shares = Shares
aos-head-engine = Engine
aos-head-expenses = Expenses
aos-head-action = Action
aos-head-track = Track
aos-head-points = Points

## Questions

aos-ask-issue-shares = How many shares do you issue? Each brings ${ $brings } now, and costs ${ $costs } every turn and { $points } points at the end.
aos-ask-auction = Do you bid for your place in the player order, or drop out?
aos-ask-select-actions = Which action do you take?
aos-ask-build-track = What do you build?
aos-ask-build-done = All your tiles are laid. Do you finish building?
aos-ask-urbanize = First you may make a town a New City: choose the town, or build without one.
aos-ask-move-goods = Which cube do you move?
aos-ask-cargo = Where does the cube go next?
aos-ask-production = Do you draw { $cubes } cubes for the goods display?
aos-ask-stock = Which box does the cube go into?

## How things stand, beside a question

aos-now-shares =
    { $left ->
        [0] You cannot issue any more shares.
        [one] You can issue { $left } more share.
       *[other] You can issue { $left } more shares.
    }
aos-now-bid = { $holder } holds the highest bid: ${ $dollars }.
aos-now-no-bid = Nobody has bid yet.
aos-now-tiles =
    { $left ->
        [one] You can build { $left } more tile.
       *[other] You can build { $left } more tiles.
    }
aos-now-urbanize = After the first tile of your turn you can place no New City any more.
aos-section = { $from } – { $to }
aos-now-lapsing = Unless you extend it this turn, this unfinished track of yours becomes unowned: { $track }.
aos-now-lapses = When you finish, this unfinished track of yours becomes unowned: { $track }.
aos-now-round = Round { $round } of { $rounds }.
aos-now-engine =
    { $links ->
        [one] Your engine can carry a cube over { $links } link.
       *[other] Your engine can carry a cube over up to { $links } links.
    }
aos-now-cargo =
    { $links ->
        [one] Your { $colour } cube is in { $at } and can travel { $links } more link.
       *[other] Your { $colour } cube is in { $at } and can travel { $links } more links.
    }
aos-now-cube = The cube to place is { $colour }.
aos-now-short = If nothing changes, you will owe ${ $due } at the end of this turn, with ${ $cash } and ${ $income } of income to pay it: your income will fall by ${ $short }.
aos-now-ruin = If nothing changes, you will owe ${ $due } at the end of this turn, with ${ $cash } and ${ $income } of income to pay it: your income cannot cover the rest, and you will be out of the game.

## Moves, as a list of choices shows them

aos-move-issue =
    { $shares ->
        [0] issue no shares
        [one] issue { $shares } share for ${ $dollars }
       *[other] issue { $shares } shares for ${ $dollars }
    }
aos-move-bid = bid ${ $dollars }
aos-move-pass = pass, { $news }
aos-move-drop = drop out of the auction
aos-move-take = take { $action }: { $what }
aos-move-urbanize = turn { $town } into { $city }
aos-move-build = build on { $at } for ${ $cost }: { $tile }
aos-move-replace = replace the tile on { $at } for ${ $cost }: { $tile }
aos-move-redirect = redirect the track on { $at } for ${ $cost }: { $tile }
aos-move-done = finish building
aos-move-done-no-new-city = finish building, { $news }
aos-move-ship =
    { $links ->
        [one] move a { $colour } cube from { $from }, over { $links } link
       *[other] move a { $colour } cube from { $from }, over up to { $links } links
    }
aos-move-run = to { $to }, over track of { $owner }: { $news }
aos-move-run-own = to { $to }, over your own track: { $news }
aos-move-run-unowned = to { $to }, over unowned track: { $news }
aos-move-run-unpaid = to { $to }, over track of { $owner }, { $news }
aos-move-delivers =
    { $total ->
        [0] { $step }; delivered, nothing for you in all
       *[other] { $step }; delivered, +${ $total } of income for you in all
    }
aos-move-engine = raise your engine by one link instead
aos-move-decline = move no goods
aos-move-decline-production = draw no cubes
aos-move-produce = draw cubes for the goods display
aos-move-stock = put the { $colour } cube here: { $place }

## What is new about a move, under the name of its button and at the end of its description

aos-news-pass = and stay in the auction
aos-news-no-new-city = without a New City
aos-news-run = +${ $dollars } of income for { $owner }
aos-news-run-own = +${ $dollars } of income for you
aos-news-run-unowned = nobody earns
aos-news-run-unpaid = who is out of the game: nobody earns

## What a move leaves of the money: short, as it is shown where people point

aos-balance-pays = ${ $paid }, leaves ${ $left }
aos-balance-issue = ${ $left } then, −${ $more } each turn
aos-balance-engine = −${ $more } each turn
aos-balance-bid = ${ $left } left if paid in full
aos-balance-no-new-city = { $balance }, no New City
aos-balance-short = { $balance }; ${ $short } short at turn’s end
aos-balance-ruin = { $balance }; ${ $short } short at turn’s end, and out

## What is clicked to make a move

aos-unit-shares = Shares to issue
aos-unit-bid = Your bid
aos-number-shares =
    { $shares ->
        [0] no shares
        [one] { $shares } share
       *[other] { $shares } shares
    }
aos-button-pass = Pass
aos-button-drop = Drop out
aos-button-done = Finish building
aos-button-engine = Raise the engine
aos-button-produce = Draw cubes
aos-button-over = Over track of { $owner }
aos-button-over-own = Over your own track
aos-button-over-nobody = Over unowned track
# Which goods it takes, and the die that brings it goods.
aos-piece-new-city = New City { $city }, { $colour }, { $die }
# Where there is no land, and so nothing to be done.
aos-spot-nowhere = { $at }
aos-spot-tile = { $what }, { $tile }

## How points are made

aos-points-income = Income × { $points }
aos-points-shares = Shares × −{ $points }
aos-points-track = Linked track

## In the terminal

aos-map-legend =
    A city shows its colour behind its label, then its name and its cubes; (A) to (H) is a New City.
    Colours: R red, B blue, P purple, Y yellow, K black. ○ town, ~~~~ river, ~ ~ lake, ^^^^ mountain.
    A digit on track is its owner’s seat, · is nobody’s.
aos-display-heading = Goods display (top box first)
aos-cities-heading = Cities: colour, place, cubes
