PRAGMA user_version = 3;
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
CREATE TABLE plays (
        identity TEXT PRIMARY KEY, ended TEXT NOT NULL, counts INTEGER NOT NULL DEFAULT 1, deal INTEGER,
        house INTEGER NOT NULL, score INTEGER, assisted INTEGER NOT NULL, stars INTEGER, text TEXT
    );
INSERT INTO "plays" VALUES('won','2026-11-29T20:00:00',1,1,0,21,0,3,'[Foursquare "1"]
[Deal "1"]
[House "off"]

d4 c4 e4 c3 d5 d5 b4 c2 b2 d2 b5 e5 c5 e3 b3 d3 e2 e3 d3
');
INSERT INTO "plays" VALUES('lost','2026-11-29T21:00:00',1,1,1,NULL,1,0,'[Foursquare "1"]
[Deal "1"]
[House "on"]

d4 d4 d5 e5 d6 e6 d7 c4 c4
');
CREATE TABLE results (
        identity TEXT PRIMARY KEY, ended TEXT NOT NULL, mode TEXT NOT NULL, opponents TEXT NOT NULL,
        level TEXT, score TEXT NOT NULL, gave_first INTEGER NOT NULL, announced INTEGER NOT NULL,
        missed INTEGER NOT NULL, false_announced INTEGER NOT NULL, turns INTEGER NOT NULL,
        seconds REAL NOT NULL, counts INTEGER NOT NULL DEFAULT 1
    );
INSERT INTO "results" VALUES('a','2026-11-29T20:00:00','classic','computer','easy','won',1,1,2,3,4,5.5,1);
CREATE TABLE seen_lines (deck TEXT NOT NULL, house INTEGER NOT NULL, PRIMARY KEY (deck, house));
INSERT INTO "seen_lines" VALUES('2H 3S 7H 7D 9D 9H 5D 3H 10D 6C 9C AC 6S 3D 5S 8H 4H AD 5C 7S 6H AH 10S 3C 8C 2C 2S AS 4C 8D 8S 9S 4S 10C 4D 2D 7C 5H 10H 6D',0);
INSERT INTO "seen_lines" VALUES('7H 3C AS',1);
CREATE INDEX games_by_time ON games (ended);
CREATE INDEX plays_by_time ON plays (ended);
COMMIT;
