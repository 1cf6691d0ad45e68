import { describe, expect, test } from '@jest/globals';
import { completeSettings, mostSeats, settingsFor, type JsonObject } from '../../../src/engine/core/index.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { titles } from '../../../src/titles/registry.js';
import { act, companyTurn, position, stockTurn } from '../../support/rail.js';

interface Figures {
  readonly players: readonly { readonly [name: string]: unknown }[];
  readonly companies: { readonly [id: string]: { readonly [name: string]: unknown } };
  readonly operatingOrder: readonly string[];
}

const figuresOf = (s: Parameters<NonNullable<typeof title1830.figures>>[0]): Figures =>
  title1830.figures!(s) as unknown as Figures;

describe('what follows from a position of 1830', () => {
  const s = position({
    ...{ seats: 2, set: 2, cash: [300, 500] },
    companies: { PRR: { par: 67, shares: [40, 20] }, NYC: { par: 100, shares: [0, 60], floated: true } },
    round: stockTurn(2, 0),
  });

  test('players: worth, liquidity, certificates and what they preside over', () => {
    expect(figuresOf(s).players[0]).toMatchObject({
      worth: 300 + 4 * 67,
      parts: { cash: 300, shares: 268, privates: 0 },
      certificates: 3,
      certificateLimit: 28,
      presidentOf: ['PRR'],
    });
    expect(figuresOf(s).players[1]).toMatchObject({ presidentOf: ['NYC'] });
  });

  test('companies: price, who holds how much, tokens', () => {
    expect(figuresOf(s).companies['PRR']).toMatchObject({
      price: 67,
      president: 0,
      held: { 0: 40, 1: 20 },
      ipo: 40,
      pool: 0,
      tokens: 4,
    });
    expect(figuresOf(s).companies['B&O']).toMatchObject({ price: null, president: null, held: {}, ipo: 100 });
  });

  test('the company in turn: what its trains would earn, so that tiles can be compared', () => {
    const turn = position({
      ...{ next: '3', tokens: ['PRR H12', 'NYC E19'], laid: { H10: '57/1', H14: '9/1' } },
      companies: { PRR: { shares: [60], cash: 500, trains: ['3'] }, NYC: { shares: [0, 60], trains: ['2'] } },
      round: companyTurn('PRR', { step: 'track', begun: true }),
    });
    const best = (at: typeof s, company: string): unknown => figuresOf(at).companies[company]!['bestRun'];
    // Pittsburgh and Altoona; with Lancaster one more city.
    expect([best(turn, 'PRR'), best(turn, 'NYC')]).toEqual([30, null]);
    expect(best(act(turn, 0, 'H16 57 r1'), 'PRR')).toBe(50);
    expect(best(s, 'PRR')).toBeNull();
  });

  test('money that is hidden from the reader is in none of them', () => {
    const settings = completeSettings(title1830.settings, { 'hidden-cash': 'all' });
    const hidden = title1830.view({ ...s, settings }, 0);
    const { players } = title1830.figures!(title1830.fromView!(hidden)!) as unknown as Figures;
    expect(players[0]).toMatchObject({ worth: 568 });
    expect(players[1]).toMatchObject({ worth: null, parts: null, liquidity: null });
  });
});

interface Printed {
  readonly map: { readonly hexes: readonly JsonObject[]; readonly tiles: readonly JsonObject[] };
  readonly market: readonly (readonly (JsonObject | null)[])[];
  readonly trains: readonly JsonObject[];
  readonly startingCash: number;
  readonly certificateLimit: number;
}

describe('what is printed', () => {
  test('1830: a hex with its terrain, a tile with its track, a cell of the market, for the number of players', () => {
    const printed = title1830.printed!(settingsFor(title1830, 4), 4) as unknown as Printed;
    expect(printed.map.hexes).toContainEqual(expect.objectContaining({ id: 'H10', name: 'Pittsburgh' }));
    expect(printed.map.tiles.find(({ id }) => id === '57')).toMatchObject({
      colour: 'yellow',
      stops: [expect.objectContaining({ kind: 'city', revenue: 20, slots: 1 })],
      track: [expect.objectContaining({ gauge: 'standard' }), expect.objectContaining({ gauge: 'standard' })],
    });
    expect(printed.market.flat().some(cell => cell?.['price'] === 67 && cell['par'] === true)).toBe(true);
    expect(printed).toMatchObject({ startingCash: 600, certificateLimit: 16 });
    expect(title1830.printed!(settingsFor(title1830, 3), 3)).toMatchObject({ startingCash: 800 });
  });

  test('settings choose the trains', () => {
    const trains = (settings: object): readonly unknown[] =>
      (title1849.printed!(settingsFor(title1849, 4, { ...settings }), 4) as unknown as Printed).trains.map(
        ({ name }) => name,
      );
    expect(trains({})).toContain('12H');
    expect(JSON.stringify(trains({ game: 'electric' }))).not.toBe(JSON.stringify(trains({})));
  });

  test.each([...titles.values()])('$id is plain JSON, for every number of players', title => {
    for (let seats = title.minSeats; seats <= mostSeats(title); seats++) {
      const printed = title.printed!(settingsFor(title, seats), seats);
      expect(JSON.parse(JSON.stringify(printed))).toEqual(printed);
    }
  });
});
