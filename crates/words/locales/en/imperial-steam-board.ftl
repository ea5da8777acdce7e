# Imperial Steam as a picture. Words on the picture have little room.

## Map

imp-draw-summary = { $title }. Round { $round }. { $phase }

## Panels
