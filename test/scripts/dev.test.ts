import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { titles } from '../../src/titles/registry.js';
import { TEST_SECRET } from '../support/cluster.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';

let database: TestDatabase;
let dev: ChildProcess;
let url: string;
let printed = '';

/** Waits until it has printed that. */
const says = (text: string): Promise<void> =>
  new Promise((said, failed) => {
    const look = (): void => {
      if (printed.includes(text)) said();
    };
    dev.stdout!.on('data', look);
    dev.once('exit', () => failed(new Error(`it has ended: ${printed}`)));
    look();
  });

/** What open pages are told, one after the other. */
const told = async function* (): AsyncGenerator<string> {
  const { body } = await fetch(`${url}/dev/events`);
  for await (const chunk of body!) yield new TextDecoder().decode(chunk as Uint8Array);
};

beforeAll(async () => {
  database = await freshDatabase();
  const port = await freePort();
  url = `http://localhost:${String(port)}`;
  dev = spawn(process.execPath, ['scripts/dev/main.mjs'], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: database.ownerUrl,
      SESSION_SECRET: TEST_SECRET,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  dev.stdout!.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await Promise.all([says('start 1'), says('seeded')]);
});
afterAll(async () => {
  dev.kill('SIGTERM');
  await once(dev, 'exit');
  await database.drop();
});

test('a game of every title has come far, and waits for the developer', async () => {
  const { rows } = await database.asOwner(
    `SELECT g.title, g.number > 50 AND g.phase = 'running' AND (g.turn -> 'asked') @> to_jsonb(s.seat) AS waits
     FROM game g JOIN seat s ON s.game_id = g.id JOIN address a ON a.person_id = s.person_id
     WHERE a.email = 'dev@example.org' ORDER BY g.title`,
  );
  expect(rows).toEqual([...titles.keys()].sort().map(title => ({ title, waits: true })));
});

test('it restarts when something is saved, and tells the open pages, which are otherwise as ever', async () => {
  const page = await fetch(url, { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('<script src="/dev/reload.js" defer></script></head>');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const script = await fetch(`${url}/dev/reload.js`);
  expect(await script.text()).toContain('location.reload()');
  // The service alone has neither.
  const port = /"port":(\d+)/.exec(printed)![1]!;
  const own = `http://127.0.0.1:${port}`;
  expect((await fetch(`${own}/dev/reload.js`)).status).toBe(404);
  expect(await (await fetch(own)).text()).not.toContain('/dev/');

  const runs = told();
  const { value: first } = (await runs.next()) as { value: string };
  utimesSync('templates/page/home.hbs', new Date(), new Date());
  const { value: second } = (await runs.next()) as { value: string };
  expect(second).not.toBe(first);
  expect(printed).toContain('saved: templates/page/home.hbs');
  expect((await fetch(url)).status).toBe(200);
  await runs.return(undefined);
});
