-- Whom an invitation is for, so that a person who has signed in finds it without its link.
ALTER TABLE invitation ADD COLUMN email_canonical text;
UPDATE invitation SET email_canonical = lower(email);
ALTER TABLE invitation ALTER COLUMN email_canonical SET NOT NULL;
CREATE INDEX invitation_address_idx ON invitation (email_canonical) WHERE status = 'out';
