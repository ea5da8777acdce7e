# The pages of the site around the table.

## The first page

site-length-imperial-steam = 2–3 hours, or over weeks
site-what-imperial-steam = Bid for influence, train workers, build from Wien towards Trieste and sell shares of your own company: the most money wins.

## What several pages say

imp-option-setup = Set-up
imp-option-setup-fixed = Fixed, for a first game
imp-option-setup-normal = Normal
imp-option-setup-random = Random
imp-option-setup-what = Fixed: every tile has its place. Normal: a card says where the hubs and the State Railways lie, and the other tiles are drawn. Random: all of it is drawn.
imp-option-money = Money
imp-option-money-open = Open
imp-option-money-hidden = Hidden until the end
imp-option-money-what = Hidden: you see only how much you have yourself. What is paid and received is still told.

## The rules

imp-note-short = Rules by the rulebook; map, tiles, contracts and prices are our reconstruction.
imp-note-box = The rules are the rulebook’s, the board is a reconstruction: you play the published rules on a map that is ours. From the rulebook: how many cities, tiles, contracts, cards and pieces there are, 15 names of cities, 14 links, two efforts, what everybody begins with, what workers, engineers and engines cost, most share values, and the Shipment tiles of the fixed set-up. Two more names of cities come from public pages. All the rest is printed only on the components, and no public source shows it, so we made it up to fit what is known: the other cities and links, bridges and tunnels, almost all efforts, what the city tiles and the contracts say, the prices of the market and of the factories, the growth of the hubs, when engines come and the influence they bring, the set-up cards, and the hubs and State Railways of the fixed set-up. Expect the printed game to differ in all of this.

ending-trieste = Wien and Trieste are joined.
ending-last-round = The last round has been played.
