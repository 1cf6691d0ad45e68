-- Sets of values that games of a title are played by. A game's title names its set, so a set is never changed or removed: a
-- corrected one is another row. Only whether new games may choose it can change.
CREATE TABLE data_set (
  -- Of the games that are played by it: `imperial-steam@` and the beginning of the hash.
  title text PRIMARY KEY,
  name text NOT NULL,
  version text NOT NULL,
  hash text NOT NULL UNIQUE,
  file text NOT NULL,
  offered boolean NOT NULL,
  added_at timestamptz(3) NOT NULL,
  UNIQUE (name, version)
);

CREATE FUNCTION data_set_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.title, NEW.name, NEW.version, NEW.hash, NEW.file, NEW.added_at)
      IS NOT DISTINCT FROM (OLD.title, OLD.name, OLD.version, OLD.hash, OLD.file, OLD.added_at) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'data sets are kept as they are: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER data_set_is_kept BEFORE UPDATE OR DELETE ON data_set
  FOR EACH ROW EXECUTE FUNCTION data_set_is_kept();
CREATE TRIGGER data_set_is_not_emptied BEFORE TRUNCATE ON data_set
  FOR EACH STATEMENT EXECUTE FUNCTION data_set_is_kept();
