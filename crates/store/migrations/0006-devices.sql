-- Browsers that somebody has signed in with before, by the hash of a token that they keep. `used`: when it was last done.
CREATE TABLE devices (
    token {bytes} NOT NULL,
    person BIGINT NOT NULL REFERENCES people (id),
    used BIGINT NOT NULL,
    PRIMARY KEY (token, person)
);
CREATE INDEX devices_person ON devices (person);
CREATE INDEX devices_used ON devices (used);
