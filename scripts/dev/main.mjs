/**
 * `npm run dev`: the service with a database of its own, in which a late game of every title waits for a move. It
 * restarts whenever something is saved, and open pages reload themselves. `-- --inspect` is passed on to Node.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { bundle } from '../bundle.mjs';
import { startProgram } from './program.mjs';
import { createProxy } from './proxy.mjs';
import { watchFolders } from './watch.mjs';

const WATCHED = ['src', 'templates', 'assets', 'prisma'];

const port = Number(process.env.PORT || 8030);
const url = `http://localhost:${port}`;

const env = {
  DATA_DIR: '.data-dev',
  OPERATORS: 'dev@example.org',
  DEMO: 'off',
  ...process.env,
  // The proxy has the port that people know.
  ...{ NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', BASE_URL: url },
  LOG_LEVEL: process.env.LOG_LEVEL === 'debug' ? 'debug' : 'info',
};

const say = text => process.stdout.write(`dev: ${text}\n`);

/** Where the service says in its log that it listens. */
const portIn = line => (line.includes('"msg":"listening"') ? JSON.parse(line).port : undefined);

/** @returns the file to run; null where the sources cannot be bundled, which is said */
const bundled = async entry => {
  try {
    return await bundle(entry);
  } catch (error) {
    say(`${error.message}\ndev: waiting until that is mended`);
    return null;
  }
};

/** A port that is known later. */
const unknownYet = () => {
  const made = {};
  made.port = new Promise(resolve => (made.know = resolve));
  return made;
};

let service = null;
let listening = unknownYet();
let runs = 0;

const proxy = createProxy(() => listening.port);

const start = async file => {
  const args = [...process.argv.slice(2), '--max-semi-space-size=64', '--enable-source-maps', file];
  service = startProgram(args, env, portIn);
  const found = await service.ready;
  if (found === null) return say('the service has ended; it is started again with the next change');
  listening.know(found);
  runs += 1;
  proxy.tell(`${process.pid}.${runs}`);
  say(`ready at ${url} (start ${runs})`);
};

/** The old service goes on where the new one cannot be bundled. */
const restart = async paths => {
  say(`saved: ${paths.join(', ')}`);
  if (paths.some(path => path.startsWith('prisma')))
    spawnSync(process.execPath, ['scripts/prepare.mjs'], { stdio: 'inherit' });
  const file = await bundled('src/main.ts');
  if (file === null) return;
  listening = unknownYet();
  await service?.stop();
  await start(file);
};

/** One after the other. */
let turn = Promise.resolve();
const inTurn = work => (turn = turn.then(work));

proxy.server.listen(port, '127.0.0.1');
await once(proxy.server, 'listening').catch(error => {
  say(`${error.message}: PORT=8040 npm run dev takes another one`);
  process.exit(1);
});
const keeperFile = await bundled('scripts/dev/keeper.ts');
const serviceFile = await bundled('src/main.ts');
if (keeperFile === null || serviceFile === null) process.exit(1);

const stopWatching = watchFolders(WATCHED, paths => inTurn(() => restart(paths)));

const keeper = startProgram([keeperFile], env, line => (line === 'seeded' ? line : undefined));
void keeper.ready.then(seeded => {
  if (seeded === null) return say('the database could not be prepared, see above');
  say('a late game of every title waits for dev@example.org: sign in, and find the link in /mailbox');
});
void inTurn(() => start(serviceFile));

/** A terminal sends it to all of them; whatever else does, they are told. */
const stop = async () => {
  stopWatching();
  await Promise.all([service?.stop(), keeper.stop()]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
