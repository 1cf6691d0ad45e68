import Sequencer from '@jest/test-sequencer';
import { readFileSync } from 'node:fs';

/** Tests that mostly wait, for browsers and started services, begin first; those that only compute fill the gaps. */
const TURN = { browser: 0, slow: 0, service: 1, pure: 2 };

const turnOf = test => TURN[test.context.config.displayName?.name];

/** Where `npm run test:times` writes what each file takes. */
const TABLE = new URL('../../docs/architecture.md', import.meta.url);

/** What each file took in the run that the table was made from, in seconds. */
const readTimes = () =>
  new Map(
    [...readFileSync(TABLE, 'utf8').matchAll(/^\| (test\/\S+\.test\.ts) +\| +([\d.]+) \|/gm)].map(
      ([, path, wall]) => [path, Number(wall)],
    ),
  );

/** What is new begins first: nobody knows how long it takes. */
const timeOf = (times, { path }) =>
  times.get(path.slice(path.lastIndexOf('/test/') + 1)) ?? Number.MAX_SAFE_INTEGER;

export default class SlowFirst extends Sequencer {
  /** @returns those that wait, then the others, and of each the longest first: what ends last should be short */
  sort(tests) {
    const times = readTimes();
    return [...super.sort(tests)].sort(
      (a, b) => turnOf(a) - turnOf(b) || timeOf(times, b) - timeOf(times, a),
    );
  }
}
