# Empyreal: Spells & Steam: what stands on its cards and tiles.

## Terrains, goods and cities

emp-wasteland = wasteland

# Where a train is built: “built on lake”.
emp-on-mountain = on mountain
emp-on-lake = on lake
emp-on-forest = on forest
emp-on-lava = on lava
emp-on-glacier = on glacier
emp-on-desert = on desert
emp-on-wasteland = on wasteland
emp-on-any = on any terrain but wasteland
emp-on-home = on home terrain
