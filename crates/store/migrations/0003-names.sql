-- Who sits at a table, for lists: a line for each seat.
ALTER TABLE heads ADD COLUMN names TEXT NOT NULL DEFAULT '';
