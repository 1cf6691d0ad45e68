import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { compiledFile } from './compiled.mjs';
import { begin, jest } from './globals.mjs';

const require = createRequire(import.meta.url);

const { default: circus } = require('jest-circus/runner');

/** Jest's own module of that name listens to the tests of one file. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');

const anew = path => {
  delete globalThis[HANDLERS];
  delete require.cache[path];
  return require(path);
};

const nothing = () => undefined;

let files = 0;

/** What Jest's framework asks of a runtime, by Node's own modules: a test file is loaded anew, all that it imports once. */
const runtime = {
  requireInternalModule: anew,
  requireModule: require,
  setGlobalsForRuntime: begin,
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: path => import(`${pathToFileURL(compiledFile(path))}?file=${String(++files)}`),
  enterTestCode: nothing,
  leaveTestCode: nothing,
};

/** Runs a test file in Jest's usual framework, with modules that all files of a worker share. */
export default async (globalConfig, config, environment, _own, testPath, send) => {
  try {
    return await circus(globalConfig, config, environment, runtime, testPath, send);
  } finally {
    jest.restoreAllMocks();
  }
};
