# A game in the terminal.

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
emp-state-entry = { $card }: { $does }
emp-state-ready = face-up
emp-state-turned = face-down
emp-state-inherent = (costs { $mana } mana)
emp-state-market = The spellcar market
emp-state-deck = Deck: { $deck }. Discarded: { $discards }.
emp-state-stacks = Specialists to draft
emp-state-cities = Cities and their demand tiles, each with the goods that it needs
emp-state-supply = The supply
emp-state-supply-of = Goods: { $goods }. Wasteland tiles: { $wasteland }.

