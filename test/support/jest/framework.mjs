import hooks from 'node:async_hooks';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compiledFile } from './compiled.mjs';
import { begin, jest } from './globals.mjs';

const require = createRequire(import.meta.url);

const { default: circus } = require('jest-circus/runner');

// Jest's workers ask for 100. The rules refuse with errors, many thousands in a test, and a test fails near the top of its stack.
Error.stackTraceLimit = 12;

/** Jest's own module of that name listens to the tests of one file. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');

const anew = path => {
  delete globalThis[HANDLERS];
  delete require.cache[path];
  return require(path);
};

const nothing = () => undefined;

const { AsyncLocalStorage } = hooks;

/** It can be set in some versions of Node, and only be read in others. */
const own = Object.getOwnPropertyDescriptor(hooks, 'AsyncLocalStorage');

/**
 * Has Jest's framework keep what it remembers of a test in a storage that can be given up: each file makes another one, and while any
 * of them is in use, Node tells it of every promise that is made.
 * @returns gives up those of the file
 */
const withStorages = () => {
  const made = [];
  const Noted = class extends AsyncLocalStorage {
    constructor(...args) {
      super(...args);
      made.push(this);
    }
  };
  Object.defineProperty(hooks, 'AsyncLocalStorage', { value: Noted, configurable: true, writable: true });
  return () => {
    Object.defineProperty(hooks, 'AsyncLocalStorage', own);
    for (const storage of made) storage.disable();
  };
};

let files = 0;

/** Every test knows all titles, as the service does. */
const TITLES = compiledFile(join(import.meta.dirname, '../../../src/titles/registry.ts'));

/** What Jest's framework asks of a runtime, by Node's own modules: a test file is loaded anew, all that it imports once. */
const runtime = {
  requireInternalModule: anew,
  requireModule: require,
  setGlobalsForRuntime: begin,
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: async path => {
    await import(pathToFileURL(TITLES).href);
    return import(`${pathToFileURL(compiledFile(path))}?file=${String(++files)}`);
  },
  enterTestCode: nothing,
  leaveTestCode: nothing,
};

/** Runs a test file in Jest's usual framework, with modules that all files of a worker share. */
export default async (globalConfig, config, environment, _own, testPath, send) => {
  const giveUpStorages = withStorages();
  try {
    return await circus(globalConfig, config, environment, runtime, testPath, send);
  } finally {
    giveUpStorages();
    jest.restoreAllMocks();
  }
};
