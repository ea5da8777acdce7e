# Empyreal: Spells & Steam: what stands on its cards and tiles.

## Terrains, goods and cities

emp-mountain = mountain
emp-lake = lake
emp-forest = forest
emp-lava = lava
emp-glacier = glacier
emp-desert = desert
emp-wasteland = wasteland

# Where a train is built: “built on lake”.
emp-on-mountain = on mountain
emp-on-lake = on lake
emp-on-forest = on forest
emp-on-lava = on lava
emp-on-glacier = on glacier
emp-on-desert = on desert
emp-on-wasteland = on wasteland
emp-on-any = on any terrain but wasteland
emp-on-home = on home terrain

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

# Captains.
emp-does-bartok-kulle = Build on wasteland; or place a wasteland and add the goods it would destroy to your folio.
emp-does-dolores-malephaise = Pay 1 mana: move a good into your network from any hex on the map without a competitor’s train.
emp-does-marcinae-ayle-shorec = Return a good from your network to the supply: move your train from that hex to an adjacent one.
emp-does-rayleigh-kerigan = This turn your conductor moves up to 3 spaces for free, and 4 spaces for 2 mana.
emp-does-runika-zenanen = Reclaim 5 mana.
emp-does-seth-cremmul = This turn, the spellcars at your conductor’s stop have neither surcharges nor inherent costs.
emp-does-irialandradayamorella = Pay 1 mana: draft a specialist, or build next to a city on any terrain but wasteland.
emp-does-trias-blackwind = Build on your home terrain, or refresh your engineer.

# Engineers.
emp-does-adelaide-chivers = Take 1 spellcar.
emp-does-aerlion = Place a wasteland. Your transfers over it are free this turn.
emp-does-arret-draamivaar = Copy another player’s face-up engineer.
emp-does-candide-malephaise = Build where a competitor has a train, wasteland included.
emp-does-daedalus-khimsey = Deliver 1 good, without a demand tile.
emp-does-eloi-klaus = This turn, reclaim 1 mana when you move your conductor, and activations have no surcharges. Inherent costs remain.
emp-does-garek-tesias = Swap 2 of your spellcar tiles, or move one to any empty slot, even before all second places are filled.
emp-does-irion-juiz = Pay 1 mana: move one of your trains to an adjacent hex.
emp-does-lixis-ran-kanda = Choose a hex of your network without goods and place a good of its terrain there.
emp-does-luc-von-gott = Pay 1 mana: gain 1 mana.
emp-does-malandrax-mecchi = Pay 1 mana: move a good from an adjacent hex into a hex of your network.
emp-does-manch = Pay 1 mana: refresh your captain.
emp-does-orman-kaspar = Reclaim 3 mana.
emp-does-rixia-van-sorrel = Pay 1 mana: add a good from the supply to a hex of your network, in a colour already there.
emp-does-sarafina-vanedran = When you move and activate this turn, inherent costs are waived. Move costs and surcharges remain.
emp-does-uumi-nuoc = Pay 1 mana: copy a spellcar in the market, paying its inherent cost too.
emp-does-wendy-thristle = This turn, one transfer over a city, a competitor or a wasteland is free.

# Surveyors.
emp-does-aella-ivaline-oranhei = Draw 3 station masters from the box and lay one over Aella, as an additional station master. Return the others.
emp-does-almir-nol-kanda = Up to 3 times, choose a hex of your network without goods and place a good of its terrain there.
emp-does-anya-southwind = Up to 4 times, move one of your trains to an adjacent hex. It may be the same train again.
emp-does-ariel-malephaise = Choose a hex of your network. All trains there and in adjacent hexes, yours too, return to their companies.
emp-does-cin-atalar = Choose a hex of your network. All goods in adjacent hexes move there.
emp-does-doc-silnan = Copy another player’s surveyor, used or not.
emp-does-eirene-lemina-kobor = After this turn, play another one.
emp-does-hikaru-sorayama = Reclaim all your mana and gain 2 more.
emp-does-hydeart-burnstein = Choose one terrain other than wasteland and build on it up to 4 times.
emp-does-john-strong-stevenson = Build up to 3 times on any terrain but wasteland.
emp-does-lyal-kerigan = Deliver up to 4 goods of one colour. You may take a demand tile for them.
emp-does-milton-barts = Take 2 spellcars, then activate both without surcharge, paying their inherent costs.
emp-does-mindra-dirac = Choose a hex of your network. Build on each adjacent hex you can, but not on wasteland.
emp-does-ran-ugobia = Refresh your captain and engineer. You may then use each once without exhausting it.
emp-does-telemyr = Swap your captain, engineer or station master for good with another player’s of the same kind. Refresh the one you take.
emp-does-wardlaw-obrien = Up to 2 times, swap two demand tiles of different cities. A tile at another city still asks for goods of its own colour.
emp-does-welsie-acktern = Build anywhere on the map, on any terrain but wasteland. Then build on your home terrain next to that hex.

# Station masters.
emp-does-antine-frass = Your city transfers are free.
emp-does-clive-melmont = Each turn: reclaim 1 mana.
emp-does-dareios-kuel = Each turn: return 2 goods from your network to the supply to gain 1 mana.
emp-does-feylana-chorgitz = Each turn: pay 1 mana and return 1 good from your network to the supply to refresh your engineer.
emp-does-hai-of-noirwood = When you deliver at the end of the line, demand tiles ask for 1 good less.
emp-does-irini-grenhart = Your competitor transfers cost 1 mana.
emp-does-levine-casterlie = The surcharge is nothing for your second spellcar and 1 mana for your third. Inherent costs remain.
emp-does-leto-fulgore = When you deliver at the end of the line, gain 1 mana.
emp-does-lucca-turlotte = Each turn: pay 2 mana and return 2 goods from your network to the supply to refresh your captain.
emp-does-nicomedes-ansige = When you administrate, you may deliver 1 good, without a demand tile.
emp-does-peril = You may activate first and move your conductor afterwards. Reached this way, the end of the line gives an upgrade but no delivery.
emp-does-sanathes-danah = Your wasteland transfers cost 1 mana.
emp-does-simon-la-faucheuse = Your conductor moves 1 or 2 spaces for free, 3 spaces for 2 mana and 4 spaces for 4 mana.
emp-does-tegusgan = Each turn: pay 2 mana and return 2 goods from your network to the supply to build on any terrain but wasteland.
emp-does-tzart-kargan = When you administrate, you may build on your home terrain.
emp-does-viona-larone = When you activate, you may pay 1 mana to use one spellcar twice, paying its inherent cost each time, and no other this turn.
emp-does-voco-astrum = When you deliver at the end of the line and take no demand tile, add 2 goods from the supply to your folio, each in the colour of a city next to your network.

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

# Unique ones.
emp-car-arctic-shocker = Arctic Shocker
emp-does-arctic-shocker = Build on glacier, then place a good of any colour there.
emp-car-car-bomb = Car Bomb
emp-does-car-bomb = Each competitor discards a spellcar tile of their choice.
emp-car-corruption-junction = Corruption Junction
emp-does-corruption-junction = Place a wasteland and gain 1 mana.
emp-car-deep-one = Deep One
emp-does-deep-one = Build on mountain, anywhere on the map.
emp-car-flow-controller = Flow Controller
emp-does-flow-controller = Reclaim 3 mana.
emp-car-follow-through = Follow Through
emp-does-follow-through = Build where a competitor has a train, wasteland included.
emp-car-gilt-runner = Gilt Runner
emp-does-gilt-runner = Draft a specialist, or refresh your captain and engineer.
emp-car-horizon-chaser = Horizon Chaser
emp-does-horizon-chaser = Build on the edge of the map, on any terrain but wasteland.
emp-car-hypetrain = The Hypetrain
emp-does-hypetrain = Take 2 spellcars.
emp-car-icecar = Icecar
emp-does-icecar = Return a good from your network to the supply to gain 1 mana.
emp-car-limited-express = Limited Express
emp-does-limited-express = Copy the spellcar at the same place of the stop before or after, paying its inherent cost too.
emp-car-liquid-purifier = Liquid Purifier
emp-does-liquid-purifier = Build on lake and gain 1 mana.
emp-car-luxury-carriage = Luxury Carriage
emp-does-luxury-carriage = Draft a specialist, or take 1 spellcar.
emp-car-mana-surger = Mana Surger
emp-does-mana-surger = Gain 1 mana.
emp-car-meditation-mecha = Meditation Mecha
emp-does-meditation-mecha = Take 1 spellcar.
emp-car-metro = Metro
emp-does-metro = Build next to a city, on any terrain but wasteland.
emp-car-mirror-box = Mirror Box
emp-does-mirror-box = Add a good from the supply to a hex of your network, in a colour already there.
emp-car-pollinator = Pollinator
emp-does-pollinator = Move a good from an adjacent hex into a hex of your network.
emp-car-pollution-solution = Pollution Solution
emp-does-pollution-solution = Build on wasteland twice.
emp-car-refinery-car = Refinery Car
emp-does-refinery-car = Draft a specialist, or gain 1 mana.
emp-car-reforester = Reforester
emp-does-reforester = Twice: build on forest, then place a Heartwood there.
emp-car-science-car = Science Car
emp-does-science-car = Gain 1 mana, or take 1 spellcar.
emp-car-searing-supplier = Searing Supplier
emp-does-searing-supplier = Deliver 1 good, without a demand tile.
emp-car-spice-convoy = Spice Convoy
emp-does-spice-convoy = Build on desert and refresh your engineer.
emp-car-suburban-express = Suburban Express
emp-does-suburban-express = Build next to a city or a wasteland, on any terrain but wasteland.
emp-car-switching-station = Switching Station
emp-does-switching-station = Swap one of your trains with a competitor’s train in an adjacent hex.
emp-car-terraformer = Terraformer
emp-does-terraformer = Build on wasteland, then place a good of any colour there.
emp-car-transformer = Transformer
emp-does-transformer = Copy a spellcar in the market, paying its inherent cost too.
emp-car-transmuter = Transmuter
emp-does-transmuter = Exchange a good in your network for one of another colour from the supply.
emp-car-volcanic-vexxer = Volcanic Vexxer
emp-does-volcanic-vexxer = Build on lava, then return a good from a hex next to it to the supply.
emp-car-worldspanner = Worldspanner
emp-does-worldspanner = Build on two different terrains other than wasteland.

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
