import { describe, expect, test } from '@jest/globals';
import { light } from '../../../src/board/index.js';
import type { JsonObject } from '../../../src/engine/core/index.js';
import type { Section } from '../../../src/present/presenter.js';
import { servicePresenter } from '../../../src/present/rail/service-presenter.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { acts, companyTurn, newGame, position, stockTurn, type PositionSetup } from '../../support/rail.js';

const presenter = servicePresenter(title1830);
const names = ['Anna', 'Bert', 'Cleo'];

/** The PRR with two 2-trains: one runs west from Altoona, one east. */
const running = (more: Partial<PositionSetup> = {}): JsonObject =>
  position({
    companies: { PRR: { shares: [60], cash: 0, trains: ['2', '2'] } },
    tokens: ['PRR H12'],
    laid: { H10: '57/1', H14: '9/1', H16: '57/1' },
    round: companyTurn('PRR', { step: 'run', begun: true, laid: 1 }),
    ...more,
  }) as unknown as JsonObject;

const mapFor = (seat: number | null, view = running()): Section =>
  presenter.present({ view, seat, names, language: 'en' }).sections.find(section => section.id === 'map')!;

const colours = (svg: string): readonly string[] =>
  light.routes.filter(colour => svg.includes(`stroke="${colour}" stroke-width="4"`));

describe('the proposed runs', () => {
  test('are drawn one colour and pattern a train, and the legend shows the same lines', () => {
    const { svg, legend } = mapFor(0);
    expect(colours(svg!)).toEqual(light.routes.slice(0, 2));
    expect(legend!.entries.slice(0, 2).map(entry => colours(entry.sample))).toEqual(
      light.routes.slice(0, 2).map(c => [c]),
    );
    const dashes = legend!.entries.map(entry => /stroke-dasharray="[^"]*"/.exec(entry.sample)?.[0]);
    expect(dashes[0]).not.toBe(dashes[1]);
  });

  test('name train, stops and revenue, which sum to what the run is worth', () => {
    const texts = mapFor(0)
      .legend!.entries.slice(0, 2)
      .map(entry => entry.text);
    expect(texts.map(text => /^Train 2: .* – .*, \$30$/.test(text))).toEqual([true, true]);
    expect(texts.join()).toMatch(/H10 Pittsburgh/);
    expect(texts.join()).toMatch(/H16 Lancaster/);
  });

  test('are for whoever sends the trains out, at that step', () => {
    const told = ({ legend }: Section): boolean =>
      legend!.entries.some(({ text }) => text.startsWith('Train'));
    expect([mapFor(0), mapFor(1), mapFor(null)].map(told)).toEqual([true, false, false]);
    const later = running({
      round: companyTurn('PRR', { step: 'dividend', begun: true, laid: 1, earned: 60 }),
    });
    expect([told(mapFor(0, later)), colours(mapFor(0, later).svg!)]).toEqual([false, []]);
  });

  test('stand in the mail and on its picture', () => {
    const letter = presenter.letter!({ view: running(), before: null, names, language: 'de', news: 'Neues' });
    expect(colours(letter.picture!)).toEqual(light.routes.slice(0, 2));
    const note = letter.notes.find(one => one.heading === 'Vorgeschlagene Fahrten')!;
    expect(note.lines.join(' ')).toMatch(/Lok 2: .*H12 Altoona.*30/);
  });
});

describe('a mail in the opening auction', () => {
  const letterOf = (view: JsonObject) =>
    presenter.letter!({ view, before: null, names, language: 'en', news: 'News' });

  test('begins with the privates that are still to be had: what they cost, what is bid, what they do', () => {
    const state = acts(newGame(3), '0 take SV', '1 bid CA 165', '2 bid CA 170');
    const letter = letterOf(state as unknown as JsonObject);
    const [privates] = letter.tables;
    expect(privates!.columns.map(column => column.heading)).toEqual(['Privates', 'Price', 'Income', 'Bids']);
    const row = privates!.rows.findIndex(([name]) => name!.startsWith('CA '));
    expect(privates!.rows[row]).toEqual(['CA Camden & Amboy', '$160', '$25', 'Bert $165, Cleo $170']);
    expect(privates!.details![row]).toMatch(/PRR/);
    expect(privates!.rows.some(([name]) => name!.startsWith('SV'))).toBe(false);
    // Nothing has started and nothing was priced: no word of companies, nor of the market.
    expect(letter.tables.map(table => table.caption)).toEqual(['Privates', 'Players']);
    expect(letter.notes.filter(note => note.lines.length > 0)).toEqual([]);
  });

  test('sold in groups they come with their owners, and so they do until a company starts', () => {
    const sale = newGame(3, { 'privates-sale': 'groups' });
    const [privates] = letterOf(sale as unknown as JsonObject).tables;
    expect(privates!.columns.map(column => column.heading)).toEqual(['Privates', 'Price', 'Income', 'Owner']);
    expect(privates!.rows[0]).toEqual(['SV Schuylkill Valley', '$20', '$5', 'unsold']);
    expect(privates!.details!.some(text => text.includes('PRR'))).toBe(true);
    const dealt = position({
      settings: { 'uncertain-times': true },
      privates: { SV: 1 },
      round: stockTurn(3, 0),
    });
    const { rows, caption } = letterOf(dealt as unknown as JsonObject).tables[0]!;
    expect([caption, rows.find(([name]) => name!.startsWith('SV'))?.at(-1)]).toEqual(['Privates', 'Bert']);
  });

  test('says of money that is hidden that it is', () => {
    const state = position({ settings: { 'hidden-cash': 'all' }, round: stockTurn(3, 0) });
    const [table] = letterOf(title1830.view(state, 0)).tables.filter(({ caption }) => caption === 'Players');
    expect(table!.rows.map(row => row[1] === 'hidden')).toEqual([false, true, true]);
  });

  test('is the only one that has them; later the companies that have started, on their colours', () => {
    const { tables } = letterOf(running({ privates: { SV: 0 } }));
    expect(tables.map(table => table.caption)).toEqual(['Players', 'Companies']);
    const [, companies] = tables;
    expect(companies!.rows.map(([id]) => id)).toEqual(['PRR']);
    expect(companies!.badges).toEqual({
      0: [[{ shape: 'company', letters: 'PRR', fill: '#32763f', ink: '#fdfcf8' }]],
      4: [
        companies!.rows[0]![4]!.split(' ').map(letters => ({
          shape: 'train',
          letters,
          fill: '#f7de5a',
          ink: '#1d1c1a',
        })),
      ],
    });
  });
});

test('a mail tells what a price was before where that was another, and no treasury before a company floats', () => {
  const at = (companies: NonNullable<PositionSetup['companies']>): JsonObject =>
    position({ seats: 3, companies, round: stockTurn(3, 0) }) as unknown as JsonObject;
  const [erie, prr] = [
    { par: 67, shares: [60], cash: 400 },
    { par: 67, shares: [0, 60], cash: 300 },
  ];
  const before = at({ PRR: { ...prr, cell: [1, 1] }, ERIE: erie });
  const view = at({ PRR: { ...prr, cell: [1, 2] }, ERIE: erie, 'B&O': { par: 100, shares: [0, 0, 20] } });
  const { tables } = presenter.letter!({ view, before, names, language: 'en', news: '' });
  const rows = tables.find(({ caption }) => caption === 'Companies')!.rows;
  expect(rows.map(([id, , price, cash]) => [id, price, cash])).toEqual([
    ['B&O', '$100', '–'],
    ['ERIE', '$67', '$400'],
    ['PRR', '$60 → $66', '$300'],
  ]);
});

describe('the map in words', () => {
  test('says what track joins, and where privates lie until they close', () => {
    const text = mapFor(null, running({ privates: { SV: 0, DH: 1 } })).text!;
    expect(text).toContain('H12 Altoona – H10 Pittsburgh, H16 Lancaster');
    expect(text).toContain('Private company DH: F16 Scranton');
    expect(text.filter(line => line.startsWith('Private company')).length).toBe(2);
    expect(mapFor(null).text!.join()).not.toContain('Private company');
  });
});

test('ways to lay a tile that nobody can tell apart look the same', () => {
  const view = running();
  const look = (hex: string, tile: string, rotation: number): string | undefined =>
    presenter.looksLike!(view, { seat: 0, type: 'lay', hex, tile, rotation });
  expect(look('G7', '9', 0)).toBe(look('G7', '9', 3));
  expect(look('G7', '9', 0)).not.toBe(look('G7', '9', 1));
  expect(look('G7', '9', 0)).not.toBe(look('G5', '9', 0));
  expect(look('G7', '8', 0)).not.toBe(look('G7', '8', 3));
});
