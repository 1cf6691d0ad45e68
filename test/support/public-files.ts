import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Assets, assetsOf, type PublicFile } from '../../src/http/assets.js';
import { keptFiles } from '../../src/http/kept-files.js';

const root = new URL('../../', import.meta.url).pathname;

/** Bundles scripts and style sheets once for all files of a run. */
export const bundleOnce = async (): Promise<{ readonly file: string; remove(): Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'bahnpost-files-'));
  const file = join(folder, 'public');
  await writeFile(file, serialize(await keptFiles(root)));
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** What the run has bundled, as a service serves it. */
export const sharedAssets = (): Assets => {
  const file = process.env['BAHNPOST_TEST_FILES'];
  if (!file) throw new Error('nothing is bundled: is the file in the right tier of jest.config.mjs?');
  const files = deserialize(readFileSync(file)) as readonly PublicFile[];
  return assetsOf(files.map(({ name, content }) => ({ name, content: Buffer.from(content) })));
};
