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
sp-face-straight = straight
sp-face-curve = curve
sp-face-tight-curve = tight curve
sp-face-double-straight = double straight
sp-face-double-curve = double curve
sp-face-straight-curve = straight crossed by a curve
# A tile and how it lies: “curve (W–SE)”
sp-tile-turned = { $tile } ({ $tracks })
sp-track = { $from }–{ $to }

# The rival of the solo game.
sp-combine = the Combine

sp-paid-to = ${ $dollars } to { $seat }
sp-paid-to-bank = ${ $dollars } to the bank

sp-title-stoker = Stoker
sp-title-fireman = Fireman
sp-title-driver = Driver
sp-title-stationmaster = Stationmaster
sp-title-railway-baron = Railway Baron
sp-title-legend = Legend

sp-round = Round { $round }
sp-round-last = Round { $round }, the last
sp-turn = Turn { $turn } of { $turns }
sp-solo-end =
    { $points ->
        [one] { $title }, with 1 point
       *[other] { $title }, with { $points } points
    }

sp-head-cash = Cash
sp-head-fulfilled = Contracts
sp-head-hand = Hand
sp-head-trains = Trains
sp-head-factories = Factories
sp-head-points = Points

sp-player-first = First player
sp-player-enough = Enough contracts: last round
sp-player-first-enough = First player; enough contracts: last round

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
sp-no-incomplete-link = You have no incomplete link to take back a tile of.
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


## Questions

sp-ask-first-action = Your first action of two: what do you do?
sp-ask-second-action = Your second action: what do you do?
sp-ask-second-tile = Do you lay a second tile?
sp-ask-bring = Where does the { $colour } resource come from?
sp-ask-bonus-track = Bonus action: where do you lay track?
sp-ask-bonus-factory = Bonus action: where do you build a factory?
sp-ask-bonus-contracts = Bonus action: do you take contracts?
sp-ask-second-contract = From whose hand do you take the second contract?

## How things stand, beside a question

sp-now-how = Track goes on a lit hex, a factory in a lit city; a lit contract can be fulfilled.
sp-now-solo = You play alone: { $turns } turns. After each the Combine visits a city; it takes a resource, builds a factory or shares the points there.
sp-now-bought =
    { $count ->
        [one] The bank has been paid ${ $paid } for 1 that cannot be brought.
       *[other] The bank has been paid ${ $paid } for { $count } that cannot be brought.
    }
sp-now-money = You have ${ $cash }.
sp-now-first-track = You have no track yet: start next to any city.
sp-now-incomplete = Your link from { $from } is incomplete: go on from its end at { $at }, or choose that last tile to replace it or take it back.
sp-now-fulfillable =
    { $can ->
        [0] You cannot fulfil any of your contracts yet.
       *[other] You can fulfil { $can } of the { $hand } contracts in your hand.
    }
sp-now-empty-hand = You hold no contracts.
sp-now-count = Contracts fulfilled: { $count } of the { $enough } that bring the end.
sp-now-near = { $seat } has fulfilled { $count } of { $enough }: the end is near.
sp-now-last-round = This round is the last.
sp-now-last-turn = This turn is the last.
sp-now-bag-empty = The bag is empty: contracts are drawn from the fullest hand.
sp-now-bag-empty-solo = The bag is empty: no more contracts can be taken.
sp-now-contract = Your contract asks for { $needs }; still to be brought: { $rest }.
sp-now-accept = Accepting brings all of it the cheapest way and pays { $paid }.
sp-now-accept-free = Accepting brings all of it the cheapest way, for nothing.
sp-now-bonus-track = You may lay one or two tiles, at the usual costs.
sp-now-bonus-factory = You may start it with { $fewest } to { $most } resources.
sp-now-bonus-contracts = It is not one of your two actions.
sp-now-bonus-lost = Use it now or never: what is skipped is lost.
sp-now-bonus-useless = There is nothing it could be used for now.
sp-now-hands =
    { $count ->
        [one] These hands are the fullest, with 1 contract each: { $seats }.
       *[other] These hands are the fullest, with { $count } contracts each: { $seats }.
    }

## Moves, as a list of choices shows them

sp-move-build =
    { $cost ->
        [0] lay a { $tile } at { $at }, free
       *[other] lay a { $tile } at { $at } for ${ $cost }
    }
sp-move-cross = cross the track at { $at } for ${ $cost }: { $tile }
sp-move-replace = replace the last tile, at { $at }, by a { $tile }, free
sp-move-completes = { $step }, and complete the link from { $from } to { $to }
sp-move-remove = take back the last tile, at { $at }: no money comes back
sp-move-done = lay no second tile
sp-move-factory = build a factory in { $city }, with { $resources }
sp-move-fulfil = fulfil the contract for { $needs } ({ $reward }): pay { $paid } at least
sp-move-fulfil-free = fulfil the contract for { $needs } ({ $reward }): nothing to pay
sp-move-bring = bring { $colour } from { $from }: { $paid }
sp-move-bring-free = bring { $colour } from { $from }: nothing to pay
sp-move-accept = accept the cheapest way: { $sources }; pay { $paid }
sp-move-accept-free = accept the cheapest way: { $sources }; nothing to pay
# “2 black from Denver”
sp-source = { $resources } from { $from }
sp-move-take = take { $contracts } contracts from the bag
sp-move-take-last = take the last contract from the bag
sp-move-take-last-and-more = take the last contract from the bag, then one from the fullest hand
sp-move-take-from = take a contract from the hand of { $seat }
sp-move-take-from-and-more = take a contract from the hand of { $seat }, then one from the fullest hand
sp-move-bank = take ${ $dollars } from the bank
sp-move-skip = skip the bonus action: it is lost

# What a contract brings.
sp-reward-money =
    { $points ->
        [one] ${ $money } and 1 point
       *[other] ${ $money } and { $points } points
    }
sp-reward-bonus =
    { $points ->
        [one] 1 point and a bonus: { $bonus }
       *[other] { $points } points and a bonus: { $bonus }
    }

## What a move leaves of the money: short, as it is told where one points

sp-balance-pays = ${ $paid }, leaves ${ $left }
sp-balance-gains = +${ $gained }, ${ $left } then
sp-balance-both = ${ $paid }, then +${ $gained }: ${ $left } then

## What is clicked to make a move

sp-spot-tile = { $what }, { $tile }
sp-spot-last-tile = { $what }, { $tile }: the last tile of your incomplete link
sp-spot-contract = Contract { $contract }: { $needs } for { $reward }
sp-piece-factory = factory with { $resources }
sp-unit-resources = Resources beside it
sp-button-remove = Take this tile back
sp-button-done = No second tile
sp-button-free = Nothing to pay
sp-button-paid = { $paid }
sp-button-accept = Accept for ${ $total }: { $paid }
sp-button-accept-free = Accept: nothing to pay
sp-button-take = Take contracts
sp-button-from = From { $seat }
sp-button-bank = Take ${ $dollars }
sp-button-skip = Skip the bonus

## How points are made

sp-points-money = Money, $5 a point
sp-points-contracts = Contracts
sp-points-factories = Worked-out factories
sp-points-cities = Victory Point Cities
