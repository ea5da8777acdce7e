# The sides of a hex, in full and in short.

edge-n = north
edge-ne = northeast
edge-e = east
edge-se = southeast
edge-s = south
edge-sw = southwest
edge-w = west
edge-nw = northwest
edge-n-short = N
edge-ne-short = NE
edge-e-short = E
edge-se-short = SE
edge-s-short = S
edge-sw-short = SW
edge-w-short = W
edge-nw-short = NW
