/**
 * Keeps the database of `npm run dev` up for as long as its parent lives, so that a restart of the service need not wait
 * for it; and puts a late game of every title into it, where there is none yet.
 */
import { once } from 'node:events';
import { withDatabase, withOwnerAddress } from '../../src/cli/open.js';
import { migrate } from '../../src/db/migrate.js';
import { seed } from './seed.js';

await withOwnerAddress(async url => {
  await migrate(url);
  await withDatabase(seed);
  process.stdout.write('seeded\n');
  // Its parent holds the other end.
  await once(process.stdin.resume(), 'end');
});
