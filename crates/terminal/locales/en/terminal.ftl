# A game in the terminal.

play-head-player = Player
play-map-west = West
play-map-east = East
play-map-too-wide = The map needs a window of { $needed } columns or more, and this one has { $columns }. “state” lists the cities.
