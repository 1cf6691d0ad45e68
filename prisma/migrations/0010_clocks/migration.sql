-- The pace of games: until when a game's reminders have been looked at, and when the service last said that it
-- lives. While it did not, nobody's time has run.

ALTER TABLE game ADD COLUMN clock_seen timestamptz(3);

CREATE TABLE heartbeat (
  name text PRIMARY KEY,
  seen_at timestamptz(3) NOT NULL
);
