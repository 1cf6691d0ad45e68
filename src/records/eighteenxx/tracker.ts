import type { RailGame } from '../../engine/rail/contract.js';
import type { PlacedToken } from '../../engine/rail/map/types.js';
import { sizesOf } from '../../engine/rail/shares/unit.js';
import { IPO, POOL, TREASURY, type Holder, type RailState } from '../../engine/rail/state.js';
import { startingRules } from '../../engine/rail/stock/starting.js';

/**
 * The site gives every share, train and tile a number of its own and names it in moves; here those
 * of a kind are alike. This remembers which number lies where, from the moves and positions alone.
 */
export interface Tracker {
  /** Where a share such as `PRR_3` lies. */
  holderOf(share: string): Holder;
  /** `depot`, `pool` or the company that has the train `3-1`. */
  trainAt(train: string): string;
  /** The hex of a city such as `57-1-0` or `K15-0-0`, and its number there. */
  cityAt(city: string): { readonly hex: string; readonly stop: number };
  sharesMoved(shares: readonly string[], to: Holder): void;
  trainMoved(train: string, to: string): void;
  /** All trains of one company go to another. */
  trainsPassed(from: string, to: string): void;
  /** The certificates of a company as they were dealt out; of each holder those that came first come first. */
  dealt(company: string, held: ReadonlyMap<Holder, readonly number[]>): void;
  tileLaid(tile: string, hex: string): void;
  /** The company whose token lies in that circle of a city; null where none does. */
  tokenIn(hex: string, stop: number, circle: number): string | null;
  /** Certificates that changed hands and tokens that came and went without having been named: let it agree with the position. */
  agree(before: RailState, after: RailState): void;
}

/** `PRR_3` is certificate 3 of PRR. */
export const splitShare = (share: string): { readonly company: string; readonly cert: number } => {
  const at = share.lastIndexOf('_');
  return { company: share.slice(0, at), cert: Number(share.slice(at + 1)) };
};

/** Certificates of one company by holder, each list in the order in which they came. */
type Held = Map<Holder, number[]>;

const holderIn = (held: Held, cert: number): Holder => {
  for (const [who, certs] of held) if (certs.includes(cert)) return who;
  return IPO;
};

const move = (held: Held, cert: number, to: Holder): void => {
  const from = holderIn(held, cert);
  held.set(
    from,
    (held.get(from) ?? []).filter(c => c !== cert),
  );
  held.set(to, [...(held.get(to) ?? []), cert]);
};

/**
 * Certificates of which there is one of a kind (the president's, a last double one) lie where the
 * position says; whoever got one gave for it the ordinary ones that its former holder has too many of now, for a
 * last one no more than the other lacks. A president left with less than the president's certificate sold what was given
 * for it. To even out the rest, holders with too many give to those with too few, always those that came first.
 */
const agreeOn = (held: Held, sizes: readonly number[], certs: readonly Holder[]): void => {
  const ordinary = sizes.map((size, cert) => cert > 0 && size === sizes[1]);
  const has = (who: Holder): number[] => (held.get(who) ?? []).filter(c => ordinary[c]);
  const should = (who: Holder): number => certs.filter((h, c) => ordinary[c] && h === who).length;
  const surplus = (who: Holder): number[] => has(who).slice(0, Math.max(0, has(who).length - should(who)));
  const lacks = (who: Holder): number => Math.max(0, should(who) - has(who).length);
  const keepsOffice = (who: Holder): boolean =>
    sizes.reduce((sum, size, cert) => (certs[cert] === who ? sum + size : sum), 0) >= sizes[0]!;
  certs.forEach((holder, cert) => {
    const from = holderIn(held, cert);
    if (ordinary[cert] || from === holder) return;
    move(held, cert, holder);
    const given = cert === 0 ? surplus(holder) : surplus(holder).slice(0, lacks(from));
    const to = cert === 0 && !keepsOffice(from) ? POOL : from;
    for (const one of given) move(held, one, to);
  });
  const spare = [...held.keys()].flatMap(surplus);
  for (const who of new Set(certs)) while (has(who).length < should(who)) move(held, spare.shift()!, who);
};

const cityKey = (hex: string, stop: number): string => `${hex}.${String(stop)}`;

/** By city: the companies whose tokens lie in its circles. */
type Circles = Map<string, (string | null)[]>;

/** Cities whose first circle is kept for the company that has its home there. */
const homesOf = (g: RailGame, start: RailState): ReadonlyMap<string, string> => {
  const waiting = startingRules.of(g).waitingInOrder(g, start) ?? [];
  return new Map(
    g.data.companies.flatMap(({ id, home }) =>
      'choose' in home || !waiting.includes(id) ? [] : [[cityKey(home.hex, home.stop ?? 0), id]],
    ),
  );
};

/** Tokens that are gone leave their circles; those that came take the first free ones that are not kept for others. */
const agreeOnTokens = (
  circles: Circles,
  homes: ReadonlyMap<string, string>,
  tokens: readonly PlacedToken[],
): void => {
  const isThere = (company: string | null, city: string): boolean =>
    tokens.some(t => t.company === company && cityKey(t.hex, t.stop) === city);
  for (const [city, companies] of circles)
    circles.set(
      city,
      companies.map(company => (isThere(company, city) ? company : null)),
    );
  for (const { company, hex, stop } of tokens) {
    const key = cityKey(hex, stop);
    const city = [...(circles.get(key) ?? [])];
    if (city.includes(company)) continue;
    let circle = homes.has(key) && homes.get(key) !== company ? 1 : 0;
    while ((city[circle] ?? null) !== null) circle++;
    while (city.length < circle) city.push(null);
    city[circle] = company;
    circles.set(key, city);
  }
};

/**
 * @param certOf the certificate that the site means by a number, where it leaves numbers out
 * @param firstStop hexes on whose print the site begins to number the stops with another number than 0
 */
export const makeTracker = (
  g: RailGame,
  start: RailState,
  firstStop: { readonly [hex: string]: number } = {},
  certOf: (company: string, number: number) => number = (_company, number) => number,
): Tracker => {
  const held = new Map<string, Held>(
    g.data.companies.map(({ id, certs }) => [
      id,
      new Map([[start.companies[id]?.certs[0] ?? TREASURY, certs.map((_, i) => i)]]),
    ]),
  );
  const trains = new Map<string, string>();
  const tiles = new Map<string, string>();
  const circles: Circles = new Map();
  const homes = homesOf(g, start);

  return {
    holderOf: share => {
      const { company, cert } = splitShare(share);
      return holderIn(held.get(company) ?? new Map<Holder, number[]>(), certOf(company, cert));
    },
    trainAt: train => trains.get(train) ?? 'depot',
    cityAt: city => {
      const parts = city.split('-');
      const stop = Number(parts.pop());
      const print = parts[0]!;
      if (g.map.hexIndex.has(print)) return { hex: print, stop: stop - (firstStop[print] ?? 0) };
      return { hex: tiles.get(parts.join('-')) ?? city, stop };
    },
    sharesMoved: (shares, to) => {
      for (const share of shares) {
        const { company, cert } = splitShare(share);
        const of = held.get(company);
        if (of) move(of, certOf(company, cert), to);
      }
    },
    trainMoved: (train, to) => void trains.set(train, to),
    trainsPassed: (from, to) => {
      for (const [train, owner] of trains) if (owner === from) trains.set(train, to);
    },
    dealt: (company, certs) => {
      held.set(company, new Map([...certs].map(([holder, list]) => [holder, [...list]])));
    },
    tileLaid: (tile, hex) => void tiles.set(tile, hex),
    tokenIn: (hex, stop, circle) => circles.get(cityKey(hex, stop))?.[circle] ?? null,
    agree: (before, after) => {
      if (before.board !== after.board) agreeOnTokens(circles, homes, after.board.tokens);
      for (const { id } of g.data.companies) {
        const now = after.companies[id]!.certs;
        if (before.companies[id]!.certs !== now) agreeOn(held.get(id)!, sizesOf(g, after, id), now);
      }
    },
  };
};
