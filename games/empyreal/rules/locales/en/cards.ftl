# Empyreal: Spells & Steam: what stands on its cards and tiles.

## Terrains, goods and cities

emp-mountain = mountain
emp-lake = lake
emp-forest = forest
emp-lava = lava
emp-glacier = glacier
emp-desert = desert

# Proper names, the same in every language.
emp-good-mountain = Vital Silver
emp-good-lake = Ehrlite
emp-good-forest = Heartwood
emp-good-lava = Ritherwhyte
emp-good-glacier = Crizma
emp-good-desert = Hylatine

emp-city-mountain = the mountain city
emp-city-lake = the lake city
emp-city-forest = the forest city
emp-city-lava = the lava city
emp-city-glacier = the glacier city
emp-city-desert = the desert city

emp-double = double demand
emp-triple = triple demand
emp-quadruple = quadruple demand

## Companies

emp-company-about-gesselheim = The empire wants a straight line. What stands in its way will not stand for long.
emp-company-about-kings-line = Old golem hearts under new brass: engines that never seem to run out of breath.
emp-company-about-caterpillar = No smoke, no coal: giant caterpillars that make their way by eating it.
emp-company-about-kerigan = A hundred years of punctuality, first-class cushions and fares to match.
emp-company-about-afterworld = Freight arrives on time. Passengers had better not look the locomotive in the eye.
emp-company-about-golden-sands = The old desert caravans run on rails now, with gold leaf down to the door handles.

## People

emp-captain = captain
emp-engineer = engineer
emp-surveyor = surveyor
emp-station-master = station master
emp-a-captain = a captain
emp-a-engineer = an engineer
emp-a-surveyor = a surveyor
emp-a-station-master = a station master

## Spellcars

# What a car does is without its inherent cost, which is drawn.
# Printed on the folios. Terrains are listed: “lake”, “lake, forest or glacier”.
emp-car-printed = Track Gang
emp-does-printed = Build on { $terrains }.
emp-car-printed-three = Roving Gang
emp-does-printed-three = Build on { $terrains }.
emp-car-gesselheim = Scorched Earth
emp-does-gesselheim = Place a wasteland, then build on it.
emp-car-kings-line = Golem Hearth
emp-does-kings-line = Gain 1 mana.
emp-car-caterpillar = Great Muncher
emp-does-caterpillar = Build on any terrain but wasteland.
emp-car-kerigan = First Class
emp-does-kerigan = Draft a specialist, or refresh your captain and engineer.
emp-car-afterworld = Ghost Winch
emp-does-afterworld = Move a good from an adjacent hex into a hex of your network.
emp-car-golden-sands = Artisans’ Caravan
emp-does-golden-sands = Take 1 spellcar.

# Common ones. Terrains are listed: “mountain and lake” for both of two, “mountain or forest” for one of several.
emp-car-both-of-two = Twin Gang
emp-does-both-of-two = Build on both { $terrains }, in either order.
emp-car-one-of-two = Fork
emp-does-one-of-two = Build on { $terrains }.
emp-car-one-of-three = Three-Way Fork
emp-does-one-of-three = Build on { $terrains }.
emp-car-past-competitor = Overtaker
emp-does-past-competitor = Build on { $terrains }. One competitor transfer is free.
emp-car-past-city-and-wasteland = Bypass
emp-does-past-city-and-wasteland = Build on { $terrains }. One city transfer and one wasteland transfer are free.
emp-car-reclaiming = Mana Saver
emp-does-reclaiming = Build on { $terrains }, then reclaim 1 mana.

## Awards

emp-award-branch-office = Branch Office
emp-award-does-branch-office = Most separate groups of trains; adjacent trains are one group.
emp-award-cache = Cache
emp-award-does-cache = Most goods still lying in the network.
emp-award-conglomerate = Conglomerate
emp-award-does-conglomerate = Most trains in a single group of adjacent trains.
emp-award-cosmopolitan = Cosmopolitan
emp-award-does-cosmopolitan = Most trains next to a city.
emp-award-diversity = Diversity
emp-award-does-diversity = Most colours among the demand tiles taken.
emp-award-drive-by = Drive By
emp-award-does-drive-by = Fewest trains next to a city, but at least one.
emp-award-edge-lord = Edge Lord
emp-award-does-edge-lord = Most trains on the edge of the map.
emp-award-focus = Focus
emp-award-does-focus = Most demand tiles in one colour.
emp-award-second-opinion = Second Opinion
emp-award-does-second-opinion = Most trains that share their hex with a competitor.
emp-award-technologist = Technologist
emp-award-does-technologist = Most specialists, spellcar tiles and mana crystals together, captain included.

## By the data files: one for each card

# What each specialist and each unique spellcar does.
emp-does =
    .bartok-kulle = Build on wasteland; or place a wasteland and add the goods it would destroy to your folio.
    .dolores-malephaise = Pay 1 mana: move a good into your network from any hex on the map without a competitor’s train.
    .marcinae-ayle-shorec = Return a good from your network to the supply: move your train from that hex to an adjacent one.
    .rayleigh-kerigan = This turn your conductor moves up to 3 spaces for free, and 4 spaces for 2 mana.
    .runika-zenanen = Reclaim 5 mana.
    .seth-cremmul = This turn, the spellcars at your conductor’s stop have neither surcharges nor inherent costs.
    .irialandradayamorella = Pay 1 mana: draft a specialist, or build next to a city on any terrain but wasteland.
    .trias-blackwind = Build on your home terrain, or refresh your engineer.
    .adelaide-chivers = Take 1 spellcar.
    .aerlion = Place a wasteland. Your transfers over it are free this turn.
    .arret-draamivaar = Copy another player’s face-up engineer.
    .candide-malephaise = Build where a competitor has a train, wasteland included.
    .daedalus-khimsey = Deliver 1 good, without a demand tile.
    .eloi-klaus = This turn, reclaim 1 mana when you move your conductor, and activations have no surcharges. Inherent costs remain.
    .garek-tesias = Swap 2 of your spellcar tiles, or move one to any empty slot, even before all second places are filled.
    .irion-juiz = Pay 1 mana: move one of your trains to an adjacent hex.
    .lixis-ran-kanda = Choose a hex of your network without goods and place a good of its terrain there.
    .luc-von-gott = Pay 1 mana: gain 1 mana.
    .malandrax-mecchi = Pay 1 mana: move a good from an adjacent hex into a hex of your network.
    .manch = Pay 1 mana: refresh your captain.
    .orman-kaspar = Reclaim 3 mana.
    .rixia-van-sorrel = Pay 1 mana: add a good from the supply to a hex of your network, in a colour already there.
    .sarafina-vanedran = When you move and activate this turn, inherent costs are waived. Move costs and surcharges remain.
    .uumi-nuoc = Pay 1 mana: copy a spellcar in the market, paying its inherent cost too.
    .wendy-thristle = This turn, one transfer over a city, a competitor or a wasteland is free.
    .aella-ivaline-oranhei = Draw 3 station masters from the box and lay one over Aella, as an additional station master. Return the others.
    .almir-nol-kanda = Up to 3 times, choose a hex of your network without goods and place a good of its terrain there.
    .anya-southwind = Up to 4 times, move one of your trains to an adjacent hex. It may be the same train again.
    .ariel-malephaise = Choose a hex of your network. All trains there and in adjacent hexes, yours too, return to their companies.
    .cin-atalar = Choose a hex of your network. All goods in adjacent hexes move there.
    .doc-silnan = Copy another player’s surveyor, used or not.
    .eirene-lemina-kobor = After this turn, play another one.
    .hikaru-sorayama = Reclaim all your mana and gain 2 more.
    .hydeart-burnstein = Choose one terrain other than wasteland and build on it up to 4 times.
    .john-strong-stevenson = Build up to 3 times on any terrain but wasteland.
    .lyal-kerigan = Deliver up to 4 goods of one colour. You may take a demand tile for them.
    .milton-barts = Take 2 spellcars, then activate both without surcharge, paying their inherent costs.
    .mindra-dirac = Choose a hex of your network. Build on each adjacent hex you can, but not on wasteland.
    .ran-ugobia = Refresh your captain and engineer. You may then use each once without exhausting it.
    .telemyr = Swap your captain, engineer or station master for good with another player’s of the same kind. Refresh the one you take.
    .wardlaw-obrien = Up to 2 times, swap two demand tiles of different cities. A tile at another city still asks for goods of its own colour.
    .welsie-acktern = Build anywhere on the map, on any terrain but wasteland. Then build on your home terrain next to that hex.
    .antine-frass = Your city transfers are free.
    .clive-melmont = Each turn: reclaim 1 mana.
    .dareios-kuel = Each turn: return 2 goods from your network to the supply to gain 1 mana.
    .feylana-chorgitz = Each turn: pay 1 mana and return 1 good from your network to the supply to refresh your engineer.
    .hai-of-noirwood = When you deliver at the end of the line, demand tiles ask for 1 good less.
    .irini-grenhart = Your competitor transfers cost 1 mana.
    .levine-casterlie = The surcharge is nothing for your second spellcar and 1 mana for your third. Inherent costs remain.
    .leto-fulgore = When you deliver at the end of the line, gain 1 mana.
    .lucca-turlotte = Each turn: pay 2 mana and return 2 goods from your network to the supply to refresh your captain.
    .nicomedes-ansige = When you administrate, you may deliver 1 good, without a demand tile.
    .peril = You may activate first and move your conductor afterwards. Reached this way, the end of the line gives an upgrade but no delivery.
    .sanathes-danah = Your wasteland transfers cost 1 mana.
    .simon-la-faucheuse = Your conductor moves 1 or 2 spaces for free, 3 spaces for 2 mana and 4 spaces for 4 mana.
    .tegusgan = Each turn: pay 2 mana and return 2 goods from your network to the supply to build on any terrain but wasteland.
    .tzart-kargan = When you administrate, you may build on your home terrain.
    .viona-larone = When you activate, you may pay 1 mana to use one spellcar twice, paying its inherent cost each time, and no other this turn.
    .voco-astrum = When you deliver at the end of the line and take no demand tile, add 2 goods from the supply to your folio, each in the colour of a city next to your network.
    .arctic-shocker = Build on glacier, then place a good of any colour there.
    .car-bomb = Each competitor discards a spellcar tile of their choice.
    .corruption-junction = Place a wasteland and gain 1 mana.
    .deep-one = Build on mountain, anywhere on the map.
    .flow-controller = Reclaim 3 mana.
    .follow-through = Build where a competitor has a train, wasteland included.
    .gilt-runner = Draft a specialist, or refresh your captain and engineer.
    .horizon-chaser = Build on the edge of the map, on any terrain but wasteland.
    .hypetrain = Take 2 spellcars.
    .icecar = Return a good from your network to the supply to gain 1 mana.
    .limited-express = Copy the spellcar at the same place of the stop before or after, paying its inherent cost too.
    .liquid-purifier = Build on lake and gain 1 mana.
    .luxury-carriage = Draft a specialist, or take 1 spellcar.
    .mana-surger = Gain 1 mana.
    .meditation-mecha = Take 1 spellcar.
    .metro = Build next to a city, on any terrain but wasteland.
    .mirror-box = Add a good from the supply to a hex of your network, in a colour already there.
    .pollinator = Move a good from an adjacent hex into a hex of your network.
    .pollution-solution = Build on wasteland twice.
    .refinery-car = Draft a specialist, or gain 1 mana.
    .reforester = Twice: build on forest, then place a Heartwood there.
    .science-car = Gain 1 mana, or take 1 spellcar.
    .searing-supplier = Deliver 1 good, without a demand tile.
    .spice-convoy = Build on desert and refresh your engineer.
    .suburban-express = Build next to a city or a wasteland, on any terrain but wasteland.
    .switching-station = Swap one of your trains with a competitor’s train in an adjacent hex.
    .terraformer = Build on wasteland, then place a good of any colour there.
    .transformer = Copy a spellcar in the market, paying its inherent cost too.
    .transmuter = Exchange a good in your network for one of another colour from the supply.
    .volcanic-vexxer = Build on lava, then return a good from a hex next to it to the supply.
    .worldspanner = Build on two different terrains other than wasteland.

# The names of the unique spellcars.
emp-car =
    .arctic-shocker = Arctic Shocker
    .car-bomb = Car Bomb
    .corruption-junction = Corruption Junction
    .deep-one = Deep One
    .flow-controller = Flow Controller
    .follow-through = Follow Through
    .gilt-runner = Gilt Runner
    .horizon-chaser = Horizon Chaser
    .hypetrain = The Hypetrain
    .icecar = Icecar
    .limited-express = Limited Express
    .liquid-purifier = Liquid Purifier
    .luxury-carriage = Luxury Carriage
    .mana-surger = Mana Surger
    .meditation-mecha = Meditation Mecha
    .metro = Metro
    .mirror-box = Mirror Box
    .pollinator = Pollinator
    .pollution-solution = Pollution Solution
    .refinery-car = Refinery Car
    .reforester = Reforester
    .science-car = Science Car
    .searing-supplier = Searing Supplier
    .spice-convoy = Spice Convoy
    .suburban-express = Suburban Express
    .switching-station = Switching Station
    .terraformer = Terraformer
    .transformer = Transformer
    .transmuter = Transmuter
    .volcanic-vexxer = Volcanic Vexxer
    .worldspanner = Worldspanner
