import { connect } from '../../db/client.js';
import { roleOf } from '../../db/role.js';
import {
  direct,
  lastBackupCheck,
  misfit,
  queueLag,
  readCounts,
  readFit,
  switchedOff,
  unsafeSettings,
  type Tx,
} from '../../db/index.js';
import { serverVersion } from '../../db/scratch.js';
import { readServer } from '../../db/server.js';
import { bad, findingIf, ok, type Finding } from './finding.js';

const OLDEST = 15;
const MOST_DIFFERENCE = 2_000;
const MOST_LAG = 60;
const LOST = 150_000;
const WEEK = 7 * 86_400_000;

const aboutServer = async (tx: Tx, url: string): Promise<readonly Finding[]> => {
  const version = await serverVersion(url);
  const off = await unsafeSettings(tx);
  const before = Date.now();
  const role = roleOf(url);
  const server = await readServer(tx, role);
  const difference = Math.abs(server.now.getTime() - (before + Date.now()) / 2);
  return [
    findingIf(
      version >= OLDEST,
      'PostgreSQL',
      String(version),
      `${String(version)}: ${String(OLDEST)} or newer is needed`,
    ),
    findingIf(
      off.length === 0,
      'durability',
      'fsync, synchronous_commit and full_page_writes are on',
      `${off.join(', ')} off: a crash may lose moves that were answered; switch on`,
    ),
    findingIf(
      difference < MOST_DIFFERENCE,
      'clock',
      `differs from the database's by ${String(Math.round(difference))} ms`,
      `differs from the database's by ${String(Math.round(difference / 1000))} s: run a time service on both`,
    ),
    findingIf(
      server.encrypted || server.local,
      'TLS',
      server.encrypted ? 'the connection is encrypted' : 'not needed: the database is on this machine',
      'moves and addresses cross the network in the clear: add ?sslmode=verify-full to DATABASE_URL; see docs/operating.md',
    ),
    findingIf(
      server.role,
      'role',
      `${role} may only add to the logs`,
      `there is no ${role}: the owner may not make roles, so only triggers guard the logs; grant CREATEROLE`,
    ),
    findingIf(
      server.archiving,
      'WAL archive',
      'on',
      'archive_mode is off: a lost disk loses all since the last backup; see docs/operating.md',
    ),
  ];
};

const aboutService = async (tx: Tx): Promise<readonly Finding[]> => {
  const why = misfit(await readFit(tx));
  if (why !== null) return [bad('migrations', why)];
  const now = new Date();
  const [counts, lag, backup, off] = await Promise.all([
    readCounts(tx, now, new Date(now.getTime() - LOST)),
    queueLag(tx, now),
    lastBackupCheck(tx),
    switchedOff(tx),
  ]);
  return [
    ok('migrations', 'all applied'),
    findingIf(
      counts.workers > 0,
      'worker',
      `${String(counts.workers)} alive`,
      'none alive: start a process with ROLE=worker or ROLE=all, else no mail goes out',
    ),
    findingIf(
      lag < MOST_LAG,
      'queue',
      `${String(Math.round(lag))} s behind`,
      `${String(Math.round(lag))} s behind: more workers?`,
    ),
    findingIf(
      counts.failedJobs === 0,
      'jobs',
      'none given up',
      `${String(counts.failedJobs)} given up: npx bahnpost jobs --failed`,
    ),
    findingIf(
      off.length === 0,
      'switches',
      'all mails go out',
      `${off.map(({ name, since }) => `${name} off since ${since.toISOString()}`).join(', ')}: such mails wait until npx bahnpost switch NAME on`,
    ),
    findingIf(
      backup !== undefined && now.getTime() - backup.at.getTime() < WEEK && backup.faults === 0,
      'backup',
      `restored and checked ${backup?.at.toISOString() ?? ''}`,
      'none restored and found whole within a week: npx bahnpost backup FILE && npx bahnpost restore-check FILE',
    ),
  ];
};

/** What the database says of itself and of the service; changes nothing in it. */
export const checkDatabase = async (url: string): Promise<readonly Finding[]> => {
  const db = connect({ url, connections: 2 });
  const tx = direct(db);
  try {
    return [...(await aboutServer(tx, url)), ...(await aboutService(tx))];
  } catch (error) {
    return [bad('database', (error as Error).message)];
  } finally {
    await db.close();
  }
};
