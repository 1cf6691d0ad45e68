import pg from 'pg';

/*
 * What the service's role may do, as it should be and as it is. Looking takes no lock that anybody could wait for.
 */

/** By table of ours; all others may be read and written. */
const RIGHTS: { readonly [table: string]: readonly string[] } = {
  log: ['SELECT', 'INSERT'],
  operator_act: ['SELECT', 'INSERT'],
  started_version: ['SELECT', 'INSERT'],
  _prisma_migrations: ['SELECT'],
  game: ['SELECT', 'INSERT', 'UPDATE'],
  seat: ['SELECT', 'INSERT', 'UPDATE'],
  person: ['SELECT', 'INSERT', 'UPDATE'],
};
const ALL_RIGHTS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];
const SEQUENCE_RIGHTS = ['SELECT', 'UPDATE', 'USAGE'];

const QUEUE = 'graphile_worker';

/**
 * The queue's tables let nobody but their owner see a row without one. It is for everybody, since who may get at the
 * tables at all is a matter of rights; so it names no role, and a backup can be restored where there is none.
 */
const POLICY = 'bahnpost_service';

interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly kind: string;
  /** What the role may do with it, by grants of its own. */
  readonly granted: readonly string[];
  readonly closed: boolean;
}

const relations = async (owner: pg.Client, role: string): Promise<readonly Relation[]> => {
  const { rows } = await owner.query<Relation>(
    `SELECT n.nspname AS schema, c.relname AS name, c.relkind AS kind,
       ARRAY(SELECT a.privilege_type FROM aclexplode(c.relacl) a WHERE a.grantee = r.oid) AS granted,
       c.relrowsecurity AND NOT EXISTS (
         SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = $2) AS closed
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_roles r
     WHERE r.rolname = $1 AND n.nspname IN ('public', '${QUEUE}') AND c.relkind IN ('r', 'p', 'v', 'S')
       AND NOT EXISTS (SELECT FROM pg_depend d
         WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     ORDER BY 1, 2`,
    [role, POLICY],
  );
  return rows;
};

const wantedOf = ({ schema, name, kind }: Relation): readonly string[] => {
  if (kind === 'S') return schema === QUEUE ? SEQUENCE_RIGHTS : [];
  return (schema === QUEUE ? undefined : RIGHTS[name]) ?? ALL_RIGHTS;
};

const mend = (relation: Relation, role: string): readonly string[] => {
  const { schema, name, kind, granted, closed } = relation;
  const wanted = wantedOf(relation);
  const which = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
  const on = `${kind === 'S' ? 'SEQUENCE' : 'TABLE'} ${which}`;
  const missing = wanted.filter(right => !granted.includes(right));
  const surplus = granted.filter(right => !wanted.includes(right));
  const to = pg.escapeIdentifier(role);
  return [
    ...(missing.length > 0 ? [`GRANT ${missing.join(', ')} ON ${on} TO ${to}`] : []),
    ...(surplus.length > 0 ? [`REVOKE ${surplus.join(', ')} ON ${on} FROM ${to}`] : []),
    ...(closed && schema === QUEUE
      ? [`CREATE POLICY ${POLICY} ON ${which} USING (true) WITH CHECK (true)`]
      : []),
  ];
};

const schemaMends = async (owner: pg.Client, role: string): Promise<readonly string[]> => {
  const { rows } = await owner.query<{
    readonly schema: string;
    readonly entered: boolean;
    readonly called: boolean;
  }>(
    `SELECT n.nspname AS schema, has_schema_privilege(r.oid, n.oid, 'USAGE') AS entered,
       n.nspname = 'public' OR NOT EXISTS (SELECT FROM pg_proc f
         WHERE f.pronamespace = n.oid AND NOT has_function_privilege(r.oid, f.oid, 'EXECUTE')) AS called
     FROM pg_namespace n, pg_roles r WHERE r.rolname = $1 AND n.nspname IN ('public', '${QUEUE}')`,
    [role],
  );
  const to = pg.escapeIdentifier(role);
  return rows.flatMap(({ schema, entered, called }) => [
    ...(entered ? [] : [`GRANT USAGE ON SCHEMA ${schema} TO ${to}`]),
    ...(called ? [] : [`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${to}`]),
  ]);
};

/** @returns what has to be done, a statement each, until the role may do what it should and nothing else */
export const missingRights = async (owner: pg.Client, role: string): Promise<readonly string[]> => [
  ...(await schemaMends(owner, role)),
  ...(await relations(owner, role)).flatMap(relation => mend(relation, role)),
];
