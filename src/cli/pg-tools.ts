import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Where Debian and Ubuntu keep the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';

const folders = (): readonly string[] => [
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map(version => join(DEBIAN, version, 'bin')) : []),
  ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
];

const versionOf = async (file: string): Promise<number | null> => {
  try {
    const { stdout } = await execute(file, ['--version']);
    const found = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1];
    return found === undefined ? null : Number(found);
  } catch {
    return null;
  }
};

/** The program was not found, or is older than the server. */
export class NoTool extends Error {}

/**
 * Finds one of PostgreSQL's programs that is no older than the server.
 * @throws NoTool that says what to install
 */
export const findTool = async (program: 'pg_dump' | 'pg_restore', server: number): Promise<string> => {
  const found: number[] = [];
  for (const folder of folders()) {
    const file = join(folder, program);
    const version = existsSync(file) ? await versionOf(file) : null;
    if (version !== null && version >= server) return file;
    if (version !== null) found.push(version);
  }
  const instead = found.length > 0 ? `; there is only version ${[...new Set(found)].join(', ')}` : '';
  throw new NoTool(
    `${program} ${String(server)} or newer is needed${instead}: install the client programs of PostgreSQL, ` +
      `for instance Debian's postgresql-client-${String(server)} (older Debians: from apt.postgresql.org)`,
  );
};

/** Where Debian and most others keep the certificates of public authorities. */
const PUBLIC_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * TLS as the service's own driver reads the address: it checks the certificate in every mode but `no-verify`, a name that
 * the programs do not know, and trusts public authorities where no others are named.
 */
const sslEnvironment = ({ searchParams }: URL): { readonly [name: string]: string } => {
  const given = (name: string): string | null => searchParams.get(name);
  const mode = given('sslmode');
  if (mode === null) return {};
  const files = Object.fromEntries(
    ['sslrootcert', 'sslcert', 'sslkey'].flatMap(name => {
      const file = given(name);
      return file === null ? [] : [[`PG${name.toUpperCase()}`, file]];
    }),
  );
  if (given('uselibpqcompat') === 'true' || mode === 'disable') return { ...files, PGSSLMODE: mode };
  if (mode === 'no-verify') return { ...files, PGSSLMODE: 'require' };
  const trusted = process.env['NODE_EXTRA_CA_CERTS'] ?? PUBLIC_CERTIFICATES;
  return { PGSSLROOTCERT: trusted, ...files, PGSSLMODE: 'verify-full' };
};

/** The address for the programs: not on the command line, where everybody on the machine could read the password. */
export const pgEnvironment = (address: string): { readonly [name: string]: string } => {
  const url = new URL(address);
  const host = url.searchParams.get('host') ?? url.hostname;
  return {
    PGHOST: decodeURIComponent(host),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...sslEnvironment(url),
  };
};

/** Runs one of the programs on a database. @throws Error with what it said */
export const runTool = async (file: string, args: readonly string[], url: string): Promise<void> => {
  try {
    await execute(file, [...args], {
      env: { ...process.env, ...pgEnvironment(url), LC_ALL: 'C' },
      maxBuffer: 16 * 1024 * 1024,
    });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().slice(0, 2000);
    throw new Error(said || (error as Error).message, { cause: error });
  }
};
