# A game in the terminal.

## Imperial Steam

imp-terminal-legend =
    Below a city: its effort, a hub’s letter and influence, (business token), +influence, ■ a station and its owner’s seat.
    Links: · plain, = bridge, ∩ tunnel, * State Railway; digits are tracks by the seat of their owner. “state” lists the cities as moves write them.
imp-own-bid = You have bid { $guldens }; the others do not know it yet.
imp-head-money = Guldens
imp-head-influence = Influence
imp-head-share = Share
# Investors and shareholders
imp-head-investors = Inv./sh.
imp-head-hands = Hands
# In training and at work, by level, and engineers
imp-head-workers = Workers
imp-head-goods = Goods
imp-head-trains = Trains
imp-head-contracts = Contracts
imp-head-good = Good
imp-head-price = Price
imp-head-left = Left
imp-head-factory = Factory
imp-head-factories = Left
imp-head-pays = Delivery
imp-head-hub = Hub
imp-head-city = City
imp-head-prices = Workers
imp-head-engineers = Engineers
imp-head-growth = Growth
imp-head-id = In moves
imp-head-effort = Effort
imp-head-station = Station
imp-head-sites = Factory sites
imp-head-demand = Demand
imp-head-tokens = Tokens
imp-city-key = city key
# Behind a worker’s levels and at a hub: the letter of each engineer.
imp-terminal-letter-bridge = B
imp-terminal-letter-tunnel = T
imp-terminal-train = IS-{ $engine }
# Behind the trains: passenger cars and reserved cars.
imp-terminal-passengers = P{ $count }
imp-terminal-reserved = R{ $count }
imp-state-actions = Main Actions and the hands on them
imp-state-rounds = Round track
imp-state-shipment = Goods that each player may order in this round: { $count }
imp-state-engine = IS-{ $level }: { $count } left, { $price } guldens, from round { $round }, influence +{ $influence }
imp-state-goods = Market and Factory board
imp-state-hubs = Worker board
imp-state-contracts = Contracts on display
imp-state-cities = Cities

