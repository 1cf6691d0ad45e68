-- Which versions of the service have run on this database: a row whenever another one starts than did last.
CREATE TABLE started_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version text NOT NULL,
  at timestamptz(3) NOT NULL
);
