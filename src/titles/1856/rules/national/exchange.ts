import type { Seat } from '../../../../engine/core/index.js';

/** Shares of the companies that merge: by seat, in the order in which they are exchanged, and in the pool. */
export interface Holdings {
  readonly seats: readonly { readonly seat: Seat; readonly shares: number }[];
  readonly pool: number;
}

/** What comes of them. */
export interface ExchangedHoldings {
  readonly seats: readonly { readonly seat: Seat; readonly shares: number }[];
  readonly pool: number;
  /** More than ten shares are needed: the second issue comes. */
  readonly twenty: boolean;
  readonly president: Seat;
  /** The president has one share alone. */
  readonly half: boolean;
}

const most = 20;
/** Singles of both issues, besides the president's certificate. */
const singles = 18;

/** Two shares for one, as long as there are any; odd ones go to the pool (1856 §8.3). */
export const exchangeHoldings = ({ seats, pool }: Holdings): ExchangedHoldings => {
  let left = most;
  const given = seats.map(({ seat, shares }) => {
    const count = Math.min(Math.floor(shares / 2), left);
    left -= count;
    return { seat, shares: count };
  });
  const odd = seats.reduce((sum, { shares }) => sum + (shares % 2), 0);
  const president = mostShares(given);
  const half = given.every(({ shares }) => shares < 2);
  const presidency = half ? 1 : 2;
  const inHands = most - left;
  const toPool = Math.min(Math.floor((pool + odd) / 2), singles - (inHands - presidency));
  // The certificate is there for both of its shares, though one is not paid.
  const needed = inHands + toPool + (half ? 1 : 0);
  return { seats: given, pool: toPool, twenty: needed > most / 2, president, half };
};

/** Most shares; at a tie the first in the order: the first receiver of the certificate, else the next to the left (1856 §8.4). */
const mostShares = (given: ExchangedHoldings['seats']): Seat =>
  given.reduce((best, one) => (one.shares > best.shares ? one : best)).seat;

/** What a price of so much is on the highest row of the market, of these values: the nearest; of two the higher (1856 §8.6). */
export const nearest = (values: readonly number[], price: number): number =>
  values.reduce((best, value) => (Math.abs(value - price) <= Math.abs(best - price) ? value : best));

const least = 100;

/** The average of the companies' prices, of three and more without the lowest, in whole fives; at least 100 (1856 §8.6). */
export const averagePrice = (prices: readonly number[]): number => {
  const counted = prices.length > 2 ? [...prices].sort((a, b) => b - a).slice(0, -1) : prices;
  const sum = counted.reduce((all, price) => all + price, 0);
  return Math.max(least, Math.floor(sum / counted.length / 5) * 5);
};
