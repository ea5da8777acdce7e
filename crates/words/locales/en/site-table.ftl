# The frame of every page, and the table.
