# Les côtés d’un hexagone, en toutes lettres et en abrégé.

edge-n = nord
edge-ne = nord-est
edge-e = est
edge-se = sud-est
edge-s = sud
edge-sw = sud-ouest
edge-w = ouest
edge-nw = nord-ouest
edge-n-short = N
edge-ne-short = NE
edge-e-short = E
edge-se-short = SE
edge-s-short = S
edge-sw-short = SO
edge-w-short = O
edge-nw-short = NO
