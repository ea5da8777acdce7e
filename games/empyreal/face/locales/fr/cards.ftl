# Empyreal: Spells & Steam : ce que disent ses cartes et ses tuiles.
#
# Vocabulaire : train = wagon, spellcar = voiture enchantée (ici « voiture »), wasteland = désolation, transfer =
# correspondance, reclaim = récupérer, refresh = rétablir, draft = engager, folio = registre, surcharge =
# supplément, inherent cost = coût propre, end of the line = Terminus. Le mana se compte en cristaux.

## Terrains, marchandises et villes

emp-wasteland = désolation

# Où l’on construit : « construit sur un lac ».
emp-on-mountain = en montagne
emp-on-lake = sur un lac
emp-on-forest = en forêt
emp-on-lava = sur la lave
emp-on-glacier = sur un glacier
emp-on-desert = dans le désert
emp-on-wasteland = sur une désolation
emp-on-any = sur n’importe quel terrain sauf une désolation
emp-on-home = sur le terrain d’origine
