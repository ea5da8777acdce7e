-- Grows with every write that concerns the table.
ALTER TABLE heads ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
-- 0 everyone, 1 whoever has the address, 2 those who are invited; -1, as older programs leave it, means what `listed`
-- says. `listed` stays in step with it.
ALTER TABLE heads ADD COLUMN audience BIGINT NOT NULL DEFAULT -1;
ALTER TABLE heads ADD COLUMN deleted BIGINT NOT NULL DEFAULT 0;

-- What owners have decided: 0 admitted, 1 muted, 2 removed.
CREATE TABLE onlookers (
    table_id TEXT NOT NULL REFERENCES heads (id),
    person BIGINT NOT NULL REFERENCES people (id),
    admission BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
) {clustered};
CREATE INDEX onlookers_person ON onlookers (person);

-- Who is here, as each node sees it.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    node TEXT NOT NULL,
    here TEXT NOT NULL,
    noted BIGINT NOT NULL,
    PRIMARY KEY (table_id, node)
) {clustered};

-- Forms that were counted.
CREATE TABLE receipts (
    key TEXT NOT NULL PRIMARY KEY,
    outcome TEXT NOT NULL,
    made BIGINT NOT NULL
) {clustered};
CREATE INDEX receipts_made ON receipts (made);

-- How often something was tried.
CREATE TABLE tallies (
    key TEXT NOT NULL PRIMARY KEY,
    counted BIGINT NOT NULL,
    latest BIGINT NOT NULL
) {clustered};
CREATE INDEX tallies_latest ON tallies (latest);

-- The oldest schema whose programs may still use this database.
ALTER TABLE schema_version ADD COLUMN oldest BIGINT NOT NULL DEFAULT 4;
