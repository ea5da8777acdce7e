# Les pages autour de la table.

## La première page

site-length-imperial-steam = 2 à 3 heures, ou sur plusieurs semaines
site-what-imperial-steam = Miser pour l’influence, former des ouvriers, construire de Wien vers Trieste et vendre des actions de sa compagnie : la plus grosse fortune l’emporte.

## Ce que plusieurs pages disent

imp-option-setup = Mise en place
imp-option-setup-fixed = Initiation, pour une première partie
imp-option-setup-normal = Normale
imp-option-setup-random = Aléatoire
imp-option-setup-what = Initiation : chaque tuile a sa place. Normale : une carte situe les métropoles et les liaisons nationalisées, les autres tuiles sont tirées au sort. Aléatoire : tout est tiré au sort.
imp-option-money = Argent
imp-option-money-open = Visible
imp-option-money-hidden = Caché jusqu’à la fin
imp-option-money-what = Caché : chacun ne voit que son propre argent. Ce qui est payé et reçu est annoncé tout de même.

## Les règles

imp-note-short = Les règles sont celles du livret ; le plateau, les tuiles, les contrats et les prix sont une reconstitution de notre part.
imp-note-box = Les règles sont celles du livret, le plateau est une reconstitution : on joue selon les règles publiées, mais sur un plateau qui est de nous. Viennent du livret : le nombre de villes, de tuiles, de contrats, de cartes et de pièces, 15 noms de villes, 14 liaisons, deux efforts, ce que chacun possède au départ, ce que coûtent les ouvriers, les ingénieurs et les locomotives, la plupart des cours de l’action, et les tuiles Expédition de la mise en place Initiation. Deux autres noms de villes viennent de pages publiques. Tout le reste n’est imprimé que sur le matériel, et aucune source publique ne le montre : nous l’avons inventé pour qu’il s’accorde avec ce que l’on sait. Ce sont les autres villes et liaisons, les ponts et les tunnels, presque tous les efforts, ce que disent les tuiles Ville et les contrats, les prix du marché et des usines, la croissance des métropoles, l’arrivée des locomotives et l’influence qu’elles donnent, les cartes de mise en place, les métropoles et les liaisons nationalisées de la mise en place Initiation. Attendez-vous à ce que le jeu imprimé soit différent sur tous ces points.

ending-trieste = Wien et Trieste sont reliées.
ending-last-round = La dernière manche a été jouée.
