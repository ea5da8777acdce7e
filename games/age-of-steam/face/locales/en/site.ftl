# The pages of the site around the table.

## The first page

site-length-age-of-steam = 2–3 hours, or over weeks
site-what-age-of-steam = Issue shares, build track, move goods: a railroad on borrowed money, and every dollar counts.

## What several pages say

aos-option-map = Map
aos-option-map-rust-belt = Rust Belt

## The rules

aos-note-short = Rules and tiles by the rulebook, the map from public sources; only the courses of its rivers are our reconstruction.

ending-last-turn = The last turn has been played.
ending-last-player = Only one player is left.
ending-nobody-left = No player is left.
