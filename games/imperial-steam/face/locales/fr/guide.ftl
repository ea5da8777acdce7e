# Imperial Steam : comment on y est guidé.

## Parties de phrases

imp-sum =
    { $guldens ->
        [one] { $guldens } florin
       *[other] { $guldens } florins
    }
imp-steps =
    { $steps ->
        [one] { $steps } cran d’influence
       *[other] { $steps } crans d’influence
    }
# Une liaison, en peu de caractères.
imp-link = { $from }–{ $to }
# Une chose après l’autre dans une même phrase.
imp-together = { $before } ; { $next }
imp-at-site = { $city }, emplacement { $slot }
imp-at-bronze = { $city } (métropole marron)
imp-at-white = { $city } (métropole blanche)
imp-at-green = { $city } (métropole verte)
imp-at-blue = { $city } (métropole bleue)
# La même, là où la place manque.
imp-at-hub = { $city } ({ $hub })
# « 1 pierre et 2 charbon » après « usines »
imp-some = { $count } { $good }

## Où en est la partie

imp-progress-round = Manche { $round } sur { $rounds }

imp-column-cash = Florins
imp-column-influence = Influence
imp-column-share = Cours
imp-column-hands = Pions
imp-column-tracks = Voies
imp-column-contracts = Contrats
# À côté des chiffres d’un joueur
imp-player-fulfilled = Contrats remplis : { $fulfilled } sur { $held }

imp-player-bid = A misé
imp-player-trieste = A relié Trieste
imp-player-semmering = Jeton Semmering
imp-player-shareholders =
    { $holders ->
        [one] { $holders } actionnaire
       *[other] { $holders } actionnaires
    }

## Questions

imp-ask-bid = Combien misez-vous pour l’influence ?
imp-ask-action = Sur quelle action placez-vous un pion ?
imp-ask-second-track = Posez-vous une deuxième voie ferrée ?
imp-ask-hire-more = Recrutez-vous encore quelqu’un ?
imp-ask-produce-more = Collectez-vous une autre marchandise ?
imp-ask-order-more = Commandez-vous une autre marchandise ?
imp-ask-points =
    { $points ->
        [one] À quoi dépensez-vous votre point d’amélioration ?
       *[other] À quoi dépensez-vous un point d’amélioration ? Vous en avez { $points }.
    }
imp-ask-discard =
    { $count ->
        [one] Quelle marchandise défaussez-vous ?
       *[other] Quelles marchandises défaussez-vous ? Il y en a { $count } de trop.
    }
imp-ask-end = Rien d’autre n’est possible : terminez-vous votre tour ?
imp-ask-after = Autre chose, ou terminez-vous votre tour ?

## Où l’on en est, à côté d’une question

imp-now-bid = Votre mise est payée et donne l’influence, qui décide de l’ordre du tour et des métropoles où recruter.
imp-now-bid-hubs = Pour y recruter, il faut { $hubs }.
imp-now-hub-stands = { $influence } à { $hub }
imp-now-bid-order = À mises égales, cet ordre départage : { $seats }.
imp-now-hands =
    { $left ->
        [one] C’est le dernier de vos { $hands } pions Action de cette manche.
       *[other] Il vous reste { $left } pions Action sur { $hands } pour cette manche.
    }
imp-now-hands-last-round =
    { $left ->
        [one] Dernière manche, et dernier de vos { $hands } pions Action.
       *[other] Dernière manche : il vous reste { $left } pions Action sur { $hands }.
    }
imp-now-hands-trieste =
    { $left ->
        [one] Trieste est reliée ({ $seats }) : dernière manche, et dernier de vos { $hands } pions Action.
       *[other] Trieste est reliée ({ $seats }) : dernière manche, il vous reste { $left } pions Action sur { $hands }.
    }
imp-now-lacks = Pour une voie ferrée, il vous manque { $lacks }.
imp-now-lacks-repeated = Pour une voie ferrée, il vous manque { $lacks } ; un pion de plus coûte de l’influence sur { $actions }.
imp-now-repeated = Un pion de plus coûte de l’influence sur { $actions }.
# « Recruter » (10)
imp-now-repeat = « { $action } » ({ $influence })
imp-now-trieste = Trieste est reliée ({ $seats }) : cette manche est la dernière.
imp-now-last-round = Cette manche est la dernière.
imp-now-second-track =
    { $spare ->
        [0] Elle demande sa propre équipe, mais plus ni bois, ni pierre, ni fer.
       *[other] Elle ne demande plus ni bois, ni pierre, ni fer, et il reste à votre première équipe { $spare } d’expérience pour la poser.
    }
imp-now-bridge-lacks = Un pont demanderait { $good }, et vous n’en avez plus.
imp-now-tunnel-lacks = Un tunnel demanderait { $good }, et vous n’en avez plus.
imp-now-no-second-track = Il n’y a pas de liaison où vous pourriez poser une deuxième voie ferrée.
imp-now-workers-more = Vous pouvez recruter d’autres ouvriers de la même colonne que les premiers.
imp-now-workers-none = Aucun autre ouvrier ne peut être recruté dans cette action.
imp-now-workers-may = Vous pouvez encore recruter des ouvriers, tous d’une même colonne.
imp-now-engineers = Vous pouvez encore recruter : { $engineers }.
imp-now-engineers-all = Vous avez les deux ingénieurs.
imp-now-engineers-none = Avec votre argent et une influence de { $influence }, aucun ingénieur ne peut être recruté.
imp-now-producible = Il reste à collecter : { $goods }.
imp-now-produced-all = Toutes vos usines ont donné leur marchandise ou n’en ont plus.
imp-now-room =
    { $free ->
        [0] Toutes les places sont prises : le surplus sera défaussé.
        [one] Il y a place pour { $free } marchandise de plus.
       *[other] Il y a place pour { $free } marchandises de plus.
    }
imp-now-orders = Vous pouvez en commander encore { $left }, sur les { $most } de cette manche.
imp-now-ordered-all =
    { $most ->
        [one] Vous avez commandé la seule marchandise ({ $most }) que cette manche permet.
       *[other] Vous avez commandé les { $most } marchandises que cette manche permet.
    }
imp-now-no-order = Il n’y a pas d’autre marchandise que vous pourriez payer.
imp-now-points-no-car = Aucun wagon de fret ne peut être retourné.
imp-now-points-car = Un wagon de passagers rapporte { $income } florins par manche, mais ne stocke rien.
imp-now-overflow =
    { $places ->
        [0] Il n’y a pas de place pour { $goods }.
       *[other] Gardez-en { $places } parmi { $goods }.
    }
imp-now-coal-on-engine =
    { $engines ->
        [one] ({ $coal } reste sur la locomotive.)
       *[other] ({ $coal } restent sur les locomotives.)
    }
imp-now-free-actions = Des actions gratuites sont encore possibles : elles ne demandent aucun pion.

## Les coups, tels qu’une liste de choix les montre

imp-move-bid = miser { $sum } : assez pour { $hubs }
imp-move-bid-low = miser { $sum }, ce qui n’atteint aucune métropole
imp-move-bid-nothing = ne rien miser
imp-move-build = poser une voie ferrée { $link } avec { $crew }
imp-move-build-spare = poser une voie ferrée { $link } avec l’expérience qui reste
imp-move-hire =
    { $workers ->
        [one] recruter { $workers } ouvrier à { $hub } pour { $price }
       *[other] recruter { $workers } ouvriers à { $hub } pour { $price }
    }
imp-move-bridge-engineer = recruter un ingénieur Ponts à { $hub } pour { $price }
imp-move-tunnel-engineer = recruter un ingénieur Tunnels à { $hub } pour { $price }
imp-move-station = construire une gare à { $city } pour { $price }
imp-move-factory = construire { $factory } à { $site }, pour { $price }, avec un ouvrier de niveau { $level } { $area } : { $goods } à en tirer
imp-move-produce = collecter { $good } de l’usine de { $site }
imp-move-produce-all = collecter une marchandise de chacune de vos usines : { $goods }
imp-move-produce-nothing = placer le pion sans rien collecter
imp-move-buy = acheter aussitôt { $good } pour { $price }
imp-move-order = commander { $good } pour la manche suivante et payer { $price }
imp-move-train = acheter une IS-{ $level } pour { $price } : { $cars } wagons de fret et { $coal }
imp-move-upgrade =
    { $cars ->
        [one] remplacer l’IS-{ $from } par une IS-{ $to } pour { $price } : { $cars } wagon de fret de plus
       *[other] remplacer l’IS-{ $from } par une IS-{ $to } pour { $price } : { $cars } wagons de fret de plus
    }
# Des usines, `has` sont construites et n’appartiennent à aucun autre contrat.
imp-move-contract =
    { $size ->
        [one] signer un contrat pour { $factories } ({ $has } sur { $size } à vous et disponible) : à la fin, { $value } gagnés s’il est rempli, perdus sinon, et ni l’un ni l’autre si personne n’a relié Wien à Trieste ; il réserve { $size } wagon de fret
       *[other] signer un contrat pour { $factories } ({ $has } sur { $size } à vous et disponibles) : à la fin, { $value } gagnés s’il est rempli, perdus sinon, et ni l’un ni l’autre si personne n’a relié Wien à Trieste ; il réserve { $size } wagons de fret
    }
imp-move-give = donner { $sum } pour { $influence }
imp-move-give-nothing = placer le pion sans rien donner
imp-move-share-up = faire monter le cours de l’action à { $value } pour { $influence }
imp-move-share-down = faire baisser le cours de l’action à { $value }
imp-move-share-same = placer le pion et laisser le cours de l’action à { $value }
imp-move-fundraise = prendre { $sum } à la banque
imp-move-pass = placer le pion sans rien faire
imp-move-sell =
    { $holders ->
        [one] vendre une action de votre compagnie pour { $price } : votre actionnaire prendra à la fin un dixième de votre argent
       *[other] vendre une action de votre compagnie pour { $price } : vos { $holders } actionnaires prendront à la fin { $holders } dixièmes de votre argent
    }
imp-move-deliver = livrer { $good } de { $from }, à { $to } pour { $price }
imp-move-deliver-coal = livrer { $good } de { $from }, à { $to }
imp-move-access = acheter l’accès à la liaison nationalisée { $link } : { $price } à la banque
imp-move-access-from = acheter l’accès à la liaison nationalisée { $link } : { $paid }
imp-move-spend-influence = dépenser un point pour un cran d’influence : { $now }
imp-move-spend-share = dépenser un point pour le cours de l’action : { $value }
imp-move-spend-car = dépenser un point pour transformer un wagon de fret en wagon de passagers : { $income } de plus par manche
imp-move-leave =
    { $points ->
        [one] renoncer au point
       *[other] renoncer aux { $points } points
    }
imp-move-discard = défausser { $good }
imp-move-end = terminer le tour ; { $news }
imp-move-end-last = terminer le tour, { $news }
imp-news-end =
    { $left ->
        [one] il reste { $left } pion Action sur { $hands } pour cette manche
       *[other] il reste { $left } pions Action sur { $hands } pour cette manche
    }
imp-news-end-last = votre dernier de cette manche

# Ce qui vient avec un coup, après lui dans la même phrase.
imp-effect-repeat = en payant { $influence } pour refaire l’action
imp-effect-goods = en dépensant { $goods }
imp-effect-fee = en payant { $paid }
imp-effect-influence = en gagnant { $influence }
imp-effect-points =
    { $points ->
        [one] { $points } point d’amélioration à dépenser
       *[other] { $points } points d’amélioration à dépenser
    }
imp-effect-semmering = en prenant le jeton Semmering
imp-effect-trieste = en reliant Trieste pour { $sum } : cette manche est la dernière
imp-effect-gold-key = en prenant la clé d’or de { $hub }
imp-effect-silver-key = en prenant la clé d’argent de { $hub }
imp-effect-hub = { $hub } monte à { $now }
imp-effect-investors =
    { $investors ->
        [0] plus aucun investisseur ne trouve place
        [one] { $investors } investisseur arrive
       *[other] { $investors } investisseurs arrivent
    }
imp-effect-lost = en perdant { $goods }, faute de place
imp-effect-overflow =
    { $count ->
        [one] puis { $count } marchandise de trop à défausser
       *[other] puis { $count } marchandises de trop à défausser
    }

## Ce qu’un coup laisse : en peu de mots, car on le dit là où l’on pointe

imp-balance-money =
    { $left ->
        [one] { $before } → { $left } florin
       *[other] { $before } → { $left } florins
    }
imp-balance-income = revenus { $before } → { $now }
imp-balance-influence = influence { $before } → { $now }

## Ce que l’on désigne pour jouer un coup

imp-unit-bid = Florins
imp-unit-workers = Ouvriers
imp-unit-give = Crans d’influence, à { $price } florins

imp-button-bid = influence { $influence } : atteint { $hubs }
imp-button-bid-low = influence { $influence } : n’atteint aucune métropole
imp-button-repeat = { $action } (−{ $influence } influence)
imp-button-crew = { $workers }
imp-button-crew-spare = { $workers }, { $spare } de reste
imp-button-nobody = Personne de plus : la première équipe suffit
imp-button-source = Ouvriers : { $hub }, à partir de { $price }
imp-button-source-of = Ouvriers : { $hub }, colonne { $number }, à partir de { $price }
imp-button-workers =
    { $workers ->
        [one] { $workers } ouvrier pour { $price }
       *[other] { $workers } ouvriers pour { $price }
    }
imp-button-bridge-engineer = Ingénieur Ponts : { $hub }, { $price }
imp-button-tunnel-engineer = Ingénieur Tunnels : { $hub }, { $price }
imp-button-factory = { $factory } pour { $price }
imp-button-worker-training = Ouvrier de niveau { $level } en formation : { $goods }
imp-button-worker-working = Ouvrier de niveau { $level } au travail : { $goods }
imp-button-produce-all = Toutes : { $goods }
imp-button-produce-nothing = Rien
imp-button-buy = Acheter une marchandise tout de suite
imp-button-order =
    { $more ->
        [one] Commander { $more } marchandise pour la manche suivante
       *[other] Commander jusqu’à { $more } marchandises pour la manche suivante
    }
imp-button-market = { $good } pour { $price }
imp-button-engine = IS-{ $level }
imp-button-new-train = Comme nouveau train, pour { $price }
imp-button-upgrade = À la place de l’IS-{ $from }, pour { $price }
# Des usines, `has` sont construites et n’appartiennent à aucun autre contrat.
imp-button-contract =
    { $size ->
        [one] Usine : { $kinds } ; ±{ $value } à la fin (vous en avez { $has } sur { $size })
       *[other] Usines : { $kinds } ; ±{ $value } à la fin (vous en avez { $has } sur { $size })
    }
imp-button-give = { $sum }
imp-button-share-up = Monter à { $value } (−{ $influence } influence)
imp-button-share-down = Baisser à { $value }
imp-button-share-same = Laisser à { $value }
imp-button-sell = Vendre une action de votre compagnie pour { $price } ; un dixième de votre argent à la fin
imp-button-deliver = Livrer une marchandise
imp-button-access = Acheter l’accès à une liaison nationalisée
imp-button-spend-influence = Un cran d’influence, à { $now }
imp-button-spend-share = Un cran du cours de l’action, à { $value }
imp-button-spend-car = Un wagon de passagers : { $income } de plus par manche
imp-button-discard = { $good } (vous en avez { $has })
imp-button-end = Terminer le tour

imp-spot-link = { $link } : effort { $effort }
imp-spot-bridge = { $link } : pont, effort { $effort }
imp-spot-tunnel = { $link } : tunnel, effort { $effort }
imp-spot-fee = { $link } ; { $paid }
imp-spot-station = { $city } : gare, { $price }
imp-spot-free-site = { $site } : usine, prix selon le type
imp-spot-free-site-price = { $site } : usine, { $price }
imp-spot-own-site = { $site } : reste { $left }
imp-spot-delivery = { $city } : { $price }
imp-spot-delivery-gold = { $city } : la clé d’or
imp-spot-delivery-silver = { $city } : la clé d’argent
imp-spot-access = { $link } : { $price } à la banque
imp-spot-access-from = { $link } : { $paid }

## Pourquoi rien n’y est allumé

imp-why-both = { $one } { $other }
imp-why-choose = Choisissez « { $first } ».
imp-why-choose-then = Choisissez « { $first } », puis « { $next } ».

## Comment se fait l’argent de la fin

imp-points-money = Argent
imp-note-income-twice = Deux fois { $income }, avec le jeton Semmering.
imp-note-income = { $each } florins par wagon de passagers ({ $cars }) et par gare ({ $stations }).
imp-note-goods = { $worth } florins par marchandise : { $goods }.
imp-note-keys = { $keys }.
imp-note-gold-key = clé d’or de { $hub } : { $worth }
imp-note-silver-key = clé d’argent de { $hub } : { $worth }
imp-note-hubs =
    { $hubs ->
        [0] Aucune métropole n’est atteinte sur la piste d’influence.
        [one] { $hubs } métropole est atteinte sur la piste d’influence.
       *[other] { $hubs } métropoles sont atteintes sur la piste d’influence.
    }
imp-note-contracts-done = Remplis : { $contracts }.
imp-note-contracts-open = Non remplis : { $contracts }.
imp-note-contracts-both = Remplis : { $done }. Non remplis : { $open }.
imp-note-contracts-idle = Personne n’a relié Wien à Trieste : les contrats ne rapportent ni ne coûtent rien, et il n’y a pas de péage.
imp-note-tolls = { $way }, { $toll } par liaison : { $paid }.
# Deux phrases entières.
imp-note-both = { $one } { $other }
imp-note-tolls-from = Payé par { $payers }.
imp-note-dividends =
    { $holders ->
        [one] { $holders } actionnaire prend un dixième de { $money }.
       *[other] { $holders } actionnaires prennent chacun un dixième de { $money }.
    }
