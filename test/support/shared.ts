import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from '@jest/globals';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Where records and reference data lie that are not part of the project. */
const sharedRoot = resolve(root, process.env['BAHNPOST_SHARED'] ?? '../shared');

/** A path in the shared material, which may not be there. */
export const shared = (...parts: readonly string[]): string => join(sharedRoot, ...parts);

/**
 * `describe`, if the shared material has all these paths; else the tests are skipped, aloud.
 *
 *     describeWithShared('conformance', ['conformance/1830'], () => { ... });
 */
export const describeWithShared = (name: string, paths: readonly string[], body: () => void): void => {
  const missing = paths.map(path => shared(path)).filter(path => !existsSync(path));
  if (missing.length === 0) {
    describe(name, body);
    return;
  }
  console.warn(`SKIPPED "${name}": not found: ${missing.join(', ')} (set BAHNPOST_SHARED)`);
  // Not even begun: the body may read what is missing.
  test.skip(name, () => undefined);
};
