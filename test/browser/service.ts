import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const candidates = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A browser of this machine; undefined when there is none. */
export const chromiumPath = candidates.find(path => path !== undefined && existsSync(path));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface Service {
  readonly url: string;
  stop(): Promise<void>;
}

const listening = (child: ChildProcess, output: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const read = (data: Buffer): void => {
      output.push(data.toString());
      if (output.join('').includes('"msg":"listening"')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', code =>
      reject(new Error(`the service ended with ${String(code)}: ${output.join('')}`)),
    );
  });

interface Wishes {
  readonly demo?: boolean;
  /** More of its environment. */
  readonly env?: { readonly [name: string]: string };
}

/** The real service as `npm start` runs it: its own database, mails on the mailbox page. */
export const startService = async ({ demo = false, env = {} }: Wishes = {}): Promise<Service> => {
  const folder = await mkdtemp(join(tmpdir(), 'bahnpost-browser-'));
  // Started as root, the database runs as a user of its own, who must get through.
  await chmod(folder, 0o755);
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      DATA_DIR: join(folder, 'data'),
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: '0',
      SETTLE_SECONDS: '0',
      RATE_FACTOR: '1000',
      DEMO: demo ? 'on' : 'off',
      ...env,
    },
  });
  await listening(child, []);
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      const ended = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
