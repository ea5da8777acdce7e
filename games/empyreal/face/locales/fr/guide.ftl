# Empyreal: Spells & Steam : comment on y est guidé.

## Parties de phrases

emp-do-mana =
    { $count ->
        [one] { $count } cristal
       *[other] { $count } cristaux
    }
# Une action et son prix
emp-do-for = { $does }, pour { $price } (reste { $left })
# De même sur ce qu’on clique
emp-do-tag = { $label } – { $price }
# « C7 (lac) », « C7 (la ville du lac) »
emp-do-hex = { $hex } ({ $land })
emp-do-hex-alone = { $hex }
emp-do-hex-goods = { $hex }, avec { $goods }
# « Ehrlite (lac) »
emp-do-good = { $name } ({ $terrain })
emp-do-goods = { $count } { $good }
emp-do-good-of = { $good }, une sur { $there }
emp-do-slot = arrêt { $column }, place { $row }
emp-do-car-at = { $car }, { $slot }
# Une voiture à prendre, et ce qu’il en coûtera de l’activer
emp-do-car-inherent = { $car } (coût propre : { $cost })
# « demande double (lac) »
emp-do-tile = { $size } ({ $terrain })
emp-do-stand = { $tile }, dans { $city }
# Une carte et ce qu’elle fait, qui est une phrase entière
emp-do-card = { $card } : { $does }
# Où l’on construit, après « construire »
emp-do-site = { $on }
emp-do-site-there = en { $hex }
emp-do-site-around = à côté de { $hex }, { $on }
emp-do-site-anywhere = n’importe où sur la carte, { $on }
emp-do-site-edge = au bord de la carte, { $on }
emp-do-site-city = à côté d’une ville, { $on }
emp-do-site-city-or-wasteland = à côté d’une ville ou d’une désolation, { $on }
emp-do-site-competitor = là où un concurrent a un wagon
# Où va le conducteur
emp-do-space = arrêt { $column }
emp-do-space-end = Terminus
emp-do-space-start = Départ

## Où en est la partie

emp-now-round = Tour de table { $round }

emp-column-points = PV
# Avec un tiret conditionnel (U+00AD) : la colonne est étroite sur un téléphone.
emp-column-goods = Marchan­dises
emp-column-tiles = Demande
emp-column-mana = Mana
emp-column-crystals = Cristaux
emp-column-trains = Wagons restants
# À côté des chiffres d’un joueur
emp-column-team = Équipe { $letter }
emp-column-team-leads = Équipe { $letter } · { $leads }
# Les lettres sur ses wagons, et son nom
emp-column-leads = { $initials } · { $company }

## Questions

# Une carte, et ce qu’elle demande : une question qui commence par une minuscule.
emp-ask-of = { $card } : { $what }

emp-ask-award = Quel prix retirez-vous ?
emp-ask-company = Quelle compagnie dirigez-vous, et avec quel capitaine ?
emp-ask-headquarters = Où est votre siège ? Son premier wagon va sur votre terrain d’origine ({ $terrain }).
emp-ask-headquarters-second = Où va le second wagon de votre siège, à côté de { $hex } ?
emp-ask-specialists = Utiliser un spécialiste, administrer, ou faire avancer votre conducteur ?
emp-ask-main-action = Administrer, ou faire avancer votre conducteur ?
emp-ask-administrate-order = Administrer : que faites-vous ensuite ?
emp-ask-administrate-gain = Administrer : quelle voiture prenez-vous ?
emp-ask-activate = Quelle voiture de l’arrêt { $column } activez-vous ?
emp-ask-activate-first = Quelle voiture de l’arrêt { $column } activez-vous, ou le conducteur avance-t-il maintenant ?
emp-ask-move-now = Jusqu’où avance votre conducteur ?
emp-ask-upgrade = Quelle amélioration choisissez-vous ?

emp-ask-choose = que choisissez-vous ?
emp-ask-build = construire { $site }. Où ?
emp-ask-wasteland = où placez-vous une désolation ?
emp-ask-pick-empty = quelle case sans marchandise en reçoit une de son terrain ?
emp-ask-pick-good = quelle case de votre réseau reçoit une marchandise de plus, d’une couleur déjà présente ?
emp-ask-pick-pull = vers quelle case de votre réseau va une marchandise d’à côté ?
emp-ask-pick-pull-all = vers quelle case de votre réseau vont toutes les marchandises d’à côté ?
emp-ask-pick-remove = de quelle case de votre réseau, et de ses alentours, tous les wagons partent-ils ?
emp-ask-pick-around = autour de quelle case de votre réseau construisez-vous ?
emp-ask-that-hex = cette case
emp-ask-place-good = quelle marchandise va en { $hex } ?
emp-ask-return =
    { $left ->
        [one] quelle marchandise de votre réseau retourne à la réserve ?
       *[other] quelles marchandises de votre réseau retournent à la réserve ? Encore { $left }.
    }
emp-ask-return-around = quelle marchandise à côté de { $hex } retourne à la réserve ?
emp-ask-replace = quelle marchandise de votre réseau échangez-vous ?
emp-ask-replace-with = quelle marchandise remplace { $good } en { $hex } ?
emp-ask-pull = quelle marchandise va en { $hex } ?
emp-ask-fetch = quelle marchandise amenez-vous dans votre réseau ?
emp-ask-fetch-to = dans quelle case de votre réseau va { $good } ?
emp-ask-move-from = où va votre wagon qui est en { $hex } ?
emp-ask-move-train = lequel de vos wagons se déplace, et où ?
emp-ask-switch = lequel de vos wagons change de place avec un wagon concurrent voisin ?
emp-ask-draft = quelle pile de spécialistes regardez-vous ?
emp-ask-keep = vous gardez { $kind }. Qui ?
emp-ask-keep-drawn = vous avez pioché { $drawn } chefs de gare. Qui gardez-vous ?
emp-ask-rearrange = quelle tuile Voiture se déplace, et où ?
emp-ask-activate-gained = laquelle des nouvelles voitures activez-vous ?
emp-ask-copy = quelle voiture copiez-vous ?
emp-ask-copy-engineer = l’ingénieur de qui copiez-vous ?
emp-ask-copy-surveyor = le géomètre de qui copiez-vous ?
emp-ask-use-free = qui utilisez-vous sans retourner sa tuile ?
emp-ask-trade = qui donnez-vous, et contre qui ?
emp-ask-swap = quelle tuile Demande change de place ?
emp-ask-swap-with = quelle tuile d’une autre ville change de place avec { $tile } ?
emp-ask-gain =
    { $left ->
        [one] quelle voiture prenez-vous ?
       *[other] quelle voiture prenez-vous d’abord ? Vous pouvez en prendre { $left }.
    }
emp-ask-place = où va { $car } dans votre gare de triage ?
emp-ask-deliver = à quelle ville livrez-vous ?
emp-ask-load = quelles marchandises livrez-vous à { $city } ? Elle prend { $good }.
emp-ask-claim = quelle tuile Demande prenez-vous à { $city } ?
emp-ask-discard = { $by } vous fait défausser une voiture. Laquelle ?
emp-ask-goods-to-folio =
    { $left ->
        [one] quelle marchandise de la réserve va dans votre registre ?
       *[other] quelle marchandise de la réserve va dans votre registre ? Il y en a { $left }.
    }

## Ce qu’il en est, à côté d’une question

emp-now-awards = Il reste { $left } prix ; deux restent dans la partie.
emp-now-companies = Chaque compagnie a son capitaine ; deux capitaines libres vont avec toutes.
emp-now-place = Votre place dans l’ordre du tour : { $place } sur { $of }.
emp-now-team = Vous jouez dans l’équipe { $letter }.
emp-now-headquarters = Le second wagon va à côté ; aucun autre wagon ne doit s’y trouver.
emp-now-headquarters-second = Sur n’importe quel terrain sauf une désolation, là où il n’y a pas de wagon.
emp-now-mana = Mana disponible : { $mana }, sur { $crystals } en tout.
emp-now-mana-locked = Mana disponible : { $mana }, sur { $crystals } en tout ; une activation en a rapporté { $locked }, qui ne peuvent pas en payer une autre.
emp-now-conductor-start = Votre conducteur est au Départ.
emp-now-conductor = Votre conducteur est à l’arrêt { $column }.
emp-now-main-action = Administrer ou avancer est votre action principale : après elle, on n’utilise plus de spécialiste, et avec elle votre tour finit.
emp-now-activate-first = Vous pouvez aussi activer avant d’avancer.
emp-now-free-transfer = Une correspondance de ce tour est gratuite.
emp-now-extra-turn = Vous jouez un autre tour après celui-ci.
emp-now-last-round = C’est le dernier tour de table ; puis viennent les livraisons finales.
emp-now-one-tile = Encore une tuile Demande, et vous en avez { $needed } : c’est alors le dernier tour de table.
emp-now-trains =
    { $trains ->
        [0] Il ne vous reste aucun wagon.
        [one] Il vous reste 1 wagon ; une fois construit, c’est le dernier tour de table.
       *[other] Il vous reste { $trains } wagons ; quand il n’y en a plus, c’est le dernier tour de table.
    }
emp-now-administrate-join = Peuvent agir maintenant, avant, entre ou après les parties d’Administrer : { $people }.
emp-now-administrate-rest = Le reste se fait de soi-même quand ils ont agi ou que vous y renoncez.
emp-now-market =
    { $count ->
        [one] Il y a { $count } voiture au marché.
       *[other] Il y a { $count } voitures au marché ; quand il en reste { $low }, on en distribue { $full } nouvelles.
    }
emp-now-then-over = Puis votre tour est fini.
emp-now-surcharge = L’activation suivante a un supplément : { $mana }.
emp-now-double = Seulement cette voiture, pour la seconde fois.
emp-now-move-after = Quand vous avez activé, votre conducteur avance et le tour finit ; au Terminus, il y a une amélioration mais pas de livraison.
emp-now-end-when-you-like = Vous pouvez finir votre tour à tout moment.
emp-now-mana-limit = Vous avez { $most } cristaux et ne pouvez pas en gagner d’autre.
emp-now-then-start = Puis votre conducteur retourne au Départ, et votre tour est fini.
emp-now-times =
    { $left ->
        [one] Encore une fois, sur { $times }.
       *[other] Encore { $left } fois, sur { $times }.
    }
emp-now-discard = Chaque concurrent défausse une tuile Voiture de son choix ; les voitures imprimées restent.
emp-now-built-on = Déjà construit : { $terrains }.
emp-now-transfers = Une correspondance coûte { $city } mana par une ville, { $competitor } par un concurrent, { $wasteland } par une désolation.
emp-now-transfers-team = Par un wagon de votre équipe, une correspondance coûte { $price } mana.
emp-now-wasteland-folio = Sur une case de votre réseau ou à côté. Les marchandises de la case vont dans votre registre.
emp-now-wasteland-supply = Sur une case de votre réseau ou à côté. Les marchandises de la case retournent à la réserve.
emp-now-wasteland-left =
    { $left ->
        [one] Il reste { $left } tuile Désolation.
       *[other] Il reste { $left } tuiles Désolation.
    }
emp-now-draft = Vous voyez toute la pile et devez garder quelqu’un. On regarde la pile d’une sorte que l’on n’a pas.
emp-now-no-surcharge = Il n’y a pas de supplément, mais les coûts propres sont payés.
emp-now-place-rows = Les troisièmes places s’ouvrent quand toutes les deuxièmes sont prises ; quand elles le sont aussi, une tuile peut couvrir une voiture imprimée.
emp-now-keep = Les autres retournent dans la pile, et personne d’autre ne les voit.
emp-now-keep-drawn = Les autres retournent dans la boîte.
emp-now-deliver = Toutes les marchandises d’une couleur de votre réseau peuvent partir, ou une partie. { $double }, { $triple } ou { $quadruple } donnent droit à une tuile Demande.
emp-now-deliver-most = Jusqu’à { $most } marchandises, et une tuile Demande s’il y en a assez.
emp-now-deliver-no-tile =
    { $most ->
        [one] Une marchandise, et pas de tuile Demande.
       *[other] Jusqu’à { $most } marchandises, et pas de tuile Demande.
    }
emp-now-then-upgrade = Puis vous choisissez une amélioration.
emp-now-final = Les spécialistes ne comptent plus.
emp-now-loaded = Prises : { $taken } ; encore dans votre réseau : { $there }.
emp-now-loaded-most = Prises : { $taken }, sur { $most } au plus ; encore dans votre réseau : { $there }.
emp-now-tiles-there = La ville offre : { $tiles }.
emp-now-tile-needs =
    { $tile } pour { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }
emp-now-claim = Marchandises livrées : { $taken }. Vous pouvez prendre une tuile, ou aucune.

## Ce que font les coups

emp-do-balance = { $before } → { $left } mana
emp-do-card-balance = { $does } { $before } → { $left } mana
emp-do-end-of-line = Livrer, puis améliorer.
emp-do-end-of-line-empty = Rien à livrer : améliorer.
emp-do-no-cars-there = Rien à activer : votre tour finit.
emp-do-administrate-card = Récupérer tout le mana, rétablir capitaine et ingénieur, prendre une voiture.
emp-do-cars-there = { $cars }.
emp-do-person = { $person }
emp-do-remove = retirer le prix { $award }
emp-do-company = diriger { $company } avec { $captain }
emp-do-company-of = { $company } (terrain d’origine : { $home })
emp-do-headquarters = placer un wagon de votre siège en { $hex }
emp-do-use = utiliser { $person }
# « -label » : de même sur un bouton, en plus court
emp-do-administrate = administrer : récupérer tout le mana, rétablir capitaine et ingénieur, prendre une voiture
emp-do-administrate-label = Administrer
emp-do-reclaim = récupérer { $mana }
emp-do-refresh-both = rétablir votre capitaine et votre ingénieur
emp-do-refresh-both-label = Rétablir capitaine et ingénieur
emp-do-refresh-captain = rétablir votre capitaine
emp-do-refresh-engineer = rétablir votre ingénieur
emp-do-activate-first = activer avant que votre conducteur avance
emp-do-activate-first-label = Activer d’abord, puis avancer
emp-do-move =
    { $spaces ->
        [one] faire avancer votre conducteur de { $spaces } espace : { $to }
       *[other] faire avancer votre conducteur de { $spaces } espaces : { $to }
    }
emp-do-move-label = Avancer, { $to } : { $price }
emp-do-move-free = Avancer, { $to } : gratuit
emp-do-activate = activer { $car }
emp-do-double = activer { $car } deux fois ; la seconde fois, son coût propre est payé de nouveau
emp-do-once = Une fois : { $price }
emp-do-twice = Deux fois : { $price } maintenant
emp-do-choose = choisir le numéro { $number }
emp-do-build = construire en { $hex }
emp-do-build-over = construire en { $hex } par { $over }
emp-do-build-free = construire en { $hex } par { $over }, avec la correspondance par { $free } gratuite
emp-do-build-site = construire { $site }
emp-do-way-free = Par { $hex } gratuitement : { $price }
emp-do-way-paid = Sans la correspondance gratuite : { $price }
emp-do-wasteland = placer une désolation en { $hex }
emp-do-a-wasteland = placer une désolation
emp-do-wasteland-folio = placer une désolation et prendre ses marchandises dans votre registre
emp-do-wasteland-folio-label = Placer une désolation, ses marchandises dans votre registre
emp-do-pick = choisir { $hex }
emp-do-fetch = prendre { $good } en { $hex }
emp-do-fetch-to = amener { $good } en { $hex }
emp-do-load = prendre { $good } en { $hex } pour la livraison
emp-do-return = rendre { $good } de { $hex } à la réserve
emp-do-pull = déplacer { $good } de { $hex } en { $to }
emp-do-replace = échanger { $good } en { $hex }
emp-do-replace-with = échanger { $good } en { $hex } contre { $other }
emp-do-place-good = placer { $good } en { $hex }
emp-do-choose-good = choisir { $good }
emp-do-good-to-folio = prendre { $good } de la réserve dans votre registre
emp-do-take-all = livrer le tout : { $goods }
emp-do-take-all-plain = livrer le tout
emp-do-deliver-these = livrer { $goods } et pas plus
emp-do-deliver-these-label = Livrer celles-ci : { $goods }
emp-do-shift = déplacer un wagon de { $from } en { $to }
emp-do-switch = échanger votre wagon en { $own } contre un wagon en { $other } ({ $company })
emp-do-train-of = Wagon : { $company }
emp-do-gain = prendre { $car } au marché
emp-do-gain-cars =
    { $count ->
        [one] prendre { $count } voiture
       *[other] prendre { $count } voitures
    }
emp-do-gain-mana = gagner { $mana }
emp-do-place = mettre { $car } ici : { $place }
emp-do-place-there = mettre la voiture ici : { $place }
emp-do-place-over = { $slot }, sur { $car }
emp-do-discard = défausser { $car }
emp-do-rearrange = déplacer { $car } : { $to }
emp-do-rearrange-swap = échanger { $car } et { $other }
emp-do-copy = copier { $card }
emp-do-draft = regarder la pile pour engager { $kind }
emp-do-draft-somebody = engager un spécialiste
emp-do-stack = Pile : { $kind } ({ $size })
emp-do-keep = garder { $person }
emp-do-trade = donner { $own } contre { $other }
emp-do-swap-first = choisir la tuile { $tile }, qui change de place
emp-do-swap = échanger { $first } et { $second }
emp-do-deliver = livrer { $good } à { $city }
emp-do-city = { $city }
emp-do-city-goods = { $city } : { $goods } dans votre réseau
emp-do-claim = prendre la tuile { $tile }, pour { $points } PV
emp-do-claim-label = Prendre la { $tile } : { $points } PV
emp-do-supply = { $good }, { $left } dans la réserve
emp-do-upgrade-mana = gagner { $mana }, puis récupérer tout le mana
emp-do-upgrade-specialist = engager un spécialiste, puis rétablir capitaine et ingénieur
emp-do-upgrade-specialist-label = Engager un spécialiste, puis rétablir
emp-do-done-turn = finir votre tour
emp-do-done-activate = ne plus en activer
emp-do-done-use = n’utiliser personne d’autre sans retourner sa tuile
emp-do-done-use-label = Personne d’autre
emp-do-done-join = renoncer à votre chef de gare et finir d’administrer
emp-do-done-join-label = Finir d’administrer
emp-do-skip = s’en passer
emp-do-skip-build = ne rien construire
emp-do-skip-build-more = ne plus rien construire
emp-do-skip-wasteland = ne pas placer de désolation
emp-do-skip-draft = n’engager personne
emp-do-skip-goods = ne plus placer de marchandises
emp-do-skip-trains = ne plus déplacer de wagons
emp-do-skip-tiles = ne plus échanger de tuiles
emp-do-skip-delivery = ne rien livrer
emp-do-skip-tile = ne pas prendre de tuile Demande
emp-do-skip-car = ne pas prendre de voiture

## Pourquoi un endroit ne sert à rien maintenant

emp-why-choose-first = Choisissez d’abord « { $first } ».

## Points

emp-points-goods = Marchandises
emp-points-tiles = Tuiles Demande
emp-points-mates = Coéquipiers
emp-points-colours = Majorités de couleur
emp-step-goods = Livré : { $goods }.
emp-step-tiles = Pris : { $tiles }.
emp-step-award = Compte { $value }.
emp-step-mates = Une équipe compte ensemble ses marchandises et ses tuiles.
emp-step-colours =
    { $colours ->
        [one] Votre équipe a livré le plus d’une couleur, pour { $each } PV.
       *[other] Votre équipe a livré le plus de { $colours } couleurs, pour { $each } PV chacune.
    }
