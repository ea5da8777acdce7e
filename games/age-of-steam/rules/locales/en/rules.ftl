# Age of Steam.

## Words

aos-colour-red = red
aos-colour-blue = blue
aos-colour-purple = purple
aos-colour-yellow = yellow
aos-colour-black = black
# The same, said of a city.
aos-colour-of-city = { $colour }

aos-half-light = light
aos-half-dark = dark

# A die of the goods display, and the columns of the display by what stands above them.
aos-die-light = light { $number }
aos-die-dark = dark { $number }
aos-new-city = New City { $city }
aos-column-city = { $city } ({ $die })
aos-column-new-city = New City { $city } ({ $die })

aos-phase-issue-shares = Issue shares
aos-phase-auction = Auction for player order
aos-phase-select-actions = Select actions
aos-phase-build-track = Build track
aos-phase-move-goods = Move goods
aos-phase-production = Production
aos-phase-growth = Goods growth
aos-phase-over = End of the game

aos-action-first-move = First Move
aos-action-first-build = First Build
aos-action-engineer = Engineer
aos-action-locomotive = Locomotive
aos-action-urbanization = Urbanization
aos-action-production = Production
aos-action-turn-order = Turn Order

# One for each kind in data/tiles.toml.
aos-tile =
    .straight = straight track
    .gentle = gentle curve
    .acute = acute curve
    .cross-straight = crossing of two straights
    .cross-mixed = crossing of a straight and a gentle curve
    .cross-gentle = crossing of two gentle curves
    .pair-left = gentle curve beside an acute one, left
    .pair-right = gentle curve beside an acute one, right
    .pair-straight = straight beside an acute curve
    .pair-gentle = two gentle curves side by side
    .town-one = town with one exit
    .town-left = town with three exits, left
    .town-right = town with three exits, right
    .town-star = town with three exits, star
    .town-half = town with three exits on one half
# A tile and how it lies: “gentle curve (N–SE)”, or for a town its exits.
aos-tile-turned = { $tile } ({ $tracks })
aos-track = { $from }–{ $to }

## What happened

aos-rolled = { $seat } rolls { $dice }: { $sum } in all.
aos-ordered = Player order: { $order }.
aos-display-filled = The goods display is filled from the bag.
aos-city-filled = { $city } starts with these cubes: { $cubes }.
aos-turn-began = Turn { $turn } of { $turns } begins.
aos-issued =
    { $shares ->
        [0] { $seat } issues no shares and stays at { $total }.
        [one] { $seat } issues { $shares } share for ${ $dollars }: { $total } in all.
       *[other] { $seat } issues { $shares } shares for ${ $dollars }: { $total } in all.
    }
aos-bid = { $seat } bids ${ $dollars }.
aos-passed = { $seat } stays in with the Turn Order pass.
aos-dropped-out =
    { $paid ->
        [0] { $seat } drops out: place { $place } in player order, and nothing to pay.
       *[other] { $seat } drops out: place { $place } in player order, and ${ $paid } to pay.
    }
aos-won-auction =
    { $paid ->
        [0] { $seat } is first in player order and pays nothing.
       *[other] { $seat } is first in player order and pays ${ $paid }.
    }
aos-took = { $seat } takes { $action }.
aos-engine-raised =
    { $links ->
        [one] { $seat } now has an engine of { $links } link.
       *[other] { $seat } now has an engine of { $links } links.
    }
aos-urbanized = { $seat } places New City { $city } on { $town }.
aos-built = { $seat } builds on { $at } for ${ $paid }: { $tile }.
aos-replaced = { $seat } replaces the tile on { $at } for ${ $paid }: { $tile }.
aos-redirected = { $seat } redirects the track on { $at } for ${ $paid }: { $tile }.
aos-link-completed = The link from { $from } to { $to } is complete and belongs to { $seat }.
aos-link-completed-unowned = The link from { $from } to { $to } is complete and belongs to nobody.
aos-section-lapsed = { $seat } loses an unfinished section at { $from }: it is now unowned.
aos-build-ended = { $seat } has finished building.
aos-shipped = { $seat } takes up a { $colour } cube in { $from }.
aos-ran = The cube moves from { $from } to { $to }: { $paid } gains ${ $dollars } of income.
aos-ran-unpaid = The cube moves from { $from } to { $to }: nobody gains income.
aos-delivered =
    { $links ->
        [one] { $seat } delivers a { $colour } cube to { $city } over { $links } link.
       *[other] { $seat } delivers a { $colour } cube to { $city } over { $links } links.
    }
aos-declined-to-move = { $seat } moves no goods.
aos-income-paid =
    { $dollars ->
        [0] { $seat } has no income to collect.
       *[other] { $seat } collects ${ $dollars } of income.
    }
aos-expenses-paid =
    { $dollars ->
        [0] { $seat } has nothing to pay expenses with.
       *[other] { $seat } pays ${ $dollars } of expenses.
    }
aos-income-lost = { $seat } is ${ $unpaid } short: income falls to ${ $income }.
aos-eliminated = { $seat } is ${ $unpaid } short, more than the income can cover, and is out of the game.
aos-income-reduced = { $seat } loses ${ $by } of income to income reduction: ${ $income } is left.
aos-produced = { $seat } draws for Production: { $cubes }.
aos-declined-to-produce = { $seat } does not use Production.
aos-stocked = { $seat } puts a { $colour } cube into the goods display: { $column }, box { $row }.
aos-growth-rolled = Goods growth in the { $half } half: the dice show { $dice }.
aos-grew = A { $colour } cube arrives in { $city }.
aos-ended-last-turn = The last turn is over, and so is the game.
aos-ended-last-player = Only one player is left: the game is over.
aos-ended-nobody-left = Nobody is left: the game is over.

## Why not

aos-no-game-over = The game is over.
aos-no-not-your-turn = It is not your turn: the table is waiting for { $asked }.
aos-no-wrong-phase = That move belongs to another phase. The phase now is “{ $phase }”.

aos-no-share-left =
    { $left ->
        [0] Nobody may issue more than { $most } shares, and you have issued them all: you cannot issue { $shares } more.
       *[other] Nobody may issue more than { $most } shares: you can still issue { $left }, not { $shares }.
    }

aos-no-low-bid = ${ $dollars } is too low: bid at least ${ $least }.
aos-no-bid-over-cash = You cannot bid ${ $dollars }: you have ${ $cash }.
aos-no-pass = Only the player who took Turn Order in the turn before may pass. Bid, or drop out.
aos-no-second-pass = You have already used your Turn Order pass. Bid, or drop out.

aos-no-action-taken = { $holder } has already taken { $action } this turn.

aos-no-allowance-used = You have built all { $allowance } tiles of your turn.
aos-no-built-this-turn = You have already built on { $at } this turn: a hex is built on only once.
aos-no-land = { $at } is not a land hex of this board: no track can lie there.
aos-no-city-track = { $city } is a city: track leads up to a city, never onto it.
aos-no-town-here = There is no town on { $at }, and town tiles lie only on towns.
aos-no-first-tile = Your first tile of the game has to be a simple one that joins a city.
aos-no-nothing-new = The tile on { $at } already has this track: a replacement has to change something.
aos-no-track-must-stay = The track on { $at } has to stay: this tile would not keep it.
aos-no-town-track-stays = The exits of the town on { $at } have to stay, and this tile would move one.
aos-no-open-end = The track on { $at } has no open end to turn, so it stays as it is.
aos-no-wrong-end = Only the open end of the track on { $at } may turn; the end that joins the rest stays.
aos-no-others-track = This track on { $at } belongs to { $owner }: only its owner may redirect it.
aos-no-off-the-land = The { $edge } side of { $at } leads off the board or into a lake: no track can go there.
aos-no-joins-others = On the { $edge } side of { $at } this would join another player’s track. Meet in a city or a town instead.
aos-no-loop = This track would lead from { $stop } back to { $stop }.
aos-no-connection = New track on { $at } has to touch a city or your own track, or unowned track that leads to one of them.
aos-no-connection-redirected = The unowned track on { $at } has to lead to a city or to a town where you have track, or be turned to touch a city, your own track, or other unowned track that leads to such a place.
aos-no-tile-left = No tile of this kind is left: { $tile }.
aos-no-disk-left = This tile needs a town disk, and all the disks are on the board.
aos-no-marker-left = Your { $limit } ownership markers are not enough for this: { $markers } of them are on the board.
aos-no-too-dear = This tile costs ${ $cost }, you have ${ $cash }.

aos-no-urbanization = Only the player who took Urbanization may place a New City.
aos-no-second-new-city = You have already placed a New City this turn: only one is allowed.
aos-no-new-city-after-tiles = A New City is placed before the first tile of your turn, not after it.
aos-no-town-to-urbanize = There is no town on { $at } that could become a New City.
aos-no-new-city-left = New City { $city } is already on the board.

aos-no-cargo = No cube is on its way: take one up first.
aos-no-cargo-under-way = Your { $colour } cube is on its way: bring it to a city of its colour first.
aos-no-cube = There is no { $colour } cube in { $from }.
aos-no-cubes-here = No cubes lie in { $at }.
aos-no-engine-for-it =
    { $links ->
        [one] Your engine reaches over { $links } link: too few to bring a { $colour } cube from { $from } to a city of its colour.
       *[other] Your engine reaches over { $links } links: too few to bring a { $colour } cube from { $from } to a city of its colour.
    }
aos-no-way = No completed links lead from { $from } to a city that takes { $colour } cubes.
aos-no-way-on = From { $to } your { $colour } cube could not reach a city of its colour with the links your engine has left.
aos-no-link-of = { $owner } has no completed link from { $from } to { $to }.
aos-no-link-unowned = There is no unowned completed link from { $from } to { $to }.
aos-no-link = No completed link leads from { $from } to { $to }.
aos-no-second-visit = The cube has already been in { $stop } and may not come back.
aos-no-second-engine = You have already raised your engine this turn: only once in the two rounds.
aos-no-engine-left = Your engine already reaches over { $most } links, the most there are.

aos-no-draw-again = You have already drawn: now put the cubes into the display.
aos-no-cube-drawn = There is no cube to place: draw first.
aos-no-box = The goods display has no such box: { $column }, box { $row }.
aos-no-room-in-box = This box is not empty: { $place }.

## What is clicked to make a move

aos-spot-box = { $column }, box { $row }

## For those who listen to the picture, or point at a part of it

aos-board-land = { $at }, { $terrain }
aos-board-town-here = { $at } { $name }, Town
aos-board-city-here = { $at } { $name }, City, { $colour }. Goods: { $goods }
aos-board-new-city-here = { $at } { $name }, New City { $city }, { $colour }. Goods: { $goods }
aos-board-cubes = { $count } { $colour }
aos-board-no-cubes = empty

## The legend

aos-board-plain = Plain
aos-board-river = River
aos-board-mountain = Mountain
