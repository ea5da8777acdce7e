# Steam Power.
#
# Vocabulaire : link = liaison, network = réseau, factory = usine, resource = ressource, contract = contrat, hand = main,
# worked out = épuisée, side by side = adjacentes, build track = construire des voies (on pose une tuile), to bring =
# acheminer, to take back = retirer, fullest = la plus fournie, the Combine = le Cartel. Les noms propres commencent
# parfois par une voyelle : ni « de » ni « que » devant eux.

## Mots

sp-round = Manche { $round }
sp-round-last = Manche { $round }, la dernière
sp-turn = Tour { $turn } sur { $turns }
sp-solo-end =
    { $points ->
        [one] { $title }, avec { $points } point
       *[other] { $title }, avec { $points } points
    }

sp-head-cash = Argent
sp-head-fulfilled = Contrats
sp-head-hand = En main
sp-head-trains = Trains
sp-head-factories = Usines
sp-head-points = Points

sp-player-first = Commence chaque manche
sp-player-enough = Assez de contrats : dernière manche
sp-player-first-enough = Commence chaque manche ; assez de contrats : dernière manche

## Questions

sp-ask-first-action =
    { $actions ->
        [2] Votre première action sur deux : que faites-vous ?
       *[other] Votre première action sur { $actions } : que faites-vous ?
    }
sp-ask-second-action = Votre deuxième action : que faites-vous ?
sp-ask-second-tile = Posez-vous une deuxième tuile ?
sp-ask-bring = D’où vient la ressource { $colour } ?
sp-ask-bonus-track = Action bonus : où construisez-vous des voies ?
sp-ask-bonus-factory = Action bonus : où construisez-vous une usine ?
sp-ask-bonus-contracts = Action bonus : prenez-vous des contrats ?
sp-ask-second-contract = À qui prenez-vous le deuxième contrat ?

## Où l’on en est, à côté d’une question

sp-now-how = Une voie se pose sur un hexagone allumé, une usine se bâtit dans une ville allumée ; un contrat allumé peut être rempli.
sp-now-solo = Vous jouez en solo : { $turns } tours. Après chacun, le Cartel visite une ville ; il y prend une ressource, y bâtit une usine ou en partage les points.
sp-now-bought =
    { $count ->
        [one] La banque a reçu { $paid } $ pour { $count } ressource qui ne peut être acheminée.
       *[other] La banque a reçu { $paid } $ pour { $count } ressources qui ne peuvent être acheminées.
    }
sp-now-money = Vous avez { $cash } $.
sp-now-first-track = Vous n’avez pas encore de voie : commencez à côté d’une ville, n’importe laquelle.
sp-now-incomplete = Votre liaison depuis { $from } est inachevée : continuez depuis son extrémité en { $at }, ou désignez cette dernière tuile pour la remplacer ou la retirer.
sp-now-fulfillable =
    { $can ->
        [0] Vous ne pouvez encore remplir aucun de vos contrats.
       *[other] Contrats en main que vous pouvez remplir : { $can } sur { $hand }.
    }
sp-now-empty-hand = Vous n’avez aucun contrat en main.
sp-now-count = Contrats remplis : { $count } sur les { $enough } qui amènent la fin.
sp-now-near = { $seat } a rempli { $count } contrats sur { $enough } : la fin approche.
sp-now-last-round = Cette manche est la dernière.
sp-now-last-turn = Ce tour est le dernier.
sp-now-bag-empty = Le sac est vide : les contrats se prennent dans la plus fournie des autres mains.
sp-now-bag-empty-solo = Le sac est vide : il n’y a plus de contrats à prendre.
sp-now-contract = Votre contrat demande { $needs } ; encore à acheminer : { $rest }.
sp-now-accept = Accepter achemine tout au meilleur prix et paie { $paid }.
sp-now-accept-free = Accepter achemine tout au meilleur prix, sans rien payer.
sp-now-bonus-track =
    { $tiles ->
        [2] Vous pouvez poser une ou deux tuiles, aux prix habituels.
       *[other] Vous pouvez poser jusqu’à { $tiles } tuiles, aux prix habituels.
    }
sp-now-bonus-factory = L’usine peut recevoir de { $fewest } à { $most } ressources.
sp-now-bonus-contracts =
    { $actions ->
        [2] Cette action ne compte pas parmi vos deux actions.
       *[other] Cette action ne compte pas parmi vos { $actions } actions.
    }
sp-now-bonus-lost = C’est maintenant ou jamais : y renoncer, c’est perdre le bonus.
sp-now-bonus-useless = Le bonus ne peut servir à rien en ce moment.
sp-now-hands =
    { $count ->
        [one] Les plus fournies des autres mains, avec { $count } contrat chacune : { $seats }.
       *[other] Les plus fournies des autres mains, avec { $count } contrats chacune : { $seats }.
    }

## Les coups, tels qu’une liste de choix les montre

sp-move-build =
    { $cost ->
        [0] poser gratuitement une { $tile } en { $at }
       *[other] poser une { $tile } en { $at } pour { $cost } $
    }
sp-move-cross = croiser la voie en { $at } pour { $cost } $ : { $tile }
sp-move-replace = remplacer gratuitement la dernière tuile, en { $at }, par une { $tile }
sp-move-completes = { $step }, et achever la liaison entre { $from } et { $to }
sp-move-remove = retirer la dernière tuile, en { $at } : rien n’est remboursé
sp-move-done = ne pas poser de deuxième tuile
sp-move-factory = construire une usine à { $city } (ressources : { $resources })
sp-move-fulfil = remplir le contrat qui demande { $needs } ({ $reward }) : payer au moins { $paid }
sp-move-fulfil-free = remplir le contrat qui demande { $needs } ({ $reward }) : rien à payer
sp-move-bring = acheminer une ressource { $colour } depuis { $from } : { $paid }
sp-move-bring-free = acheminer une ressource { $colour } depuis { $from } : rien à payer
sp-move-accept = accepter le meilleur prix : { $sources } ; payer { $paid }
sp-move-accept-free = accepter le meilleur prix : { $sources } ; rien à payer
# « 2 noires depuis Denver »
sp-source = { $resources } depuis { $from }
sp-move-take = prendre { $contracts } contrats dans le sac
sp-move-take-last = prendre le dernier contrat du sac
sp-move-take-last-and-more = prendre le dernier contrat du sac, puis un autre dans la main la plus fournie
sp-move-take-from = prendre à { $seat } un contrat de sa main
sp-move-take-from-and-more = prendre à { $seat } un contrat de sa main, puis un autre dans la main la plus fournie
sp-move-bank = prendre { $dollars } $ à la banque
sp-move-skip = renoncer à l’action bonus : elle est perdue

# Ce qu’un contrat rapporte.
sp-reward-money =
    { $points ->
        [one] { $money } $ et { $points } point
       *[other] { $money } $ et { $points } points
    }
sp-reward-bonus =
    { $points ->
        [one] { $points } point et un bonus : { $bonus }
       *[other] { $points } points et un bonus : { $bonus }
    }

## Ce qu’un coup laisse d’argent : en peu de mots, car on le dit là où l’on pointe

sp-balance-pays = { $paid } $, reste { $left } $
sp-balance-gains = +{ $gained } $, { $left } $ ensuite
sp-balance-both = { $paid } $, puis +{ $gained } $ : { $left } $ ensuite

## Ce que l’on désigne pour jouer un coup

sp-spot-tile = { $what }, { $tile }
sp-spot-last-tile = { $what }, { $tile } : la dernière tuile de votre liaison inachevée
sp-spot-contract = Contrat { $contract } : { $needs } pour { $reward }
sp-piece-factory = usine (ressources : { $resources })
sp-unit-resources = Ressources de l’usine
sp-button-remove = Retirer cette tuile
sp-button-done = Pas de deuxième tuile
sp-button-free = Rien à payer
sp-button-paid = { $paid }
sp-button-accept = Accepter pour { $total } $ : { $paid }
sp-button-accept-free = Accepter : rien à payer
sp-button-take = Prendre des contrats
sp-button-from = À { $seat }
sp-button-bank = Prendre { $dollars } $
sp-button-skip = Renoncer au bonus

## Comment se font les points

sp-points-money = Argent, { $dollars } $ le point
sp-points-contracts = Contrats
sp-points-factories = Usines épuisées
sp-points-cities = Villes à points

## Comment la partie a fini

ending-last-turn = Le dernier tour a été joué.
ending-last-round = La dernière manche a été jouée.
ending-standstill = Plus rien ne se construisait ni ne se livrait.
