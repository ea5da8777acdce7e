# Empyreal: Spells & Steam. What happens and what is refused.

## Words

# “lake good (Ehrlite)”; an article stands before it.
emp-good-of = { $terrain } good ({ $name })
emp-goods-of =
    { $count ->
        [one] 1 { $terrain } good
       *[other] { $count } { $terrain } goods
    }
# A spellcar of which there are several, with its terrains.
emp-car-of = { $car } ({ $terrains })
emp-or-2 = { $one } or { $other }
emp-or-3 = { $one }, { $other } or { $third }

# What the end of the line offers; an article stands before it.
emp-upgrade-mana = mana upgrade
emp-upgrade-specialist = specialist upgrade
emp-upgrade-spellcars = spellcar upgrade

emp-teams-off = no teams
emp-teams-2v2 = two teams of two
emp-teams-2v2v2 = three teams of two
emp-teams-3v3 = two teams of three

emp-phase-awards = Removing awards
emp-phase-companies = Companies and captains
emp-phase-headquarters = Headquarters
emp-phase-specialists = Specialists and main action
emp-phase-administrating = Administrate
emp-phase-activating = Move and activate
emp-phase-building = Build
emp-phase-delivering = Delivery
emp-phase-upgrading = End of the line
emp-phase-drafting = Draft of a specialist
emp-phase-discarding = Discard of a spellcar
emp-phase-final = Final deliveries
emp-phase-over = End of the game

emp-setup-teams =
    { $players ->
        [one] 1 player cannot play in teams as { $teams }: 2v2 is for four players, 2v2v2 and 3v3 are for six ({ $rule }).
       *[other] { $players } players cannot play in teams as { $teams }: 2v2 is for four players, 2v2v2 and 3v3 are for six ({ $rule }).
    }
emp-setup-teams-awards = Teams play without awards: leave out the one or the other ({ $rule }).

## What happened

emp-told-boards = The map is laid out from these boards: { $boards }.
emp-told-market = New in the market: { $cars }.
emp-told-market-shuffled = The discarded spellcars are shuffled into a new deck. New in the market: { $cars }.
emp-told-awards = Awards on display: { $awards }.
emp-told-start = { $name } is the start player.
emp-told-award-removed = { $name } removes an award: { $award }.
emp-told-company = { $name } leads { $company }, with { $captain } as captain.
emp-told-headquarters = { $name } places a train of the headquarters on { $hex }.
emp-told-used = { $name } uses { $person }.
emp-told-imitated = { $name } copies { $person }.
emp-told-helped = { $person } helps { $name }.
emp-told-administrated = { $name } administrates.
emp-told-moved =
    { $price ->
        [0]
            { $spaces ->
                [one] { $name } moves the conductor 1 space for free, to stop { $column }.
               *[other] { $name } moves the conductor { $spaces } spaces for free, to stop { $column }.
            }
       *[other] { $name } moves the conductor { $spaces } spaces for { $price } mana, to stop { $column }.
    }
emp-told-end-of-line =
    { $price ->
        [0]
            { $spaces ->
                [one] { $name } moves the conductor 1 space for free, to the end of the line.
               *[other] { $name } moves the conductor { $spaces } spaces for free, to the end of the line.
            }
       *[other] { $name } moves the conductor { $spaces } spaces for { $price } mana, to the end of the line.
    }
emp-told-activated =
    { $price ->
        [0] { $name } activates { $car }.
       *[other] { $name } activates { $car } for { $price } mana.
    }
emp-told-copied =
    { $price ->
        [0] { $name } copies { $car }.
       *[other] { $name } copies { $car } for { $price } mana.
    }
emp-told-built = { $name } builds on { $hex }.
emp-told-built-over =
    { $price ->
        [0] { $name } builds on { $hex }, by free transfer over { $over }.
       *[other] { $name } builds on { $hex }, by transfer over { $over } for { $price } mana.
    }
emp-told-wasteland = { $name } places a wasteland on { $hex }.
emp-told-wasteland-destroys = { $name } places a wasteland on { $hex }. Back to the supply: { $goods }.
emp-told-wasteland-loot = { $name } places a wasteland on { $hex } and adds { $goods } to the folio.
emp-told-good-placed = { $name } places a { $good } on { $hex }.
emp-told-good-returned = { $name } returns a { $good } from { $hex } to the supply.
emp-told-good-moved = { $name } moves a { $good } from { $from } to { $to }.
emp-told-goods-pulled = { $name } pulls goods into { $hex }: { $goods }.
emp-told-good-gained = { $name } adds a { $good } from the supply to the folio.
emp-told-train-moved = { $name } moves a train from { $from } to { $to }.
emp-told-switched = { $name } swaps a train in { $own } with one of { $rival }’s in { $other }.
emp-told-trains-removed =
    { $trains ->
        [one] { $name } sends back 1 train from { $hex } and the hexes around it.
       *[other] { $name } sends back { $trains } trains from { $hex } and the hexes around it.
    }
emp-told-mana = { $name } gains { $count } mana.
emp-told-reclaimed = { $name } reclaims { $count } mana.
emp-told-refreshed = { $name } refreshes { $person }.
emp-told-car-gained = { $name } takes { $car } from the market.
emp-told-car-placed = { $name } puts { $car } at stop { $column }, place { $row }.
emp-told-car-discarded = { $name } discards { $car }.
emp-told-rearranged = { $name } rearranges the railyard: what was at { $from } is now at { $to } (stop/place).
emp-told-drafting = { $name } looks through the { $kind } stack.
emp-told-masters-drawn =
    { $count ->
        [one] { $name } draws 1 station master from the box.
       *[other] { $name } draws { $count } station masters from the box.
    }
emp-told-kept = { $name } takes { $kind }: { $person }.
emp-told-traded = { $name } gives { $own } to { $with } for { $other }.
emp-told-tiles-swapped = { $name } swaps two demand tiles: { $one } at { $here }, { $other } at { $there }.
emp-told-extra-turn = { $name } will take another turn after this one.
emp-told-delivered = { $name } delivers { $goods } to { $city }.
emp-told-delivered-tile = { $name } delivers { $goods } to { $city } and takes a { $tile } tile for { $points } VP.
emp-told-upgraded = { $name } takes the { $upgrade }.
emp-told-end-tiles = { $name } has demand tiles enough to end the game: this round is the last.
emp-told-end-trains = { $name } has no train left in the supply: this round is the last.
emp-told-standstill = Nothing has been built or delivered for { $rounds } rounds: the game ends.
emp-told-final = The last round is over. Everybody may make one final delivery, the last player first.
emp-told-scored =
    { $points ->
        [one] { $name } ends with 1 point.
       *[other] { $name } ends with { $points } points.
    }

## Why not

emp-no-game-over = The game is over.
emp-no-not-your-turn = It is not your turn: the table is waiting for { $asked }.
emp-no-not-asked = This is not what is asked now.
emp-no-not-skipped = This cannot be left out: it has to be decided.
emp-no-hex = There is no hex { $hex } on this map.

# Setting up.
emp-no-award = The award { $award } is not on display.
emp-no-company-taken = Somebody has picked { $company } already.
emp-no-captain = { $person } is no captain.
emp-no-captain-taken = { $person } is not to be had: picked already, or not in this game.
emp-no-other-captain = { $person } does not go with { $company }: pick its own captain or a wild one.
emp-no-captain-needed = Somebody who picks after you would be left without a captain: leave { $person }, or pick another company.
emp-no-not-home = Your headquarters does not begin on { $hex }: its first train goes on your home terrain, where no train is and where there is room for the second one beside it.
emp-no-not-beside-first = The second train of your headquarters does not go on { $hex }: it needs a hex next to { $of } without any train, neither city nor wasteland.

# Specialists.
emp-no-main-action-begun = Your main action has begun: specialists are used before it.
emp-no-not-yours = { $person } is not among your specialists.
emp-no-face-down = { $person } is face-down, and has to be refreshed first.
emp-no-used-up = { $person } has been used: a surveyor works once a game.
emp-no-always-on = { $person } is always in effect and is never used.
emp-no-used-this-turn = { $person } has already been used this turn.
emp-no-does-nothing = { $what } would do nothing now.
emp-no-exchange = With { $person } you give one thing for another, and you cannot do both now.
emp-no-paid-for-nothing = You would pay { $person } for nothing: the rest is not possible now.
emp-no-price = { $person } costs { $price } mana; you have { $mana }.
emp-no-free-use = { $person } cannot be used without being turned now.
emp-no-option = There is no choice { $option } here.
emp-no-option-does-nothing = Choice { $option } would do nothing now.

# Administrate.
emp-no-reclaim = You have no spent mana, or have reclaimed in this action already.
emp-no-refresh = Nobody is there to refresh, or you have refreshed in this action already.
emp-no-gained-already = You have taken the spellcar of this action already.

# Move and activate.
emp-no-spaces = The conductor moves 1 to { $most } spaces, not { $spaces }.
emp-no-past-the-end =
    { $left ->
        [one] The conductor cannot go that far: there is only 1 space left to the end of the line.
       *[other] The conductor cannot go that far: there are only { $left } spaces left to the end of the line.
    }
emp-no-move-cost =
    { $spaces ->
        [one] 1 space costs { $price } mana; you have { $mana }.
       *[other] { $spaces } spaces cost { $price } mana; you have { $mana }.
    }
emp-no-move-first = Move your conductor first: you activate where it stops.
emp-no-start = Your conductor is on Start: there is nothing to activate.
emp-no-nothing-to-activate = No spellcar at your conductor can be activated now.
emp-no-column = Your conductor is not at stop { $column }: you activate only where it is.
emp-no-car = There is no spellcar at { $slot } (stop/place).
emp-no-activated-already = The spellcar at { $slot } (stop/place) has been activated already.
emp-no-only-the-double = You are using one spellcar twice: no other is activated this turn.
emp-no-double = Only with Viona Larone can a spellcar be used twice.
emp-no-double-alone = Whoever uses a spellcar twice activates no other, and you have activated one already.
emp-no-activation-cost = This costs { $price } mana; you have { $mana }.
emp-no-mana-locked = This costs { $price } mana. You have { $mana }, but only { $unlocked } to pay it with: mana that an activation brought pays for no other in the same turn.

# Spellcars.
emp-no-market = { $car } is not in the market.
emp-no-room = There is no room in your railyard.
emp-no-slot-taken = There is a tile at { $slot } (stop/place) already, and no tile covers another.
emp-no-second-row-first = The second places of all stops are filled before the third ones.
emp-no-printed-last = A printed car is covered only when all second and third places are filled.
emp-no-printed-stays = Tiles move between second and third places: printed cars stay uncovered.
emp-no-same-swap = Name two different places.
emp-no-tile-there = You have no spellcar tile at { $slot } (stop/place).
emp-no-copy = { $car } is not among the spellcars that can be copied here.
emp-no-copied-twice = { $car } is part of this chain of copies already.
emp-no-imitate = { $person } cannot be copied now.
emp-no-not-gained = Only the spellcars just taken are activated now, each once: not the one at { $slot } (stop/place).

# Drafts.
emp-no-captains-stay = Captains are not drafted.
emp-no-kind-taken = You have { $kind } already, and specialists are not replaced.
emp-no-stack-empty = There is no { $kind } left in the stack.
emp-no-not-in-stack = { $person } is not among the tiles in your hand.
emp-no-unlike-trade = Specialists are swapped only with another player’s of the same kind.

# Deliveries.
emp-no-city-far = You have no train next to { $city }.
emp-no-nothing-to-deliver = There is no { $good } in your network.
emp-no-other-colour = Nobody at { $city } asks for a { $good }.
emp-no-swapped-tile = A { $good } comes to { $city } only for a demand tile of its colour, and there are too few for one.
emp-no-wrong-good = Your delivery to { $city } is of one colour, and a { $good } is of another.
emp-no-too-many-goods =
    { $most ->
        [one] This delivery takes 1 good, no more.
       *[other] This delivery takes { $most } goods at the most.
    }
emp-no-nothing-loaded = A delivery takes at least one good.
emp-no-tile = There is no { $tile } tile at { $city }.
emp-no-not-earned =
    { $taken ->
        [one] A { $tile } tile takes { $needs } goods; you deliver 1.
       *[other] A { $tile } tile takes { $needs } goods; you deliver { $taken }.
    }
emp-no-same-city = The two tiles have to stand at different cities.

# Track.
emp-no-train-in-city = { $hex } is a city: no train is ever there.
emp-no-own-train = You have a train in { $hex } already.
emp-no-hex-full = There are { $most } trains in { $hex } already: no more fit in.
emp-no-trains = You have no train left in your supply.
emp-no-wasteland = { $hex } is wasteland: only a build that names wasteland goes there.
emp-no-terrain = { $hex } is not of the terrain that you may build on.
emp-no-other-terrain = All of these builds are on the same terrain, and { $hex } is of another.
emp-no-terrain-again = Each of these builds is on another terrain, and you have just built on that of { $hex }.
emp-no-edge = { $hex } is not on the edge of the map.
emp-no-by-city = { $hex } is not next to a city.
emp-no-by-city-or-wasteland = { $hex } is next to neither a city nor a wasteland.
emp-no-competitor = There is no competitor’s train in { $hex }.
emp-no-hex-given = This build cannot go to { $hex }: its place is fixed.
emp-no-transfer-cost = The transfers to { $hex } cost { $price } mana; you have { $mana }.
emp-no-out-of-reach = { $hex } is out of reach: neither next to your network nor behind hexes that a transfer can cross.
emp-no-not-free = The transfer over { $over } cannot be the free one on the way to { $hex }.

# The map.
emp-no-wasteland-in-city = { $hex } is a city: there can be no wasteland.
emp-no-wasteland-twice = { $hex } is wasteland already.
emp-no-wasteland-far = { $hex } is neither in your network nor next to it.
emp-no-wasteland-left = All { $tiles } wasteland tiles are on the map.
emp-no-in-network = { $hex } is not in your network.
emp-no-beside = { $hex } is not next to { $of }.
emp-no-rival-train = That company has no train in { $hex } to swap with.
emp-no-other-train = The train that moves is the one where the good was, not the one in { $hex }.
emp-no-train-stuck = Your train in { $hex } could not move away: no good can be returned from there.
emp-no-good = There is no { $good } in { $hex }.
emp-no-supply = There is no { $good } left in the supply.
emp-no-supply-at-all = No other colour is left in the supply.
emp-no-colour = A { $good } cannot be placed on { $hex } now.
emp-no-same-colour = The new good has to be of another colour.
emp-no-same-hex = The good is in { $hex } already.
emp-no-competitor-there = There is a competitor’s train in { $hex }: its goods stay.
emp-no-nowhere-to-move = Your network has no other hex where the good in { $hex } could go.
emp-no-hex-does-nothing = Nothing would happen at { $hex }.

# Where nothing can be done now, since no move is about it.
emp-no-answer-first = { $card } is under way: answer that first.
emp-no-tile-by-delivery =
    A tile { $tile } is taken in a delivery to its city, of at least { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    } of its colour.
emp-no-delivery-begun = This delivery has begun: take its goods.
emp-no-not-a-city = Deliveries go to cities beside your network.
emp-no-track-by-cards = Track is built by spellcars and specialists: use one, or move your conductor to activate.
emp-no-track-by-activating = Activate a spellcar: what it does is done on the map.
emp-no-headquarters-later = Headquarters are placed when all companies are chosen.
emp-no-market-later = Spellcars are taken by administrating, as an upgrade at the end of the line, or by some cards.
emp-no-draft-later = A specialist is drafted as an upgrade at the end of the line, or by some cards.
emp-no-awards-in-the-end = Awards are shared out when the game is over.
emp-no-companies-chosen = Companies and captains are chosen before the game.
emp-no-person-later = This is not the time to use a specialist.
emp-no-others-person = You use your own people; others are copied or swapped by some cards only.
emp-no-activated-at-the-stop = Spellcars are activated at the stop of your conductor, after it has moved.
emp-no-others-yard = This railyard is not yours.
emp-no-others-conductor = This conductor is not yours.
emp-no-only-forward = Your conductor only moves forward, up to { $most } spaces.
emp-no-conductor-later = Your conductor moves once a turn, after the specialists.
emp-no-supply-by-cards = Goods come from the supply when a card says so.

# What asks a question, when it is no card.
emp-under-way-upgrade = Upgrade
emp-under-way-final = Final delivery
emp-under-way-end-of-line = End of the line
emp-under-way-administrating = Administrate

emp-tile-of = { $tile } ({ $terrain })
emp-no-left-out = { $person } is left out of a friendly game.
emp-no-final-specialists = No specialists are used in the last deliveries.
emp-told-round = Round { $round } begins.
