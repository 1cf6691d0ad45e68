import { describe, expect, test } from '@jest/globals';
import { trial } from '../../../src/engine/rail/out.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import { sellShares, sellableLots, saleValue } from '../../../src/engine/rail/stock/selling.js';
import { trainsBefore } from '../../../src/engine/rail/train/supply.js';
import { completeSettings, play, type JsonObject } from '../../../src/engine/core/index.js';
import { markedTable } from '../../../src/present/compare.js';
import type { Section, Table } from '../../../src/present/presenter.js';
import { railPresenter } from '../../../src/present/rail/presenter.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { playRandomGame } from '../../support/menu.js';
import { chooseByKind } from '../../support/rail-player.js';
import { random } from '../../support/random.js';
import { companyTurn, position, stockTurn, type PositionSetup } from '../../support/rail.js';
import { positionOf } from '../../support/rail-position.js';

const presenter = railPresenter(title1830);
const names = ['Anna', 'Bert', 'Cleo'];
const game = (s: RailState) => title1830.game(s.settings);

const present = (
  view: RailState,
  { before, language = 'en' }: { before?: RailState; language?: 'de' | 'en' } = {},
): ((id: string) => Section) => {
  const { sections } = presenter.present({
    view: view as unknown as JsonObject,
    seat: null,
    names,
    language,
    ...(before && { before: before as unknown as JsonObject }),
  });
  return id => sections.find(section => section.id === id)!;
};

const table = (section: Section, at = 0): Table => section.tables![at]!;

const row = ({ columns, rows }: Table, first: string): { readonly [heading: string]: string | undefined } => {
  const cells = rows.find(one => one[0]!.split(' ')[0] === first)!;
  return Object.fromEntries(columns.map(({ heading }, at) => [heading, cells[at]]));
};

const stock: PositionSetup = {
  cash: 100,
  companies: {
    PRR: { par: 67, shares: [60, 20], pool: 10 },
    NYC: { par: 100, shares: [0, 50, 20], pool: 30 },
  },
  round: stockTurn(3, 0),
};

describe('what sales could raise', () => {
  const s = position(stock);

  test('is what the rules let a player sell at once of each company, at the price of the moment', () => {
    // Anna may hand over the presidency of PRR to Bert; four more shares fit into the pool.
    expect(saleValue(game(s), s, 0)).toBe(4 * 67);
    // Two of the five NYC fit; PRR both.
    expect(saleValue(game(s), s, 1)).toBe(2 * 100 + 2 * 67);
    expect(row(table(present(s)('players')), 'Bert')['Liquidity']).toBe('$434');
  });

  test('is what the president has after such sales', () => {
    const g = game(s);
    const after = structuredClone(s);
    for (const { id } of g.data.companies) {
      const lot = sellableLots(g, after, 1, id).at(-1);
      if (lot) sellShares(g, after as never, trial, 1, id, lot);
    }
    expect(after.players[1]!.cash).toBe(s.players[1]!.cash! + saleValue(g, s, 1));
  });

  test('can be had in any turn of a whole game by selling what the menu offers', () => {
    const start = { rules: title1830.rules, seats: 3, settings: completeSettings(title1830.settings, {}) };
    let turns = 0;
    playRandomGame(title1830, start, random(11), {
      checkEvery: Infinity,
      tries: 0,
      maxSteps: 900,
      choose: chooseByKind,
      onStep: ({ before: state }) => {
        const { round } = state;
        // A turn not begun, in which nothing has to be sold first.
        if (round.kind !== 'stock' || round.acted || title1830.turn(state).ask.kind !== 'stock-turn') return;
        const seat = round.current;
        const value = saleValue(game(state), state, seat);
        let now = state;
        for (const { id } of game(state).data.companies) {
          const [lot] = sellableLots(game(now), now, seat, id).slice(-1);
          if (!lot || !title1830.menu(now, seat).some(({ type }) => type === 'sell')) continue;
          const action = {
            type: 'sell',
            seat,
            company: id,
            shares: lot.shares,
            ...(lot.last && { last: true }),
          };
          now = play(title1830, now, action).state;
        }
        if (now !== state) turns++;
        expect(now.players[seat]!.cash! - state.players[seat]!.cash!).toBe(value);
      },
    });
    expect(turns).toBeGreaterThan(20);
  });

  test('is nothing while nobody may sell, and not bound by what another did in their turn', () => {
    const first = position({ ...stock, set: 1 });
    expect(saleValue(game(first), first, 1)).toBe(0);
    const bought = positionOf(title1849, {
      seats: 3,
      settings: { companies: '5' },
      companies: { IFT: { par: 100, shares: [40, 10], operated: true } },
      round: stockTurn(3, 0, { bought: 'IFT' }),
    });
    const g = title1849.game(bought.settings);
    expect([saleValue(g, bought, 0), saleValue(g, bought, 1)]).toEqual([0, 100]);
  });
});

describe('the trains', () => {
  const at = (next: string, left?: number): RailState =>
    position({ round: companyTurn('PRR'), companies: { PRR: { shares: [60] } }, next, left });

  test('that are left of all, those for sale, and what makes which rust how soon', () => {
    const s = at('3', 2);
    const trains = table(present(s)('trains'));
    expect(present(s)('trains').lines![0]).toMatch(/^Phase 3, train limit 4, Bank \$/);
    expect(row(trains, '3')).toMatchObject({
      Train: '3 (for sale)',
      Left: '2/5',
      'rusts with': 'the first 6 (9 more before it)',
    });
    expect(row(trains, '2')).toMatchObject({
      Train: '2',
      Left: '0/6',
      'rusts with': 'the first 4 (2 more before it)',
    });
    expect(row(trains, '5')['rusts with']).toBe('–');
  });

  test('a diesel can be bought after the first 6, and then rusts the 4', () => {
    const [five, six] = [at('5', 1), at('6', 1)];
    // One 5 and the first 6.
    expect(trainsBefore(game(five), five, 'D')).toBe(2);
    expect(trainsBefore(game(six), six, 'D')).toBe(0);
    const diesel = at('D', 5);
    expect(trainsBefore(game(diesel), diesel, 'D')).toBeNull();
    expect(row(table(present(diesel)('trains')), '4')['rusts with']).toBe('rusted');
  });

  test('the 4+4 goes with the last diesel, and stays where there is none or always one more (1830 V-7.9)', () => {
    const fate = (
      next: string,
      left: number | undefined,
      more: { readonly [setting: string]: string } = {},
    ) =>
      row(
        table(
          present(
            position({
              settings: { 'plus-trains': true, ...more },
              round: companyTurn('PRR'),
              companies: { PRR: { shares: [60] } },
              next,
              left,
            }),
          )('trains'),
        ),
        '4+4',
      )['rusts with'];
    // The last 5, the first 6, and five diesels.
    expect(fate('5+5', 1)).toBe('the last D (7 more before it)');
    expect(fate('D', 2)).toBe('the last D (1 more before it)');
    expect(fate('D', 1)).toBe('the last D (the next)');
    expect(fate('D', 0)).toBe('rusted');
    expect([fate('6', 1, { diesels: 'none' }), fate('6', 1, { diesels: 'unlimited' })]).toEqual(['–', '–']);
  });

  test('each phase says what it brings, the present one is named', () => {
    const phases = table(present(at('3', 2))('bank'), 1);
    expect(phases.rows.map(([name]) => name)).toEqual(['2', '3 (now)', '4', '5', '6', '7']);
    expect(row(phases, '3')).toMatchObject({ Tiles: 'yellow, green', Also: 'companies may buy privates' });
    expect(row(phases, '5')).toMatchObject({ 'train limit': '2', Also: 'privates close' });
    expect(row(phases, '7')['Also']).toBe('4-trains rust');
  });

  test('of 1849: start prices, values and the blue zone come with phases', () => {
    const s = positionOf(title1849, { seats: 3, companies: {}, round: stockTurn(3, 0) });
    const { sections } = railPresenter(title1849).present({
      view: s as unknown as JsonObject,
      seat: null,
      names,
      language: 'de',
    });
    const phases = sections.find(({ id }) => id === 'bank')!.tables![1]!;
    expect(row(phases, '8')['Außerdem']).toBe('4H-Loks werden verschrottet, Werte: grau');
    expect(row(phases, '16')['Außerdem']).toBe('8H-Loks werden verschrottet, Marktzone blau offen');
  });
});

test('who owns each company stands in operating order, with what nobody owns', () => {
  const s = position(stock);
  const { columns, rows } = table(present(s)('companies'), 1);
  expect(columns.map(({ heading }) => heading)).toEqual(['Company', ...names, 'Pool', 'Offering']);
  expect(rows.slice(0, 2)).toEqual([
    ['NYC', '–', '50%*', '20%', '30%', '–'],
    ['PRR', '60%*', '20%', '–', '10%', '10%'],
  ]);
});

test('with which rounds the game ends stands beside the bank, once it is known', () => {
  const ending = present(position({ ...stock, set: 3, lastSet: 3 }), { language: 'de' })('bank');
  expect(ending.lines).toEqual(['Spielende nach diesem Satz Betriebsrunden.']);
  expect(present(position(stock))('bank').lines).toBeUndefined();
});

test('tiles are drawn small by colour with how many are left of all', () => {
  const s = position({
    round: companyTurn('PRR'),
    companies: { PRR: { shares: [60] } },
    laid: { H10: '57/1' },
  });
  const { groups } = present(s)('bank').gallery!;
  expect(groups.map(({ heading }) => heading.split(':')[0])).toEqual(['yellow', 'green', 'brown']);
  const texts = groups[0]!.items.map(({ text }) => text);
  expect(texts).toContain('57: 3/4');
  expect(texts).toContain('8: 8/8');
  expect(groups[0]!.items[0]!.picture).toMatch(/^<svg[^>]*aria-label="\d+"/);
});

test('a tile that may lie beside a station is counted once', () => {
  const s = position({
    settings: { 'extra-rdr': true },
    round: companyTurn('PRR'),
    companies: { PRR: { shares: [60] } },
    laid: { G15: '9P/2' },
  });
  const texts = present(s)('bank').gallery!.groups[0]!.items.map(({ text }) => text);
  expect(texts.filter(text => text.startsWith('9'))).toEqual(['9: 6/7']);
});

describe('against an earlier position', () => {
  const before = position({ ...stock, cash: [100, 300, 100] });
  const after = position({
    ...stock,
    companies: {
      PRR: { par: 67, cell: [5, 5], shares: [60, 20], pool: 10 },
      NYC: { par: 100, shares: [0, 50, 20], pool: 30 },
    },
    laid: { H10: '57/1' },
  });
  const shown = present(after, { before });

  test('cells that say something else say what they said; the others say nothing of it', () => {
    const players = table(shown('players'));
    const cash = players.columns.findIndex(({ heading }) => heading === 'Cash');
    expect(players.was!.map(cells => cells[cash])).toEqual([null, '$300', null]);
    expect(players.was!.flat().filter(said => said !== null).length).toBeGreaterThan(1);
    expect(present(after)('players').tables![0]).not.toHaveProperty('was');
  });

  test('a row keeps its cells wherever it stands now', () => {
    const of = (rows: readonly (readonly string[])[]): Table => ({
      caption: 'Players',
      columns: [{ heading: 'Player' }, { heading: 'Cash' }],
      rows,
    });
    const old = of([
      ['Anna (priority)', '$1'],
      ['Bert', '$2'],
    ]);
    const now = of([
      ['Bert (priority)', '$3'],
      ['Anna', '$1'],
    ]);
    expect(markedTable(old, now).was).toEqual([
      [null, '$2'],
      [null, null],
    ]);
  });

  test('two players of the same name are told apart', () => {
    const of = (cash: readonly string[]): Table => ({
      caption: 'Players',
      columns: ['Player', 'Cash', 'Cash'].map(heading => ({ heading })),
      rows: cash.map(amount => ['Anna', amount, amount]),
    });
    expect(markedTable(of(['$1', '$2']), of(['$1', '$3'])).was).toEqual([
      [null, null, null],
      [null, '$2', '$2'],
    ]);
  });

  test('the map rings what changed, the legend says so, and the words under it', () => {
    const map = shown('map');
    const ringed = map.svg!.split('<g id="hex-').filter(hex => hex.includes('stroke-dasharray="14 4"'));
    expect(ringed.map(hex => hex.split('"')[0])).toEqual(['H10']);
    const told = (section: Section): readonly string[] => section.legend!.entries.map(({ text }) => text);
    expect(told(map)).toContain('Changed since the step compared with');
    expect(map.text!.join('\n')).toMatch(/Changed since[^\n]*\nH10[^\n]*57/);
    expect(told(present(after)('map'))).not.toContain('Changed since the step compared with');
    expect(told(present(after)('map'))).toContain('mountain');
  });

  test('the market has an arrow for the marker that moved, and words for it', () => {
    const market = shown('market');
    expect(market.svg!.match(/class="came"/g)).toHaveLength(1);
    expect(market.text!.find(line => line.startsWith('PRR'))).toMatch(/came from 67, row 6, col 7/);
    expect(market.text!.find(line => line.startsWith('NYC'))).not.toMatch(/came from/);
    expect(present(after)('market').svg).not.toContain('class="came"');
  });
});

describe('the legend of the market', () => {
  const legendOf = (language: 'de' | 'en', settings: PositionSetup['settings'] = {}): readonly string[] =>
    present(position({ ...stock, settings }), { language })('market').legend!.entries.map(({ text }) => text);

  test('says what the rules allow in each zone', () => {
    expect(legendOf('en')).toEqual([
      'yellow zone: does not count against the certificate limit',
      'orange zone: does not count against the certificate limit, a player may hold up to 100%',
      expect.stringMatching(/^brown zone: .*100%, several shares from the pool in one turn$/),
      'Par price that may be chosen now: $67, $71, $76, $82, $90, $100',
    ]);
    expect(legendOf('de')[0]).toBe('Zone gelb: zählt nicht zum Zertifikatslimit');
    expect(legendOf('en', { 'brown-purchase': 'all' })[2]).toMatch(/100%, several shares in one turn$/);
  });

  test('of 1849: a zone that is locked, and the cells that close a company and end the game', () => {
    const s = positionOf(title1849, { seats: 3, companies: {}, round: stockTurn(3, 0) });
    const { sections } = railPresenter(title1849).present({
      view: s as unknown as JsonObject,
      seat: null,
      names,
      language: 'en',
    });
    const { entries } = sections.find(({ id }) => id === 'market')!.legend!;
    expect(entries.map(({ text }) => text)).toEqual([
      'blue zone: still locked',
      'Par price that may be chosen now: L.\u00a068, L.\u00a0100',
      'The company closes',
      'The game ends',
    ]);
  });
});

describe('on the other side of the board of 1830', () => {
  const at = (board: string, rules: number, laid = {}): RailState => ({
    ...position({
      settings: { board },
      companies: { PRR: { shares: [60], par: 100 } },
      tokens: ['PRR H12'],
      laid,
      round: companyTurn('PRR'),
    }),
    rules,
  });

  test('the special marker of the PRR is one of the tokens it has by the rules of the game', () => {
    const tokens = (s: RailState) => row(table(present(s)('companies')), 'PRR')['Tokens'];
    expect([tokens(at('canadian', 4)), tokens(at('canadian', 3))]).toEqual(['4/5', '3/4']);
  });

  test('a cost that is printed but not paid is said to be none, until a tile lies there', () => {
    const free = 'The first tile on E5 costs nothing, although $80 is printed there';
    const map = (s: RailState): Section => present(s)('map');
    const told = map(at('level-field', 4));
    expect(told.text).toContain(free);
    expect(told.legend!.entries.map(({ text }) => text)).toContain(free);
    expect(told.svg).toContain('>$0<');
    for (const s of [at('level-field', 3), at('level-field', 4, { E5: '59/0' }), at('empire', 4)])
      expect(map(s).text).not.toContain(free);
  });
});
