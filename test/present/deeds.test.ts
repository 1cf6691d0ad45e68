import { expect, test } from '@jest/globals';
import { deedsIn, ledgerModel, picksIn } from '../../src/present/deeds.js';
import { panelsOf } from '../../src/present/panels.js';
import { sectionModels } from '../../src/present/shown.js';
import type { Section } from '../../src/present/section.js';

const board: Section = { id: 'map', heading: 'Map', places: true };
const market: Section = {
  id: 'market',
  heading: 'Stock round',
  ledgers: [
    {
      caption: 'Shares',
      columns: [{ heading: 'Company' }, { heading: 'Pool', number: true }, { heading: 'anna', own: true }],
      rows: [
        {
          heading: 'PRR',
          cells: [
            { text: '10%', deeds: [{ type: 'buy', fields: { company: 'PRR', from: 'pool' }, text: '$67' }] },
            {
              text: '20%',
              deeds: [
                {
                  text: 'Sell',
                  deeds: [{ type: 'sell', fields: { company: 'PRR', shares: 1 }, text: '1: $67' }],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

const panels = (sections: readonly Section[], wanted?: string): ReturnType<typeof panelsOf> =>
  panelsOf({
    sections,
    shown: sectionModels(sections, { path: '/g/1', kept: [] }),
    board: 'Board',
    more: [],
    wanted,
  });

test('beside the turn stands what the round is about, or else the board', () => {
  const leading = (made: ReturnType<typeof panels>): readonly string[] =>
    made.all.filter(({ leads }) => leads).map(({ id }) => id);
  const [usual, stock] = [panels([board, market]), panels([board, { ...market, leads: true }], 'board')];
  expect([usual.lead.label, leading(usual)]).toEqual(['Board', ['board']]);
  expect([stock.lead, leading(stock)]).toEqual([{ label: 'Stock round', key: '1' }, ['market']]);
  expect([stock.turn, stock.all[0]!.chosen]).toEqual([false, true]);
});

test('a move in a table is a form with all of it; whoever may not move sees none', () => {
  const [ledger] = market.ledgers!;
  const setting = { seat: 3, key: () => 'key', tell: () => ({ says: 'Buy PRR', tells: 'anna buys PRR' }) };
  expect(ledgerModel(ledger!, setting)).toMatchObject({
    rows: [
      {
        cells: [
          {
            deeds: [
              {
                seat: 3,
                key: 'key',
                type: 'buy',
                says: 'Buy PRR',
                values: [
                  { name: 'company', value: '"PRR"' },
                  { name: 'from', value: '"pool"' },
                ],
              },
            ],
          },
          { look: 'own', deeds: [{ opens: 'Sell', deeds: [{ type: 'sell' }] }] },
        ],
      },
    ],
  });
  expect(JSON.stringify(ledgerModel(ledger!, undefined))).not.toContain('key');
  // The menu says all of what is not beside the turn.
  expect([...deedsIn([board, market]).keys()]).toEqual([]);
  expect([...deedsIn([board, { ...market, leads: true }]).keys()]).toEqual(['buy', 'sell']);
});

test('what is taken in the turn stands there for whoever may take it, and for nobody else', () => {
  const chip = { text: 'SNB' };
  const deeds = [{ type: 'draft', fields: { company: 'SNB' }, text: 'SNB' }];
  const setting = { seat: 0, key: () => 'key' };
  const on = (of: readonly object[]): readonly Section[] => [
    { id: 'draft', heading: 'Draft', picks: [{ heading: 'Minors', of }] } as Section,
  ];
  expect(picksIn(on([{ ...chip, deeds }, chip]), setting)).toMatchObject([
    { of: [{ takes: true, deeds: [{ type: 'draft' }] }, { takes: false }] },
  ]);
  expect(picksIn(on([chip]), setting)).toEqual([]);
  expect(picksIn(on([{ ...chip, deeds }]), undefined)).toEqual([]);
});
