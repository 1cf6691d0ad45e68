-- When somebody last gave a sign of life, to the hour: used a session or token, or answered a mail. Who has not for
-- long holds up no vote.
ALTER TABLE person ADD COLUMN seen_at timestamptz(3);
UPDATE person p SET seen_at = greatest(
  p.created_at,
  (SELECT max(last_used_at) FROM session WHERE person_id = p.id),
  (SELECT max(last_used_at) FROM api_token WHERE person_id = p.id),
  (SELECT max(received_at) FROM inbound WHERE person_id = p.id AND status <> 'refused')
) WHERE deleted_at IS NULL;
