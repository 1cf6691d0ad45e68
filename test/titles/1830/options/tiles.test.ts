import { describe, expect, test } from '@jest/globals';
import { completeSettings } from '../../../../src/engine/core/index.js';
import { replacementsOf } from '../../../../src/engine/rail/map/replace.js';
import { title1830 } from '../../../../src/titles/1830/rules/title.js';
import {
  act,
  asks,
  companyTurn,
  kinds,
  may,
  position,
  refused,
  type PositionSetup,
} from '../../../support/rail.js';

const g = title1830.game(completeSettings(title1830.settings, { tiles: 'extension-a' }));

/** The PRR at Altoona is to lay a tile; Pittsburgh and the hexes behind it are within its reach. */
const building = (more: Partial<PositionSetup> = {}): ReturnType<typeof position> =>
  position({
    settings: { tiles: 'extension-a' },
    companies: { PRR: { shares: [60], par: 100, cash: 500, operated: true } },
    tokens: ['PRR H12'],
    round: companyTurn('PRR'),
    ...more,
  });

describe('V-1.4 extension A', () => {
  test('has all tiles of the box but the seven that letters bind to Boston, Baltimore, Toronto and New York', () => {
    const all = g.data.map.tiles.reduce((sum, { count }) => sum + count!, 0);
    expect(all).toBe(138 - 7);
    const known = g.data.map.tiles.map(({ id }) => id);
    expect(['592', '810', '882', '883', '884', '997'].filter(id => known.includes(id))).toEqual([]);
  });

  test('of the table, only what leads on from the tile 626 and to 35 and from 36 can never be laid', () => {
    const impossible = Object.entries(g.data.map.upgrades).flatMap(([from, list]) => {
      const fitting = new Set(
        replacementsOf(g.map, g.map.tileIndex.get(from)! * 6).map(({ tile }) => g.map.tiles[tile]!.id),
      );
      return list
        .map(to => (typeof to === 'string' ? to : to.tile))
        .filter(to => !fitting.has(to))
        .map(to => `${from} ${to}`);
    });
    const after626 = ['35', '36', '64', '65', '66', '67', '68', '984'].map(to => `626 ${to}`);
    expect(new Set(impossible)).toEqual(new Set(['36 167', '59 35', '59 36', ...after626]));
  });

  test('a town grows from two sides to three and four, and two towns become one', () => {
    const late = { next: '5', left: 2 };
    const grows = (laid: string, line: string): boolean =>
      may(building({ laid: { H10: '57/1', H8: '8/2', G7: laid }, ...late }), 0, line);
    expect(grows('2/2', 'G7 87 r2')).toBe(true);
    expect(grows('87/2', 'G7 146 r2')).toBe(true);
    expect(grows('2/2', 'G7 88 r2')).toBe(false);
  });

  test('brown cities become grey, from the first 6-train on', () => {
    const brown = (next: string, left: number): ReturnType<typeof position> =>
      building({ laid: { H10: '63/0' }, next, left });
    expect(refused(brown('5', 1), 0, 'H10 513 r0')).toBe('colour-not-yet');
    expect(may(brown('6', 1), 0, 'H10 513 r0')).toBe(true);
    expect(may(brown('D', 5), 0, 'H10 513 r0')).toBe(true);
  });
});

test('each ready choice of options but Classic has something that Classic has not', () => {
  const classic = completeSettings(title1830.settings, {});
  for (const { id, settings } of title1830.presets!) {
    const chosen = completeSettings(title1830.settings, settings);
    const differs = title1830.settings.filter(one => chosen[one.id] !== classic[one.id]);
    expect([id, differs.map(one => one.id)]).toEqual([id, Object.keys(settings)]);
  }
});

describe('V-7.8 replacing green OO tiles', () => {
  /** The Erie stands on the south-western city of E11, another company perhaps on the other. */
  const twins = (choice: string, others: readonly string[] = []): ReturnType<typeof position> =>
    position({
      settings: { 'twin-cities': choice },
      companies: {
        ERIE: { shares: [60], par: 100, cash: 500, operated: true },
        NYC: { shares: [0, 60], par: 90, operated: true },
      },
      laid: { E11: '59/0' },
      tokens: ['ERIE E11', 'NYC E19', ...others],
      next: '5',
      left: 2,
      round: companyTurn('ERIE'),
    });

  /** The sides to which the cities of the 59 have track, 0 and 2, are those of one city of the 64. */
  const joining = 'E11 64 r0';

  test('fixed: its cities stay apart; flexible: one may get the track of both', () => {
    expect(refused(twins('fixed'), 0, joining)).toBe('tile-drops-track');
    expect(may(twins('flexible'), 0, joining)).toBe(true);
    for (const choice of ['fixed', 'flexible']) expect(may(twins(choice), 0, 'E11 67 r0')).toBe(true);
  });

  test('but not with two tokens', () => {
    expect(refused(twins('flexible', ['NYC E11.1']), 0, joining)).toBe('tile-drops-track');
    expect(may(twins('flexible', ['NYC E11.1']), 0, 'E11 67 r0')).toBe(true);
    // A token in a second city of another hex changes nothing here.
    expect(may(twins('flexible', ['NYC G19.1']), 0, joining)).toBe(true);
    expect(refused(twins('flexible', ['NYC E11.1', 'NYC G19.1']), 0, joining)).toBe('tile-drops-track');
  });

  test('the president of a token there chooses its city, before the turn goes on', () => {
    const laid = act(twins('flexible'), 0, joining);
    expect([asks(laid), kinds(laid, 0)]).toEqual(['0 choose-city', ['choose-city']]);
    const cityOf = (line: string): number | undefined =>
      act(laid, 0, line).board.tokens.find(({ hex }) => hex === 'E11')?.stop;
    expect([cityOf('city E11'), cityOf('city E11.1')]).toEqual([0, 1]);
    expect(kinds(act(laid, 0, 'city E11'), 0)).toContain('train');
    expect(refused(laid, 0, 'city E19')).toBe('no-token-there');
  });

  test('another president is asked, whoever laid the tile, and nobody without a tile or a token', () => {
    expect(refused(twins('flexible'), 0, 'city E11')).toBe('not-now');
    const near = (...tokens: readonly string[]): ReturnType<typeof position> =>
      position({
        settings: { 'twin-cities': 'flexible' },
        companies: {
          NYC: { shares: [0, 60], par: 90, operated: true },
          ...(tokens.length > 0 && { ERIE: { shares: [60], par: 100, operated: true } }),
        },
        laid: { E11: '59/0', D10: '59/3' },
        tokens: ['NYC D10.1', ...tokens],
        next: '5',
        left: 2,
        round: companyTurn('NYC'),
      });
    const laid = act(near('ERIE E11'), 1, joining);
    expect([asks(laid), kinds(laid, 1)]).toEqual(['0 choose-city', []]);
    expect(asks(act(near(), 1, joining))).toBe('1 forced-train');
  });

  test('nobody is asked after a tile that has but one city, such as 883 in New York', () => {
    const state = position({
      settings: { board: 'canadian', 'twin-cities': 'flexible' },
      companies: { NYNH: { shares: [60], par: 100, cash: 500, operated: true } },
      laid: { G19: '54/0' },
      tokens: ['NYNH G19.1'],
      next: '5',
      left: 2,
      round: companyTurn('NYNH'),
    });
    const laid = act(state, 0, 'G19 883 r0');
    expect(asks(laid)).not.toBe('0 choose-city');
    expect(laid.board.tokens).toContainEqual({ company: 'NYNH', hex: 'G19', stop: 0 });
  });

  test('nobody is asked after a tile that keeps them apart', () => {
    expect(asks(act(twins('flexible'), 0, 'E11 67 r0'))).not.toBe('0 choose-city');
  });
});
