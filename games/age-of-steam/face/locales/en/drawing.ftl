# Age of Steam as a picture. Words on the picture have little room.

## For those who listen to the picture, or point at a part of it

aos-board-summary = { $title }, { $board }. { $turn }. { $phase }
aos-board-summary-asked = { $title }, { $board }. { $turn }. { $phase }: { $seat } to decide
aos-board-exits = { $what }, exits { $edges }
aos-board-run = { $seat }: { $what }, { $from } – { $to }
aos-board-left = { $what }: { $left }

## The players

aos-board-to-decide = { $seat } to decide
aos-board-wins = { $seat } wins
aos-board-eliminated = Eliminated
aos-board-bid = Bid ${ $dollars }
aos-board-passed = Passed
aos-board-dropped = Out of the auction

## Beside the map

aos-board-goods-display = Goods display
aos-board-light-dice = Light dice
aos-board-dark-dice = Dark dice
aos-board-bag = In the bag
aos-board-drawn = Drawn
aos-board-tiles-left = Tiles left
aos-board-disks = Town disks

## The legend

aos-board-legend = Legend
aos-board-terrain = Terrain
aos-board-lake = Lake, no track
aos-board-town = Town ${ $town } + ${ $exit } an exit
aos-board-track = Track
aos-board-completed = Completed link
aos-board-unfinished = Unfinished section
aos-board-unowned = Unowned track
aos-board-owner = Its owner’s engine
aos-board-players = Players
aos-board-goods = Goods
aos-board-places = Places
aos-board-city = City
aos-board-new-city = New City
aos-board-takes = takes goods so marked
aos-board-grows = goods grow on this die

## Where a board comes from

aos-note-box = Tiles, cubes and numbers are the rulebook’s.
aos-note-rust-belt = The rulebook’s building example can be played on it at the printed prices. Another transcription differs in a few cells: Lexington may lie one hex further east, Buffalo may be no town, A8 may be plain, and U16 and the westernmost column may be absent.
