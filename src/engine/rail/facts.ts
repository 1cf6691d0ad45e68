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
      /** `pool`: shares lay there at the end of a stock round; `bond`: one was issued or paid back. */
      readonly why: 'sale' | 'sold-out' | 'paid' | 'withheld' | 'pool' | 'bond';
    }
  | { readonly kind: 'president-changed'; readonly company: string; readonly from: Seat; readonly to: Seat }
  /** The office was vacant. */
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
  | {
      readonly kind: 'ran';
      readonly company: string;
      readonly train: string;
      readonly path: readonly string[];
      readonly stops: readonly string[];
      readonly revenue: number;
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
  | { readonly kind: 'withheld'; readonly company: string; readonly revenue: number }
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
      readonly what: 'train' | 'private' | 'station';
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
  | CapitalFact;

/** What happens only where companies come in an order, hold their own shares, borrow or close. */
export type CapitalFact =
  /** The order in which companies may start, and those that are not in the game. */
  | {
      readonly kind: 'company-order';
      readonly companies: readonly string[];
      readonly removed: readonly string[];
    }
  | {
      readonly kind: 'tokens-paid';
      readonly company: string;
      readonly tokens: number;
      readonly amount: number;
    }
  /** With the presidency: `seat` gives these for the president's certificate. */
  | {
      readonly kind: 'certificates-given';
      readonly company: string;
      readonly seat: Seat;
      readonly to: Seat;
      readonly give: 'singles' | 'last';
    }
  /** A company sells shares of its own to the pool; `price` is what all bring. */
  | {
      readonly kind: 'shares-issued';
      readonly company: string;
      readonly percent: number;
      readonly price: number;
    }
  /** A company buys a share of its own back from the pool. */
  | {
      readonly kind: 'share-redeemed';
      readonly company: string;
      readonly percent: number;
      readonly price: number;
    }
  | { readonly kind: 'bond-issued'; readonly company: string; readonly amount: number }
  | { readonly kind: 'bond-repaid'; readonly company: string; readonly amount: number }
  | { readonly kind: 'interest-paid'; readonly company: string; readonly amount: number }
  /** `company` takes the place of `from` in a city. */
  | {
      readonly kind: 'station-bought';
      readonly company: string;
      readonly from: string;
      readonly hex: string;
      readonly stop: number;
      readonly price: number;
    }
  /** A right by its name, such as `E` for electric trains. */
  | {
      readonly kind: 'right-bought';
      readonly company: string;
      readonly right: string;
      readonly price: number;
    }
  /** From now on the hex earns the company so much more. */
  | {
      readonly kind: 'marker-placed';
      readonly company: string;
      readonly private: string;
      readonly hex: string;
      readonly bonus: number;
    }
  | { readonly kind: 'earthquake'; readonly hex: string; readonly lost: readonly string[] }
  | {
      readonly kind: 'company-closed';
      readonly company: string;
      readonly reason: 'market' | 'bankrupt' | 'earthquake';
    }
  /** A bankrupt player loses what he owns. */
  | {
      readonly kind: 'forfeited';
      readonly seat: Seat;
      readonly amount: number;
      readonly shares: readonly { readonly company: string; readonly percent: number }[];
    }
  | { readonly kind: 'loan-taken'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'player-left'; readonly seat: Seat }
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
        | 'use-private'
        | 'buy-station'
        | 'buy-right'
        | 'own-shares'
        | 'bonds';
      readonly company: string;
    }
  | { readonly kind: 'free-token'; readonly company: string; readonly private: string }
  | { readonly kind: 'forced-train'; readonly company: string; readonly missing: number }
  /** Interest the company owes and cannot pay. */
  | { readonly kind: 'forced-interest'; readonly company: string; readonly missing: number }
  | { readonly kind: 'discard-train'; readonly company: string }
  /** The certificates that change hands with the presidency. */
  | { readonly kind: 'choose-certificates'; readonly company: string }
  /** A bankrupt player stays with a loan or leaves. */
  | { readonly kind: 'ruined'; readonly company: string }
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
