import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/*
 * The port is kept beside the database: whoever knows its address goes on using it when the database was started again.
 */

/** Below what systems give to outgoing connections: one of those must not be in the way when the database starts again. */
const [LOWEST, HIGHEST] = [15_000, 32_000];
const TRIES = 100;

/** Does nobody listen there? */
export const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** @returns null where none is kept */
export const keptPort = async (file: string): Promise<number | null> => {
  const port = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : null;
};

/** Writes only what has changed. */
export const keepPort = async (file: string, port: number): Promise<void> => {
  if ((await keptPort(file)) !== port) await writeFile(file, `${String(port)}\n`);
};

/** A free port of this machine. */
export const newPort = async (): Promise<number> => {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port between ${String(LOWEST)} and ${String(HIGHEST)} is free for the database`);
};
