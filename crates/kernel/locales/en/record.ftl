# What is wrong with a record.

record-too-many-moves = It has more than { $limit } moves. No game is as long as that.
record-too-many-lines = It has more than { $limit } lines. No game is as long as that.
record-too-large = It has { $bytes } bytes, and a record has at most { $limit }.
record-line-too-long = Line { $line } is longer than { $limit } characters.
record-unprintable = Line { $line } has a character that cannot be seen. A record is plain text.
record-no-record = It does not begin with “{ $expected }”, as records do.
record-cut-short = It ends in line { $line } without its digest: something was cut off.
record-unexpected = Line { $line } is not what a record has there: “{ $found }”.
record-secret = In line { $line }, the secret or a nonce is not as it should be.
record-nonce = Line { $line } has a nonce for seat { $seat }, and the game has { $players } seats, counted from 0.
record-commitment = The commitment in line { $line } does not belong to the secret.
record-digest = The digest in line { $line } does not belong to the lines above it: the record was changed or damaged.
record-other-game = It is a record of “{ $found }”, not of “{ $expected }”.
record-other-rules = It was made with version { $found } of the rules, and these are version { $expected }.
record-players = It has { $found } players, and this game is for { $fewest } to { $most }.
record-options = It does not give every option of the game in full.
record-notation = In line { $line }, “{ $mv }” is not a move of this game.
record-spelling = In line { $line }, the move “{ $found }” has to be written “{ $expected }”.
record-refused = In line { $line }, { $seat } may not play “{ $mv }”: { $why } ({ $rule })
record-drawn = Chance decided something else than line { $line } says.
record-standing = The game does not end as line { $line } says.
record-no-such-move = It has { $moves } moves: there is no position after { $asked }.
