import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { data, scenario5CertificateLimit } from '../../../src/titles/1849/rules/data.js';
import { portPower } from '../../../src/titles/1849/rules/port.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { fewerTrains } from '../../../src/titles/1849/rules/trains.js';
import { describeWithShared, shared } from '../../support/shared.js';

interface Reference {
  readonly bank_cash: number;
  readonly starting_cash: object;
  readonly cert_limit: { readonly [players: string]: number };
  readonly companies: readonly {
    readonly id: string;
    readonly name: string;
    readonly value: number;
    readonly revenue: number;
    readonly abilities: readonly { readonly type: string; readonly hexes?: readonly string[] }[];
  }[];
  readonly corporations: readonly {
    readonly id: string;
    readonly name: string;
    readonly float_percent: number;
    readonly max_ownership: number;
    readonly shares: readonly number[];
    readonly tokens: readonly number[];
    readonly home?: string;
  }[];
  readonly trains: readonly {
    readonly name: string;
    readonly distance: number;
    readonly price: number;
    readonly rusts_on?: string;
    readonly available_on?: string;
  }[];
  readonly train_roster: { readonly [train: string]: number };
  readonly phases: readonly {
    readonly name: string;
    readonly on?: string;
    readonly train_limit: number;
    readonly tiles: readonly string[];
    readonly operating_rounds: number;
    readonly status?: readonly string[];
  }[];
  readonly market: readonly (readonly { readonly price: number; readonly types: readonly string[] }[])[];
}

const sheets = ['reference/1849-scenario5-3p.json', 'reference/1849-scenario6-4p.json'];
const read = (path: string): Reference => JSON.parse(readFileSync(shared(path), 'utf8')) as Reference;

describeWithShared('§1.4 to §4.6.3: the data of 1849', sheets, () => {
  const five = read(sheets[0]!);
  const six = read(sheets[1]!);

  test('§3.5.1: the market', () => {
    const market = six.market.map(row =>
      row.map(({ price, types: [type] }) => ({
        price,
        zone: type === 'phase_limited' || type === 'endgame' ? 'blue' : 'none',
        par: type?.startsWith('par') ?? false,
        ...(type === 'close' ? { closes: true } : {}),
        ...(type === 'endgame' ? { ends: true } : {}),
      })),
    );
    expect(data.market).toEqual(market);
  });

  test('§1.4, §2.2: the bank and the money of the players', () => {
    expect(data.bank).toBe(six.bank_cash);
    expect(data.startingCash).toEqual(six.starting_cash);
  });

  test('§3.5.2: certificates by players', () => {
    expect(data.certificateLimit).toEqual({ 4: six.cert_limit['4'], 5: six.cert_limit['5'] });
    expect(scenario5CertificateLimit).toEqual({ 3: five.cert_limit['3'], 4: 9 });
  });

  test('§2.4: privates in order, with price, income, blocked hexes and ports', () => {
    const own = data.privates.map(p => [p.id, p.name, p.price, p.income, p.blocks]);
    const ability = (c: Reference['companies'][number], type: string): readonly string[] | undefined =>
      c.abilities.find(a => a.type === type)?.hexes;
    expect(own).toEqual(
      six.companies.map(c => [c.id, c.name, c.value, c.revenue, ability(c, 'blocks_hexes') ?? []]),
    );
    const marker = data.privates.map(p => portPower.of(title1849.game({}), p.id)).find(p => p);
    const ports = six.companies.flatMap(c => ability(c, 'assign_hexes') ?? []);
    expect([...marker!.hexes].sort()).toEqual(ports.sort());
  });

  test('§1.4, §3.3.3: companies with certificates, tokens and homes', () => {
    const own = data.companies.map(c => [
      c.id,
      c.name,
      c.certs,
      c.tokens.length,
      'choose' in c.home ? undefined : c.home.hex,
      data.floatPercent,
      data.holdingLimit,
    ]);
    const given = six.corporations.map(c => [
      c.id,
      c.name,
      c.shares,
      c.tokens.length,
      c.home,
      c.float_percent,
      c.max_ownership,
    ]);
    const known = new Map(five.corporations.concat(six.corporations).map(c => [c.id, c]));
    expect(own.map(c => c[0])).toEqual([...known.keys()].sort());
    expect(own).toEqual(expect.arrayContaining(given));
  });

  test('§4.6: trains with reach, price and what they scrap', () => {
    const own = data.trains.map(t => [t.name, t.reach, t.price, t.rustsOn, t.alsoFrom]);
    const given = six.trains.map(t => [t.name, t.distance, t.price, t.rusts_on, t.available_on]);
    expect(own).toEqual(given);
  });

  test('§4.6: as many trains in each scenario', () => {
    const counts = Object.fromEntries(data.trains.map(t => [t.name, t.count]));
    expect(counts).toEqual(six.train_roster);
    expect({ ...counts, ...fewerTrains }).toEqual(five.train_roster);
  });

  test('§4.6.3: phases with limits, colours, rounds, privates, values and the blue zone', () => {
    const own = data.phases.map(p => [
      p.on ?? '4H',
      p.trainLimit,
      p.colours,
      p.rounds,
      p.privatesToCompanies,
      `gray_uses_${p.levels?.at(-1) ?? ''}`,
      !(p.lockedZones ?? []).includes('blue'),
    ]);
    const given = six.phases.map(p => [
      p.name,
      p.train_limit,
      p.tiles,
      p.operating_rounds,
      p.status?.includes('can_buy_companies') ?? false,
      p.status?.find(word => word.startsWith('gray_uses')),
      p.status?.includes('blue_zone') ?? false,
    ]);
    expect(own).toEqual(given);
  });

  test('§3.3.1: start prices open with the phases 6 and 10', () => {
    const all = data.market
      .flat()
      .filter(cell => cell?.par)
      .map(cell => cell!.price);
    expect(data.phases.map(p => [...(p.pars ?? all)].sort((a, b) => a - b))).toEqual([
      [68, 100],
      [68, 100, 144],
      [68, 100, 144],
      [68, 100, 144, 216],
      [68, 100, 144, 216],
      [68, 100, 144, 216],
    ]);
  });
});
