import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The project installed elsewhere: its own sources and scripts, and the packages of this one. */
let home: string;

const run = (program: string, args: readonly string[], options = {}): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [join(home, program), ...args], {
    cwd: home,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
    ...options,
  });

/** Somebody who owns nothing here: root may write everywhere. */
const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'bahnpost-build-'));
  await chmod(home, 0o755);
  for (const folder of ['src', 'scripts', 'bin'])
    await cp(resolve(folder), join(home, folder), { recursive: true });
  await cp('package.json', join(home, 'package.json'));
  await symlink(resolve('node_modules'), join(home, 'node_modules'));
});

afterAll(async () => {
  await rm(home, { recursive: true, force: true });
});

describe('`npm run build`', () => {
  test('what cannot be generated without a package that is missing is named, with what to do', async () => {
    const client = join(home, 'src/db/generated');
    await rename(client, `${client}.away`);
    for (const started of [run('scripts/run.mjs', ['src/main.ts']), run('bin/bahnpost.mjs', ['--help'])]) {
      expect(started.status).toBe(1);
      expect(started.stderr).toBe(
        'The Prisma client has not been generated: run `node scripts/prepare.mjs`.\n',
      );
    }
    await rename(`${client}.away`, client);
  });

  test('a folder that may not be written says who has to build', async () => {
    await chmod(home, 0o555);
    const { status, stderr } = run('bin/bahnpost.mjs', ['--help'], stranger);
    await chmod(home, 0o755);
    expect(status).toBe(1);
    expect(stderr).toContain('run `npm run build` as the owner of that folder');
  });

  test('the service and the command line are bundled', async () => {
    expect(run('scripts/build.mjs', []).status).toBe(0);
    for (const file of ['dist/src/main.js', 'dist/src/cli/main.js'])
      expect((await stat(join(home, file))).size).toBeGreaterThan(100_000);
  });

  test('what is built runs for users who may not write there, in silence, and says so once it is old', async () => {
    await chmod(join(home, 'dist/src/cli'), 0o555);
    const fresh = run('bin/bahnpost.mjs', ['--help'], stranger);
    expect([fresh.status, fresh.stderr]).toEqual([0, '']);
    expect(fresh.stdout).toContain('Usage: bahnpost');

    const program = join(home, 'src/cli/main.ts');
    await cp(program, `${program}.kept`);
    await writeFile(program, 'process.stdout.write("new\\n");');
    const old = run('bin/bahnpost.mjs', ['--help'], stranger);
    expect(old.status).toBe(0);
    expect(old.stdout).toContain('Usage: bahnpost');
    expect(old.stderr).toContain('running what was built there before');

    await chmod(join(home, 'dist/src/cli'), 0o755);
    expect(run('bin/bahnpost.mjs', []).stdout).toBe('new\n');
    await rename(`${program}.kept`, program);
    expect(run('bin/bahnpost.mjs', ['--help']).stdout).toContain('Usage: bahnpost');
  });

  test('what is built runs without its sources', async () => {
    await rename(join(home, 'src'), join(home, 'elsewhere'));
    const { status, stdout } = run('bin/bahnpost.mjs', ['--version']);
    await rename(join(home, 'elsewhere'), join(home, 'src'));
    expect(status).toBe(0);
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
    expect(stdout).toBe(`${version}\n`);
  });

  // Linux says who somebody's children are.
  (process.platform === 'linux' ? test : test.skip)('nothing of the bundler stays beside it', async () => {
    await mkdir(join(home, 'bench'));
    await writeFile(
      join(home, 'bench/children.ts'),
      `import { readFileSync, readdirSync } from 'node:fs';
       const children = () => readdirSync('/proc/self/task').flatMap(task =>
         readFileSync(\`/proc/self/task/\${task}/children\`, 'utf8').split(' ').filter(Boolean));
       const look = () => children().length > 0 ? setTimeout(look, 10) : process.stdout.write('alone');
       look();`,
    );
    expect(run('scripts/run.mjs', ['bench/children.ts'], { timeout: 30_000 }).stdout).toBe('alone');
  });
});
