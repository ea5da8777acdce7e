# Une partie dans le terminal. Les commandes sont les mêmes dans toutes les langues.

## Imperial Steam

imp-terminal-legend =
    Sous une ville : son effort, la lettre et l’influence d’une métropole, (jeton Amélioration), +influence, ■ une gare et le numéro de place de son propriétaire.
    Liaisons : · simple, = pont, ∩ tunnel, * liaison nationalisée ; les chiffres sont les voies ferrées, par numéro de place du propriétaire. « state » donne le nom des villes dans les coups.
imp-own-bid = Vous avez misé { $guldens } ; les autres ne le savent pas encore.
imp-head-money = Florins
imp-head-influence = Influence
imp-head-share = Cours
# Investisseurs et actionnaires
imp-head-investors = Inv./act.
imp-head-hands = Pions
# En formation et au travail, par niveau, et les ingénieurs
imp-head-workers = Ouvriers
imp-head-goods = Marchandises
imp-head-trains = Trains
imp-head-contracts = Contrats
imp-head-good = Marchandise
imp-head-price = Prix
imp-head-left = Reste
imp-head-factory = Usine
imp-head-factories = Reste
imp-head-pays = Livraison
imp-head-hub = Métropole
imp-head-city = Ville
imp-head-prices = Ouvriers
imp-head-engineers = Ingénieurs
imp-head-growth = Croissance
imp-head-id = Dans les coups
imp-head-effort = Effort
imp-head-station = Gare
imp-head-sites = Emplacements d’usine
imp-head-demand = Demande
imp-head-tokens = Jetons
imp-city-key = clé
# Après les ouvriers d’un joueur et pour une métropole : la lettre de chaque ingénieur.
imp-terminal-letter-bridge = P
imp-terminal-letter-tunnel = T
imp-terminal-train = IS-{ $engine }
# Après les trains : les wagons de passagers et les wagons réservés.
imp-terminal-passengers = P{ $count }
imp-terminal-reserved = R{ $count }
imp-state-actions = Actions et pions Action qui s’y trouvent
imp-state-rounds = Piste compte-tours
imp-state-shipment = Marchandises que chacun peut commander dans cette manche : { $count }
imp-state-engine = IS-{ $level } : reste { $count }, { $price } florins, dès la manche { $round }, influence +{ $influence }
imp-state-goods = Marché et plateau Usines
imp-state-hubs = Plateau Ouvriers
imp-state-contracts = Contrats disponibles
imp-state-cities = Villes

