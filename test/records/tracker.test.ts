import { describe, expect, test } from '@jest/globals';
import { POOL, TREASURY, type Holder, type RailState } from '../../src/engine/rail/state.js';
import { makeTracker, type Tracker } from '../../src/records/eighteenxx/tracker.js';
import { noteNumbers } from '../../src/records/eighteenxx/convert.js';
import { importedTitle18mag as title18mag } from '../../src/titles/18mag/readings/title.js';
import { importedTitle1849 as title1849 } from '../../src/titles/1849/readings/title.js';
import { changed, drafted, table as table18mag } from '../support/rail-18mag.js';
import { companyTurn, table, type CompanySetup } from '../support/rail-1849.js';
import { stockTurn } from '../support/rail-position.js';

const { act, newGame, position } = table;

const settings = { reading: '18xx.games' };
const game = title1849.game(newGame(3, settings).settings);

/** CTL cannot pay for a train, and its president must sell as much of RCS as possible. */
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
  test('what was sold goes to the pool, where the last certificate was given for the office', () => {
    const before = broke({ shares: [40, 30], last: 1, pool: 30 });
    const tracker = seeing([
      [0, [0, 1, 2]],
      [1, [7, 3]],
      [POOL, [4, 5, 6]],
    ]);
    tracker.agree(before, act(before, 0, 'bankrupt'));
    expect(seen(tracker)).toEqual([1, POOL, POOL, 1, POOL, POOL, POOL, 0]);
  });

  test('with less than the office left, the two given for it go to the pool and the newest is kept', () => {
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

test('a single of the pool that makes a director goes back with the other, and both come last there', () => {
  const base = drafted(3, settings);
  const held = (certs: readonly Holder[]): RailState =>
    changed(base, {
      cash: [500, 500, 500],
      companies: { SIK: { certs: [...certs] } },
      set: 2,
      round: stockTurn(3, 0),
    });
  const rest = Array.from({ length: 7 }, (): Holder => POOL);
  const before = held([POOL, 0, ...rest]);
  const state = { ...before, settings: base.settings };
  const mag = title18mag.game(state.settings);
  const tracker = makeTracker(mag, base);
  tracker.sharesMoved(['SIK_3'], 0);
  const buy = { type: 'buy_shares', entity: '7', entity_type: 'player', shares: ['SIK_5'] };
  const after = table18mag.act(state, 0, 'buy SIK');
  expect(after.companies['SIK']!.certs[0]).toBe(0);
  noteNumbers({ game: mag, state, tracker, ids: ['7', '8', '9'] }, buy, after);
  const holders = (...numbers: readonly number[]): readonly Holder[] =>
    numbers.map(cert => tracker.holderOf(`SIK_${String(cert)}`));
  expect(holders(0, 3, 5)).toEqual([0, POOL, POOL]);
  // Four that nobody names are the first four of the pool.
  tracker.agree(after, held([0, 1, 1, 1, 1, POOL, POOL, POOL, POOL]));
  expect(holders(1, 2, 4, 6, 3, 5)).toEqual([1, 1, 1, 1, POOL, POOL]);
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
