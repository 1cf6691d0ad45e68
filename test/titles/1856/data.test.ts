import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { data } from '../../../src/titles/1856/rules/data.js';
import { describeWithShared, shared } from '../../support/shared.js';

interface Reference {
  readonly bank_cash: number;
  readonly starting_cash: { readonly [players: string]: number };
  readonly cert_limit: { readonly [players: string]: number };
  readonly trains: readonly {
    readonly name: string;
    readonly distance: number;
    readonly price: number;
    readonly rusts_on?: string;
    readonly num: number | 'unlimited';
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
  readonly corporations: readonly {
    readonly id: string;
    readonly tokens: readonly number[];
    readonly home?: string;
    readonly shares: readonly number[];
  }[];
  readonly companies: readonly { readonly id: string; readonly value: number; readonly revenue: number }[];
}

const sheet = 'reference/1856.json';

describeWithShared('the figures of 1856 against the reference', [sheet], () => {
  const reference = JSON.parse(readFileSync(shared(sheet), 'utf8')) as Reference;

  test('1. money and certificates', () => {
    expect(data.bank).toBe(reference.bank_cash);
    expect(data.startingCash).toEqual(reference.starting_cash);
    expect(data.certificateLimit).toEqual(reference.cert_limit);
  });

  test('1.1 trains', () => {
    const ours = data.trains.map(({ name, reach, price, count, rustsOn, alsoFrom, tradeIn }) => [
      name, reach ?? 999, price, count ?? 'unlimited', rustsOn, alsoFrom, tradeIn && [...tradeIn.for], tradeIn?.price,
    ]); // oxfmt-ignore
    const theirs = reference.trains.map(t => [
      t.name, t.distance, t.price, t.num, t.rusts_on, t.available_on,
      t.discount && Object.keys(t.discount), t.discount && t.price - Object.values(t.discount)[0]!,
    ]); // oxfmt-ignore
    expect(ours).toEqual(theirs);
  });

  test('4. phases', () => {
    const ours = data.phases.map(p => [p.name, p.trainLimit, p.rounds, p.colours, p.privatesToCompanies]);
    const theirs = reference.phases.map(p => [
      p.name, p.train_limit, p.operating_rounds, p.tiles.filter(colour => colour !== 'black'),
      p.status.includes('can_buy_companies'),
    ]); // oxfmt-ignore
    expect(ours).toEqual(theirs);
    expect(data.phases.map(p => p.on ?? p.name)).toEqual(reference.phases.map(p => p.name));
  });

  test('1.2 the share market', () => {
    const zones: { readonly [type: string]: string } = { no_cert_limit: 'yellow', unlimited: 'orange' };
    const theirs = reference.market.map(row =>
      row.map(({ price, types }) => ({
        price,
        zone: types.map(type => zones[type]).find(zone => zone !== undefined) ?? 'none',
        par: types.includes('par'),
        closes: types.includes('close'),
      })),
    );
    expect(data.market.map(row => row.map(cell => ({ closes: false, ...cell })))).toEqual(theirs);
  });

  test('1.3 companies: certificates, tokens and homes', () => {
    const formedLater = 'CGR';
    const ours = data.companies.map(({ id, certs, tokens, home }) => [
      id,
      certs,
      id === formedLater ? [] : tokens,
      'choose' in home ? undefined : home.hex,
    ]);
    const theirs = reference.corporations.map(c => [c.id, c.shares, c.tokens, c.home]);
    expect(ours).toEqual(expect.arrayContaining(theirs));
    expect(ours).toHaveLength(theirs.length);
  });

  test('2. privates: prices and incomes', () => {
    expect(data.privates.map(p => [p.id, p.price, p.income])).toEqual(
      reference.companies.map(p => [p.id, p.value, p.revenue]),
    );
  });
});
