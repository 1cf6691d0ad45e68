/**
 * Runs tests of tier `pure` and starts the service once on another version of Node, which npm brings:
 *
 *     npm run test:node -- 24            all of the tier (minutes)
 *     npm run test:node -- 24 --brief    one stored game of every title
 *
 * Ends with 0 and says so loudly where that version cannot be fetched.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The same for everybody; raised by hand. */
const VERSIONS = { 22: '22.23.3', 24: '24.21.0' };

const [wanted, ...flags] = process.argv.slice(2);
const version = VERSIONS[wanted] ?? wanted;
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
  process.stderr.write(`name a version: ${Object.keys(VERSIONS).join(', ')}, or a whole one\n`);
  process.exit(1);
}

/** How long npm may try, in milliseconds. */
const FETCH = 300_000;

const found = spawnSync(
  'npx',
  ['--yes', '--package', `node@${version}`, '--', 'node', '-p', 'process.execPath'],
  { encoding: 'utf8', timeout: FETCH, env: { ...process.env, NODE_OPTIONS: '' } },
);
const node = found.stdout?.trim();
if (found.status !== 0) {
  process.stderr.write(
    `${found.stderr}\n!!! SKIPPED: Node ${version} cannot be fetched; nothing was tried on it !!!\n`,
  );
  process.exit(0);
}

/** Ends the run where it was not done; what went wrong stands above. */
const mustDo = (what, done) => {
  process.stdout.write(`Node ${version}: ${what} ${done ? 'passed' : 'failed'}\n`);
  if (!done) process.exit(1);
};

const GAMES = 'test/fixtures/games';

/** The smallest stored game of every title, as its test is called. */
const smallestGames = () => {
  const smallest = new Map();
  for (const name of readdirSync(GAMES)) {
    const text = readFileSync(join(GAMES, name), 'utf8');
    const { title } = JSON.parse(text.slice(0, text.indexOf('\n')));
    if (text.length < (smallest.get(title)?.size ?? Infinity))
      smallest.set(title, { name, size: text.length });
  }
  return [...smallest.values()].map(({ name }) => name);
};

/** All of the tier, or of every title a game that must come out as it did on any other version. */
const runTests = () => {
  const brief = [
    'test/titles/stored-games.test.ts',
    '-t',
    `(${smallestGames().join('|')}) comes out in every row`,
  ];
  const { status } = spawnSync(
    node,
    [
      ...['node_modules/jest/bin/jest.js', '--ci', ...(flags.includes('--brief') ? brief : [])],
      // Takes all that follows it for names of projects.
      ...['--selectProjects', 'pure'],
    ],
    { stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return status === 0;
};

/** Starts it with a database of its own, reads a page, and has it stop. */
const startOnce = async () => {
  const data = mkdtempSync(join(tmpdir(), 'bahnpost-node-'));
  const child = spawn(node, ['scripts/run.mjs', 'src/main.ts'], {
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: data, PORT: '0', METRICS_PORT: '0', DEMO: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  let printed = '';
  const port = new Promise(resolve => {
    child.stdout.on('data', chunk => {
      printed += chunk;
      const said = /"port":(\d+).*"msg":"listening"/.exec(printed);
      if (said) resolve(said[1]);
    });
  });
  const found = await Promise.race([port, ended.then(() => null)]);
  const page = found === null ? null : await fetch(`http://127.0.0.1:${found}/`);
  child.kill('SIGTERM');
  const status = await ended;
  rmSync(data, { recursive: true, force: true });
  const fine = page?.status === 200 && status === 0 && printed.includes(`"node":"v${version}"`);
  if (!fine) process.stderr.write(printed);
  return fine;
};

mustDo('one start of the service', await startOnce());
mustDo('tier pure', runTests());
