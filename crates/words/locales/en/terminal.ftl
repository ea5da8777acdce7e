# A game in the terminal.

play-you-are = You are { $seat }. The others are bots.
play-again = This command gives the same game again:
play-first-help = Type a number, a move, or part of one. “help” tells what else there is, “board” shows the map.
play-help =
    Type the number of a choice, or the move as it is written beside it. Part of a move shows the moves it fits.
    You can also type:
    undo – take back your last move
    redo – play again what you took back
    start over or restart – take back all the moves of your turn
    commit – make your moves count; Enter does so at the end of your turn
    moves – show every choice
    board – show the map
    state – show the players and what lies beside the map
    hint – ask a bot
    log – show what happened lately; “log all” shows everything
    rules – show the chapters; “rules 4” shows a chapter, “rules 4.12” a rule
    record FILE – write the record of the game so far to a new file
    help or “?” – show this
    quit, exit or q – leave the game

play-ready = Press Enter to make this count, or type “undo”.
play-turn-over = Your turn is over and waits for Enter to make it count. “undo” takes the last move back.
play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back: earlier moves already count.
play-redone = Played again.
play-nothing-to-redo = There is nothing to play again.
play-committed = Your moves count now.
play-start-over = Your turn starts over.
play-reveals = This draws at random or shows something hidden, and cannot be taken back. Type “{ $yes }” to play it, or press Enter to choose again:
play-yes = yes

play-hint = A bot would play “{ $notation }”.
play-kept = The record is in { $file }.
play-go-on = This command goes on with the game:
play-record-needs-file = Which file? Type “record” and the name of a new file, such as “record game.txt”.
play-more-log = … “log all” shows everything.
play-no-match = No legal move matches “{ $typed }”.
play-no-choice = There is no choice { $number } in this list.
# A line of a list that stands for all amounts, such as of bids
play-amounts = { $verb } { $least } to { $most } – or just type the amount
# In how many ways something can be done, in a line of a list
play-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
play-map-west = West
play-map-east = East
play-map-too-wide = The map needs a window of { $needed } columns or more, and this one has { $columns }. “state” lists the cities.
play-no-rule = There is no rule “{ $rule }”. “rules” shows the chapters.
play-bye = Goodbye, and thank you for playing.
# Over a column of names
play-head-player = Player
play-you-are-alone = You are { $seat } and play alone.

## Steam Power

sp-map-legend =
    A city shows the letter of its colour and two of its name (“state” lists them): B black, W white, O orange, G grey, V a Victory Point City.
    Above it stands the seat that owns the factory, below it how many resources are left, × when none are. = joins cities side by side.
    Land: . plains, ∩ hills, ^^^ mountains, ~ water. A digit on track is its owner’s seat, • an open end, ╳ a crossing of two owners.
sp-map-legend-solo =
    A city shows the letter of its colour and two of its name (“state” lists them): B black, W white, O orange, G grey, V a Victory Point City.
    Above it stands who owns the factory, 0 for you and # for the Combine, below it how many resources are left, × when none are. = joins cities side by side.
    Land: . plains, ∩ hills, ^^^ mountains, ~ water. 0 is your track, • its open end.
sp-hand-heading = Your contracts
sp-hand-empty = None.
sp-hand-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# Whether a contract can be fulfilled now
sp-hand-no-network = needs a completed link first
sp-hand-free = ready, for nothing
sp-hand-ready = ready, for { $price }
sp-hand-too-dear = would cost { $price }
sp-stock-heading = Stock
sp-stock-resources = Resources: { $resources }
sp-stock-bag =
    Bag: { $contracts ->
        [one] 1 contract
       *[other] { $contracts } contracts
    }
sp-stock-tiles = Track tiles: { $tiles }
sp-stock-left-over = City tiles left over: { $tiles }
sp-stock-boost =
    A worked-out { $colour } factory is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } more.
sp-cities-heading = Cities: name on the map, place, owner of the factory, resources left
# A city where a factory can be built
sp-city-connected = connected

## Imperial Steam

imp-terminal-legend =
    Below a city: its effort, a hub’s letter and influence, (business token), +influence, ■ a station and its owner’s seat.
    Links: · plain, = bridge, ∩ tunnel, * State Railway; digits are tracks by the seat of their owner. “state” lists the cities as moves write them.
imp-guldens =
    { $guldens ->
        [one] 1 gulden
       *[other] { $guldens } guldens
    }
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
imp-state-actions = Main Actions and the hands on them
imp-state-rounds = Round track
imp-state-shipment = Goods that each player may order in this round: { $count }
imp-state-engine = IS-{ $level }: { $count } left, { $price } guldens, from round { $round }, influence +{ $influence }
imp-state-goods = Market and Factory board
imp-state-hubs = Worker board
imp-state-contracts = Contracts on display
imp-state-cities = Cities

## Empyreal: Spells & Steam

emp-terminal-legend =
    A capital letter is the terrain of a hex, small letters are the goods on it; below stand the trains by the number of their seat. [LL] is a city and its color, with the number of its demand tiles below. X is wasteland.
emp-purse = { $mana } mana
emp-head-company = Company
# Available, and all crystals
emp-head-mana = Mana
# The stop of the conductor, 0 at the start
emp-head-conductor = Stop
emp-head-trains = Trains
emp-head-goods = Goods
emp-head-tiles = Demand tiles
emp-head-points = VP
emp-state-folio = { $company }, { $name }: stop/place
emp-state-ready = face-up
emp-state-turned = face-down
emp-state-inherent = (costs { $mana } mana)
emp-state-market = The spellcar market
emp-state-deck = Deck: { $deck }. Discarded: { $discards }.
emp-state-stacks = Specialists to draft
emp-state-cities = Cities and their demand tiles, each with the goods that it needs
emp-state-supply = The supply
emp-state-supply-of = Goods: { $goods }. Wasteland tiles: { $wasteland }.
