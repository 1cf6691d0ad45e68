import { Resolver as Dns } from 'node:dns/promises';
import { statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readCommandConfig, type Config } from '../../config.js';
import { relayName } from '../../mail/relays.js';
import { tryMailServer } from '../../mail/transport.js';
import { mustBePoolOf } from '../../db/pooler.js';
import { appUrl, asUserOf } from '../../db/role.js';
import { findOwner } from '../../open-database.js';
import { checkConfiguration } from './configuration.js';
import { checkDatabase } from './database.js';
import { checkStoredGames } from './games.js';
import { checkDns, type Resolver } from './dns.js';
import { bad, findingIf, ok, type Finding } from './finding.js';

export interface Surroundings {
  readonly environment: { readonly [name: string]: string | undefined };
  readonly resolver: Resolver;
  /** What the relay signs with. */
  readonly selectors: readonly string[];
}

const checkMailServer = async (url: string, what: string): Promise<Finding> => {
  try {
    await tryMailServer(url);
    return ok(what, 'accepts connections');
  } catch (error) {
    return bad(what, (error as Error).message);
  }
};

/** Every relay is tried: while another one stands in for it, a broken one would go unnoticed. */
const checkMail = ({ smtpUrls }: Config): Promise<readonly Finding[]> =>
  Promise.all(
    smtpUrls.map(url =>
      checkMailServer(url, smtpUrls.length === 1 ? 'mail server' : `mail server ${relayName(url)}`),
    ),
  );

/** Bytes that should be free. */
const ENOUGH = 2 * 1024 ** 3;

/** The disk with our own data; a database elsewhere has to be watched there. */
const checkDisk = async ({ dataDir }: Config): Promise<readonly Finding[]> => {
  try {
    const { bavail, bsize } = await statfs(resolve(dataDir));
    const free = bavail * bsize;
    const gigabytes = `${(free / 1024 ** 3).toFixed(1)} GB free`;
    return [
      findingIf(
        free >= ENOUGH,
        `disk of ${dataDir}`,
        gigabytes,
        `${gigabytes}: a full disk stops the database`,
      ),
    ];
  } catch {
    return [];
  }
};

const checkStore = async ({ databaseUrl, dataDir }: Config): Promise<readonly Finding[]> => {
  try {
    const url = await findOwner({ databaseUrl, dataDir });
    const found = await checkDatabase(url);
    return found.some(({ what }) => what === 'database')
      ? found
      : [...found, ...(await checkStoredGames(url))];
  } catch (error) {
    return [bad('database', (error as Error).message)];
  }
};

/** Does the service reach its database through the pooler? Its password there follows from the secret. */
const checkPooler = async ({ databaseUrl, pooledUrl, secret }: Config): Promise<readonly Finding[]> => {
  if (databaseUrl === null || pooledUrl === null || secret === null) return [];
  try {
    await mustBePoolOf(asUserOf(appUrl(databaseUrl, secret), pooledUrl), databaseUrl);
    return [findingIf(true, 'pooler', 'keeps sessions, and leads to the database of DATABASE_OWNER_URL', '')];
  } catch (error) {
    return [bad('pooler', (error as Error).message)];
  }
};

const here = (): Surroundings => ({
  environment: process.env,
  resolver: new Dns({ timeout: 5_000, tries: 2 }),
  selectors: [],
});

/** Looks at everything an installation needs; changes nothing. */
export const doctor = async (given: Partial<Surroundings> = {}): Promise<readonly Finding[]> => {
  const { environment, resolver, selectors } = { ...here(), ...given };
  let config: Config;
  try {
    config = readCommandConfig(environment);
  } catch (error) {
    return [bad('configuration', (error as Error).message)];
  }
  return [
    ...checkConfiguration(config),
    ...(await checkStore(config)),
    ...(await checkPooler(config)),
    ...(await checkMail(config)),
    ...(await checkDns(config, resolver, selectors)),
    ...(await checkDisk(config)),
  ];
};
