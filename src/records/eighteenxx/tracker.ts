import { IPO, POOL, type Holder, type RailGame, type RailState } from '../../engine/rail/index.js';
import { presidentOf } from '../../engine/rail/index.js';

/**
 * The site gives every share, train and tile a number of its own and names it in moves; here shares
 * of a kind are alike. This remembers which number lies where, from the moves alone.
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
  tileLaid(tile: string, hex: string): void;
  /** Certificates change hands when a president changes. */
  presidentMayHaveChanged(before: RailState, after: RailState): void;
  /** What a private brings with it. */
  certificateGiven(company: string, cert: number, to: Holder): void;
}

/** `PRR_3` is certificate 3 of PRR. */
export const splitShare = (share: string): { readonly company: string; readonly cert: number } => {
  const at = share.lastIndexOf('_');
  return { company: share.slice(0, at), cert: Number(share.slice(at + 1)) };
};

export const makeTracker = (g: RailGame): Tracker => {
  const held = new Map<string, Map<Holder, number[]>>(
    g.data.companies.map(c => [c.id, new Map([[IPO, c.certs.map((_, i) => i)]])]),
  );
  const trains = new Map<string, string>();
  const tiles = new Map<string, string>();

  const of = (company: string, holder: Holder): number[] => held.get(company)?.get(holder) ?? [];
  const holder = (company: string, cert: number): Holder => {
    for (const [who, certs] of held.get(company) ?? []) if (certs.includes(cert)) return who;
    return IPO;
  };
  const move = (company: string, cert: number, to: Holder): void => {
    const from = holder(company, cert);
    const owners = held.get(company)!;
    owners.set(
      from,
      of(company, from).filter(c => c !== cert),
    );
    owners.set(to, [...of(company, to), cert]);
  };

  /** The new president gives his first ordinary certificates for the president's. */
  const swap = (company: string, to: Holder): void => {
    const from = holder(company, 0);
    const given = of(company, to)
      .filter(c => c !== 0)
      .slice(0, 2);
    move(company, 0, to);
    for (const cert of given) move(company, cert, from);
  };

  return {
    holderOf: share => {
      const { company, cert } = splitShare(share);
      return holder(company, cert);
    },
    trainAt: train => trains.get(train) ?? 'depot',
    cityAt: city => {
      const parts = city.split('-');
      const stop = Number(parts.pop());
      const hex = g.map.hexIndex.has(parts[0]!) ? parts[0]! : tiles.get(parts.join('-'));
      return { hex: hex ?? city, stop };
    },
    sharesMoved: (shares, to) => {
      for (const share of shares) {
        const { company, cert } = splitShare(share);
        move(company, cert, to);
      }
    },
    trainMoved: (train, to) => void trains.set(train, to),
    tileLaid: (tile, hex) => void tiles.set(tile, hex),
    presidentMayHaveChanged: (_before, after) => {
      for (const { id } of g.data.companies) {
        const now = presidentOf(after, id);
        if (now !== null && holder(id, 0) !== now) swap(id, now);
        evenOut(g, after, id, held.get(id)!);
      }
    },
    certificateGiven: (company, cert, to) => {
      move(company, cert, to);
    },
  };
};

/** A president who sold part of his certificate: the site gives him the rest in ordinary ones out of the pool. */
const evenOut = (g: RailGame, s: RailState, company: string, owners: Map<Holder, number[]>): void => {
  const sizes = g.company[company]!.certs;
  const has = (who: Holder): number => (owners.get(who) ?? []).reduce((sum, c) => sum + sizes[c]!, 0);
  const should = (who: Holder): number =>
    s.companies[company]!.certs.reduce((sum, h, c) => sum + (h === who ? sizes[c]! : 0), 0);
  for (let seat = 0; seat < s.seats; seat++)
    while (has(seat) < should(seat) && has(POOL) > should(POOL)) {
      const cert = owners.get(POOL)!.shift()!;
      owners.set(seat, [...(owners.get(seat) ?? []), cert]);
    }
};
