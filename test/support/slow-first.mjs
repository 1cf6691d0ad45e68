import Sequencer from '@jest/test-sequencer';
import { readFileSync } from 'node:fs';

/** Files whose tests mostly wait for browsers and started services begin first; those that only compute fill the gaps. */
const TIERS = ['browser', 'slow', 'service', 'pure'];

const tierOf = test => TIERS.indexOf(test.context.config.displayName?.name);

/** Files that try or replay many games take the longest of their tier. */
const triesMany = test => /support\/(sizes|records)\.js/.test(readFileSync(test.path, 'utf8'));

export default class SlowFirst extends Sequencer {
  /** @returns the files tier by tier; within a tier as Jest orders them: what took longest last time, or the largest */
  sort(tests) {
    const rank = new Map(tests.map(test => [test, 2 * tierOf(test) + (triesMany(test) ? 0 : 1)]));
    return [...super.sort(tests)].sort((a, b) => rank.get(a) - rank.get(b));
  }
}
