import { describe, expect, test } from '@jest/globals';
import { plainNames, wordsFor } from '../../src/words/index.js';

const words = wordsFor('1830');
const names = plainNames('en', ['Anna']);

describe('a refusal names the offending value and what would have been right', () => {
  test.each([
    ['not-enough-money', { needed: 180, has: 1200 }, '$180 is needed, and there is only $1,200.'],
    ['no-share-there', { company: 'PRR', from: 'pool' }, 'No such share of PRR is available (bank pool).'],
    ['no-such-train', { company: 'PRR', train: '4', has: ['2', '3'] }, 'PRR has no train 4; it has: 2, 3.'],
    ['not-offered', { type: 'lay' }, 'That is not possible now (lay a tile).'],
    ['nothing-to-undo', { count: 3, possible: 2 }, 'There are only 2 moves to take back, not 3.'],
    [
      'nothing-to-undo',
      { count: 3, possible: 1, case: 'one' },
      'There is only one move to take back, not 3.',
    ],
    ['nothing-to-redo', { count: 3, possible: 1, case: 'one' }, 'There is only one move to redo, not 3.'],
    ['unknown-preset', { preset: 'x', known: [], case: 'none' }, 'There are no presets for this game.'],
    ['bad-count', {}, '– is not a possible number.'],
    ['not-now', { type: 'buy' }, 'Shares can only be bought in a stock round.'],
    [
      'nothing-to-sell',
      { company: 'PRR', case: 'pool', limit: 50 },
      'The bank pool may hold 50% of PRR at most.',
    ],
    [
      'train-not-for-sale',
      { train: '4', from: 'depot', price: 300, cash: 120, company: 'PRR', case: 'money' },
      'Train 4 costs $300; PRR has $120.',
    ],
    ['cannot-pass', { company: 'PRR', case: 'run' }, 'The trains of PRR must run.'],
    ['cannot-pass', { company: 'PRR', case: 'interest' }, 'You cannot pass now.'],
    ['cannot-pass', { case: 'offer' }, 'First answer the offer.'],
    ['cannot-bid-on', { private: 'BO', allowed: [], case: 'none' }, 'There is nothing to bid for now.'],
    ['not-next-in-order', { company: 'PRR', case: 'none' }, 'No company can be started now.'],
    ['not-bankrupt', {}, 'You are not bankrupt: what has to be paid can still be paid.'],
    [
      'run-ends-there',
      { train: 'D', hex: 'F2' },
      'Train D cannot run through F2: a run begins or ends there.',
    ],
    [
      'company-not-private',
      { company: 'RCS', known: ['SCE', 'SIGI'] },
      'RCS is a company, not a private company; the private companies are: SCE, SIGI.',
    ],
  ])('%s', (refusal, params, text) => {
    expect(words.refusal('en', refusal, params, names)).toBe(text);
  });

  test('colours of tiles are named in the language of the player', () => {
    const params = { tile: '63', colours: ['yellow', 'green'] };
    expect(words.refusal('de', 'colour-not-yet', params, names)).toBe(
      'Plättchen 63 darf in dieser Phase nicht gelegt werden, nur Plättchen in: gelb, grün.',
    );
    expect(words.refusal('en', 'colour-not-yet', params, names)).toBe(
      'Tile 63 may not be laid in this phase, only tiles that are: yellow, green.',
    );
  });

  test('a hostile value is shown, not followed, and not at any length', () => {
    const value = `{company} ${'x'.repeat(5000)}`;
    const text = words.refusal('en', 'unknown-company', { company: value, known: ['PRR'] }, names)!;
    expect(text).toContain('{company} xxx');
    expect(text.length).toBeLessThan(300);
  });
});
