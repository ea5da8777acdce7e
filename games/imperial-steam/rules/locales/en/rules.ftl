# Imperial Steam.

## Words

imp-wood = wood
imp-stone = stone
imp-iron = iron
imp-coal = coal
# Goods, as many as there are.
imp-count-wood = { $count } wood
imp-count-stone = { $count } stone
imp-count-iron = { $count } iron
imp-count-coal = { $count } coal

imp-factory-wood = a wood factory
imp-factory-stone = a stone factory
imp-factory-iron = an iron factory
imp-factory-coal = a coal factory
imp-factories-wood =
    { $count ->
        [one] 1 wood factory
       *[other] { $count } wood factories
    }
imp-factories-stone =
    { $count ->
        [one] 1 stone factory
       *[other] { $count } stone factories
    }
imp-factories-iron =
    { $count ->
        [one] 1 iron factory
       *[other] { $count } iron factories
    }
imp-factories-coal =
    { $count ->
        [one] 1 coal factory
       *[other] { $count } coal factories
    }
# What a contract asks for and brings.
imp-contract = { $factories }, worth { $value } guldens

# The hubs: each stands before “hub”.
imp-bronze = bronze
imp-white = white
imp-green = green
imp-blue = blue

imp-plain-link = plain
imp-bridge-link = bridge
imp-tunnel-link = tunnel
# A link: “a track between Wien and Bratislava”.
imp-between = between { $from } and { $to }

imp-bridge-engineer = Bridge Engineer
imp-tunnel-engineer = Tunnel Engineer
# Where a worker stands.
imp-training = in training
imp-working = at work
imp-crew-part =
    { $workers ->
        [one] 1 worker of level { $level }
       *[other] { $workers } workers of level { $level }
    }

imp-gold-key = gold key
imp-silver-key = silver key

imp-action-build = Build tracks
imp-action-hire = Hire
imp-action-building = Build a station or a factory
imp-action-produce = Produce goods
imp-action-goods = Buy or order goods
imp-action-train = Buy or upgrade a train
imp-action-contract = Secure a contract
imp-action-give = Philanthropize
imp-action-share = Manipulate the share value
imp-action-fundraise = Fundraise
imp-action-pass = Pass

# What a Business point buys.
imp-buys-influence = a step of influence
imp-buys-share = a step of share value
imp-buys-car = a passenger car

imp-step-income = Last income
imp-step-goods = Goods
imp-step-keys = City keys
imp-step-hubs = Hubs reached
imp-step-contracts = Contracts
imp-step-tolls = Tolls
imp-step-dividends = Dividends

imp-setup-fixed = fixed set-up
imp-setup-normal = normal set-up
imp-setup-random = random set-up

imp-phase-bidding = Blind bid
imp-phase-before = Main Action
imp-phase-building = Second track
imp-phase-hiring = Hiring
imp-phase-producing = Production
imp-phase-ordering = Orders
imp-phase-after = Free actions
imp-phase-points = Business points
imp-phase-discarding = Too many goods
imp-phase-over = End of the game

# Somebody is paid for a track.
imp-paid-to = { $guldens } guldens to { $seat }
# A link on the way to Trieste, and who is paid for it.
imp-toll = { $toll } guldens to { $owner } as far as { $to }

## What happened

imp-set-up = Drawn at random: { $part }.
imp-set-up-tiles = a tile for every city
imp-set-up-state-railways = the State Railways
imp-set-up-shipments = the Shipment tiles
imp-set-up-growth = the Growth tiles of the hubs
imp-set-up-hub-influence = the influence of the hubs
imp-set-up-refills = the goods that come to the market in rounds 4 to 8
imp-set-up-engineers = the places of the engineers
imp-set-up-contracts = the contracts on display
imp-set-up-turn-order = the first turn order

imp-turn-order = Turn order: { $seats }.
imp-bid-made = { $seat } has bid.
imp-bid-revealed =
    { $guldens ->
        [0] { $seat } bid nothing.
       *[other] { $seat } bid { $guldens } guldens and pays them.
    }
imp-round-began = Round { $round } begins.
imp-market-filled = The market receives { $goods }.
imp-order-arrived = { $seat } receives the ordered goods: { $goods }.
imp-income = { $seat } collects { $guldens } guldens of income.
imp-influence-paid =
    { $steps ->
        [one] { $seat } pays 1 step of influence, down to { $now }.
       *[other] { $seat } pays { $steps } steps of influence, down to { $now }.
    }
imp-repeat-paid =
    { $steps ->
        [one] { $seat } pays 1 step of influence, down to { $now }, to do this again: { $action }.
       *[other] { $seat } pays { $steps } steps of influence, down to { $now }, to do this again: { $action }.
    }
imp-influence-rose =
    { $steps ->
        [one] { $seat } gains 1 step of influence, up to { $now }.
       *[other] { $seat } gains { $steps } steps of influence, up to { $now }.
    }
imp-hub-rose =
    { $steps ->
        [one] The { $hub } hub rises by 1 step of influence, to { $now }.
       *[other] The { $hub } hub rises by { $steps } steps of influence, to { $now }.
    }
imp-track-laid =
    { $workers ->
        [0] { $seat } lays a track { $link }, without any more workers.
       *[other] { $seat } lays a track { $link } with { $crew }.
    }
imp-track-laid-fee =
    { $workers ->
        [0] { $seat } lays a track { $link }, without any more workers, and pays { $paid }.
       *[other] { $seat } lays a track { $link } with { $crew }, and pays { $paid }.
    }
imp-token-taken =
    { $points ->
        [one] { $seat } takes a Business token in { $city }: 1 point to spend.
       *[other] { $seat } takes a Business token in { $city }: { $points } points to spend.
    }
imp-share-rose = { $seat } raises the share value to { $value } guldens.
imp-passed = { $seat } passes.
imp-produced-nothing = { $seat } produces nothing.
imp-share-left = { $seat } leaves the share value at { $value } guldens.
imp-share-fell = { $seat } lowers the share value to { $value } guldens.
imp-car-turned = { $seat } turns a freight car into a passenger car.
imp-points-left =
    { $points ->
        [one] { $seat } leaves 1 point unspent.
       *[other] { $seat } leaves { $points } points unspent.
    }
imp-semmering-taken = { $seat } is the first over the Semmering and takes its token: the last income is doubled.
imp-trieste-joined = { $seat } joins Wien and Trieste and receives { $guldens } guldens. This round is the last.
imp-workers-hired =
    { $workers ->
        [one] { $seat } hires 1 worker from the { $hub } hub for { $paid } guldens.
       *[other] { $seat } hires { $workers } workers from the { $hub } hub for { $paid } guldens.
    }
imp-engineer-hired = { $seat } hires a { $engineer } from the { $hub } hub for { $paid } guldens.
imp-station-built = { $seat } builds a station in { $city } for { $paid } guldens.
imp-factory-built = { $seat } builds { $factory } in { $city } for { $paid } guldens, with { $goods }.
imp-produced = { $seat } produces 1 { $good } in { $city }.
imp-discarded = { $seat } has no room for { $goods }: back to the supply.
imp-bought = { $seat } buys 1 { $good } for { $paid } guldens.
imp-ordered = { $seat } orders 1 { $good } for the next round and pays { $paid } guldens.
imp-train-bought = { $seat } buys an IS-{ $engine } for { $paid } guldens, with its freight cars and a coal.
imp-train-upgraded = { $seat } upgrades an IS-{ $from } to an IS-{ $engine } for { $paid } guldens.
imp-contract-taken =
    { $investors ->
        [0] { $seat } secures a contract: { $contract }. No more investors find room.
        [one] { $seat } secures a contract: { $contract }. 1 investor comes.
       *[other] { $seat } secures a contract: { $contract }. { $investors } investors come.
    }
imp-given =
    { $guldens ->
        [0] { $seat } gives nothing.
       *[other] { $seat } gives { $guldens } guldens for influence.
    }
imp-funds-raised = { $seat } raises { $guldens } guldens from the bank.
imp-share-sold = { $seat } sells a share for { $guldens } guldens.
imp-delivered =
    { $guldens ->
        [0] { $seat } delivers 1 { $good } from { $from } to { $to }.
       *[other] { $seat } delivers 1 { $good } from { $from } to { $to } for { $guldens } guldens.
    }
imp-key-taken = { $seat } takes the { $key } of the { $hub } hub.
imp-access-bought = { $seat } buys access to the State Railway { $link } and pays { $paid } guldens to the bank.
imp-access-bought-from = { $seat } buys access to the State Railway { $link } and pays { $paid }.
imp-ended = Round { $round } was the last: the game is over.
imp-ended-trieste = Trieste is joined: the game is over after round { $round }.
imp-scored = { $step }: { $seat } receives { $guldens } guldens.
imp-scored-loss = { $step }: { $seat } pays { $guldens } guldens.
imp-tolls-paid = { $seat } owes tolls from { $from } to Trieste: { $path }.

## Why not

imp-no-game-over = The game is over.
imp-no-not-your-turn = It is not your turn: the table is waiting for { $asked }.
imp-no-bid-made = You have bid: now the others have to.
imp-no-wrong-bidding = Everybody bids now: choose how many guldens you give for influence.
imp-no-wrong-discard = You have more goods than places: discard first.
imp-no-wrong-action = You have placed your hand: a turn has one Main Action. Go on with it, take free actions, or end the turn.
imp-no-wrong-before = Nobody is asked to bid or to discard now.
imp-no-wrong-points = Spend the points of your Business token first, or leave them.

imp-no-bid-of-tens = { $bid } is not a multiple of { $price }: a step of influence costs { $price } guldens.
imp-no-bid-too-high = You cannot bid { $bid } guldens: you have { $cash }.
imp-no-repeat =
    { $hands ->
        [one] You have a hand there already: another costs 1 step of influence, and you have none.
       *[other] You have { $hands } hands there already: another costs { $hands } steps of influence, and you have { $influence }.
    }

imp-no-detached = A track { $link } would not touch your network.
imp-no-own-track = You have a track { $link } already.
imp-no-state = The link { $link } is a State Railway: nobody builds there, access is bought.
imp-no-no-state = The link { $link } is no State Railway.
imp-no-two-tracks = A third track at { $city } needs a station of yours there.
imp-no-fees = Others have tracks on this link: they are paid { $fee } guldens in all, you have { $cash }.
imp-no-build-good = This track takes { $needs }, you have { $has }.
imp-no-experience = This track takes an experience of { $effort }; all your workers in training have { $has } together.
imp-no-not-in-training = Not all workers of this crew are in training.
imp-no-crew-too-small = This crew has an experience of { $crew }; the track takes { $effort }.
imp-no-crew-too-large = This crew has an experience of { $crew }, the track takes { $effort }: not all of them are needed.
imp-no-engineer = The link { $link } takes a { $engineer }, and you have none.
imp-no-tracks-left = All your { $tracks } tracks are on the map.

imp-no-share-at-top = Your share value cannot rise any further.
imp-no-car = You have no freight car that is not reserved.
imp-no-influence-at-end = Your marker is at the end of the Influence track.

imp-no-source = There is no source of workers { $source } at a table of this size.
imp-no-hub-closed = The { $hub } hub is at { $needs } on the Influence track, and you would be at { $influence }: that is too low to hire there.
imp-no-workers-cost =
    { $workers ->
        [one] This worker costs { $price } guldens, you have { $cash }.
       *[other] These { $workers } workers cost { $price } guldens together, you have { $cash }.
    }
imp-no-too-many-workers = Of your { $most } workers { $has } are hired already: there are not that many left.
imp-no-other-source = All workers of one action come from one source: yours came from the { $hub } hub, from that source.
imp-no-second-engineer = You have a { $engineer } already: nobody has two of a kind.
imp-no-engineer-gone = There is no { $engineer } to hire at the { $hub } hub.
imp-no-engineer-cost = An engineer costs { $price } guldens, you have { $cash }.

imp-no-not-joined = { $city } is not in your network.
imp-no-own-station = You have a station in { $city } already.
imp-no-station-site = There is no free site for a station in { $city }.
imp-no-stations-left = All your { $stations } stations are on the map.
imp-no-station-cost = This station costs { $price } guldens, you have { $cash }.
imp-no-site = There is no factory site { $site }.
imp-no-site-taken = There is a factory on this site in { $city } already.
imp-no-site-closed = This site in { $city } is open from { $players } players on.
imp-no-factories = No { $good } factory is left on the Factory board.
imp-no-factory-cost = This factory costs { $price } guldens, you have { $cash }.
imp-no-worker = You have no worker of level { $level } { $area }.

imp-no-own-factory = You have no factory on this site in { $city }.
imp-no-goods-left = Your worker in { $city } has no goods left.
imp-no-has-produced = Your worker in { $city } has produced in this action already.
imp-no-nothing-to-produce = Fewer than two of your factories can produce: name the one, or produce nothing.
imp-no-market-cost = The market asks { $price } guldens for { $good }, you have { $cash }.
imp-no-order-full =
    { $most ->
        [one] In this round each player orders 1 good at the most.
       *[other] In this round each player orders { $most } goods at the most.
    }
imp-no-last-orders = Nothing is ordered in round { $round }: there is no next round.

imp-no-three-trains = You have { $trains } trains: there is no place for another. You can upgrade one.
imp-no-such-engine = The IS-{ $level } is not among the engines for sale.
imp-no-engine-later = The IS-{ $level } is for sale from round { $round } on.
imp-no-engines-gone = No IS-{ $level } is left.
imp-no-engine-cost = This costs { $price } guldens, you have { $cash }.
imp-no-train-of = You have no IS-{ $level }.
imp-no-not-larger = An IS-{ $from } is not upgraded to an IS-{ $to }: the new engine has to be larger.

imp-no-contract-gone = Contract { $contract } is not on display.
imp-no-freight-cars =
    { $needs ->
        [one] This contract reserves 1 freight car, and you have none left for it.
       *[other] This contract reserves { $needs } freight cars, you have { $has } left for it.
    }
imp-no-give-tens = { $guldens } is not a multiple of { $price }: a step of influence costs { $price } guldens.
imp-no-give-too-much = You cannot give { $guldens } guldens: you have { $cash }.
imp-no-give-past-end =
    { $most ->
        [0] Your marker is at the end of the Influence track: nothing more can be bought.
       *[other] { $most } guldens take you to the end of the Influence track: you cannot give more.
    }
imp-no-share-value = { $value } is not a value of the Share board.
imp-no-one-step = The share value rises one step at a time: the next one is { $value }.
imp-no-share-influence =
    { $needs ->
        [one] This share value takes 1 step of influence, and you have none.
       *[other] This share value takes { $needs } steps of influence, and you have { $has }.
    }

imp-no-investor = You have no investor to sell a share to.
imp-no-investor-too-low = Your topmost investor pays { $pays } guldens at the most, and your share value is { $value }.
imp-no-delivered-already = You have already delivered this turn, and only one delivery is allowed.
imp-no-coal = A delivery takes a coal from your trains or your warehouse, and you have none.
imp-no-demand = { $city } does not demand { $good }, or not any more.
imp-no-coal-twice = You have brought coal to { $city } already: each player may do so only once.
imp-no-access-cost = Access costs { $price } guldens in all, you have { $cash }.
imp-no-discard-none = You have no { $good } to discard.
imp-no-discard-engine-coal = Your coal is on engines, where no other good fits: discarding it makes no room.
imp-no-end-before = First place a hand on a Main Action; you may also pass.
imp-no-end-points =
    { $points ->
        [one] You have 1 Business point left: spend it, or leave it.
       *[other] You have { $points } Business points left: spend them, or leave them.
    }
imp-no-points = You have no Business points to spend.

# Of what somebody points at.
imp-no-room-for-all = Goods go back to the supply only when you have more than places for them.
imp-no-larger-engine = There is no larger engine than this one.
imp-no-nothing-to-do = There is nothing that this could be used for now.
