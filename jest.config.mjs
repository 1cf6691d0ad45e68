/** One configuration for all tests. Sources are TypeScript modules whose imports end in `.js`. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  globalSetup: '<rootDir>/test/support/cluster-setup.mjs',
  globalTeardown: '<rootDir>/test/support/cluster-teardown.mjs',
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: { target: 'es2022', parser: { syntax: 'typescript' }, keepClassNames: true },
      },
    ],
  },
  // `./play.js` in a source means `./play.ts`; packages keep their names.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // A test that hangs ends sometime; one that works must not fail because the machine has much to do.
  testTimeout: 240_000,
  maxWorkers: 2,
  // Modules of a test file stay in a worker's memory after it: one that has grown so large begins anew.
  workerIdleMemoryLimit: '1GB',
};
