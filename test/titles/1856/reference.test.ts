import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { data } from '../../../src/titles/1856/rules/data.js';
import { national } from '../../../src/titles/1856/rules/companies.js';
import { portPower } from '../../../src/titles/1856/rules/port.js';
import { title1856 } from '../../../src/titles/1856/rules/title.js';
import { describeWithShared, shared } from '../../support/shared.js';

interface Reference {
  readonly bank_cash: number;
  readonly starting_cash: object;
  readonly cert_limit: object;
  readonly companies: readonly {
    readonly id: string;
    readonly name: string;
    readonly value: number;
    readonly revenue: number;
    readonly abilities: readonly { readonly type: string; readonly hexes?: readonly string[] }[];
  }[];
  readonly corporations: readonly {
    readonly id: string;
    readonly shares: readonly number[];
    readonly tokens: readonly number[];
    readonly home?: string;
  }[];
  readonly trains: readonly {
    readonly name: string;
    readonly distance: number;
    readonly price: number;
    readonly num: number | 'unlimited';
    readonly rusts_on?: string;
    readonly available_on?: string;
    readonly discount?: { readonly [train: string]: number };
  }[];
  readonly phases: readonly {
    readonly name: string;
    readonly train_limit: number;
    readonly tiles: readonly string[];
    readonly operating_rounds: number;
    readonly status: readonly string[];
  }[];
  readonly market: readonly (readonly { readonly price: number; readonly types: readonly string[] }[])[];
}

const sheet = 'reference/1856.json';
const zones: { readonly [type: string]: string } = { no_cert_limit: 'yellow', unlimited: 'orange' };

describeWithShared('§1 and §2: the data of 1856', [sheet], () => {
  const given = JSON.parse(readFileSync(shared(sheet), 'utf8')) as Reference;

  test('§1.2: the market', () => {
    const market = given.market.map(row =>
      row.map(({ price, types: [type] }) => ({
        price,
        zone: zones[type ?? ''] ?? 'none',
        par: type === 'par',
        ...(type === 'close' ? { closes: true } : {}),
      })),
    );
    expect(data.market).toEqual(market);
  });

  test('§1: the bank, the money of the players and the first certificate limit', () => {
    expect(data.bank).toBe(given.bank_cash);
    expect(data.startingCash).toEqual(given.starting_cash);
    expect(data.certificateLimit).toEqual(given.cert_limit);
  });

  test('§2: privates in the order of their sale, with price, income, blocked hexes and ports', () => {
    const hexesOf = (c: Reference['companies'][number], type: string): readonly string[] =>
      c.abilities.find(ability => ability.type === type)?.hexes ?? [];
    expect(data.privates.map(p => [p.id, p.name, p.price, p.income, p.blocks])).toEqual(
      given.companies.map(c => [c.id, c.name, c.value, c.revenue, hexesOf(c, 'blocks_hexes')]),
    );
    const ports = data.privates.map(({ id }) => portPower.of(title1856.game({}), id)).find(power => power);
    const marked = given.companies.flatMap(c => hexesOf(c, 'assign_hexes'));
    expect([...ports!.hexes].sort()).toEqual(marked.sort());
  });

  test('§1.3: companies with certificates, tokens and homes', () => {
    const own = data.companies.map(c => [
      c.id,
      c.certs,
      c.id === national ? [] : c.tokens,
      'choose' in c.home ? undefined : c.home.hex,
    ]);
    expect(own).toEqual(given.corporations.map(c => [c.id, c.shares, c.tokens, c.home]));
  });

  test('§1.3: the government’s company has ten tokens of $100 each', () => {
    expect(data.companies.at(-1)!.tokens).toEqual(Array.from({ length: 10 }, () => 100));
  });

  test('§1.1: trains with reach, price, number and what they scrap', () => {
    const own = data.trains.map(t => [
      t.name,
      t.reach ?? 999,
      t.price,
      t.count ?? 'unlimited',
      t.rustsOn,
      t.alsoFrom,
      t.tradeIn && t.tradeIn.for.map(name => [name, t.price - t.tradeIn!.price]),
    ]);
    expect(own).toEqual(
      given.trains.map(t => [
        t.name,
        t.distance,
        t.price,
        t.num,
        t.rusts_on,
        t.available_on,
        t.discount && Object.entries(t.discount),
      ]),
    );
  });

  test('§4: phases with limits, colours, rounds and the sale of privates', () => {
    const own = data.phases.map(p => [p.name, p.trainLimit, p.colours, p.rounds, p.privatesToCompanies]);
    expect(own).toEqual(
      given.phases.map(p => [
        p.name,
        p.train_limit,
        p.tiles.filter(colour => colour !== 'black'),
        p.operating_rounds,
        p.status.includes('can_buy_companies'),
      ]),
    );
  });
});
