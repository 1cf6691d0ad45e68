import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { readDockerfile } from './papers.js';

/** What the Dockerfile makes, in a folder that stands for `/`. */
export interface Image {
  /** Where a path of the image lies here. */
  at(path: string): string;
  /** Runs a command of the image as its user until it ends. */
  run(
    command: readonly string[],
    env: Environment,
  ): { readonly status: number | null; readonly said: string };
  /** Starts the command of the image as its user, in this environment alone. */
  start(env: Environment): Container;
  /** What HEALTHCHECK says of a container in that environment. */
  isHealthy(env: Environment): boolean;
  remove(): void;
}

export interface Container {
  /** What it has printed so far. */
  said(): string;
  /** The exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** As `docker stop` does first. */
  terminate(): void;
  kill(): void;
}

type Environment = Readonly<Record<string, string>>;

/** Has no folder and owns nothing, like the user `node` of the image. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** What cannot be done without a daemon: packages of the system go into the system. */
const needsDaemon = (command: string): boolean => command.startsWith('apt-get ');

/** What the image leaves out of the project's folder. */
const ignored = (): ReadonlySet<string> => new Set(readFileSync('.dockerignore', 'utf8').trim().split('\n'));

const copyContext = (to: string): void => {
  const left = ignored();
  cpSync('.', to, { recursive: true, filter: from => !left.has(relative('.', from)) });
};

/** What `npm ci --omit=dev` installs is what is installed here for more than development; nothing is fetched. */
const installProduction = (app: string): void => {
  const listed = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { encoding: 'utf8' }).stdout;
  const packages = [...new Set(listed.trim().split('\n'))]
    .map(path => relative(resolve('.'), path))
    .filter(path => path.startsWith('node_modules'))
    .sort();
  for (const path of packages) {
    if (existsSync(join(app, path))) continue;
    mkdirSync(join(app, path, '..'), { recursive: true });
    // As links to the same files where that is possible: there are many.
    const copy = (flags: string): number | null =>
      spawnSync('cp', [flags, resolve(path), join(app, path)], { stdio: 'ignore' }).status;
    if (copy('-al') !== 0) copy('-a');
  }
  execFileSync(process.execPath, ['scripts/prepare.mjs'], { cwd: app });
};

const split = (list: string): readonly string[] => JSON.parse(list) as string[];

interface Built {
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: readonly string[];
  health: readonly string[];
}

/** Goes through the Dockerfile from top to bottom. */
const build = (root: string): Built => {
  const made: Built = { workdir: '/', env: {}, user: 'root', command: [], health: [] };
  const at = (path: string): string => join(root, path);
  const steps: { readonly [word: string]: (rest: string) => void } = {
    FROM: () => undefined,
    EXPOSE: () => undefined,
    WORKDIR: rest => {
      made.workdir = rest;
      mkdirSync(at(rest), { recursive: true });
    },
    ENV: rest => {
      for (const pair of rest.split(' ')) made.env[pair.split('=')[0]!] = pair.split('=')[1]!;
    },
    COPY: rest => {
      const from = rest.split(' ');
      const to = from.pop()!;
      if (rest === '. .') return copyContext(at(made.workdir));
      for (const one of from)
        cpSync(one, join(at(made.workdir), to, to === './' ? one : ''), { recursive: true });
    },
    RUN: rest => {
      if (needsDaemon(rest)) return;
      const app = at(made.workdir);
      const [first, ...more] = rest.split(' && ');
      const rests = first!.startsWith('npm ci ') ? more : [first!, ...more];
      if (rests.length === more.length) installProduction(app);
      const script = rests
        .join(' && ')
        .replaceAll(' /data', ` ${at('/data')}`)
        .replaceAll('chown node', `chown ${NOBODY.uid}`);
      execFileSync('sh', ['-ec', script], { cwd: app, env: { ...process.env, ...made.env } });
    },
    USER: rest => (made.user = rest),
    HEALTHCHECK: rest => (made.health = split(rest.split('CMD ')[1]!)),
    CMD: rest => (made.command = split(rest)),
  };
  for (const { word, rest } of readDockerfile()) steps[word]!(rest);
  return made;
};

/**
 * Does in order what the Dockerfile does, as far as that goes without a daemon. Only root can: the image's user must own
 * nothing but what is given to it.
 */
export const buildImage = (): Image => {
  const root = mkdtempSync(join(tmpdir(), 'bahnpost-image-'));
  chmodSync(root, 0o755);
  const built = build(root);
  if (built.user !== 'node') throw new Error(`the image runs as ${built.user}`);
  const at = (path: string): string => join(root, path);
  const options = (env: Environment) => ({
    cwd: at(built.workdir),
    env: { PATH: process.env['PATH']!, ...built.env, ...env },
    ...NOBODY,
  });
  const run: Image['run'] = ([program, ...args], env) => {
    const { status, stdout, stderr } = spawnSync(program!, args, { ...options(env), encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };
  return {
    at,
    run,
    isHealthy: env => run(built.health, env).status === 0,
    start: env => {
      const [program, ...args] = built.command;
      const child = spawn(program!, args, { ...options(env), stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      return {
        said: () => said,
        ended: once(child, 'close').then(([status, signal]) => (status ?? signal) as number | string),
        terminate: () => void child.kill('SIGTERM'),
        kill: () => void child.kill('SIGKILL'),
      };
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
};
