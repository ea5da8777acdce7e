# The pages of the site around the table.

## The first page

site-length-empyreal = 2–3 hours, or over weeks
site-what-empyreal = Lay a network across a world of magic, fill your railyard with spellcars, hire specialists and deliver goods at the end of the line.

## What several pages say

emp-option-boards = Boards
emp-option-boards-any = Drawn
emp-option-boards-a = A sides
emp-option-boards-b = B sides
emp-option-boards-what = Which sides the boards with two cities show. Where they lie is drawn; with six players only C sides are used.
emp-option-awards = Awards
emp-option-awards-off = None
emp-option-awards-two = Two, drawn
emp-option-awards-expert = Expert: two remain
emp-option-awards-what = Points at the end for the best at something, such as most trains on the edge of the map. Expert: more are dealt, and each player removes one.
emp-option-epic = Epic game
emp-option-epic-off = No
emp-option-epic-on = Yes
emp-option-epic-what = The game ends one demand tile later.
emp-option-open_information = Open information
emp-option-open_information-off = No
emp-option-open_information-on = Yes
emp-option-open_information-what = Everybody sees which specialists lie in the stacks.
emp-option-friendly = Friendly competition
emp-option-friendly-off = No
emp-option-friendly-on = Yes
emp-option-friendly-what = Without the captains, specialists and spellcars that harm others.
emp-option-teams = Teams
emp-option-teams-off = None
emp-option-teams-2v2 = Four players: two against two
emp-option-teams-2v2v2 = Six players: three teams of two
emp-option-teams-3v3 = Six players: three against three
emp-option-teams-what = Teammates sit alternately, add up their points and play without awards.

## The rules

emp-note-short = Rules, names, texts, costs and counts by the rulebook; boards, company folios and the terrains of common spellcars are our reconstruction.
emp-note-box = The rules are the rulebook’s, the boards are a reconstruction. From the rulebook and from pictures of the tiles: the names of companies, captains, specialists, spellcars and awards, what they do and what they cost, how many of everything there are, and how many cities a side of a board has; every text here is in our own words. The pictures of the other components were not to be had, so we made up what only they showed, to fit what the rulebook says: the hexes and terrains of the boards; the folios, with their five columns, the home terrain of each company and four of its five printed cars; and which terrains the common spellcars name. The common and the printed cars have no names in the rulebook: theirs are ours. Expect the printed game to differ in all of this.

ending-standstill = Nothing was built or delivered any more.
ending-teams-standstill = Nothing was built or delivered any more; teams are counted together.
ending-demand-tiles = A company had demand tiles enough to end the game.
ending-trains = A company had no train left in its supply.
ending-teams-demand-tiles = A company had demand tiles enough to end the game; teams are counted together.
ending-teams-trains = A company had no train left in its supply; teams are counted together.
