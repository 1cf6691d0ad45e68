-- What a program was allowed by pressing a button may come as short tokens that are renewed: until when the newest one counts, how
-- often they were renewed, and the first of them, by which a code that is used twice still ends them all.
ALTER TABLE api_token
  ADD COLUMN access_until timestamptz(3),
  ADD COLUMN renewed integer NOT NULL DEFAULT 0,
  ADD COLUMN first_hash text UNIQUE;
