-- Whose name stands in the log of a table: whoever wants to be forgotten may have no seat there any more, or never had
-- one. A guest who becomes an account stays here as the guest, as in the log; `merged` tells who that was. Nothing refers
-- to other tables, since programs that do not know of these rows take away those that would be referred to.
CREATE TABLE named (
    table_id TEXT NOT NULL,
    person BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
) {clustered};
CREATE INDEX named_person ON named (person, table_id);
CREATE INDEX merged_account ON merged (account);
