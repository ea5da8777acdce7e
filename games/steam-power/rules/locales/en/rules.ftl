# Steam Power.

## Words

# Of a resource, and of the city that produces it.
sp-colour-black = black
sp-colour-white = white
sp-colour-orange = orange
sp-colour-grey = grey
sp-city-points = Victory Point City
# “2 black”
sp-resources = { $count } { $colour }

sp-phase-action = Actions
sp-phase-second-tile = Second tile
sp-phase-fulfilling = Fulfilling a contract
sp-phase-bonus = Bonus action
sp-phase-second-contract = Second contract
sp-phase-over = End of the game

sp-bonus-track = build track
sp-bonus-factory = build a factory
sp-bonus-contracts = take contracts

# Each follows “a”.
sp-face =
    .straight = straight
    .curve = curve
    .tight-curve = tight curve
    .double-straight = double straight
    .double-curve = double curve
    .straight-curve = straight crossed by a curve
# A tile and how it lies: “curve (W–SE)”
sp-tile-turned = { $tile } ({ $tracks })
sp-track = { $from }–{ $to }

# The rival of the solo game.
sp-combine = the Combine

sp-paid-to = ${ $dollars } to { $seat }
sp-paid-to-bank = ${ $dollars } to the bank

sp-title =
    .stoker = Stoker
    .fireman = Fireman
    .driver = Driver
    .stationmaster = Stationmaster
    .railway-baron = Railway Baron
    .legend = Legend

## What happened

sp-cities-drawn = A city tile is drawn for every site.
sp-boosts-drawn = Worked-out factories of these colours are worth more: { $tiles }.
sp-dealt = Everybody draws { $contracts } contracts.
sp-first-player = { $seat } is the first player.
sp-round-began = Round { $round } begins.
sp-built =
    { $paid ->
        [0] { $seat } lays a { $tile } at { $at }, free.
       *[other] { $seat } lays a { $tile } at { $at } for ${ $paid }.
    }
sp-crossed = { $seat } crosses the track at { $at } for ${ $paid }: { $tile }.
sp-replaced = { $seat } replaces the last tile, at { $at }, by a { $tile }.
sp-removed = { $seat } takes back the last tile, at { $at }.
sp-link-completed = { $seat } completes the link from { $from } to { $to }.
sp-factory-built = { $seat } builds a factory in { $city }, with { $resources }.
sp-revealed = { $seat } reveals a contract: { $contract }.
sp-bought = { $seat } buys { $resources } from the bank for ${ $paid }.
sp-brought = { $seat } brings { $colour } from { $from } and pays { $paid }.
sp-brought-free = { $seat } brings { $colour } from { $from } and pays nothing.
sp-flipped = { $city } is worked out: its tile is flipped.
sp-fulfilled =
    { $points ->
        [one] { $seat } fulfils the contract ({ $contract }) for 1 point. Contracts fulfilled: { $count }.
       *[other] { $seat } fulfils the contract ({ $contract }) for { $points } points. Contracts fulfilled: { $count }.
    }
sp-fulfilled-for-money =
    { $points ->
        [one] { $seat } fulfils the contract ({ $contract }) for ${ $money } and 1 point. Contracts fulfilled: { $count }.
       *[other] { $seat } fulfils the contract ({ $contract }) for ${ $money } and { $points } points. Contracts fulfilled: { $count }.
    }
sp-bonus-skipped = { $seat } skips the bonus action: { $bonus }.
sp-drew =
    { $contracts ->
        [one] { $seat } draws a contract from the bag.
       *[other] { $seat } draws { $contracts } contracts from the bag.
    }
sp-drew-from = { $seat } draws a contract from the hand of { $from }, unseen.
sp-took-money = { $seat } takes ${ $dollars } from the bank.
sp-last-round = { $seat } has fulfilled { $contracts } contracts: this round is the last.
sp-combine-connects = The Combine visits { $city } and shares its points from now on.
sp-combine-builds = The Combine visits { $city } and builds a factory, with { $resources }.
sp-combine-takes = The Combine visits { $city } and takes 1 { $colour }.
sp-combine-no-link = The Combine visits { $city } and leaves: no link leads there.
sp-combine-worked-out = The Combine visits { $city } and leaves: it is worked out.
sp-combine-nothing = The Combine visits { $city }: nothing happens.
sp-standstill = For { $rounds } rounds no link was completed, no factory built and no contract fulfilled.
sp-ended = The game is over.

## Why not

sp-no-game-over = The game is over.
sp-no-not-your-turn = It is not your turn: the table is waiting for { $asked }.
sp-no-wrong-action = That is no action. Lay track, build a factory, fulfil a contract, take contracts or take money.
sp-no-wrong-second-tile = You are laying track: lay a second tile, or finish.
sp-no-wrong-fulfilling = Your contract comes first: say where its resources come from.
sp-no-wrong-bonus-track = Your bonus action is to build track: lay a tile, or skip it.
sp-no-wrong-bonus-factory = Your bonus action is to build a factory: choose its city, or skip it.
sp-no-wrong-bonus-contracts = Your bonus action is to take contracts: take them, or skip it.
sp-no-wrong-second-contract = First choose from whose hand the second contract comes.

sp-no-too-dear = This tile costs ${ $cost }, you have ${ $cash }.
sp-no-water = There is no land at { $at }: no track can lie there.
sp-no-track-on-city = { $city } is a city: track leads up to a city, never onto it.
sp-no-off-the-land = The { $edge } side of { $at } leads off the board or into water: no track can go there.
sp-no-first-track = Your first track has to start at a city, and at { $at } it would touch none.
sp-no-unconnected = New track at { $at } has to start at a city that one of your completed links already reaches.
sp-no-loop = This track would lead from { $city } back to { $city }: a link joins two different cities.
sp-no-finish-first = Your incomplete link comes first: go on from its open end at { $at }, or take it back.
sp-no-train = All your trains are on the board: without one no link can be begun.
sp-no-joins-other = On the { $edge } side of { $at } this would join the open track of { $owner }. Meet in a city instead.
sp-no-occupied = There is track at { $at } already: only a crossing tile can be laid over it.
sp-no-turns-track = A crossing has to keep the track at { $at } as it runs now.
sp-no-crossing-fits = No crossing tile fits over the track at { $at } from your side.
sp-no-crossing-of-tight-curve = There is a tight curve at { $at }: no tile crosses it.
sp-no-crossing-in-empty-hex = There is no track at { $at } to cross: lay a tile with one track.
sp-no-third-track = Two tracks cross at { $at } already: there is no room for a third.
sp-no-tile-left = No tile of this kind is left: { $tile }.
sp-no-incomplete-link = You have no incomplete link to take a tile back from.
sp-no-same-tile = This is how the track at { $at } runs now: a replacement has to change it.

sp-no-city-here = There is no city at { $at }.
sp-no-factory-for-points = { $city } is a Victory Point City: no factory is built there.
sp-no-second-factory = { $city } has a factory: there is only one in the whole game.
sp-no-link-to-city = No completed link leads to { $city } yet.
sp-no-link-to-group = No completed link leads to { $city } yet, nor to a city side by side with it.
sp-no-factory-left = All your factories are on the board.
sp-no-resources-left = No { $colour } resources are left in the stock.
sp-no-factory-size-only =
    { $resources ->
        [one] This factory starts with 1 resource.
       *[other] This factory starts with { $resources } resources.
    }
sp-no-factory-size = This factory starts with { $fewest } to { $most } resources.

sp-no-such-contract = You do not hold contract { $contract }.
sp-no-network = You have no network yet: complete a link first.
sp-no-contract-too-dear = Even the cheapest way to fulfil this contract costs ${ $cost }, you have ${ $cash }.
sp-no-resource-there = { $city } has no { $colour } resource.
sp-no-way-from = No completed links lead from { $city } to your network.
sp-no-money-for-rest = Bringing it from { $city } would leave you too little for the rest of the contract.
sp-no-such-route = No sensible way from { $city } pays just this: { $paid }.

sp-no-contracts = There is nothing to take: the bag is empty, and there is no hand that you may draw from.
sp-no-whose-hand = Several hands are equally full: say from whose you take.
sp-no-bag-first =
    { $contracts ->
        [one] There is still 1 contract in the bag: it is taken first.
       *[other] There are still { $contracts } contracts in the bag: those are taken first.
    }
sp-no-one-hand = One hand alone is the fullest: just take, there is nothing to choose.
sp-no-not-the-fullest = That is not one of the fullest hands.

## For those who listen to the picture, or point at a part of it

sp-board-land = { $at }, { $terrain }
sp-board-plains = plains
sp-board-hills = hills
sp-board-mountains = mountains
sp-board-city = { $name } ({ $at }), { $tile }
sp-board-factory =
    { $name } ({ $at }), { $tile }, factory of { $owner }, { $resources ->
        [0] worked out
        [one] 1 resource
       *[other] { $resources } resources
    }
