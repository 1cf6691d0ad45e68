import { describe, expect, test } from '@jest/globals';
import { POOL, TREASURY, type Holder, type RailState } from '../../src/engine/rail/index.js';
import { makeTracker, type Tracker } from '../../src/records/eighteenxx/tracker.js';
import { title1849 } from '../../src/titles/1849/title.js';
import { companyTurn, table, type CompanySetup } from '../support/rail-1849.js';

const { act, newGame, position } = table;

const settings = { reading: '18xx.games' };
const game = title1849.game(newGame(3, settings).settings);

/** CTL cannot pay for a train, and its president must part with what he can of RCS. */
const broke = (RCS: CompanySetup): RailState =>
  position({
    settings,
    companies: { CTL: { shares: [20], operated: true }, RCS: { operated: true, cell: [4, 2], ...RCS } },
    tokens: ['CTL E1', 'RCS C5'],
    cash: [0, 500, 500],
    next: '8H',
    round: companyTurn('CTL', { step: 'trains', begun: true }),
  });

/** A tracker that has seen the certificates of RCS go where they lie, by number. */
const seeing = (held: readonly (readonly [Holder, readonly number[]])[]): Tracker => {
  const tracker = makeTracker(game, newGame(3, settings));
  for (const [holder, certs] of held)
    tracker.sharesMoved(
      certs.map(cert => `RCS_${String(cert)}`),
      holder,
    );
  return tracker;
};

/** Where the certificates of RCS lie, by number. */
const seen = (tracker: Tracker): Holder[] =>
  game.company['RCS']!.certs.map((_, cert) => tracker.holderOf(`RCS_${String(cert)}`));

describe('numbered certificates when a bankrupt president loses another office', () => {
  test('what he sold goes to the pool, where he was given the last certificate for the office', () => {
    const before = broke({ shares: [40, 30], last: 1, pool: 30 });
    const tracker = seeing([
      [0, [0, 1, 2]],
      [1, [7, 3]],
      [POOL, [4, 5, 6]],
    ]);
    tracker.agree(before, act(before, 0, 'bankrupt'));
    expect(seen(tracker)).toEqual([1, POOL, POOL, 1, POOL, POOL, POOL, 0]);
  });

  test('with less than the office left to him, the two given for it go to the pool and he keeps his newest', () => {
    const before = broke({ shares: [40, 30], last: 'pool', pool: 20 });
    const tracker = seeing([
      [0, [0, 1, 2]],
      [1, [3, 4, 5]],
      [POOL, [7]],
    ]);
    tracker.agree(before, act(before, 0, 'bankrupt'));
    expect(seen(tracker)).toEqual([1, POOL, 0, POOL, POOL, 1, TREASURY, POOL]);
  });
});

test('two singles given instead of the last certificate come back for it', () => {
  const before = broke({ shares: [40, 40], last: 1 });
  const tracker = seeing([
    [0, [0, 1, 2]],
    [1, [7, 3, 4]],
  ]);
  const sold = act(before, 0, 'bankrupt');
  tracker.agree(before, sold);
  expect(seen(tracker)).toEqual([1, POOL, POOL, 1, 1, TREASURY, TREASURY, POOL]);
  const loan = act(sold, 0, 'leave');
  tracker.agree(loan, act(loan, 0, 'give singles RCS'));
  expect(seen(tracker)).toEqual([1, POOL, POOL, POOL, POOL, TREASURY, TREASURY, 1]);
});
