import { describe, expect, test } from '@jest/globals';
import { completeSettings, type Action } from '../../../src/engine/core/index.js';
import type { RailTitle } from '../../../src/engine/rail/define.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import { previewOf } from '../../../src/present/preview.js';
import { railPresenter } from '../../../src/present/rail/presenter.js';
import { spread } from '../../../src/present/spread.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { wordsFor, type Language } from '../../../src/words/index.js';
import { playRandomGame } from '../../support/menu.js';
import { ambitious } from '../../support/rail-player.js';
import { companyTurn, position, stockTurn, type PositionSetup } from '../../support/rail.js';
import { random } from '../../support/random.js';

const buttonOf = (title: RailTitle, state: RailState, action: Action, language: Language): string => {
  const scene = {
    title,
    presenter: railPresenter(title),
    words: wordsFor(title.id),
    state,
    names: ['anna', 'ben', 'cleo', 'dora'],
    language,
  } as unknown as Parameters<typeof previewOf>[0];
  const preview = previewOf(scene, () => action);
  return preview.kind === 'does' ? preview.button : preview.kind;
};

const at = (setup: PositionSetup, line: string): readonly [string, string] => {
  const state = position({ seats: 2, ...setup });
  const action = title1830.notation.parse(line, 0);
  return [buttonOf(title1830, state, action, 'en'), buttonOf(title1830, state, action, 'de')];
};

/** The PRR runs its train for $20 between Altoona and Pittsburgh. */
const dividend: PositionSetup = {
  companies: { PRR: { shares: [60, 20], cash: 500, trains: ['2'] } },
  tokens: ['PRR H12'],
  laid: { H10: '57/1' },
  round: companyTurn('PRR', { step: 'dividend', laid: 1, begun: true, earned: 50 }),
};

describe('a button says what it does', () => {
  test('a share: what and for how much', () => {
    const trading: PositionSetup = {
      companies: { PRR: { par: 67, shares: [40, 20], cash: 500 } },
      round: stockTurn(2, 0),
    };
    expect(at(trading, 'buy PRR')).toEqual(['Buy 10% of PRR for $67', '10\u00a0% der PRR für $67 kaufen']);
    expect(at(trading, 'par NYC 100')).toEqual(['Start NYC at $100', 'NYC zu $100 gründen']);
  });

  test('bankruptcy, and not the first of the shares that are sold for it', () => {
    const poor: PositionSetup = {
      companies: {
        PRR: { shares: [60], cash: 0 },
        NYC: { par: 67, shares: [20, 60], cash: 0 },
      },
      cash: [0, 500],
      next: '5',
      tokens: ['PRR H12'],
      laid: { H10: '57/1' },
      round: companyTurn('PRR', { step: 'trains', laid: 1, begun: true }),
    };
    expect(at(poor, 'sell 1 NYC')[0]).toMatch(/^Sell 10% of NYC for \$67/);
    expect(at(poor, 'bankrupt')).toEqual(['declare bankruptcy', 'Bankrott erklären']);
  });

  test('a dividend: a share’s part, what the reader gets of it, where the price goes', () => {
    expect(at(dividend, 'pay')[0]).toMatch(/^Pay out \$5 a share: you get \$30, price \$67 → \$\d+$/);
    expect(at(dividend, 'withhold')[0]).toMatch(/^Withhold \$50: price \$67 → \$\d+$/);
    const idle = { companies: { PRR: { shares: [60], cash: 500 } }, tokens: ['PRR H12'] };
    // That the price falls for want of a train is told below the button.
    expect(at({ ...idle, round: companyTurn('PRR') }, 'pass')).toEqual([
      'Pass: no tile',
      'Passen: kein Plättchen',
    ]);
    expect(at(dividend, 'pay')[1]).toMatch(
      /^\$5 je Aktie ausschütten: Sie erhalten \$30, Kurs \$67 → \$\d+$/,
    );
  });
});

test('an answer names the offer, as its reader reads of it, and only where there are several a refusal does', () => {
  const made = { by: 1, to: 0, what: 'private' };
  const sold = { ...made, id: 1, item: 'CS', from: 'P2', buyer: 'P1', price: 40 };
  const bought = { ...made, id: 2, item: 'DH', from: 'P1', buyer: 'PRR', price: 90 };
  const state = position({ seats: 2, privates: { CS: 1, DH: 0 }, ...dividend });
  const says = (offers: readonly object[], line: string, language: Language): string => {
    const [type, id] = line.split(' ');
    const kind = type === 'accept' ? 'offer-accepted' : 'offer-declined';
    const facts = [{ kind, offer: Number(id), seat: 0 }];
    const [before, after] = [{ ...state, offers }, state] as unknown as RailState[];
    const request = { before, after, seat: 0, names: ['anna', 'ben'], language, type: type!, facts };
    return railPresenter(title1830).gist!(request as never).join();
  };
  expect(says([sold], 'accept 1', 'en')).toBe('ben sells you CS for $40');
  expect(says([bought], 'accept 2', 'de')).toBe('PRR kauft DH von Ihnen für $90');
  expect(says([sold], 'decline 1', 'en')).toBe('');
  expect(says([sold, bought], 'decline 2', 'en')).toBe('PRR buys DH from you for $90');
});

test('a sale says where the price goes, and nothing of a move to a place with the same price', () => {
  const sale = (cell: readonly [number, number]): string =>
    at(
      { companies: { PRR: { par: 67, cell, shares: [40, 20], cash: 500 } }, round: stockTurn(2, 0) },
      'sell 1 PRR',
    )[0];
  expect(sale([1, 1])).toMatch(/: price \$60 → \$55$/);
  expect(sale([5, 6])).not.toContain('→');
});

test.each([
  ['track', 'Pass: no tile', 'Passen: kein Plättchen'],
  ['token', 'Pass: no token', 'Passen: kein Bahnhof'],
  ['trains', 'Pass: buy no train', 'Passen: keine Lok kaufen'],
] as const)('a pass at the step %s says what is left out', (step, en, de) => {
  expect(at({ ...dividend, round: companyTurn('PRR', { step, begun: true }) }, 'pass')).toEqual([en, de]);
});

describe('few ways lie side by side', () => {
  const { placeOf } = railPresenter(title1830);
  const presenter = placeOf ? { placeOf } : {};

  test('one button to pay out, one to withhold', () => {
    const state = position({ seats: 2, ...dividend });
    const option = title1830.menu(state, 0).find(({ type }) => type === 'dividend')!;
    expect(spread(option, presenter).map(({ fields }) => fields)).toEqual([
      { kind: { oneOf: ['pay'] } },
      { kind: { oneOf: ['withhold'] } },
    ]);
  });

  test('what is chosen on the board, and what leaves more open, stays one form', () => {
    const token = { type: 'token', fields: { spot: { oneOf: ['H4', 'H10'] } } };
    const two = { type: 'x', fields: { a: { oneOf: [1, 2] }, b: { oneOf: [1, 2] } } };
    const many = { type: 'par', fields: { price: { oneOf: [67, 71, 76, 82] } } };
    for (const option of [token, two, many]) expect(spread(option, presenter)).toEqual([option]);
  });
});

test.each([
  [1, title1830, 4],
  [2, title1849, 4],
  [3, title1849, 3],
] as const)(
  'in random game %i every move that is made has a button of its own, in both languages',
  (seed, title, seats) => {
    const plain = new Set<string>();
    const start = { rules: title.rules, seats, settings: completeSettings(title.settings, {}) };
    playRandomGame(title, start, random(seed), {
      maxSteps: 250,
      checkEvery: 10_000,
      choose: ambitious(title),
      onStep: ({ before, entry: { action } }) => {
        // A pass that ends a turn does nothing else.
        if (action.type === 'pass') return;
        for (const language of ['en', 'de'] as const) {
          const says = buttonOf(title, before, action, language);
          if (says === wordsFor(title.id).option(language, action.type)) plain.add(`${language}: ${says}`);
        }
      },
    });
    expect([...plain]).toEqual([]);
  },
);
