# Steam Power.

## Words

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

## Questions

sp-ask-first-action =
    { $actions ->
        [2] Your first action of two: what do you do?
       *[other] Your first action of { $actions }: what do you do?
    }
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
sp-now-bag-empty = The bag is empty: contracts are drawn from the fullest of the other hands.
sp-now-bag-empty-solo = The bag is empty: no more contracts can be taken.
sp-now-contract = Your contract asks for { $needs }; still to be brought: { $rest }.
sp-now-accept = Accepting brings all of it the cheapest way and pays { $paid }.
sp-now-accept-free = Accepting brings all of it the cheapest way, for nothing.
sp-now-bonus-track =
    { $tiles ->
        [2] You may lay one or two tiles, at the usual costs.
       *[other] You may lay up to { $tiles } tiles, at the usual costs.
    }
sp-now-bonus-factory = You may start it with { $fewest } to { $most } resources.
sp-now-bonus-contracts =
    { $actions ->
        [2] It is not one of your two actions.
       *[other] It is not one of your { $actions } actions.
    }
sp-now-bonus-lost = Use it now or never: what is skipped is lost.
sp-now-bonus-useless = There is nothing it could be used for now.
sp-now-hands =
    { $count ->
        [one] The fullest of the other hands, with 1 contract each: { $seats }.
       *[other] The fullest of the other hands, with { $count } contracts each: { $seats }.
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

sp-points-money = Money, ${ $dollars } a point
sp-points-contracts = Contracts
sp-points-factories = Worked-out factories
sp-points-cities = Victory Point Cities

## How it ended

ending-last-turn = The last turn has been played.
ending-last-round = The last round has been played.
ending-standstill = Nothing was built or delivered any more.
