import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Zone } from '../../../src/engine/rail/data.js';
import { data } from '../../../src/titles/1830/rules/data.js';
import { describeWithShared, shared } from '../../support/shared.js';

interface Reference {
  readonly bank_cash: number;
  readonly starting_cash: object;
  readonly cert_limit: object;
  readonly companies: readonly {
    readonly id: string;
    readonly value: number;
    readonly revenue: number;
    readonly abilities: readonly { readonly type: string; readonly hexes?: readonly string[] }[];
  }[];
  readonly corporations: readonly {
    readonly id: string;
    readonly color: string;
    readonly float_percent: number;
    readonly shares: readonly number[];
    readonly tokens: readonly number[];
    readonly home: string;
  }[];
  readonly trains: readonly {
    readonly name: string;
    readonly distance: number;
    readonly price: number;
    readonly rusts_on?: string;
    readonly available_on?: string;
    readonly discount?: { readonly [train: string]: number };
  }[];
  readonly phases: readonly {
    readonly name: string;
    readonly train_limit: number;
    readonly tiles: readonly string[];
    readonly operating_rounds: number;
    readonly status?: readonly string[];
  }[];
  readonly market: readonly (readonly ({
    readonly price: number;
    readonly types: readonly string[];
  } | null)[])[];
}

const zoneOf: { readonly [type: string]: Zone } = {
  no_cert_limit: 'yellow',
  unlimited: 'orange',
  multiple_buy: 'brown',
};

describeWithShared('T-03 to T-08, p. 12: the data of 1830', ['reference/1830.json'], () => {
  const reference = JSON.parse(readFileSync(shared('reference/1830.json'), 'utf8')) as Reference;

  test('the market: prices, zones, pars', () => {
    const market = reference.market.map(row =>
      row.map(
        cell =>
          cell && {
            price: cell.price,
            zone: zoneOf[cell.types.find(t => t !== 'par') ?? ''] ?? 'none',
            par: cell.types.includes('par'),
          },
      ),
    );
    expect(data.market).toEqual(market);
  });

  test('the bank, money and certificates by players', () => {
    expect(data.bank).toBe(reference.bank_cash);
    // Seven play the base game alone, which the reference does not know.
    expect(data.startingCash).toEqual({ ...reference.starting_cash, 7: 350 });
    expect(data.certificateLimit).toEqual({ ...reference.cert_limit, 7: 11 });
  });

  test('privates: order, price, income, hexes', () => {
    expect(data.privates.map(p => [p.id, p.price, p.income, p.blocks])).toEqual(
      reference.companies.map(c => [
        c.id,
        c.value,
        c.revenue,
        c.abilities.find(a => a.type === 'blocks_hexes')?.hexes,
      ]),
    );
  });

  test('companies: certificates, stations, homes', () => {
    const own = data.companies.map(c => [
      c.id,
      c.certs,
      c.tokens,
      'hex' in c.home && c.home.hex,
      data.floatPercent,
    ]);
    const given = reference.corporations.map(c => [c.id, c.shares, c.tokens, c.home, c.float_percent]);
    expect([...own].sort()).toEqual([...given].sort());
  });

  test('trains: reach, price, what they scrap, the diesel’s discount', () => {
    const own = data.trains.map(t => [
      t.name,
      t.reach ?? 999,
      t.price,
      t.rustsOn,
      t.alsoFrom,
      t.tradeIn?.for.map(name => [name, t.price - t.tradeIn!.price]),
    ]);
    const given = reference.trains.map(t => [
      t.name,
      t.distance,
      t.price,
      t.rusts_on,
      t.available_on,
      t.discount && Object.entries(t.discount),
    ]);
    expect(own).toEqual(given);
  });

  test('phases: limits, colours, rounds, privates for companies', () => {
    const own = data.phases.map(p => [p.on ?? '2', p.trainLimit, p.colours, p.rounds, p.privatesToCompanies]);
    const given = reference.phases.map(p => [
      p.name,
      p.train_limit,
      p.tiles,
      p.operating_rounds,
      p.status?.includes('can_buy_companies') ?? false,
    ]);
    expect(own).toEqual(given);
  });
});
