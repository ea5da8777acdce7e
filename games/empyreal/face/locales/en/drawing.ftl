# Empyreal: Spells & Steam. What is drawn.

## The map

emp-map-summary = { $title }. Round { $round }. { $phase }
emp-map-reconstruction = Boards and layout reconstructed
emp-map-letter-mountain = M
emp-map-letter-lake = L
emp-map-letter-forest = F
emp-map-letter-lava = V
emp-map-letter-glacier = G
emp-map-letter-desert = D
emp-map-letter-wasteland = X
emp-map-hex = { $at }, { $what }
emp-map-laid-wasteland = { $at }, wasteland tile
emp-map-goods =
    { $count ->
        [one] { $count } { $terrain } good
       *[other] { $count } { $terrain } goods
    }
emp-map-trains-of =
    { $count ->
        [one] train of { $owners }
       *[other] trains of { $owners }
    }
emp-map-bound = the card is about this hex
emp-map-stand =
    { $city }, { $size } ({ $colour }): { $goods } goods, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
emp-map-stand-count = { $count } of them
emp-map-legend = Signs on the map
emp-map-legend-terrains = Terrains and their goods
emp-map-legend-terrain = { $letter } – { $terrain }
emp-map-legend-laid = wasteland tile
emp-map-legend-transfers = Transfers, in mana
emp-map-legend-transfer-city = { $mana } over a city
emp-map-legend-transfer-competitor = { $mana } over competitors’ trains
emp-map-legend-transfer-wasteland = { $mana } over a wasteland
emp-map-legend-tiles = Demand tiles
emp-map-legend-tile = { $goods } goods in one delivery, { $points } VP
emp-map-legend-companies = Companies
emp-map-legend-company = { $company }
emp-map-legend-company-of = { $company }: { $seat }

## Beside the map

emp-draw-hand = Whom will you take?
emp-draw-hand-draft = Everybody who is left as { $kind }. One joins your company, the others go back on the stack.
emp-draw-hand-keep = You have drawn these station masters. One is laid over your surveyor, the others go back.
emp-draw-companies = Companies and captains
emp-draw-folio = { $company } – { $player }
emp-draw-folio-without = Folio – { $player }
emp-draw-market = Spellcar market
emp-draw-specialists = Specialists to draft
emp-draw-awards = Awards
emp-draw-supply = Supply and end of the game
emp-draw-no-company = No company chosen yet.
emp-draw-captains = Captains still free
emp-draw-own-captain = Its captain { $name }: { $does }
emp-draw-company = { $name }. Home terrain: { $terrain }.
emp-draw-home = Home terrain: { $terrain }
emp-draw-car =
    { $mana ->
        [0] { $name }: { $does }
       *[other] { $name } ({ $mana } mana): { $does }
    }
emp-draw-person = { $name }, { $kind }: { $does }
emp-draw-goods-of =
    { $count ->
        [one] { $count } { $terrain } good ({ $name })
       *[other] { $count } { $terrain } goods ({ $name })
    }
emp-draw-face-down = face down
emp-draw-covered = covered
emp-draw-nobody = No { $kind } yet
emp-draw-to-place = Spellcar to place
emp-draw-mana-label = Mana
emp-draw-mana = { $mana } mana available, { $spent } spent
emp-draw-mana-locked = { $mana } mana available, { $spent } spent; { $locked } of the available mana cannot pay for an activation this turn
emp-draw-trains-label = trains left
emp-draw-tiles-label = demand tiles
emp-draw-goods-label = goods delivered
emp-draw-points-label = VP so far
emp-draw-has-trains = { $count } of { $of } trains left
emp-draw-has-tiles = { $count } demand tiles; { $of } end the game
emp-draw-has-goods =
    { $count ->
        [one] { $count } good delivered
       *[other] { $count } goods delivered
    }
emp-draw-has-points = { $count } VP so far
emp-draw-tile = { $tile } ({ $terrain }), { $points } VP
emp-draw-start = Start
emp-draw-end-of-line = End of the line: delivery and upgrade
emp-draw-space = Space { $number }
emp-draw-space-here = { $space }. The conductor is here.
emp-draw-space-costs =
    { $mana ->
        [0] { $space }. Moving the conductor here is free.
       *[other] { $space }. Moving the conductor here costs { $mana } mana.
    }
emp-draw-empty-slot = Empty, stop { $column }, place { $row }
emp-draw-activated = activated this turn
emp-draw-deck =
    { $count ->
        [one] { $count } spellcar in the deck
       *[other] { $count } spellcars in the deck
    }
emp-draw-discards = { $count } discarded
emp-draw-dealt-anew = When only { $low } are left here, { $full } new ones are dealt.
emp-draw-stack = { $kind }: { $count } left to draft
emp-draw-award-standing = { $player }: { $value }, worth { $points } VP now.
emp-draw-award-points = +{ $points } VP
emp-draw-market-empty = The market is empty.
emp-draw-wasteland-left =
    { $count ->
        [one] { $count } wasteland tile left
       *[other] { $count } wasteland tiles left
    }
emp-draw-round = Round { $round }
emp-draw-end-tiles = The game ends when somebody has { $count } demand tiles, or no trains left.
emp-draw-last-round = This is the last round.
