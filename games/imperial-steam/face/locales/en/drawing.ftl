# Imperial Steam as a picture. Words on the picture have little room.

## Map

imp-map-summary = { $title }. Round { $round }. { $phase }
imp-map-origin = Map and values reconstructed
imp-map-link = { $from }–{ $to }, { $kind }
imp-map-state-link = { $from }–{ $to }, State Railway, { $kind }
imp-map-tracks-of =
    { $count ->
        [one] track of { $owners }
       *[other] tracks of { $owners }
    }
imp-map-semmering = Semmering token
imp-map-semmering-of = Semmering token taken by { $seat }
imp-map-city = { $name }, effort { $effort }
imp-map-hub-city = { $hub } hub
imp-map-free-stations =
    { $count ->
        [one] a station for { $price } guldens
       *[other] { $count } stations for { $price } guldens each
    }
imp-map-stations-of =
    { $count ->
        [one] station of { $owners }
       *[other] stations of { $owners }
    }
imp-map-business = Business token { $points }
imp-map-demands = demands { $goods }
imp-map-key-of = { $key } taken by { $seat }
imp-map-trieste = { $bonus } guldens for each track of whoever joins it
imp-map-site = { $name }, site { $slot }
imp-map-factory-of =
    factory of { $seat } ({ $good }), { $left ->
        [0] no goods left
        [one] 1 good left
       *[other] { $left } goods left
    }
imp-map-site-price = free, a factory for { $price } guldens
imp-map-site-station = free, a factory for { $price } guldens like a station
imp-map-site-board = free, a factory at the price of the Factory board
imp-map-legend = Signs on the map
imp-map-legend-plain = A plain link
imp-map-legend-bridge = Bridge: takes a Bridge Engineer and one stone more
imp-map-legend-tunnel = Tunnel: takes a Tunnel Engineer and one iron more
imp-map-legend-state = State Railway: access is bought
imp-map-legend-semmering = Semmering token, for the first who builds there
imp-map-legend-track = A player’s track: at most one per player on each link
imp-map-legend-effort = Effort that a crew needs to join this city
imp-map-legend-station = Site for a station with its price; a station
imp-map-legend-site = Site for a factory, at the price of the Factory board or its own
imp-map-legend-site-station = Site for a factory that costs as much as a station here
imp-map-legend-influence = Steps of influence when the city joins a network
imp-map-legend-business = Business token: points to spend for who joins the city
imp-map-legend-key = City keys, for coal delivered to a hub: gold, then silver

## Panels

# The letters of goods and hubs on cubes, factories and markers.
imp-draw-letter-wood = W
imp-draw-letter-stone = S
imp-draw-letter-iron = I
imp-draw-letter-coal = C
imp-draw-letter-bronze = Br
imp-draw-letter-white = Wh
imp-draw-letter-green = G
imp-draw-letter-blue = Bl
imp-draw-left = ×{ $count }

# Headings
imp-draw-own = Your company
imp-draw-actions = Main Actions
imp-draw-influence = Influence
imp-draw-rounds = Rounds and engines
imp-draw-market = Market
imp-draw-factories = Factory board
imp-draw-workers = Worker board
imp-draw-contracts = Contracts on display
imp-draw-players = The other companies
imp-draw-all-players = The companies
imp-draw-scoring = Final scoring

# Your company
imp-draw-money = Guldens
imp-draw-money-hidden = The money is hidden
imp-draw-figure-influence = Influence
imp-draw-figure-hands = Hands left
imp-draw-figure-tracks = Tracks left
imp-draw-figure-income = Income
imp-draw-has-influence = Influence { $influence }
imp-draw-has-hands =
    { $count ->
        [one] { $count } hand left to place
       *[other] { $count } hands left to place
    }
imp-draw-has-tracks =
    { $count ->
        [one] { $count } track left
       *[other] { $count } tracks left
    }
imp-draw-has-income = Income of { $guldens } guldens a round
imp-draw-has-stations =
    { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }
imp-draw-has-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } hired, experience in training { $experience }
imp-draw-own-bid = Your bid: { $bid } guldens
imp-draw-trains = Trains
imp-draw-train =
    IS-{ $engine }: { $freight ->
        [one] { $freight } free freight car
       *[other] { $freight } free freight cars
    }, { $reserved } reserved, { $passengers ->
        [one] { $passengers } passenger car
       *[other] { $passengers } passenger cars
    }
imp-draw-goods = Goods
imp-draw-own-goods = On your board: { $goods }
imp-draw-places-free =
    { $count ->
        [0] No place is free
        [one] { $count } place is free
       *[other] { $count } places are free
    }
imp-draw-too-many =
    { $count ->
        [one] { $count } good too many
       *[other] { $count } goods too many
    }
imp-draw-warehouse = Warehouse
imp-draw-warehouse-open = Warehouse: { $open } of { $all } floors open
imp-draw-landing = Landing, for next round
imp-draw-landing-goods = On the landing for next round: { $goods }
imp-draw-ordered = ordered:
imp-draw-crew = Workers
imp-draw-hired = { $count } of { $most }
imp-draw-training = In training
imp-draw-working = At work
imp-draw-experience = experience { $count }
imp-draw-workers-here =
    { $area }: { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } of level { $level }
imp-draw-bridges = Bridges
imp-draw-tunnels = Tunnels
imp-draw-engineer-hired = { $kind } on the staff
imp-draw-engineer-wanted = No { $kind } yet
imp-draw-own-contracts = Factories and contracts
imp-draw-factories-of = { $factories }
imp-draw-no-contracts = No contract yet
imp-draw-contract = Contract: { $contract }. It reserves cars and brings investors: { $size }
imp-draw-contract-met = Contract: { $contract }. The factories for it are there
imp-draw-contract-unmet = Contract: { $contract }. Factories for it are missing
imp-draw-shares = Share board
imp-draw-share-now = Share value { $value }, as it stands
imp-draw-share-value = Share value { $value }; to rise to it costs { $influence } influence
imp-draw-shareholders = Shareholders
imp-draw-shareholders-told =
    { $count ->
        [one] { $count } shareholder
       *[other] { $count } shareholders
    }
imp-draw-investors-told =
    { $count ->
        [one] { $count } investor
       *[other] { $count } investors
    }
imp-draw-no-investor = There is no investor to sell a share to.
imp-draw-investor-too-low = The last investor pays less than the share value.
imp-draw-investor-buys = The last investor would buy a share.
imp-draw-keys = City keys
imp-draw-gold-key = Gold key of the { $hub } hub, worth { $guldens } guldens now
imp-draw-silver-key = Silver key of the { $hub } hub, worth { $guldens } guldens now
imp-draw-semmering = Semmering: last income twice

# Main Actions
imp-draw-action = { $action }. No hands.
imp-draw-action-hands = { $action }. Hands: { $hands }.
imp-draw-hands-of = { $seat } { $count }
imp-draw-action-again = Once more would cost you { $steps } influence.
imp-draw-short-build = Tracks
imp-draw-short-hire = Hire
imp-draw-short-building = Buildings
imp-draw-short-produce = Produce
imp-draw-short-goods = Buy, order
imp-draw-short-train = Trains
imp-draw-short-contract = Contract
imp-draw-short-give = Philanthropy
imp-draw-short-share = Share value
imp-draw-short-fundraise = Fundraise
imp-draw-short-pass = Pass
imp-draw-free-actions = Free actions
imp-draw-free-sell = Sell share
imp-draw-free-deliver = Deliver
imp-draw-free-access = State link

# Influence
imp-draw-influence-told = Influence: { $all }
imp-draw-influence-of = { $who } { $influence }
imp-draw-order = Turn order
imp-draw-order-told = Turn order: { $seats }

# Rounds and engines
imp-draw-round-hands = Hands
imp-draw-round-orders = Orders
imp-draw-round-goods = Shipment
imp-draw-round-told = Round { $round }: hands { $hands }, orders { $orders }, goods to the market { $goods }
imp-draw-engines = Engines
imp-draw-engine = IS-{ $engine } for { $price } guldens, influence { $influence }, from round { $round }. Left: { $left }
imp-draw-for-sale = for sale
imp-draw-from-round = in round { $round }
imp-draw-sold-out = sold out

# Market
imp-draw-name-wood = Wood
imp-draw-name-stone = Stone
imp-draw-name-iron = Iron
imp-draw-name-coal = Coal
imp-draw-next-price = Next price
imp-draw-market-good = Market, { $good }: { $price } guldens, { $count } there

# Factory board
imp-draw-factory-cost = Next costs
imp-draw-factory-pays = Delivery pays
imp-draw-factory-left = Left
imp-draw-factory-row = Factories, { $good }: the next costs { $cost } guldens, a delivery pays { $pays }, { $left } left
imp-draw-factory-coal = Factories, { $good }: the next costs { $cost } guldens, a delivery brings a city key, { $left } left
imp-draw-factory-row-gone = Factories, { $good }: none is left, a delivery pays { $pays }
imp-draw-factory-coal-gone = Factories, { $good }: none is left, a delivery brings a city key

# Worker board
imp-draw-hub = { $city }, the { $hub } hub, influence { $influence }
imp-draw-hub-open = { $city }, the { $hub } hub, influence { $influence }: open to you
imp-draw-hub-closed = { $city }, the { $hub } hub, influence { $influence }: closed to you
imp-draw-open = open
imp-draw-closed = closed
imp-draw-source = Workers of the { $hub } hub, source { $number }: { $price } guldens each
imp-draw-engineer-waits = { $kind } at the { $hub } hub: { $count }
imp-draw-growth = Grows by delivery
imp-draw-growth-told =
    { $delivered ->
        [one] { $delivered } good
       *[other] { $delivered } goods
    } delivered; the next brings { $next } influence

# Contracts on display
imp-draw-deck =
    { $size ->
        [one] { $size } freight car, { $size } investor
       *[other] { $size } freight cars, { $size } investors
    }
imp-draw-no-more = None is left.

# Final scoring
imp-draw-score-money = Guldens
imp-draw-score-total = In the end
imp-draw-scored = { $seat }, { $what }: { $guldens }
