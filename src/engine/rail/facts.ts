import type { Seat } from '../core/index.js';
import type { Source } from './state.js';

/**
 * What happens in an 18xx game. Seats are numbers, companies, privates and trains their ids, money
 * whole dollars. `company` with `seat`: the president acts for it.
 */
export type RailFact =
  | { readonly kind: 'passed'; readonly seat: Seat; readonly company?: string; readonly step?: string }
  | { readonly kind: 'bid'; readonly seat: Seat; readonly private: string; readonly price: number }
  | {
      readonly kind: 'private-bought';
      readonly seat: Seat;
      readonly private: string;
      readonly price: number;
      readonly contested: boolean;
    }
  | { readonly kind: 'private-cheaper'; readonly private: string; readonly price: number }
  | {
      readonly kind: 'private-to-company';
      readonly company: string;
      readonly from: Seat;
      readonly private: string;
      readonly price: number;
    }
  | {
      readonly kind: 'private-traded';
      readonly seat: Seat;
      readonly from: Seat;
      readonly private: string;
      readonly price: number;
    }
  | {
      readonly kind: 'share-given';
      readonly seat: Seat;
      readonly company: string;
      readonly percent: number;
      readonly private: string;
    }
  | { readonly kind: 'private-closed'; readonly private: string }
  | {
      readonly kind: 'private-income';
      readonly private: string;
      readonly owner: Seat | string;
      readonly amount: number;
    }
  | { readonly kind: 'par-set'; readonly seat: Seat; readonly company: string; readonly price: number }
  | {
      readonly kind: 'shares-bought';
      readonly seat: Seat;
      readonly company: string;
      readonly percent: number;
      readonly from: Source;
      readonly price: number;
    }
  | {
      readonly kind: 'shares-sold';
      readonly seat: Seat;
      readonly company: string;
      readonly percent: number;
      readonly price: number;
    }
  | {
      readonly kind: 'share-exchanged';
      readonly seat: Seat;
      readonly private: string;
      readonly company: string;
      readonly from: Source;
    }
  | {
      readonly kind: 'price-moved';
      readonly company: string;
      readonly from: number;
      readonly to: number;
      /** `sale`, `sold-out`, `paid`, `withheld`, `pool` (shares lay there at the end of a stock round), or what a feature brings. */
      readonly why: string;
    }
  | { readonly kind: 'president-changed'; readonly company: string; readonly from: Seat; readonly to: Seat }
  /** Nobody was president. */
  | { readonly kind: 'president-found'; readonly company: string; readonly seat: Seat }
  | { readonly kind: 'floated'; readonly company: string; readonly capital: number }
  | { readonly kind: 'priority'; readonly seat: Seat }
  | { readonly kind: 'stock-round-begins'; readonly number: number }
  | {
      readonly kind: 'operating-round-begins';
      readonly number: number;
      readonly index: number;
      readonly of: number;
    }
  | { readonly kind: 'company-begins'; readonly company: string; readonly seat: Seat }
  | {
      readonly kind: 'tile-laid';
      readonly company: string;
      readonly hex: string;
      readonly tile: string;
      readonly rotation: number;
      readonly over: string | null;
      readonly cost: number;
      readonly private?: string;
    }
  | {
      readonly kind: 'token-placed';
      readonly company: string;
      readonly hex: string;
      readonly stop: number;
      readonly cost: number;
      readonly home: boolean;
      readonly private?: string;
    }
  /** The tile has left no place for it. */
  | { readonly kind: 'token-returned'; readonly company: string; readonly hex: string }
  | {
      readonly kind: 'ran';
      readonly company: string;
      readonly train: string;
      readonly path: readonly string[];
      readonly stops: readonly string[];
      readonly revenue: number;
      /** What the train took along, by name. */
      readonly gear?: readonly string[];
    }
  | {
      readonly kind: 'earned';
      readonly company: string;
      readonly revenue: number;
      readonly best: number | null;
    }
  | {
      readonly kind: 'paid-out';
      readonly company: string;
      readonly revenue: number;
      readonly perShare: number;
    }
  | {
      readonly kind: 'received';
      readonly company: string;
      readonly holder: Seat | string;
      readonly amount: number;
    }
  | {
      readonly kind: 'withheld';
      readonly company: string;
      readonly revenue: number;
      /** The rest, where only a part is withheld. */
      readonly paid?: number;
    }
  | {
      readonly kind: 'train-bought';
      readonly company: string;
      readonly train: string;
      readonly from: string;
      readonly price: number;
      readonly traded: string | null;
    }
  | {
      readonly kind: 'president-paid';
      readonly company: string;
      readonly seat: Seat;
      readonly amount: number;
    }
  | { readonly kind: 'train-discarded'; readonly company: string; readonly train: string }
  | { readonly kind: 'trains-rusted'; readonly train: string; readonly companies: readonly string[] }
  | { readonly kind: 'phase-begins'; readonly phase: string }
  | {
      readonly kind: 'offer-made';
      readonly offer: number;
      readonly seat: Seat;
      readonly to: Seat;
      readonly what: string;
      readonly item: string;
      readonly from: string;
      readonly buyer: string;
      readonly price: number;
    }
  | { readonly kind: 'offer-declined'; readonly offer: number; readonly seat: Seat }
  | { readonly kind: 'offer-withdrawn'; readonly offer: number; readonly seat: Seat }
  | { readonly kind: 'offer-accepted'; readonly offer: number; readonly seat: Seat }
  | { readonly kind: 'offer-lapsed'; readonly offer: number }
  | { readonly kind: 'bank-broken' }
  | { readonly kind: 'bankrupt'; readonly seat: Seat; readonly company: string }
  | { readonly kind: 'game-ended'; readonly reason: string }
  /** With the presidency: `seat` gives these for the president's certificate. */
  | {
      readonly kind: 'certificates-given';
      readonly company: string;
      readonly seat: Seat;
      readonly to: Seat;
      readonly give: 'singles' | 'last';
    }
  /** `reason`: `market`, `bankrupt`, or what a feature brings. */
  | { readonly kind: 'company-closed'; readonly company: string; readonly reason: string }
  /** A share price at which the game ends. */
  | { readonly kind: 'end-price-reached'; readonly company: string; readonly price: number };

/** What a seat can be asked (`Turn.ask`), and where a game can stand (`Status.round`). */
export type RailAsk =
  | { readonly kind: 'auction-turn'; readonly cheapest: string; readonly price: number }
  | { readonly kind: 'auction-contest'; readonly private: string; readonly highest: number }
  | { readonly kind: 'set-par'; readonly company: string }
  | { readonly kind: 'stock-turn' }
  | { readonly kind: 'must-sell' }
  | {
      readonly kind:
        | 'home-token'
        | 'lay-track'
        | 'place-token'
        | 'run-trains'
        | 'dividend'
        | 'buy-trains'
        | 'buy-privates'
        | 'use-private';
      readonly company: string;
    }
  | { readonly kind: 'free-token'; readonly company: string; readonly private: string }
  | { readonly kind: 'forced-train'; readonly company: string; readonly missing: number }
  | { readonly kind: 'discard-train'; readonly company: string }
  /** The certificates that change hands with the presidency. */
  | { readonly kind: 'choose-certificates'; readonly company: string }
  | { readonly kind: 'offer'; readonly offers: readonly number[] }
  | { readonly kind: 'nothing' };

export type RailRound =
  | { readonly kind: 'auction'; readonly number: number }
  | { readonly kind: 'stock-round'; readonly number: number }
  | {
      readonly kind: 'operating-round';
      readonly number: number;
      readonly index: number;
      readonly of: number;
      readonly company: string;
    }
  | { readonly kind: 'over' };
