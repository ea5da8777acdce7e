# Imperial Steam en image. La place pour les mots y est comptée.

## Map

imp-draw-summary = { $title }. Manche { $round }. { $phase }

## Panels
