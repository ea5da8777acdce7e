# Empyreal: Spells & Steam : ce que disent ses cartes et ses tuiles.
#
# Vocabulaire : train = wagon, spellcar = voiture enchantée (ici « voiture »), wasteland = désolation, transfer =
# correspondance, reclaim = récupérer, refresh = rétablir, draft = engager, folio = registre, surcharge =
# supplément, inherent cost = coût propre, end of the line = Terminus. Le mana se compte en cristaux.

## Terrains, marchandises et villes

emp-mountain = montagne
emp-lake = lac
emp-forest = forêt
emp-lava = lave
emp-glacier = glacier
emp-desert = désert

# Noms propres, les mêmes dans toutes les langues.
emp-good-mountain = Vital Silver
emp-good-lake = Ehrlite
emp-good-forest = Heartwood
emp-good-lava = Ritherwhyte
emp-good-glacier = Crizma
emp-good-desert = Hylatine

emp-city-mountain = la ville de la montagne
emp-city-lake = la ville du lac
emp-city-forest = la ville de la forêt
emp-city-lava = la ville de la lave
emp-city-glacier = la ville du glacier
emp-city-desert = la ville du désert

emp-double = demande double
emp-triple = demande triple
emp-quadruple = demande quadruple

## Compagnies

emp-company-about-gesselheim = L’empire veut une ligne droite. Ce qui se dresse en travers ne se dressera plus longtemps.
emp-company-about-kings-line = De vieux cœurs de golem sous du laiton neuf : des machines qui ne s’essoufflent jamais.
emp-company-about-caterpillar = Ni fumée ni charbon : des chenilles géantes, qui se fraient un chemin en le mangeant.
emp-company-about-kerigan = Cent ans de ponctualité, des banquettes de première classe et des tarifs à l’avenant.
emp-company-about-afterworld = Le fret arrive à l’heure. Aux voyageurs, on déconseille de regarder la locomotive dans les yeux.
emp-company-about-golden-sands = Les vieilles caravanes du désert roulent sur rails, dorées à la feuille jusqu’aux poignées de porte.

## Personnages

emp-captain = capitaine
emp-engineer = ingénieur
emp-surveyor = géomètre
emp-station-master = chef de gare
emp-a-captain = un capitaine
emp-a-engineer = un ingénieur
emp-a-surveyor = un géomètre
emp-a-station-master = un chef de gare

## Voitures enchantées

# Ce que fait une voiture est dit sans son coût propre, qui est dessiné.
# Imprimées sur les registres. Les terrains sont énumérés sans article : « lac », « lac, forêt ou glacier ».
emp-car-printed = Équipe de pose
emp-does-printed = Construisez sur ce terrain : { $terrains }.
emp-car-printed-three = Équipe volante
emp-does-printed-three = Construisez sur un de ces terrains : { $terrains }.
emp-car-gesselheim = Terre brûlée
emp-does-gesselheim = Placez une désolation, puis construisez dessus.
emp-car-kings-line = Foyer de golem
emp-does-kings-line = Gagnez 1 cristal.
emp-car-caterpillar = La Ronge-tout
emp-does-caterpillar = Construisez sur n’importe quel terrain sauf une désolation.
emp-car-kerigan = Première classe
emp-does-kerigan = Engagez un spécialiste, ou rétablissez votre capitaine et votre ingénieur.
emp-car-afterworld = Treuil fantôme
emp-does-afterworld = Déplacez une marchandise d’une case adjacente sur une case de votre réseau.
emp-car-golden-sands = Caravane d’artisans
emp-does-golden-sands = Prenez 1 voiture au marché.

# Communes. Les terrains sont énumérés sans article : « montagne et lac », « montagne ou forêt ».
emp-car-both-of-two = Double équipe
emp-does-both-of-two = Construisez une fois sur chacun de ces terrains, dans l’ordre voulu : { $terrains }.
emp-car-one-of-two = Bifurcation
emp-does-one-of-two = Construisez sur un de ces terrains : { $terrains }.
emp-car-one-of-three = Triple bifurcation
emp-does-one-of-three = Construisez sur un de ces terrains : { $terrains }.
emp-car-past-competitor = Dépassement
emp-does-past-competitor = Construisez sur ce terrain : { $terrains }. Une correspondance de concurrent est gratuite.
emp-car-past-city-and-wasteland = Contournement
emp-does-past-city-and-wasteland = Construisez sur ce terrain : { $terrains }. Une correspondance de ville et une de désolation sont gratuites.
emp-car-reclaiming = Économie de mana
emp-does-reclaiming = Construisez sur ce terrain : { $terrains }. Puis récupérez 1 cristal.

## Prix

emp-award-branch-office = Succursales
emp-award-does-branch-office = Le plus de groupes de wagons séparés ; des wagons adjacents forment un seul groupe.
emp-award-cache = Trésor caché
emp-award-does-cache = Le plus de marchandises restées dans le réseau.
emp-award-conglomerate = Conglomérat
emp-award-does-conglomerate = Le plus de wagons dans un seul groupe de wagons adjacents.
emp-award-cosmopolitan = Cosmopolite
emp-award-does-cosmopolitan = Le plus de wagons à côté d’une ville.
emp-award-diversity = Diversité
emp-award-does-diversity = Le plus de couleurs parmi les tuiles Demande prises.
emp-award-drive-by = Simple passage
emp-award-does-drive-by = Le moins de wagons à côté d’une ville, mais au moins un.
emp-award-edge-lord = Seigneur des confins
emp-award-does-edge-lord = Le plus de wagons au bord de la carte.
emp-award-focus = Spécialité
emp-award-does-focus = Le plus de tuiles Demande d’une même couleur.
emp-award-second-opinion = Second avis
emp-award-does-second-opinion = Le plus de wagons qui partagent leur case avec un concurrent.
emp-award-technologist = Technologue
emp-award-does-technologist = Le plus de spécialistes, de tuiles Voiture et de cristaux de mana au total, capitaine compris.

## D’après les fichiers de données : un texte par carte

# Ce que fait chaque spécialiste et chaque wagon unique.
emp-does =
    .bartok-kulle = Construisez sur une désolation ; ou placez une désolation et ajoutez à votre registre les marchandises qu’elle détruirait.
    .dolores-malephaise = Payez 1 cristal : déplacez dans votre réseau une marchandise de n’importe quelle case de la carte sans wagon concurrent.
    .marcinae-ayle-shorec = Rendez à la réserve une marchandise de votre réseau : votre wagon passe de cette case à une case adjacente.
    .rayleigh-kerigan = Ce tour-ci, votre conducteur avance gratuitement de 1 à 3 espaces, et de 4 espaces pour 2 cristaux.
    .runika-zenanen = Récupérez 5 cristaux.
    .seth-cremmul = Ce tour-ci, les voitures de l’arrêt de votre conducteur n’ont ni supplément ni coût propre.
    .irialandradayamorella = Payez 1 cristal : engagez un spécialiste, ou construisez à côté d’une ville, sur n’importe quel terrain sauf une désolation.
    .trias-blackwind = Construisez sur votre terrain d’origine, ou rétablissez votre ingénieur.
    .adelaide-chivers = Prenez 1 voiture au marché.
    .aerlion = Placez une désolation. Ce tour-ci, vos correspondances par cette case sont gratuites.
    .arret-draamivaar = Copiez l’ingénieur face visible d’un autre joueur.
    .candide-malephaise = Construisez là où se trouve un wagon concurrent, même sur une désolation.
    .daedalus-khimsey = Livrez 1 marchandise, sans tuile Demande.
    .eloi-klaus = Ce tour-ci, récupérez 1 cristal quand votre conducteur avance, et activez sans supplément. Les coûts propres restent dus.
    .garek-tesias = Échangez 2 de vos tuiles Voiture, ou déplacez-en une sur un emplacement vide, même si toutes les deuxièmes places ne sont pas prises.
    .irion-juiz = Payez 1 cristal : déplacez un de vos wagons sur une case adjacente.
    .lixis-ran-kanda = Choisissez une case de votre réseau sans marchandise et placez-y une marchandise de son terrain.
    .luc-von-gott = Payez 1 cristal : gagnez 1 cristal.
    .malandrax-mecchi = Payez 1 cristal : déplacez une marchandise d’une case adjacente sur une case de votre réseau.
    .manch = Payez 1 cristal : rétablissez votre capitaine.
    .orman-kaspar = Récupérez 3 cristaux.
    .rixia-van-sorrel = Payez 1 cristal : ajoutez sur une case de votre réseau une marchandise de la réserve, d’une couleur déjà présente.
    .sarafina-vanedran = Si vous roulez et activez ce tour-ci, ignorez les coûts propres. Coût d’avance et suppléments restent dus.
    .uumi-nuoc = Payez 1 cristal : copiez une voiture du marché, en payant aussi son coût propre.
    .wendy-thristle = Ce tour-ci, une correspondance de ville, de concurrent ou de désolation est gratuite.
    .aella-ivaline-oranhei = Tirez de la boîte 3 chefs de gare et posez-en un sur Aella, comme chef de gare supplémentaire. Rendez les autres.
    .almir-nol-kanda = Jusqu’à 3 fois, choisissez une case de votre réseau sans marchandise et placez-y une marchandise de son terrain.
    .anya-southwind = Jusqu’à 4 fois, déplacez un de vos wagons sur une case adjacente. Ce peut être plusieurs fois le même.
    .ariel-malephaise = Choisissez une case de votre réseau. Tous les wagons de cette case et des cases adjacentes, même les vôtres, retournent à leur compagnie.
    .cin-atalar = Choisissez une case de votre réseau. Toutes les marchandises des cases adjacentes y sont déplacées.
    .doc-silnan = Copiez le géomètre d’un autre joueur, même s’il a déjà servi.
    .eirene-lemina-kobor = Après ce tour, jouez-en un autre.
    .hikaru-sorayama = Récupérez tout votre mana et gagnez 2 cristaux.
    .hydeart-burnstein = Choisissez un terrain autre qu’une désolation et construisez-y jusqu’à 4 fois.
    .john-strong-stevenson = Construisez jusqu’à 3 fois, sur n’importe quel terrain sauf une désolation.
    .lyal-kerigan = Livrez jusqu’à 4 marchandises d’une même couleur. Elles peuvent donner droit à une tuile Demande.
    .milton-barts = Prenez 2 voitures au marché, puis activez-les sans supplément, en payant leurs coûts propres.
    .mindra-dirac = Choisissez une case de votre réseau. Construisez sur chaque case adjacente où c’est possible, sauf sur une désolation.
    .ran-ugobia = Rétablissez votre capitaine et votre ingénieur. Chacun peut aussitôt être utilisé une fois sans être épuisé.
    .telemyr = Échangez définitivement votre capitaine, votre ingénieur ou votre chef de gare contre celui d’un autre joueur. Rétablissez celui que vous prenez.
    .wardlaw-obrien = Jusqu’à 2 fois, échangez deux tuiles Demande de villes différentes. Dans une autre ville, une tuile exige toujours des marchandises de sa propre couleur.
    .welsie-acktern = Construisez n’importe où sur la carte, sauf sur une désolation. Puis construisez sur votre terrain d’origine, à côté de cette case.
    .antine-frass = Vos correspondances de ville sont gratuites.
    .clive-melmont = À chaque tour : récupérez 1 cristal.
    .dareios-kuel = À chaque tour : rendez à la réserve 2 marchandises de votre réseau pour gagner 1 cristal.
    .feylana-chorgitz = À chaque tour : payez 1 cristal et rendez à la réserve 1 marchandise de votre réseau pour rétablir votre ingénieur.
    .hai-of-noirwood = Quand vous livrez au Terminus, les tuiles Demande exigent 1 marchandise de moins.
    .irini-grenhart = Vos correspondances de concurrent coûtent 1 cristal.
    .levine-casterlie = Votre deuxième voiture est sans supplément, le supplément de la troisième est de 1 cristal. Les coûts propres restent dus.
    .leto-fulgore = Quand vous livrez au Terminus, gagnez 1 cristal.
    .lucca-turlotte = À chaque tour : payez 2 cristaux et rendez à la réserve 2 marchandises de votre réseau pour rétablir votre capitaine.
    .nicomedes-ansige = Quand vous administrez, vous pouvez livrer 1 marchandise, sans tuile Demande.
    .peril = Vous pouvez activer d’abord et faire avancer votre conducteur ensuite. Le Terminus ainsi atteint donne une amélioration, mais pas de livraison.
    .sanathes-danah = Vos correspondances de désolation coûtent 1 cristal.
    .simon-la-faucheuse = Votre conducteur avance gratuitement de 1 ou 2 espaces, de 3 espaces pour 2 cristaux et de 4 espaces pour 4 cristaux.
    .tegusgan = À chaque tour : payez 2 cristaux et rendez à la réserve 2 marchandises de votre réseau pour construire sur n’importe quel terrain sauf une désolation.
    .tzart-kargan = Quand vous administrez, vous pouvez construire sur votre terrain d’origine.
    .viona-larone = Quand vous activez, vous pouvez payer 1 cristal pour utiliser une voiture deux fois, en payant chaque fois son coût propre, et aucune autre ce tour-ci.
    .voco-astrum = Si vous livrez au Terminus sans prendre de tuile Demande, ajoutez à votre registre 2 marchandises de la réserve, aux couleurs de villes adjacentes à votre réseau.
    .arctic-shocker = Construisez sur un glacier, puis placez-y une marchandise de n’importe quelle couleur.
    .car-bomb = Chaque concurrent défausse une tuile Voiture de son choix.
    .corruption-junction = Placez une désolation et gagnez 1 cristal.
    .deep-one = Construisez en montagne, n’importe où sur la carte.
    .flow-controller = Récupérez 3 cristaux.
    .follow-through = Construisez là où se trouve un wagon concurrent, même sur une désolation.
    .gilt-runner = Engagez un spécialiste, ou rétablissez votre capitaine et votre ingénieur.
    .horizon-chaser = Construisez au bord de la carte, sur n’importe quel terrain sauf une désolation.
    .hypetrain = Prenez 2 voitures au marché.
    .icecar = Rendez à la réserve une marchandise de votre réseau pour gagner 1 cristal.
    .limited-express = Copiez la voiture à la même place de l’arrêt d’avant ou d’après, en payant aussi son coût propre.
    .liquid-purifier = Construisez sur un lac et gagnez 1 cristal.
    .luxury-carriage = Engagez un spécialiste, ou prenez 1 voiture au marché.
    .mana-surger = Gagnez 1 cristal.
    .meditation-mecha = Prenez 1 voiture au marché.
    .metro = Construisez à côté d’une ville, sur n’importe quel terrain sauf une désolation.
    .mirror-box = Ajoutez sur une case de votre réseau une marchandise de la réserve, d’une couleur déjà présente.
    .pollinator = Déplacez une marchandise d’une case adjacente sur une case de votre réseau.
    .pollution-solution = Construisez deux fois, sur des désolations.
    .refinery-car = Engagez un spécialiste, ou gagnez 1 cristal.
    .reforester = Deux fois : construisez en forêt, puis placez-y une marchandise Heartwood.
    .science-car = Gagnez 1 cristal, ou prenez 1 voiture au marché.
    .searing-supplier = Livrez 1 marchandise, sans tuile Demande.
    .spice-convoy = Construisez dans le désert et rétablissez votre ingénieur.
    .suburban-express = Construisez à côté d’une ville ou d’une désolation, sur n’importe quel terrain sauf une désolation.
    .switching-station = Échangez un de vos wagons contre un wagon concurrent d’une case adjacente.
    .terraformer = Construisez sur une désolation, puis placez-y une marchandise de n’importe quelle couleur.
    .transformer = Copiez une voiture du marché, en payant aussi son coût propre.
    .transmuter = Remplacez une marchandise de votre réseau par une marchandise de la réserve, d’une autre couleur.
    .volcanic-vexxer = Construisez sur la lave, puis rendez à la réserve une marchandise d’une case adjacente.
    .worldspanner = Construisez sur deux terrains différents, autres que la désolation.

# Les noms des wagons uniques.
emp-car =
    .arctic-shocker = Choc polaire
    .car-bomb = Voiture piégée
    .corruption-junction = Nœud de corruption
    .deep-one = Celle des profondeurs
    .flow-controller = Régulatrice de flux
    .follow-through = Dans la foulée
    .gilt-runner = Flèche dorée
    .horizon-chaser = Chasse-horizon
    .hypetrain = Le Train d’enfer
    .icecar = Voiture-glacière
    .limited-express = Express limité
    .liquid-purifier = Purificatrice
    .luxury-carriage = Voiture-salon
    .mana-surger = Geyser de mana
    .meditation-mecha = Mécha méditatif
    .metro = Métro
    .mirror-box = Boîte à miroirs
    .pollinator = Pollinisatrice
    .pollution-solution = Solution-pollution
    .refinery-car = Voiture-raffinerie
    .reforester = Reboiseuse
    .science-car = Voiture-laboratoire
    .searing-supplier = Livraison brûlante
    .spice-convoy = Convoi d’épices
    .suburban-express = Express de banlieue
    .switching-station = Poste d’aiguillage
    .terraformer = Terraformeuse
    .transformer = Métamorphe
    .transmuter = Transmutatrice
    .volcanic-vexxer = Vexation volcanique
    .worldspanner = Transmondiale
