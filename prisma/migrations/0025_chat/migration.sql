-- What the players say to each other is the chat. Only names change.

ALTER TABLE talk RENAME TO chat;
ALTER INDEX talk_by_idx RENAME TO chat_by_idx;
ALTER TABLE chat RENAME CONSTRAINT talk_pkey TO chat_pkey;
ALTER TABLE chat RENAME CONSTRAINT talk_game_id_n_key TO chat_game_id_n_key;
ALTER TABLE chat RENAME CONSTRAINT talk_game_id_fkey TO chat_game_id_fkey;
ALTER TABLE chat RENAME CONSTRAINT talk_by_person_fkey TO chat_by_person_fkey;
ALTER TABLE chat RENAME CONSTRAINT talk_to_person_fkey TO chat_to_person_fkey;
ALTER TABLE chat RENAME CONSTRAINT talk_check TO chat_check;
ALTER TABLE chat RENAME CONSTRAINT talk_check1 TO chat_check1;

ALTER TABLE talk_mark RENAME TO chat_mark;
ALTER TABLE chat_mark RENAME CONSTRAINT talk_mark_pkey TO chat_mark_pkey;
ALTER TABLE chat_mark RENAME CONSTRAINT talk_mark_person_id_fkey TO chat_mark_person_id_fkey;
ALTER TABLE chat_mark RENAME CONSTRAINT talk_mark_game_id_fkey TO chat_mark_game_id_fkey;

ALTER TABLE talk_told RENAME TO chat_told;
ALTER TABLE chat_told RENAME CONSTRAINT talk_told_pkey TO chat_told_pkey;
ALTER TABLE chat_told RENAME CONSTRAINT talk_told_person_id_fkey TO chat_told_person_id_fkey;
ALTER TABLE chat_told RENAME CONSTRAINT talk_told_game_id_fkey TO chat_told_game_id_fkey;

ALTER TABLE game RENAME COLUMN private_talk TO private_chat;
ALTER TABLE game RENAME COLUMN open_talk TO open_chat;

-- What is chosen about its mails, and how far those that are being sent tell it.
UPDATE mail_choice SET choices = choices - 'talk' || jsonb_build_object('chat', choices -> 'talk') WHERE choices ? 'talk';
UPDATE delivery SET data = data - 'talkTold' || jsonb_build_object('chatTold', data -> 'talkTold')
WHERE status <> 'sent' AND data ? 'talkTold';
