-- Whoever reads a mail on the local mailbox page sees whose it is, and can answer it.
ALTER TABLE kept_mail
  ADD COLUMN from_address text NOT NULL DEFAULT '',
  ADD COLUMN reply_to text NOT NULL DEFAULT '',
  ADD COLUMN message_id text NOT NULL DEFAULT '';
