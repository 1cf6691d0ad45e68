-- Mails to providers that take only so many in a time: when the next one may go, and the last place that was given
-- to one that waits, by how much it hurries. A row is locked while a mail asks, so all processes share it.
CREATE TABLE mail_pace (
  name text PRIMARY KEY,
  free_at timestamptz(3) NOT NULL,
  first_at timestamptz(3) NOT NULL,
  soon_at timestamptz(3) NOT NULL,
  rest_at timestamptz(3) NOT NULL
);

-- Games are counted by their phase for the metrics, without their positions being read.
CREATE INDEX game_phase_idx ON game (phase);
