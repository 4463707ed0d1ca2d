PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE games (
        identity TEXT PRIMARY KEY, ended TEXT NOT NULL, mode TEXT NOT NULL, opponents TEXT NOT NULL,
        level TEXT, score TEXT NOT NULL, text TEXT NOT NULL
    );
INSERT INTO "games" VALUES('a','2026-11-29T20:00:00','classic','computer','easy','won','[Quarto "1"]
[Rules "classic"]
[First "安娜"]

=1 #
');
INSERT INTO "games" VALUES('b','2026-11-29T21:00:00','square','computer','hard','lost','[Quarto "1"]
[Rules "classic"]
[First "安娜"]

=1 #
');
CREATE TABLE results (
        identity TEXT PRIMARY KEY, ended TEXT NOT NULL, mode TEXT NOT NULL, opponents TEXT NOT NULL,
        level TEXT, score TEXT NOT NULL, gave_first INTEGER NOT NULL, announced INTEGER NOT NULL,
        missed INTEGER NOT NULL, false_announced INTEGER NOT NULL, turns INTEGER NOT NULL,
        seconds REAL NOT NULL, counts INTEGER NOT NULL DEFAULT 1
    );
INSERT INTO "results" VALUES('a','2026-11-29T20:00:00','classic','computer','easy','won',1,1,2,3,4,5.5,1);
INSERT INTO "results" VALUES('b','2026-11-29T21:00:00','square','computer','hard','lost',1,1,2,3,4,5.5,1);
INSERT INTO "results" VALUES('c','2026-11-29T22:00:00','classic','people',NULL,'won',1,1,2,3,4,5.5,1);
CREATE INDEX games_by_time ON games (ended);
COMMIT;
