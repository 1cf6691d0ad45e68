import { describe, expect, test } from '@jest/globals';
import { completeSettings } from '../../../src/engine/core/index.js';
import { dividendRules } from '../../../src/engine/rail/company/dividend.js';
import type { Feature } from '../../../src/engine/rail/contract.js';
import type { RailTitle } from '../../../src/engine/rail/define.js';
import { exchangePower } from '../../../src/engine/rail/move/exchange.js';
import { capitalRules, fullCapital, incrementalCapital } from '../../../src/engine/rail/shares/capital.js';
import { percentOf } from '../../../src/engine/rail/shares/shares.js';
import { unit } from '../../../src/engine/rail/shares/unit.js';
import { TREASURY } from '../../../src/engine/rail/state.js';
import { playRandomGame } from '../../support/menu.js';
import { random } from '../../support/random.js';
import { railOrders } from '../../support/rail-orders.js';
import { ownTitle, withCompany } from '../../support/rail-own.js';
import { byKind } from '../../support/rail-player.js';
import { companyTurn, stockTurn, type PositionSetup } from '../../support/rail-position.js';
import { data } from '../../../src/titles/1830/rules/data.js';
import { railTable } from '../../support/rail-table.js';

/** Games of the title as they come, with all that must hold in every position. */
const playSome = (title: RailTitle): ReadonlySet<string> => {
  const settings = completeSettings(title.settings, {});
  const lines = new Set<string>();
  for (const seed of [1, 2, 3])
    playRandomGame(title, { rules: 1, seats: 3, settings }, random(seed), {
      maxSteps: 500,
      checkEvery: 10,
      choose: byKind(title),
      onStep: ({ entry }) => lines.add(title.notation.print(entry.action)),
    });
  return lines;
};

describe('a company of 5 % shares, whose price is that of one share', () => {
  const twenty = withCompany('PRR', { certs: [10, ...Array.from({ length: 18 }, () => 5)] });
  const title = ownTitle([], { data: twenty });
  const { act, actFully, acts, cash, position, price, shares } = railTable(title);
  const setup: PositionSetup = {
    companies: {
      PRR: { shares: [30, 10], pool: 10, par: 100, cell: [0, 6], floated: true, operated: true },
    },
    tokens: ['PRR H12'],
    round: stockTurn(3, 1),
  };
  const stock = position(setup);
  const paying = (earned: number, of = title): ReturnType<typeof position> =>
    railTable(of).position({
      ...setup,
      round: companyTurn('PRR', { step: 'dividend', begun: true, earned }),
    });

  test('is started with a president’s certificate of two shares', () => {
    const started = act(position({ round: stockTurn(3, 0) }), 0, 'par PRR 100');
    expect(cash(started)).toEqual([300, 500, 500]);
    expect(shares(started, 'PRR')).toEqual([10, 0, 0]);
  });

  test('floats with what all its twenty shares cost', () => {
    const almost = position({
      companies: { PRR: { shares: [55], par: 67 } },
      cash: 1000,
      round: stockTurn(3, 0),
    });
    const { state, facts } = actFully(almost, 0, 'buy PRR');
    expect(facts).toContainEqual({ kind: 'floated', company: 'PRR', capital: 20 * 67 });
    expect(state.companies['PRR']!.cash).toBe(1340);
  });

  test('each share is bought at the price', () => {
    const { state, facts } = actFully(stock, 1, 'buy PRR pool');
    expect(facts).toContainEqual({
      kind: 'shares-bought',
      seat: 1,
      company: 'PRR',
      percent: 5,
      from: 'pool',
      price: 100,
    });
    expect(shares(state, 'PRR')).toEqual([30, 15, 0]);
  });

  test('each share is sold at the price, which falls by a row for each', () => {
    const sold = act(act(stock, 1, 'pass'), 2, 'pass');
    const after = act(sold, 0, 'sell 2 PRR');
    expect(cash(after)[0]).toBe(700);
    expect(shares(after, 'PRR')).toEqual([20, 10, 0]);
    expect(price(after, 'PRR')).toBe(82);
  });

  test('a dividend is shared out by twenty', () => {
    const { state, facts } = actFully(paying(40), 0, 'pay');
    expect(facts).toContainEqual({ kind: 'paid-out', company: 'PRR', revenue: 40, perShare: 2 });
    expect(cash(state)).toEqual([512, 504, 500]);
    expect(state.companies['PRR']!.cash).toBe(4);
  });

  test('what cannot be shared out in whole dollars stays in the bank, unless the title has it otherwise', () => {
    expect(cash(act(paying(30), 0, 'pay'))).toEqual([506, 502, 500]);
    const roundedUp: Feature = {
      rules: [
        dividendRules.change({
          dividendPerShare: (g, s, company, revenue) => Math.ceil((revenue * unit(g, s, company)) / 100),
        }),
      ],
    };
    const generous = ownTitle([roundedUp], { data: twenty });
    expect(cash(railTable(generous).act(paying(30, generous), 0, 'pay'))).toEqual([512, 504, 500]);
  });

  test('a part of the income may be kept: the rest is paid out, and the price goes by that', () => {
    const half: Feature = {
      rules: [
        dividendRules.change(was => ({
          dividendKinds: (...at) => [
            ...was.dividendKinds(...at),
            { kind: 'half', keeps: (_g, _s, _company, revenue) => Math.floor(revenue / 2 / 20) * 20 },
          ],
          dividendRaisesPrice: (_g, _s, _company, paid) => paid >= 60,
        })),
      ],
      forms: [{ type: 'dividend', form: 'half', fixed: { kind: 'half' } }],
    };
    const table = railTable(ownTitle([half], { data: twenty }));
    const at = (earned: number): ReturnType<typeof position> =>
      paying(earned, ownTitle([half], { data: twenty }));
    const { state, facts } = table.actFully(at(80), 0, 'half');
    expect(facts.slice(0, 2)).toEqual([
      { kind: 'withheld', company: 'PRR', revenue: 40, paid: 40 },
      { kind: 'paid-out', company: 'PRR', revenue: 40, perShare: 2 },
    ]);
    expect(cash(state)).toEqual([512, 504, 500]);
    expect(state.companies['PRR']!.cash).toBe(44);
    expect(price(state, 'PRR')).toBe(100);
    expect(price(table.act(at(120), 0, 'half'), 'PRR')).toBe(112);
  });

  test('the score counts shares, not certificates of ten percent', () => {
    const [first, second] = [0, 1].map(seat => title.scores!(stock).find(score => score.seat === seat)!);
    expect(first!.parts['shares']).toBe(600);
    expect(second!.parts['shares']).toBe(200);
  });

  test('standing orders count its shares', () => {
    const { mayGive, give, log } = railOrders(title);
    expect(mayGive(stock, '1 auto buy PRR to 12 max 200 then ask')).toBe(true);
    expect(mayGive(stock, '1 auto buy PRR to 13 max 200 then ask')).toBe(false);
    expect(log(give(stock, '1 auto buy PRR to 3 max 200 then ask'))).toEqual([
      '1: buy PRR',
      'done goal-reached',
    ]);
  });

  test('games with it break no invariant', () => {
    expect(playSome(title).size).toBeGreaterThan(50);
    expect(acts(stock, '1 buy PRR').round).toMatchObject({ bought: 'PRR' });
  });
});

describe('a company with incremental capital beside others with full capital', () => {
  const mixed: Feature = {
    rules: [
      capitalRules.change({
        capital: (_g, company) => (company === 'PRR' ? incrementalCapital : fullCapital),
      }),
      dividendRules.change(was => ({
        dividendToCompany: (g, s, company) =>
          was.dividendToCompany(g, s, company) + percentOf(g, s, company, TREASURY),
      })),
    ],
  };
  const title = ownTitle([mixed], { sells: ['ipo', 'treasury'] });
  const { act, actFully, acts, cash, choices, position } = railTable(title);
  const start = position({
    companies: { PRR: { shares: [50], par: 67 }, NYC: { shares: [0, 50], par: 67 } },
    cash: 1000,
    round: stockTurn(3, 0),
  });

  test('its shares lie with itself, theirs in the offering', () => {
    const fresh = position({ round: stockTurn(3, 0) });
    expect(new Set(fresh.companies['PRR']!.certs)).toEqual(new Set([TREASURY]));
    expect(new Set(fresh.companies['NYC']!.certs)).toEqual(new Set([-1]));
    const from = (company: string): unknown =>
      title.menu(start, 0).find(({ type, fields }) => type === 'buy' && isOf(fields['company'], company))
        ?.fields['from'];
    expect([from('PRR'), from('NYC')]).toEqual([{ oneOf: ['treasury'] }, { oneOf: ['ipo'] }]);
    expect(choices(start, 0, 'buy', 'company')).toEqual(['PRR', 'NYC']);
  });

  test('it gets the money of each share; they get all of it when they float', () => {
    const { state, facts } = actFully(start, 0, 'buy PRR treasury');
    expect(facts).toContainEqual({ kind: 'floated', company: 'PRR', capital: 0 });
    expect(state.companies['PRR']!.cash).toBe(67);
    const other = acts(state, '0 pass', '1 buy NYC');
    expect(other.companies['NYC']!.cash).toBe(670);
    expect(cash(other)).toEqual([933, 933, 1000]);
  });

  test('a private may be changed for one of its own shares', () => {
    const privates = data.privates.map(one =>
      one.id === 'MH' ? { ...one, powers: [exchangePower.with({ company: 'PRR' })] } : one,
    );
    const trading = ownTitle([mixed], { sells: ['ipo', 'treasury'], data: { ...data, privates } });
    const table = railTable(trading);
    const owned = table.position({
      companies: { PRR: { shares: [50], par: 67 } },
      privates: { MH: 1 },
      round: stockTurn(3, 0),
    });
    const changed = table.act(owned, 1, 'exchange MH treasury');
    expect(table.shares(changed, 'PRR')).toEqual([50, 10, 0]);
    expect(percentOf(trading.game(changed.settings), changed, 'PRR', TREASURY)).toBe(40);
    expect(table.refused(owned, 1, 'exchange MH')).toBe('cannot-exchange');
  });

  test('its own shares pay it, theirs pay nobody', () => {
    const earning = (company: string): ReturnType<typeof position> =>
      act(
        position({
          companies: { [company]: { shares: [60], par: 67 } },
          round: companyTurn(company, { step: 'dividend', begun: true, earned: 100 }),
        }),
        0,
        'pay',
      );
    expect(earning('PRR').companies['PRR']!.cash).toBe(40);
    expect(earning('NYC').companies['NYC']!.cash).toBe(0);
  });

  test('orders name where they buy', () => {
    const { give, log } = railOrders(title);
    expect(log(give(start, '0 auto buy PRR treasury to floated max 70 then ask'))).toEqual([
      '0: buy PRR treasury',
      'done goal-reached',
    ]);
  });

  test('games with both have a text for every purchase', () => {
    const lines = [...playSome(title)];
    expect(lines.some(line => /^buy (\d )?PRR treasury$/.test(line))).toBe(true);
    expect(lines.some(line => /^buy NYC$/.test(line))).toBe(true);
  });
});

const isOf = (field: object | undefined, word: string): boolean =>
  field !== undefined && 'oneOf' in field && (field.oneOf as readonly unknown[]).includes(word);
