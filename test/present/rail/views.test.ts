import { describe, expect, test } from '@jest/globals';
import {
  begin,
  fits,
  menuAhead,
  play,
  type Action,
  type GameState,
  type Option,
  type Title,
} from '../../../src/engine/core/index.js';
import type { RailTitle } from '../../../src/engine/rail/define.js';
import { bidDeeds } from '../../../src/present/rail/views/bids.js';
import { presenters } from '../../../src/present/registry.js';
import type { Deed, Ledger, Section } from '../../../src/present/section.js';
import { titles } from '../../../src/titles/registry.js';
import { readStoredGame } from '../../support/stored-games.js';

interface At {
  readonly title: Title;
  readonly state: GameState;
  readonly seat: number;
  readonly menu: readonly Option[];
}

/** A stored game after so many moves, for whoever is asked first. */
const at = (game: string, moves: number): At => {
  const { start, rows } = readStoredGame(`${game}.jsonl`);
  const title = titles.get(start.title)!;
  let state = begin(title, start, start.draws);
  for (const { action, draws } of rows.slice(0, moves)) ({ state } = play(title, state, action, draws));
  const seat = title.turn(state).asked[0]!;
  return { title, state, seat, menu: menuAhead(title, state, seat) };
};

const sectionsOf = ({ title, state, seat, menu }: At, acts = true): readonly Section[] =>
  presenters[title.id]!.present({
    view: title.view(state, acts ? seat : null),
    seat: acts ? seat : null,
    names: ['anna', 'ben', 'clara', 'dora', 'emil', 'frida', 'georg'],
    language: 'en',
    links: {},
    ...(acts && { menu }),
  }).sections;

const ledgerDeeds = ({ rows, feet = [] }: Ledger): readonly Deed[] =>
  [...rows, ...feet]
    .flatMap(({ cells }) => cells)
    .flatMap(cell => cell?.deeds ?? [])
    .flatMap(deed => ('deeds' in deed ? deed.deeds : [deed]));

const deedsOf = ({ ledgers = [], chips, behind = [], picks = [] }: Section): readonly Deed[] => [
  ...ledgers.flatMap(ledgerDeeds),
  ...[...(chips?.of ?? []), ...behind, ...picks.flatMap(({ of }) => of)].flatMap(({ deeds = [] }) => deeds),
];

const actionOf = ({ type, fields, number }: Deed, seat: number): Action => ({
  ...fields,
  ...(number && { [number.field]: number.from }),
  seat,
  type,
});

const leadOf = (sections: readonly Section[]): string | undefined => sections.find(({ leads }) => leads)?.id;

/** A kind of question of each title, what leads in it, and the kinds of move that are all made in the view. */
const questions: readonly (readonly [
  game: string,
  moves: number,
  lead: string | undefined,
  types: readonly string[],
])[] = [
  ['1830-18xx-games-3', 0, 'privates', ['take', 'bid']],
  ['1830-18xx-games-3', 9, 'market', ['par']],
  ['1830-18xx-games-3', 10, 'market', ['par', 'buy']],
  ['1830-18xx-games-3', 493, 'market', ['buy', 'sell']],
  ['1830-base-3', 8, 'privates', ['bid-for-choice']],
  ['1830-base-3', 597, 'market', ['sell']],
  ['1849-18xx-games-3', 7, 'market', ['par']],
  ['1849-18xx-games-3', 21, undefined, []],
  ['1849-18xx-games-3', 298, 'market', ['buy', 'sell']],
  ['1856-18xx-games-1', 0, 'privates', ['take', 'bid']],
  ['1856-18xx-games-1', 119, 'market', ['par', 'buy', 'sell']],
  ['1856-diesels-2', 854, 'formation', ['settle-loans']],
  ['18mag-18xx-games-1', 5, undefined, ['draft']],
  ['18mag-18xx-games-1', 340, 'market', ['buy', 'sell']],
];

describe.each(questions)('%s after %i moves', (game, moves, lead, types) => {
  const asked = at(game, moves);
  const sections = sectionsOf(asked);
  const deeds = sections.flatMap(deedsOf);

  test('the round decides what stands beside the turn', () => {
    expect(leadOf(sections)).toBe(lead);
  });

  test('a view offers all of those moves of the menu, and no other', () => {
    expect(new Set(deeds.map(({ type }) => type))).toEqual(new Set(types));
    const actions = deeds.map(deed => actionOf(deed, asked.seat));
    for (const action of actions) {
      expect(asked.menu.some(option => fits(option, action))).toBe(true);
      play(asked.title, asked.state, action);
    }
    for (const option of asked.menu.filter(({ type }) => types.includes(type)))
      expect(actions.some(action => fits(option, action))).toBe(true);
  });

  test('whoever looks on sees the same without a move', () => {
    const looking = sectionsOf(asked, false);
    expect(leadOf(looking)).toBe(lead);
    expect(looking.flatMap(deedsOf)).toEqual([]);
  });
});

describe('the stock round', () => {
  const marketOf = (of: At): Section => sectionsOf(of).find(({ id }) => id === 'market')!;

  test('a share is bought for what it costs there, and sold from one to all that may be', () => {
    const { ledgers } = marketOf(at('1830-18xx-games-3', 493));
    const erie = ledgers![0]!.rows.find(({ heading }) => heading === 'ERIE')!;
    const texts = erie.cells.map(cell =>
      (cell?.deeds ?? []).map(deed => ('deeds' in deed ? deed.deeds.map(({ text }) => text) : deed.text)),
    );
    expect(texts.filter(one => one.length > 0)).toEqual([
      ['Buy $100'],
      ['Buy $110'],
      [['10%: $110', '20%: $220', '30%: $330']],
    ]);
  });

  test('whoever has sold shares of a company in the round is marked there', () => {
    const [ledger] = marketOf(at('1830-18xx-games-3', 493)).ledgers!;
    const soldBy = (company: string): readonly (string | undefined)[] =>
      ledger!.rows
        .find(({ heading }) => heading === company)!
        .cells.slice(-2)
        .map(cell => cell?.note);
    expect(soldBy('B&O')).toEqual(['sold', 'sold']);
    expect(soldBy('CPR')).toEqual([undefined, 'sold']);
  });

  test('a company is started at its name or at its price on the market', () => {
    const market = marketOf(at('1830-18xx-games-3', 10));
    const [chip] = market.chips!.of;
    expect([chip!.text, chip!.deeds!.map(({ text }) => text)]).toEqual([
      'PRR',
      ['$67', '$71', '$76', '$82', '$90', '$100'],
    ]);
    const price = market.behind!.find(({ id }) => id === 'par-90')!;
    expect(price.deeds.map(({ text }) => text)).toEqual(['PRR', 'NYC', 'CPR', 'C&O', 'ERIE', 'NYNH', 'B&M']);
    expect([market.chips!.heading, price.text]).toEqual([
      'Start a company with 2 shares',
      'Start a company at $90: president’s certificate $180',
    ]);
    expect(market.svg).toContain('href="#par-90"');
    // It may not be had at a price that the market has elsewhere.
    expect(market.svg).not.toContain('href="#par-112"');
  });

  test('what a first certificate costs is not said of all where one of them is larger', () => {
    // RDR begins with three shares, all others with two.
    const { chips, behind } = marketOf(at('1830-dave-3', 11));
    expect([chips!.heading, behind!.at(-1)!.text]).toEqual(['Start a company', 'Start a company at $100']);
  });

  test('where only one company can have a price, its prices need no press before', () => {
    const { chips } = marketOf(at('1830-18xx-games-3', 9));
    expect(chips!.of).toMatchObject([{ text: 'B&O', alone: true, deeds: expect.anything() }]);
    // Its certificate came with a private.
    expect(chips!.heading).toBe('Start a company');
    const [inOrder] = marketOf(at('1849-18xx-games-3', 7)).chips!.of;
    expect(inOrder).toMatchObject({ alone: true, deeds: [{ text: 'L.\u00a068' }, { text: 'L.\u00a0100' }] });
    expect(marketOf(at('1830-18xx-games-3', 10)).chips!.of.filter(({ alone }) => alone)).toEqual([]);
  });

  test('a company that no player can start is not among those to be started', () => {
    const { chips } = marketOf(at('1856-18xx-games-1', 119));
    expect(chips!.of.map(({ text }) => text)).not.toContain('CGR');
  });
});

describe('the sale of the privates', () => {
  const { title, state, seat } = at('1830-18xx-games-3', 0);
  const bids = play(title, state, { seat, type: 'bid', private: 'DH', price: 80 }).state;
  const next = title.turn(bids).asked[0]!;
  const after = { title, state: bids, seat: next, menu: menuAhead(title, bids, next) };
  const [ledger] = sectionsOf(after).find(({ id }) => id === 'privates')!.ledgers!;

  test('a bid stands with its bidder, and the next one is at least $5 more', () => {
    const row = ledger!.rows.find(({ heading }) => heading.startsWith('DH'))!;
    expect(row.cells.slice(-2).map(cell => cell?.text)).toEqual(['$80', undefined]);
    expect(row.cells[2]!.deeds).toMatchObject([
      { type: 'bid', number: { from: 85, to: 1200 } },
      { text: '$90', fields: { private: 'DH', price: 90 } },
      { text: '$95', fields: { private: 'DH', price: 95 } },
    ]);
  });

  test('a bid of a little more is one press as well, as long as it is offered', () => {
    const raised = (from: number, to: number, by: number) =>
      bidDeeds(shown, 'bid', {}, { from, to, by }, 'DH').map(({ fields }) => fields['price']);
    const shown = {
      g: (title as unknown as RailTitle).game(state.settings),
      s: state,
      names: ['anna', 'ben'],
      language: 'en',
    } as never;
    expect(raised(80, 120, 5)).toEqual([undefined, 85, 90]);
    expect(raised(80, 87, 1)).toEqual([undefined, 85]);
    expect(raised(80, 120, 10)).toEqual([undefined, 90, 100]);
    expect(raised(80, 80, 5)).toEqual([80]);
  });

  test('what can be had for its price is offered for nothing more: a bid would buy it at once', () => {
    const [privates] = sectionsOf(at('1830-extension-a-3', 0)).find(({ id }) => id === 'privates')!.ledgers!;
    const { deeds } = privates!.rows.find(({ heading }) => heading.startsWith('SV'))!.cells[2]!;
    expect(deeds).toMatchObject([{ type: 'take' }]);
  });

  test('money in bids is not free', () => {
    const free = ledger!.feet!.find(({ heading }) => heading === 'Free')!;
    expect(free.cells.slice(-2).map(cell => cell?.text)).toEqual(['$1,120', '$1,200']);
  });
});

test('of privates that are sold together it is said which of them does what', () => {
  const { start } = readStoredGame('1830-base-3.jsonl');
  const title = titles.get('1830')!;
  const state = begin(title, { ...start, seats: 3 }, start.draws);
  const seat = title.turn(state).asked[0]!;
  const [groups] = sectionsOf({ title, state, seat, menu: menuAhead(title, state, seat) }).find(
    ({ id }) => id === 'privates',
  )!.ledgers!;
  expect(groups!.rows.map(({ note }) => note!.match(/[A-Z]{2}(?=: )/gu))).toEqual([
    ['SV', 'BO'],
    ['CS', 'CA'],
    ['DH', 'MH'],
  ]);
});

test('whoever chooses a group pays the own bid as well, which its button says', () => {
  const [groups] = sectionsOf(at('1830-base-3', 20)).find(({ id }) => id === 'privates')!.ledgers!;
  const own = groups!.columns.findIndex(column => column.own) - 1;
  const amount = (text: string | undefined): number => Number(text?.replace(/\D/gu, ''));
  const bid = amount(groups!.feet![0]!.cells[own]?.text);
  expect(bid).toBeGreaterThan(0);
  const prices = groups!.rows.flatMap(({ cells: [price, , choice] }) =>
    (choice?.deeds ?? []).map(({ text }) => amount(text) - amount(price?.text)),
  );
  expect(new Set(prices)).toEqual(new Set([bid]));
});

test('the homes of what can be drafted lead from the map to it', () => {
  const sections = sectionsOf(at('18mag-18xx-games-1', 5));
  const { svg } = sections.find(({ places }) => places)!;
  const minors = sections.find(({ id }) => id === 'draft')!.picks![0]!.of;
  expect(minors.map(({ id }) => id)).toContain('take-8');
  for (const { id } of minors) expect(svg).toContain(`href="#${id!}"`);
  expect(svg).not.toContain('href="#take-1"');
});

test('in a sale of groups the reader bids below their own name alone', () => {
  const position = at('1830-base-3', 8);
  const { ledgers = [] } = sectionsOf(position).find(({ leads }) => leads)!;
  const [bids] = ledgers[0]!.feet!;
  const [fixed, players] = [ledgers[0]!.columns.length - 1, position.state.seats];
  const bidding = bids!.cells.flatMap((cell, column) => (cell?.deeds ? [column] : []));
  expect(bidding).toEqual([fixed - players + position.seat]);
});
