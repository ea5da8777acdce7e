# The pages of the site around the table.

## The first page

site-length-steam-power = About an hour, or over weeks
site-what-steam-power = Lay track, build factories, fulfil secret contracts over everybody’s railways, and pay whoever owns the rails.

## What several pages say

sp-option-map = Map
sp-option-map-usa = United States
sp-option-map-germany = Germany and the Low Countries
sp-option-map-britain = Great Britain
sp-option-later_edition = Rules of the later edition
sp-option-later_edition-off = No
sp-option-later_edition-on = Yes
sp-option-later_edition-what = The bank pays more, and some city tiles make factories of their colours worth more points.
sp-option-start_from_group = Cities side by side
sp-option-start_from_group-on = A new link may begin in any city of a group
sp-option-start_from_group-off = Only in a city that an own link touches
sp-option-steal_from_next = With the bag empty and most contracts in your own hand
sp-option-steal_from_next-off = You can take none
sp-option-steal_from_next-on = You take from the next fullest hand

## The rules

sp-note-short = Rules, tiles and pieces by the rulebook; maps and contracts are our reconstruction, the solo game is ours.
sp-note-usa = That a board of the printed game shows the United States is public; where its hexes and cities lie is ours.
sp-note-germany = Nothing public says what this board shows in the printed game: the region and the layout are ours.
sp-note-britain = Nothing public says what this board shows in the printed game: the region and the layout are ours.
sp-note-box = Track tiles, pieces and numbers are the rulebook’s. The contracts are a reconstruction: no list of them is public, so what they ask for and bring is ours. The solo game is ours too.
