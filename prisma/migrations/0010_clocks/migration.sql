-- When the service last said that it lives. While it did not, nobody's time has run.
CREATE TABLE heartbeat (
  name text PRIMARY KEY,
  seen_at timestamptz(3) NOT NULL
);
