-- One text for both databases: the words in braces are spelled by `Dialect::spell`. Truth is 0 or 1, a moment is
-- milliseconds since 1970.

CREATE TABLE people (
    id {identity},
    name TEXT NOT NULL,
    -- The folded name of an account. Guests have none, as many of them may share a name.
    name_key TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

-- Whom a guest has become: programs that still know the guest may go on for a while.
CREATE TABLE merged (
    guest BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES people (id)
);

CREATE TABLE sessions (
    token {bytes} NOT NULL PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people (id),
    created BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE heads (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    title TEXT NOT NULL,
    owner BIGINT NOT NULL REFERENCES people (id),
    -- 0 waiting, 1 running, 2 over, 3 record
    stage BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    entries BIGINT NOT NULL,
    moves BIGINT NOT NULL,
    players BIGINT NOT NULL,
    owed BIGINT NOT NULL,
    bot_owed BIGINT NOT NULL,
    round BIGINT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX heads_owner ON heads (owner);
CREATE INDEX heads_running ON heads (changed) WHERE stage = 1 AND listed = 1;
CREATE INDEX heads_bot_work ON heads (changed) WHERE stage = 1 AND bot_owed = 1;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES heads (id),
    number BIGINT NOT NULL,
    made BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) {clustered};

CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES heads (id),
    moves BIGINT NOT NULL,
    body {bytes} NOT NULL,
    PRIMARY KEY (table_id, moves)
);

CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES heads (id),
    seat BIGINT NOT NULL,
    person BIGINT NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, seat)
) {clustered};
CREATE INDEX sitters_person ON sitters (person, table_id, seat);

CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES heads (id),
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
