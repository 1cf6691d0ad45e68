-- What is put to all players is a vote, and what they have said to it its tally. Only names change.

ALTER TABLE question RENAME TO vote;
ALTER TABLE vote RENAME COLUMN vote TO tally;
ALTER TABLE vote RENAME COLUMN asked_by TO started_by;

ALTER INDEX question_open_idx RENAME TO vote_open_idx;
ALTER INDEX question_game_idx RENAME TO vote_game_idx;
ALTER TABLE vote RENAME CONSTRAINT question_pkey TO vote_pkey;
ALTER TABLE vote RENAME CONSTRAINT question_game_id_fkey TO vote_game_id_fkey;
ALTER TABLE vote RENAME CONSTRAINT question_asked_by_fkey TO vote_started_by_fkey;
ALTER TABLE vote RENAME CONSTRAINT question_outcome_check TO vote_outcome_check;
ALTER TABLE vote RENAME CONSTRAINT question_check TO vote_check;

-- Mails that wait, and the jobs that look at votes.
UPDATE delivery SET data = jsonb_build_object('vote', data -> 'question')
WHERE kind IN ('vote', 'vote-over') AND data ? 'question';
