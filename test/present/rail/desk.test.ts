import { expect, test } from '@jest/globals';
import { deskDeeds } from '../../../src/http/pages/desk.js';
import type { Desk } from '../../../src/present/presenter.js';
import { servicePresenter } from '../../../src/present/rail/service-presenter.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import type { Language } from '../../../src/words/index.js';
import { companyTurn, position, stockTurn, type PositionSetup } from '../../support/rail.js';

const { desk } = servicePresenter(title1830);

const deskOf = (setup: PositionSetup, seat = 0, language: Language = 'en'): Desk | undefined => {
  const state = position({ seats: 2, ...setup });
  const view = title1830.view(state, seat);
  const { ask } = title1830.turn(state);
  return desk!({ view, names: ['anna', 'ben'], language, ask, menu: title1830.menu(state, seat) });
};

/** The PRR buys trains; the NYC of the other player has two. */
const buying: PositionSetup = {
  companies: {
    PRR: { par: 67, shares: [60, 20], cash: 500, trains: ['2'] },
    NYC: { par: 67, shares: [20, 60], cash: 0, trains: ['2', '3'] },
  },
  next: '3',
  tokens: ['PRR H12'],
  laid: { H10: '57/1' },
  round: companyTurn('PRR', { step: 'trains', laid: 1, begun: true }),
};

test('the company in turn is shown with its treasury, trains of its limit and tokens with their cost', () => {
  const { heading, facts, note } = deskOf(buying)!;
  expect(heading).toBe('PRR');
  const told = Object.fromEntries(facts.map(({ name, text }) => [name, text]));
  expect(told).toMatchObject({ Cash: '$500', Trains: '2 (1/4)', Tokens: '3/4 ($40)', Price: '$67' });
  // The limit stands with its trains.
  expect(note).toMatch(/^Phase \w+, Bank \$[\d,]+$/);
});

test('trains on sale are rows with their price, what makes them rust and a move each, the dear ones without', () => {
  const items = deskOf(buying)!.goods!.items;
  expect(items.map(({ text }) => text)).toContain('Depot · $180');
  const depot = items.find(({ text }) => text === 'Depot · $180')!;
  expect(depot.note).toMatch(/^Left: \d · rusts with the first 6/);
  expect(depot.deed).toMatchObject({ type: 'train', fields: { train: '3', from: 'depot' } });
  expect(deskDeeds(deskOf(buying))[0]).toEqual(['train', 'turn']);

  const poor = {
    ...buying,
    companies: { ...buying.companies, PRR: { par: 67, shares: [60], cash: 20, trains: ['2'] } },
  };
  const ownBoth = {
    ...poor,
    companies: { ...poor.companies, NYC: { par: 67, shares: [60], cash: 0, trains: ['2'] } },
  };
  const offered = deskOf(ownBoth)!.goods!.items;
  expect(offered.map(({ text, deed }) => [text, deed?.number?.label])).toEqual([
    ['NYC', 'Price, $1–$20'],
    ['Depot · $180', undefined],
  ]);
  expect(offered[1]!.deed).toBeUndefined();
});

test('whoever only looks on sees the company and nothing to buy, and a stock round has no company in turn', () => {
  const others = deskOf(buying, 1)!;
  expect([others.heading, others.goods]).toEqual(['PRR', undefined]);
  expect(deskOf({ ...buying, round: stockTurn(2, 0) })).toBeUndefined();
  expect(deskOf(buying, 0, 'de')!.goods!.items.map(({ deed }) => deed?.text)).toContain('Kaufen');
});
