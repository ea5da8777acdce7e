# Imperial Steam: how people are led through it.

## Parts of sentences

imp-sum =
    { $guldens ->
        [one] { $guldens } gulden
       *[other] { $guldens } guldens
    }
imp-steps =
    { $steps ->
        [one] 1 step of influence
       *[other] { $steps } steps of influence
    }
# A link, in few characters.
imp-link = { $from }–{ $to }
# One thing after the other in one sentence.
imp-together = { $before }; { $next }
imp-at-site = { $city }, site { $slot }
imp-at-bronze = { $city } (bronze hub)
imp-at-white = { $city } (white hub)
imp-at-green = { $city } (green hub)
imp-at-blue = { $city } (blue hub)
# The same where there is little room.
imp-at-hub = { $city } ({ $hub })
# “1 stone and 2 coal” before or after “factories”
imp-some = { $count } { $good }

## Where the game stands

imp-progress-round = Round { $round } of { $rounds }

imp-column-cash = Guldens
imp-column-influence = Influence
imp-column-share = Share
imp-column-hands = Hands
imp-column-tracks = Tracks
imp-column-contracts = Contracts
# Beside a player’s figures
imp-player-fulfilled = { $fulfilled } of { $held } contracts fulfilled

imp-player-bid = Has bid
imp-player-trieste = Has joined Trieste
imp-player-semmering = Semmering token
imp-player-shareholders =
    { $holders ->
        [one] 1 shareholder
       *[other] { $holders } shareholders
    }

## Questions

imp-ask-bid = How much do you bid for influence?
imp-ask-action = Which action do you place a hand on?
imp-ask-second-track = Do you lay a second track?
imp-ask-hire-more = Do you hire anybody else?
imp-ask-produce-more = Does another factory produce?
imp-ask-order-more = Do you order another good?
imp-ask-points =
    { $points ->
        [one] What do you spend your Business point on?
       *[other] What do you spend a point on? You have { $points }.
    }
imp-ask-discard =
    { $count ->
        [one] Which good goes back to the supply?
       *[other] Which goods go back to the supply? { $count } have to.
    }
imp-ask-end = Nothing more can be done: do you end your turn?
imp-ask-after = Anything else, or do you end your turn?

## How things stand, beside a question

imp-now-bid = Your bid is paid and buys influence, which decides the turn order and where you can hire.
imp-now-bid-hubs = To hire there takes { $hubs }.
imp-now-hub-stands = { $influence } in { $hub }
imp-now-bid-order = At equal bids the first of these is ahead: { $seats }.
imp-now-hands =
    { $left ->
        [one] This is your last hand of { $hands } in this round.
       *[other] You have { $left } of { $hands } hands left in this round.
    }
imp-now-hands-last-round =
    { $left ->
        [one] The last round, and your last hand of { $hands }.
       *[other] The last round: you have { $left } of { $hands } hands left.
    }
imp-now-hands-trieste =
    { $left ->
        [one] { $seats } joined Trieste: the last round, and your last hand of { $hands }.
       *[other] { $seats } joined Trieste: in this last round you have { $left } of { $hands } hands left.
    }
imp-now-lacks = For a track you lack { $lacks }.
imp-now-lacks-repeated = For a track you lack { $lacks }; one more hand costs influence on { $actions }.
imp-now-repeated = One more hand costs influence on { $actions }.
# “Hire” (10)
imp-now-repeat = “{ $action }” ({ $influence })
imp-now-trieste = Trieste is joined ({ $seats }): this round is the last.
imp-now-last-round = This round is the last.
imp-now-second-track =
    { $spare ->
        [0] It takes a crew of its own, but no more wood, stone and iron.
       *[other] It takes no more wood, stone and iron, and your first crew has an experience of { $spare } to spare for it.
    }
imp-now-bridge-lacks = A bridge would take { $good }, and you have none left.
imp-now-tunnel-lacks = A tunnel would take { $good }, and you have none left.
imp-now-no-second-track = There is no link on which you could lay a second track.
imp-now-workers-more = More workers can be hired from the source of the first.
imp-now-workers-none = No more workers can be hired in this action.
imp-now-workers-may = You may still hire workers, all from one source.
imp-now-engineers = You can still hire: { $engineers }.
imp-now-engineers-all = You have both engineers.
imp-now-engineers-none = No engineer can be hired with your money and an influence of { $influence }.
imp-now-producible = There is still { $goods } to be had.
imp-now-produced-all = All your factories have produced or have nothing left.
imp-now-room =
    { $free ->
        [0] Every place is taken: what is more goes back to the supply.
        [one] There is room for 1 more good.
       *[other] There is room for { $free } more goods.
    }
imp-now-orders =
    { $left ->
        [one] You may order 1 more of the { $most } of this round.
       *[other] You may order { $left } more of the { $most } of this round.
    }
imp-now-ordered-all =
    { $most ->
        [one] You have ordered the 1 good that can be ordered in this round.
       *[other] You have ordered all { $most } goods that can be ordered in this round.
    }
imp-now-no-order = There is no other good that you could pay for.
imp-now-points-no-car = No freight car is free to be turned into a passenger car.
imp-now-points-car = A passenger car brings { $income } guldens each round and holds no goods.
imp-now-overflow =
    { $places ->
        [0] There is no place for { $goods }.
       *[other] Keep { $places } of: { $goods }.
    }
imp-now-coal-on-engine =
    { $engines ->
        [one] ({ $coal } stays on the engine.)
       *[other] ({ $coal } stay on the engines.)
    }
imp-now-free-actions = Free actions are still possible: they take no hand.

## Moves, as a list of choices shows them

imp-move-bid = bid { $sum }: enough for { $hubs }
imp-move-bid-low = bid { $sum }: not enough for any hub
imp-move-bid-nothing = bid nothing
imp-move-build = lay a track { $link } with { $crew }
imp-move-build-spare = lay a track { $link } with the experience to spare
imp-move-hire =
    { $workers ->
        [one] hire 1 worker in { $hub } for { $price }
       *[other] hire { $workers } workers in { $hub } for { $price }
    }
imp-move-bridge-engineer = hire a Bridge Engineer in { $hub } for { $price }
imp-move-tunnel-engineer = hire a Tunnel Engineer in { $hub } for { $price }
imp-move-station = build a station in { $city } for { $price }
imp-move-factory = build { $factory } in { $site }, for { $price }, with a worker of level { $level } { $area }: { $goods } to take from it
imp-move-produce = take { $good } from the factory in { $site }
imp-move-produce-all = take a good from each of your factories: { $goods }
imp-move-produce-nothing = place the hand and produce nothing
imp-move-buy = buy { $good } now for { $price }
imp-move-order = order { $good } for the next round and pay { $price }
imp-move-train = buy an IS-{ $level } for { $price }: { $cars } freight cars and { $coal }
imp-move-upgrade =
    { $cars ->
        [one] upgrade the IS-{ $from } to an IS-{ $to } for { $price }: 1 freight car more
       *[other] upgrade the IS-{ $from } to an IS-{ $to } for { $price }: { $cars } freight cars more
    }
# Of the factories `has` are built and not needed for another contract.
imp-move-contract =
    { $size ->
        [one] secure a contract for { $factories } ({ $has } of 1 is yours and free for it): at the end { $value } are won if it is fulfilled, lost if not, and neither unless somebody has joined Wien and Trieste; it reserves 1 freight car
       *[other] secure a contract for { $factories } ({ $has } of { $size } are yours and free for it): at the end { $value } are won if it is fulfilled, lost if not, and neither unless somebody has joined Wien and Trieste; it reserves { $size } freight cars
    }
imp-move-give = give { $sum } for { $influence }
imp-move-give-nothing = place the hand and give nothing
imp-move-share-up = raise the share value to { $value } for { $influence }
imp-move-share-down = lower the share value to { $value }
imp-move-share-same = place the hand and leave the share value at { $value }
imp-move-fundraise = take { $sum } from the bank
imp-move-pass = place the hand and do nothing
imp-move-sell =
    { $holders ->
        [one] sell a share for { $price }: your shareholder takes a tenth of your money in the end
       *[other] sell a share for { $price }: your { $holders } shareholders take { $holders } tenths of your money in the end
    }
imp-move-deliver = deliver { $good } from { $from }, to { $to } for { $price }
imp-move-deliver-coal = deliver { $good } from { $from }, to { $to }
imp-move-access = buy access to the State Railway { $link }: { $price } to the bank
imp-move-access-from = buy access to the State Railway { $link }: { $paid }
imp-move-spend-influence = spend a point on a step of influence, to { $now }
imp-move-spend-share = spend a point on the share value: { $value }
imp-move-spend-car = spend a point to turn a freight car into a passenger car: { $income } more each round
imp-move-leave =
    { $points ->
        [one] leave the point unspent
       *[other] leave { $points } points unspent
    }
imp-move-discard = put { $good } back into the supply
imp-move-end = end the turn; { $news }
imp-move-end-last = end the turn, { $news }
imp-news-end =
    { $left ->
        [one] 1 hand of { $hands } is left for this round
       *[other] { $left } hands of { $hands } are left for this round
    }
imp-news-end-last = your last in this round

# What comes with a move, after it in the same sentence.
imp-effect-repeat = paying { $influence } for the repeated action
imp-effect-goods = using { $goods }
imp-effect-fee = paying { $paid }
imp-effect-influence = gaining { $influence }
imp-effect-points =
    { $points ->
        [one] 1 Business point to spend
       *[other] { $points } Business points to spend
    }
imp-effect-semmering = taking the Semmering token
imp-effect-trieste = joining Trieste for { $sum }: this round is the last
imp-effect-gold-key = taking the gold key of { $hub }
imp-effect-silver-key = taking the silver key of { $hub }
imp-effect-hub = { $hub } rises to { $now }
imp-effect-investors =
    { $investors ->
        [0] no more investors find room
        [one] 1 investor comes
       *[other] { $investors } investors come
    }
imp-effect-lost = losing { $goods } for want of room
imp-effect-overflow =
    { $count ->
        [one] then 1 good too many has to go
       *[other] then { $count } goods too many have to go
    }

## What a move leaves: short, as it is told where one points

imp-balance-money = { $before } → { $left } guldens
imp-balance-income = income { $before } → { $now }
imp-balance-influence = influence { $before } → { $now }

## What is clicked to make a move

imp-unit-bid = Guldens
imp-unit-workers = Workers
imp-unit-give = Steps of influence, { $price } guldens each

imp-button-bid = influence { $influence }: reaches { $hubs }
imp-button-bid-low = influence { $influence }: reaches no hub
imp-button-repeat = { $action } (−{ $influence } influence)
imp-button-crew = { $workers }
imp-button-crew-spare = { $workers }, { $spare } to spare
imp-button-nobody = Nobody more: the first crew is enough
imp-button-source = Workers: { $hub }, from { $price }
imp-button-source-of = Workers: { $hub }, source { $number }, from { $price }
imp-button-workers =
    { $workers ->
        [one] 1 worker for { $price }
       *[other] { $workers } workers for { $price }
    }
imp-button-bridge-engineer = Bridge Engineer: { $hub }, { $price }
imp-button-tunnel-engineer = Tunnel Engineer: { $hub }, { $price }
imp-button-factory = { $factory } for { $price }
imp-button-worker-training = Worker of level { $level } in training: { $goods }
imp-button-worker-working = Worker of level { $level } at work: { $goods }
imp-button-produce-all = All: { $goods }
imp-button-produce-nothing = Nothing
imp-button-buy = Buy one good now
imp-button-order =
    { $more ->
        [one] Order 1 good for the next round
       *[other] Order up to { $more } goods for the next round
    }
imp-button-market = { $good } for { $price }
imp-button-engine = IS-{ $level }
imp-button-new-train = As a new train, for { $price }
imp-button-upgrade = In place of the IS-{ $from }, for { $price }
# “1 stone and 2 coal factories”; of them `has` are built and not needed for another contract.
imp-button-contract =
    { $size ->
        [one] { $kinds } factory: ±{ $value } at the end (you have { $has } of 1)
       *[other] { $kinds } factories: ±{ $value } at the end (you have { $has } of { $size })
    }
imp-button-give = { $sum }
imp-button-share-up = Raise to { $value } (−{ $influence } influence)
imp-button-share-down = Lower to { $value }
imp-button-share-same = Leave at { $value }
imp-button-sell = Sell a share for { $price }; a tenth of your money at the end
imp-button-deliver = Deliver a good
imp-button-access = Buy State Railway access
imp-button-spend-influence = A step of influence, to { $now }
imp-button-spend-share = A step of share value, to { $value }
imp-button-spend-car = A passenger car: { $income } more each round
imp-button-discard = { $good } (you have { $has })
imp-button-end = End the turn

imp-spot-link = { $link }: effort { $effort }
imp-spot-bridge = { $link }: bridge, effort { $effort }
imp-spot-tunnel = { $link }: tunnel, effort { $effort }
imp-spot-fee = { $link }; { $paid }
imp-spot-station = { $city }: station, { $price }
imp-spot-free-site = { $site }: factory, price by its kind
imp-spot-free-site-price = { $site }: factory, { $price }
imp-spot-own-site = { $site }: { $left } left
imp-spot-delivery = { $city }: { $price }
imp-spot-delivery-gold = { $city }: the gold key
imp-spot-delivery-silver = { $city }: the silver key
imp-spot-access = { $link }: { $price } to the bank
imp-spot-access-from = { $link }: { $paid }

## Why nothing is lit there

imp-why-both = { $one } { $other }
imp-why-choose = Choose “{ $first }”.
imp-why-choose-then = Choose “{ $first }”, then “{ $next }”.

## How the money of the end is made

imp-points-money = Money
imp-note-income-twice = Twice { $income }, with the Semmering token.
imp-note-income = { $each } guldens for each passenger car ({ $cars }) and each station ({ $stations }).
imp-note-goods = { $worth } guldens each for { $goods }.
imp-note-keys = { $keys }.
imp-note-gold-key = gold key of { $hub }: { $worth }
imp-note-silver-key = silver key of { $hub }: { $worth }
imp-note-hubs =
    { $hubs ->
        [0] No hub is reached on the Influence track.
        [one] 1 hub is reached on the Influence track.
       *[other] { $hubs } hubs are reached on the Influence track.
    }
imp-note-contracts-done = Fulfilled: { $contracts }.
imp-note-contracts-open = Not fulfilled: { $contracts }.
imp-note-contracts-both = Fulfilled: { $done }. Not fulfilled: { $open }.
imp-note-contracts-idle = Nobody joined Wien and Trieste: contracts neither bring nor cost anything, and there are no tolls.
imp-note-tolls = { $way }, { $toll } for each link: { $paid }.
# Two whole sentences.
imp-note-both = { $one } { $other }
imp-note-tolls-from = Paid by { $payers }.
imp-note-dividends =
    { $holders ->
        [one] 1 shareholder takes a tenth of { $money }.
       *[other] { $holders } shareholders each take a tenth of { $money }.
    }
