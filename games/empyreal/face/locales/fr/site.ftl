# Les pages autour de la table.

## La première page

site-length-empyreal = 2 à 3 heures, ou sur plusieurs semaines
site-what-empyreal = Étendre son réseau dans un monde de magie, garnir sa gare de triage de voitures enchantées, engager des spécialistes et livrer ses marchandises au Terminus.

## Ce que plusieurs pages disent

emp-option-boards = Plateaux
emp-option-boards-any = Tirés au sort
emp-option-boards-a = Faces A
emp-option-boards-b = Faces B
emp-option-boards-what = La face que montrent les plateaux à deux villes. Leur place est tirée au sort ; à six joueurs, on n’emploie que les faces C.
emp-option-awards = Prix
emp-option-awards-off = Aucun
emp-option-awards-two = Deux, tirés au sort
emp-option-awards-expert = Expert : il en reste deux
emp-option-awards-what = Des points à la fin pour qui fait le mieux, par exemple avec le plus de wagons au bord de la carte. Expert : on en distribue davantage, et chacun en retire un.
emp-option-epic = Partie épique
emp-option-epic-off = Non
emp-option-epic-on = Oui
emp-option-epic-what = La partie se termine une tuile Demande plus tard.
emp-option-open_information = Information ouverte
emp-option-open_information-off = Non
emp-option-open_information-on = Oui
emp-option-open_information-what = Tout le monde voit quels spécialistes restent dans les piles.
emp-option-friendly = Concurrence amicale
emp-option-friendly-off = Non
emp-option-friendly-on = Oui
emp-option-friendly-what = Sans les capitaines, les spécialistes et les voitures qui nuisent aux autres.
emp-option-teams = Équipes
emp-option-teams-off = Aucune
emp-option-teams-2v2 = À quatre : deux contre deux
emp-option-teams-2v2v2 = À six : trois équipes de deux
emp-option-teams-3v3 = À six : trois contre trois
emp-option-teams-what = Les équipes alternent autour de la table ; les coéquipiers additionnent leurs points, et il n’y a pas de prix.

## Les règles

emp-note-short = Les règles, les noms, les textes, les coûts et les quantités sont ceux du livret ; les plateaux, les registres des compagnies et les terrains des voitures communes sont une reconstitution de notre part.
emp-note-box = Les règles sont celles du livret, les plateaux sont une reconstitution. Viennent du livret et d’images des tuiles : les noms des compagnies, des capitaines, des spécialistes, des voitures et des prix, ce qu’ils font et ce qu’ils coûtent, le nombre de pièces de chaque sorte et le nombre de villes par face de plateau ; tous les textes sont dans nos propres mots. Les images du reste du matériel étaient introuvables : ce qu’elles seules montraient, nous l’avons inventé pour qu’il s’accorde avec le livret. Ce sont les cases et les terrains des plateaux ; les registres, avec leurs cinq colonnes, le terrain d’origine de chaque compagnie et quatre de ses cinq voitures imprimées ; et les terrains que nomment les voitures communes. Les voitures communes et imprimées n’ont pas de nom dans le livret : les leurs sont de nous, comme tous les noms français. Attendez-vous à ce que le jeu imprimé soit différent sur tous ces points.

ending-standstill = Plus rien ne se construisait ni ne se livrait.
ending-teams-standstill = Plus rien ne se construisait ni ne se livrait ; les équipes comptent ensemble.
ending-demand-tiles = Une compagnie a réuni assez de tuiles Demande pour mettre fin à la partie.
ending-trains = Une compagnie n’avait plus de wagon en réserve.
ending-teams-demand-tiles = Une compagnie a réuni assez de tuiles Demande pour mettre fin à la partie ; les équipes comptent ensemble.
ending-teams-trains = Une compagnie n’avait plus de wagon en réserve ; les équipes comptent ensemble.
