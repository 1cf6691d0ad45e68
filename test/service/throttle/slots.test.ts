import { describe, expect, test } from '@jest/globals';
import { ask, type ProviderQueue, type Rank } from '../../../src/service/throttle/slots.js';
import { sizes } from '../../support/sizes.js';
import { fc } from '../../support/property.js';

interface Coming {
  readonly at: number;
  readonly rank: Rank;
}

interface Gone extends Coming {
  readonly goneAt: number;
}

const fresh: ProviderQueue = { free: 0, first: 0, soon: 0, rest: 0 };

/** Lets mails ask one after the other, as jobs would: each comes at its place, or `late` by so much at most. */
const letGo = (
  coming: readonly Coming[],
  rate: { readonly mails: number; readonly within: number },
  late: (turn: number) => number = () => 0,
): { readonly gone: readonly Gone[]; readonly asked: number } => {
  const jobs = coming.map((one, i) => ({ ...one, i, due: one.at, waited: false }));
  const gone: Gone[] = [];
  let line = fresh;
  let asked = 0;
  let now = 0;
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    now = Math.max(now, job.due + late(asked));
    asked++;
    const answer = ask(line, rate, { rank: job.rank, waited: job.waited, now });
    line = answer.line;
    if (answer.waitUntil === null) gone.push({ at: job.at, rank: job.rank, goneAt: now });
    else jobs.push({ ...job, due: answer.waitUntil, waited: true });
    jobs.sort((a, b) => a.due - b.due || a.i - b.i);
  }
  return { gone, asked };
};

/** The most that went within any such time. */
const mostWithin = (gone: readonly Gone[], within: number): number => {
  const times = gone.map(({ goneAt }) => goneAt).sort((a, b) => a - b);
  return Math.max(...times.map((start, i) => times.slice(i).filter(time => time < start + within).length));
};

const heap = (count: number, rank: Rank = 'rest', at = 0): readonly Coming[] =>
  Array.from({ length: count }, () => ({ at, rank }));

const minute = { mails: 20, within: 60_000 };

const random = fc.record({
  coming: fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 300_000 }),
      rank: fc.constantFrom<Rank>('first', 'soon', 'rest'),
    }),
    { minLength: 1, maxLength: 80 },
  ),
  mails: fc.integer({ min: 1, max: 30 }),
  delays: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 20 }),
});

describe('what asks whether it may go', () => {
  test('never goes more often than the provider takes it, in any minute, and all of it goes', () => {
    fc.assert(
      fc.property(random, ({ coming, mails, delays }) => {
        const sorted = [...coming].sort((a, b) => a.at - b.at);
        const { gone } = letGo(sorted, { mails, within: 60_000 }, turn => delays[turn % delays.length]!);
        expect(gone).toHaveLength(coming.length);
        expect(mostWithin(gone, 60_000)).toBeLessThanOrEqual(mails);
      }),
      { numRuns: sizes.paceDays },
    );
  });

  test('goes at once where nothing went before', () => {
    expect(ask(fresh, minute, { rank: 'rest', waited: false, now: 5 }).waitUntil).toBeNull();
  });

  test('asks twice at most, however big the heap, and comes in its order', () => {
    const { gone, asked } = letGo(heap(300), minute);
    expect(asked).toBe(2 * 300 - 1);
    const last = gone.at(-1)!.goneAt;
    // Four fifths of the allowance, which is what no minute is over with.
    expect(last / 60_000).toBeGreaterThan(300 / 20);
    expect(last / 60_000).toBeLessThan(300 / 15);
  });

  test('is not thrown back by a worker or a clock that is some seconds off', () => {
    for (const off of [2_900, -2_900]) {
      const { asked } = letGo(heap(100), minute, turn => (turn < 100 ? 0 : off));
      expect(asked).toBe(199);
    }
  });

  test('does not wait behind a heap of what hurries less', () => {
    const at = 30_000;
    const coming = [...heap(200), ...heap(2, 'first', at), ...heap(1, 'soon', at + 15_000)];
    const { gone } = letGo(coming, minute);
    for (const { rank, goneAt, at: asked } of gone)
      if (rank !== 'rest') expect([rank, goneAt - asked <= 4_000]).toEqual([rank, true]);
    expect(mostWithin(gone, 60_000)).toBeLessThanOrEqual(20);
  });

  test('has to share what there is, even if it hurries: first come, first served among its like', () => {
    const { gone } = letGo([...heap(40, 'rest'), ...heap(40, 'first', 1_000)], minute);
    const firsts = gone.filter(({ rank }) => rank === 'first').map(({ goneAt }) => goneAt);
    expect(mostWithin(gone, 60_000)).toBeLessThanOrEqual(20);
    // The last of them is through before the heap is: it had the provider nearly for itself.
    expect(Math.max(...firsts)).toBeLessThan(41 * 4_000);
  });

  test('does not overtake who waits', () => {
    const { gone } = letGo([...heap(30), { at: 20_000, rank: 'rest' }], minute);
    expect(gone.at(-1)!.at).toBe(20_000);
  });
});
