import { describe, expect, test } from '@jest/globals';
import { completeSettings, type Settings } from '../../../../src/engine/core/index.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../../src/titles/1849/rules/title.js';
import { title1856 } from '../../../../src/titles/1856/rules/title.js';
import { playWithOrders } from '../../../support/random-orders.js';
import { ambitious } from '../../../support/rail-player.js';
import { random } from '../../../support/random.js';
import { firstSeed, sizes } from '../../../support/sizes.js';

const variants: { readonly [id: string]: readonly Settings[] } = {
  '1830': [{}, { 'brown-purchase': 'all' }, {}, { runs: 'any' }],
  '1856': [{}, { 'eight-trains': true }, { 'unlimited-bonus-tokens': true }, { runs: 'any' }],
  '1849': [{}, { game: 'advanced' }, { game: 'electric' }, { 'delay-ift': true }],
};

describe.each([
  ['1830', title1830],
  ['1849', title1849],
  ['1856', title1856],
])('random games of %s where random people have random orders', (id, title) => {
  const acted = new Set<string>();
  const reasons = new Set<string>();

  test.each(Array.from({ length: sizes.orderGames }, (_, n) => firstSeed + n))(
    'game %i: every move is asked for and accepted, and replays without orders',
    seed => {
      const settings = completeSettings(title.settings, variants[id]![seed % 4]!);
      const start = { rules: title.rules, seats: 3 + (seed % 2), settings };
      const steps = playWithOrders(title, start, random(seed), {
        most: 600,
        often: ({ round }) => (round.kind === 'auction' ? 0.7 : 0.25),
        choose: ambitious(title),
      });
      // A game in which somebody is soon bankrupt has few of them.
      expect(steps.some(step => step.do === 'act')).toBe(true);
      for (const step of steps)
        if (step.do === 'act') acted.add(step.action.type);
        else reasons.add(step.why.kind);
    },
  );

  test('orders of many kinds acted, and none wanted what could not be', () => {
    expect([...acted]).toEqual(expect.arrayContaining(['pass', 'buy', 'run', 'dividend', 'decline']));
    // A bid on the cheapest private is its purchase.
    expect(['bid', 'take'].some(type => acted.has(type))).toBe(true);
    expect(reasons).not.toContain('impossible');
    expect(reasons).not.toContain('endless');
    expect(reasons.size).toBeGreaterThan(5);
  });
});
