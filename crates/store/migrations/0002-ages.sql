-- When a session was last used, to the day: one that nobody uses any more is over.
ALTER TABLE sessions ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
UPDATE sessions SET used = created;
CREATE INDEX sessions_used ON sessions (used);

-- The newest running tables of each owner.
CREATE INDEX heads_running_of ON heads (owner, changed, id) WHERE stage = 1 AND listed = 1;
