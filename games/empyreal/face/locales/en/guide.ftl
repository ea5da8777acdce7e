# Empyreal: Spells & Steam: how people are led through it.

## Parts of sentences

emp-do-mana = { $count } mana
# A phrase with its price
emp-do-for = { $does }, for { $price } ({ $left } left)
# The same on what is clicked
emp-do-tag = { $label } – { $price }
# “C7 (lake)”, “C7 (the lake city)”
emp-do-hex = { $hex } ({ $land })
emp-do-hex-alone = { $hex }
emp-do-hex-goods = { $hex }, with { $goods }
# “Ehrlite (lake)”
emp-do-good = { $name } ({ $terrain })
emp-do-goods = { $count } { $good }
emp-do-good-of = { $good }, one of { $there }
emp-do-slot = stop { $column }, place { $row }
emp-do-car-at = { $car }, { $slot }
# A spellcar to take, and what it will cost to activate
emp-do-car-inherent = { $car } (inherent cost: { $cost })
# “double demand (lake)”
emp-do-tile = { $size } ({ $terrain })
emp-do-stand = { $tile } at { $city }
# A card and what it does, which is a whole sentence
emp-do-card = { $card }: { $does }
# Where track is built, after “build”
emp-do-site = { $on }
emp-do-site-there = on { $hex }
emp-do-site-around = next to { $hex }, { $on }
emp-do-site-anywhere = anywhere on the map, { $on }
emp-do-site-edge = on the edge of the map, { $on }
emp-do-site-city = next to a city, { $on }
emp-do-site-city-or-wasteland = next to a city or a wasteland, { $on }
emp-do-site-competitor = where a competitor has a train
# Where the conductor goes, after “to”
emp-do-space = stop { $column }
emp-do-space-end = the end of the line
emp-do-space-start = the start

## Where the game stands

emp-now-round = Round { $round }

emp-column-points = VP
emp-column-goods = Goods
emp-column-tiles = Demand
emp-column-mana = Mana
emp-column-crystals = Crystals
emp-column-trains = Trains left
# Beside a player’s figures
emp-column-team = Team { $letter }
emp-column-team-leads = Team { $letter } · { $leads }
# The letters on its trains, and its name
emp-column-leads = { $initials } · { $company }

## Questions

# A card, and what it asks: a question that begins in lower case.
emp-ask-of = { $card }: { $what }

emp-ask-award = Which award do you remove?
emp-ask-company = Which company do you lead, and with which captain?
emp-ask-headquarters = Where is your headquarters? Its first train goes on your home terrain, { $terrain }.
emp-ask-headquarters-second = Where does the second train of your headquarters go, next to { $hex }?
emp-ask-specialists = Do you use a specialist, administrate, or move your conductor?
emp-ask-main-action = Do you administrate, or move your conductor?
emp-ask-administrate-order = Administrate: what do you do next?
emp-ask-administrate-gain = Administrate: which spellcar do you take?
emp-ask-activate = Which spellcar at stop { $column } do you activate?
emp-ask-activate-first = Which spellcar at stop { $column } do you activate, or do you move your conductor now?
emp-ask-move-now = Where does your conductor move now?
emp-ask-upgrade = Which upgrade do you choose?

emp-ask-choose = which of these do you choose?
emp-ask-build = build { $site }. Where?
emp-ask-wasteland = where do you place a wasteland?
emp-ask-pick-empty = which hex without goods gets a good of its terrain?
emp-ask-pick-good = which hex of your network gets one more good of a colour there?
emp-ask-pick-pull = into which hex of your network does a good from beside it move?
emp-ask-pick-pull-all = into which hex of your network do all goods from beside it move?
emp-ask-pick-remove = from which hex of your network, and all around it, do all trains go?
emp-ask-pick-around = around which hex of your network do you build?
emp-ask-that-hex = that hex
emp-ask-place-good = which good comes to { $hex }?
emp-ask-return =
    { $left ->
        [one] which good of your network goes back to the supply?
       *[other] which goods of your network go back to the supply? { $left } more do.
    }
emp-ask-return-around = which good beside { $hex } goes back to the supply?
emp-ask-replace = which good of your network is exchanged?
emp-ask-replace-with = which good replaces { $good } at { $hex }?
emp-ask-pull = which good moves to { $hex }?
emp-ask-fetch = which good do you bring into your network?
emp-ask-fetch-to = to which hex of your network does { $good } come?
emp-ask-move-from = where does your train move from { $hex }?
emp-ask-move-train = which of your trains moves, and where to?
emp-ask-switch = which of your trains changes places with a competitor’s beside it?
emp-ask-draft = which stack of specialists do you look through?
emp-ask-keep = you keep { $kind }. Whom?
emp-ask-keep-drawn = you have drawn { $drawn } station masters. Whom do you keep?
emp-ask-rearrange = which spellcar tile moves, and where to?
emp-ask-activate-gained = which of the new spellcars do you activate?
emp-ask-copy = which spellcar do you copy?
emp-ask-copy-engineer = whose engineer do you copy?
emp-ask-copy-surveyor = whose surveyor do you copy?
emp-ask-use-free = whom do you use without turning the tile over?
emp-ask-trade = whom do you give away, and for whom?
emp-ask-swap = which demand tile changes places?
emp-ask-swap-with = which tile of another city changes places with { $tile }?
emp-ask-gain =
    { $left ->
        [one] which spellcar do you take?
       *[other] which spellcar do you take first? You may take { $left }.
    }
emp-ask-place = where in your railyard does { $car } go?
emp-ask-deliver = which city do you deliver to?
emp-ask-load = which goods do you deliver to { $city }? It takes { $good }.
emp-ask-claim = which demand tile of { $city } do you take?
emp-ask-discard = { $by } makes you discard a spellcar. Which one?
emp-ask-goods-to-folio =
    { $left ->
        [one] which good from the supply comes to your folio?
       *[other] which good from the supply comes to your folio? { $left } of them do.
    }

## How things stand, beside a question

emp-now-awards = { $left } awards are left; two stay in the game.
emp-now-companies = Every company has a captain of its own; two wild captains go with any company.
emp-now-place = Your place in the turn order is { $place } of { $of }.
emp-now-team = You play in team { $letter }.
emp-now-headquarters = The second train goes next to it; no other train may be there.
emp-now-headquarters-second = On any terrain but wasteland, where there is no train.
emp-now-mana = You have { $mana } available, of { $crystals } crystals.
emp-now-mana-locked = You have { $mana } available, of { $crystals } crystals; { $locked } came from an activation and cannot pay for another.
emp-now-conductor-start = Your conductor is at the start.
emp-now-conductor = Your conductor is at stop { $column }.
emp-now-main-action = Administrating or moving is your main action: after it no specialist is used, and with it your turn ends.
emp-now-activate-first = You may also activate before you move.
emp-now-free-transfer = One transfer of this turn is free.
emp-now-extra-turn = You play another turn after this one.
emp-now-last-round = This round is the last; then come the final deliveries.
emp-now-one-tile = One more demand tile makes { $needed } and brings the last round.
emp-now-trains =
    { $trains ->
        [0] You have no train left.
        [one] You have 1 train left; when it is built, the round is the last.
       *[other] You have { $trains } trains left; when none is left, the round is the last.
    }
emp-now-administrate-join = { $people } can act now, before, between or after the parts of administrating.
emp-now-administrate-rest = What is left is done by itself when they have acted or are done without.
emp-now-market =
    { $count ->
        [one] 1 spellcar is in the market.
       *[other] { $count } spellcars are in the market; when { $low } are left, { $full } new ones are dealt.
    }
emp-now-then-over = Then your turn is over.
emp-now-surcharge = The next activation has a surcharge of { $mana }.
emp-now-double = Only this spellcar, for the second time.
emp-now-move-after = When you have activated, your conductor moves and the turn ends; at the end of the line you upgrade, but do not deliver.
emp-now-end-when-you-like = You may end your turn at any time.
emp-now-mana-limit = You have { $most } crystals and cannot gain another.
emp-now-then-start = Then your conductor goes back to the start, and your turn is over.
emp-now-times =
    { $left ->
        [one] Once more, of { $times } times.
       *[other] { $left } of { $times } times are left.
    }
emp-now-discard = Each competitor discards a spellcar tile of their choice; printed cars stay.
emp-now-built-on = Built on so far: { $terrains }.
emp-now-transfers = A transfer over a city costs { $city } mana, over a competitor { $competitor }, over a wasteland { $wasteland }.
emp-now-transfers-team = Over a train of your team a transfer costs { $price } mana.
emp-now-wasteland-folio = On a hex of your network or beside it. The goods there come to your folio.
emp-now-wasteland-supply = On a hex of your network or beside it. The goods there go back to the supply.
emp-now-wasteland-left =
    { $left ->
        [one] 1 wasteland tile is left.
       *[other] { $left } wasteland tiles are left.
    }
emp-now-draft = You see all of the stack, and have to keep one. You can look through the stack of a kind that you do not have.
emp-now-no-surcharge = There is no surcharge, but inherent costs are paid.
emp-now-place-rows = Third places open when all second places are filled; when these are too, printed cars can be covered.
emp-now-keep = The others go back to the stack, and nobody else sees them.
emp-now-keep-drawn = The others go back to the box.
emp-now-deliver = All goods of one colour in your network can go, or some of them. { $double }, { $triple } or { $quadruple } earn a demand tile.
emp-now-deliver-most = Up to { $most } goods, and a demand tile if there are enough.
emp-now-deliver-no-tile =
    { $most ->
        [one] One good, and no demand tile.
       *[other] Up to { $most } goods, and no demand tile.
    }
emp-now-then-upgrade = Then you choose an upgrade.
emp-now-final = Specialists do not count any more.
emp-now-loaded = { $taken } taken, { $there } still in your network.
emp-now-loaded-most = { $taken } of at most { $most } taken, { $there } still in your network.
emp-now-tiles-there = The city has { $tiles }.
emp-now-tile-needs =
    { $tile } for { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }
emp-now-claim = You have delivered { $taken }, and may take one tile or none.

## What moves do

emp-do-balance = { $before } → { $left } mana
emp-do-card-balance = { $does } { $before } → { $left } mana
emp-do-end-of-line = Deliver, then upgrade.
emp-do-end-of-line-empty = Nothing to deliver: upgrade.
emp-do-no-cars-there = Nothing to activate: your turn ends.
emp-do-administrate-card = Reclaim all mana, refresh captain and engineer, take a spellcar.
# What is at the stop
emp-do-cars-there = { $cars }.
emp-do-person = { $person }
emp-do-remove = remove the award { $award }
emp-do-company = lead { $company } with { $captain }
emp-do-company-of = { $company } (home terrain: { $home })
emp-do-headquarters = place a train of your headquarters on { $hex }
emp-do-use = use { $person }
# “-label”: the same on a button, where it is shorter
emp-do-administrate = administrate: reclaim all mana, refresh your captain and engineer, take a spellcar
emp-do-administrate-label = Administrate
emp-do-reclaim = reclaim { $mana }
emp-do-refresh-both = refresh your captain and engineer
emp-do-refresh-both-label = Refresh captain and engineer
emp-do-refresh-captain = refresh your captain
emp-do-refresh-engineer = refresh your engineer
emp-do-activate-first = activate before your conductor moves
emp-do-activate-first-label = Activate first, then move
emp-do-move =
    { $spaces ->
        [one] move your conductor 1 space, to { $to }
       *[other] move your conductor { $spaces } spaces, to { $to }
    }
emp-do-move-label = To { $to }: { $price }
emp-do-move-free = To { $to }: free
emp-do-activate = activate { $car }
emp-do-double = activate { $car } twice; the second time costs its inherent cost again
emp-do-once = Once: { $price }
emp-do-twice = Twice: { $price } now
emp-do-choose = choose number { $number }
emp-do-build = build on { $hex }
emp-do-build-over = build on { $hex } over { $over }
emp-do-build-free = build on { $hex } over { $over }, with the transfer over { $free } free
emp-do-build-site = build { $site }
emp-do-way-free = Over { $hex } for free: { $price }
emp-do-way-paid = Without the free transfer: { $price }
emp-do-wasteland = place a wasteland on { $hex }
emp-do-a-wasteland = place a wasteland
emp-do-wasteland-folio = place a wasteland and take the goods there to your folio
emp-do-wasteland-folio-label = Place a wasteland, its goods to your folio
emp-do-pick = choose { $hex }
emp-do-fetch = take { $good } from { $hex }
emp-do-fetch-to = bring { $good } to { $hex }
emp-do-load = take { $good } from { $hex } for the delivery
emp-do-return = return { $good } from { $hex } to the supply
emp-do-pull = move { $good } from { $hex } to { $to }
emp-do-replace = exchange { $good } at { $hex }
emp-do-replace-with = exchange { $good } at { $hex } for { $other }
emp-do-place-good = place { $good } on { $hex }
emp-do-choose-good = choose { $good }
emp-do-good-to-folio = take { $good } from the supply to your folio
emp-do-take-all = deliver all { $goods }
emp-do-take-all-plain = deliver them all
emp-do-deliver-these = deliver { $goods } and no more
emp-do-deliver-these-label = Deliver these: { $goods }
emp-do-shift = move a train from { $from } to { $to }
emp-do-switch = switch your train on { $own } with one of { $company } on { $other }
emp-do-train-of = Train of { $company }
emp-do-gain = take { $car } from the market
emp-do-gain-cars =
    { $count ->
        [one] take 1 spellcar
       *[other] take { $count } spellcars
    }
emp-do-gain-mana = gain { $mana }
emp-do-place = put { $car } in { $place }
emp-do-place-there = put the spellcar in { $place }
emp-do-place-over = { $slot }, over { $car }
emp-do-discard = discard { $car }
emp-do-rearrange = move { $car } to { $to }
emp-do-rearrange-swap = swap { $car } and { $other }
emp-do-copy = copy { $card }
emp-do-draft = look through the stack for { $kind }
emp-do-draft-somebody = draft a specialist
emp-do-stack = Stack: { $kind } ({ $size })
emp-do-keep = keep { $person }
emp-do-trade = give { $own } for { $other }
emp-do-swap-first = choose the tile { $tile } to change places
emp-do-swap = swap { $first } and { $second }
emp-do-deliver = deliver { $good } to { $city }
emp-do-city = { $city }
emp-do-city-goods = { $city }: { $goods } in your network
emp-do-claim =
    { $points ->
        [one] take the tile { $tile }, for 1 VP
       *[other] take the tile { $tile }, for { $points } VP
    }
emp-do-claim-label = Take the { $tile }: { $points } VP
emp-do-supply = { $good }, { $left } in the supply
emp-do-upgrade-mana = gain { $mana }, then reclaim all
emp-do-upgrade-specialist = draft a specialist, then refresh your captain and engineer
emp-do-upgrade-specialist-label = Draft a specialist, then refresh
emp-do-done-turn = end your turn
emp-do-done-activate = activate no more
emp-do-done-use = use nobody else without turning the tile over
emp-do-done-use-label = Use nobody else
emp-do-done-join = do without your station master and finish administrating
emp-do-done-join-label = Finish administrating
emp-do-skip = leave this out
emp-do-skip-build = build nothing
emp-do-skip-build-more = build nothing more
emp-do-skip-wasteland = place no wasteland
emp-do-skip-draft = draft nobody
emp-do-skip-goods = place no more goods
emp-do-skip-trains = move no more trains
emp-do-skip-tiles = swap no more tiles
emp-do-skip-delivery = deliver nothing
emp-do-skip-tile = take no demand tile
emp-do-skip-car = take no spellcar

## Why a spot is of no use now

emp-why-choose-first = Choose “{ $first }” first.

## Points

emp-points-goods = Goods
emp-points-tiles = Demand tiles
emp-points-mates = Teammates
emp-points-colours = Most of a colour
emp-step-goods = Delivered: { $goods }.
emp-step-tiles = Taken: { $tiles }.
emp-step-award = Counts { $value }.
emp-step-mates = A team counts its goods and tiles together.
emp-step-colours =
    { $colours ->
        [one] Your team has delivered most of 1 colour, for { $each } VP.
       *[other] Your team has delivered most of { $colours } colours, for { $each } VP each.
    }
