# Ce qui ne va pas dans un enregistrement.

record-too-many-moves = Il compte plus de { $limit } coups. Aucune partie n’est aussi longue.
record-too-many-lines = Il compte plus de { $limit } lignes. Aucune partie n’est aussi longue.
record-too-large = Il compte { $bytes } octets, et un enregistrement en compte au plus { $limit }.
record-line-too-long = La ligne { $line } dépasse { $limit } caractères.
record-unprintable = La ligne { $line } contient un caractère invisible. Un enregistrement est du texte simple.
record-no-record = Il ne commence pas par « { $expected } », comme le font les enregistrements.
record-cut-short = Il s’arrête à la ligne { $line } sans son empreinte : il en manque un morceau.
record-unexpected = La ligne { $line } n’est pas à sa place dans un enregistrement : « { $found } ».
record-secret = À la ligne { $line }, le secret ou un ajout n’a pas la forme voulue.
record-nonce = La ligne { $line } contient un ajout pour la place { $seat }, et le jeu a { $players } places, comptées à partir de 0.
record-commitment = L’engagement de la ligne { $line } ne correspond pas au secret.
record-digest = L’empreinte de la ligne { $line } ne correspond pas aux lignes qui précèdent : l’enregistrement a été modifié ou abîmé.
record-other-game = C’est un enregistrement de « { $found } », et non de « { $expected } ».
record-other-rules = Il a été fait selon la version { $found } des règles, et celles-ci sont la version { $expected }.
record-players = Il compte { $found } joueurs, et ce jeu se joue de { $fewest } à { $most }.
record-options = Il ne donne pas toutes les options du jeu.
record-notation = À la ligne { $line }, « { $mv } » n’est pas un coup de ce jeu.
record-spelling = À la ligne { $line }, le coup « { $found } » doit s’écrire « { $expected } ».
record-refused = À la ligne { $line }, { $seat } ne peut pas jouer « { $mv } » : { $why } ({ $rule })
record-drawn = Le hasard a décidé autre chose que ce que dit la ligne { $line }.
record-standing = La partie ne se termine pas comme le dit la ligne { $line }.
record-no-such-move = Il compte { $moves } coups : il n’y a pas de position après le coup { $asked }.
