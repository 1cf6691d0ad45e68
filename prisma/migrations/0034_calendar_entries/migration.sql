-- What a mail put into its reader's calendar: {"seat": 2, "until": "…"}; null for a mail without an entry.
ALTER TABLE delivery ADD COLUMN calendar JSONB;
