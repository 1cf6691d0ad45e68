import type { Score, Seat } from '../../../../engine/core/index.js';
import { amounts, dataOf, hubColours } from '../data/index.js';
import { hubsInReach } from '../influence/track.js';
import { moneyOf, totalOf } from '../position/questions.js';
import type { SteamState } from '../position/state.js';
import { incomeOf } from '../round/between.js';
import { goal, isConnected } from '../track/network.js';
import { contractsWorth } from './contracts.js';
import { accessFees, type Fees } from './fees.js';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Keys are worth the column of their hub, small ones about half of it (§11). */
const keyWorth = (s: SteamState, seat: Seat, key: 'gold' | 'silver'): number =>
  sumOf(
    hubColours
      .map(hub => s.hubs[hub])
      .filter(hub => hub[key] === seat)
      .map(({ column }) => (key === 'gold' ? column : dataOf(s).smallKeyWorth(column))),
  );

/** The parts of the final scoring in its order, step 5 only where somebody has come to Trieste (§11). */
const partsOf = (s: SteamState, seat: Seat, fees: Fees | undefined): { readonly [part: string]: number } => {
  const player = s.players[seat]!;
  const income = incomeOf(player);
  return {
    cash: moneyOf(s, seat),
    income,
    semmering: s.semmering === seat ? income : 0,
    goods: amounts.goodSold * totalOf(player.goods),
    'large-keys': keyWorth(s, seat, 'gold'),
    'small-keys': keyWorth(s, seat, 'silver'),
    hubs: amounts.hubBonus[hubsInReach(s, seat).length]!,
    contracts: fees ? contractsWorth(s, player) : 0,
    'fees-paid': fees ? -fees.paid[seat]! : 0,
    'fees-received': fees ? fees.received[seat]! : 0,
  };
};

/** Each shareholder takes a tenth of what there is; of a debt nothing (§11, ruling R18). */
const dividendOf = (sum: number, shareholders: number): number =>
  -(Math.max(0, sum) * amounts.dividendPercent * shareholders) / 100;

/** Zero without a sign: JSON knows no other. */
const unsigned = (amount: number): number => (amount === 0 ? 0 : amount);

const scoreOf = (s: SteamState, seat: Seat, fees: Fees | undefined): Score => {
  const found = partsOf(s, seat, fees);
  const sum = sumOf(Object.values(found));
  const parts = { ...found, dividend: dividendOf(sum, s.players[seat]!.shareholders) };
  const plain = Object.fromEntries(Object.entries(parts).map(([part, amount]) => [part, unsigned(amount)]));
  return { seat, points: sum + parts.dividend, parts: plain };
};

/** What everybody would have if the game ended now, the wealthiest first, and seat by seat where they have the same. */
export const scores = (s: SteamState): readonly Score[] => {
  const reached = s.players.some((_, seat) => isConnected(s, seat, goal));
  const fees = reached ? accessFees(s) : undefined;
  return s.players.map((_, seat) => scoreOf(s, seat, fees)).sort((a, b) => b.points - a.points);
};
