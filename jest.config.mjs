import { loadavg } from 'node:os';
import { compile } from './test/support/jest/compiled.mjs';

const roots = ['<rootDir>/src', '<rootDir>/test', '<rootDir>/bench', '<rootDir>/scripts'];

/** Node loads modules as they are, and once for all files of a worker: a third of the processor time. */
const shared = {
  testEnvironment: '<rootDir>/test/support/jest/environment.mjs',
  testRunner: '<rootDir>/test/support/jest/framework.mjs',
};

/** Each file has modules and globals of its own. Sources are TypeScript modules whose imports end in `.js`. */
const alone = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        sourceMaps: true,
        module: { type: 'es6' },
        jsc: { target: 'es2022', parser: { syntax: 'typescript' }, keepClassNames: true },
      },
    ],
  },
  // Every test knows all titles, as the service does.
  setupFiles: ['<rootDir>/src/titles/registry.ts'],
  // `./play.js` in a source means `./play.ts`; packages keep their names.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

/** What a run starts once; nothing where no file of such a tier is run. */
const globalTeardown = '<rootDir>/test/support/run-teardown.mjs';

/** PostgreSQL, and the browser's scripts. */
const database = { globalSetup: '<rootDir>/test/support/run-setup.mjs', globalTeardown };

/** The service and a browser besides. */
const stage = { globalSetup: '<rootDir>/test/support/stage-setup.mjs', globalTeardown };

const tests = (...paths) =>
  paths.map(path => `**/test/${path.endsWith('.ts') ? path : `${path}/**/*.test.ts`}`);

/** What needs a database and nothing else. */
const service = tests(
  ...['cli', 'db', 'http', 'jobs', 'service'],
  ...['docs/api-*.test.ts', 'docs/typed-client.test.ts', 'support/due-jobs.test.ts'],
);

/** What looks at pages and mails in a browser. */
const browser = tests('browser', 'mail/seen.test.ts');

/** What starts services or other programs of its own. */
const slow = tests(
  ...['container', 'end-to-end', 'scripts', 'deps.test.ts'],
  ...['bench/parts-browser.test.ts', 'bench/parts-service.test.ts'],
);

/** All others. */
const pure = [...tests('**/*.test.ts'), ...[...service, ...browser, ...slow].map(path => `!${path}`)];

const tiers = [
  { displayName: 'pure', testMatch: pure },
  { ...database, displayName: 'service', testMatch: service },
  { ...stage, displayName: 'browser', testMatch: browser },
  { ...database, displayName: 'slow', testMatch: slow },
];

const runOf = way => ({
  projects: tiers.map(tier => ({ roots, ...way, ...tier })),
  // A test that hangs ends sometime; one that works must not fail because the machine has much to do.
  testTimeout: 1_800_000,
  // Two cores: many tests wait for a browser, a database or another process, and four at a time leave neither core idle. More, or
  // as many beside much else, would only wait for each other.
  maxWorkers: loadavg()[0] > 12 ? 2 : 4,
  testSequencer: '<rootDir>/test/support/slow-first.mjs',
  reporters: ['default', '<rootDir>/test/support/how-to-repeat.mjs'],
  // What a test file leaves in its worker's memory is there for good: one that has grown so large begins anew.
  workerIdleMemoryLimit: '400MB',
  // A worker ends by itself; on a busy machine that takes longer than the half second that is usual.
  workerGracefulExitTimeout: 10_000,
});

/** As Jest runs tests by itself: what one file leaves behind does not reach another. */
export const isolated = runOf(alone);

/** `BAHNPOST_ALONE=1` runs each file with modules of its own. */
export default async () => {
  if (process.env.BAHNPOST_ALONE) return isolated;
  await compile();
  return runOf(shared);
};
