-- Each move looks for the mails of its game that are out of date: since some are held for a digest, the old index has
-- not served that any more, and all mails the game ever had were read.
CREATE INDEX delivery_open_idx ON delivery (game_id) WHERE status IN ('queued', 'held');
DROP INDEX delivery_waiting_idx;
