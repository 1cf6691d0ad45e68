import { refuse, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { moneyOf } from '../position/questions.js';
import type { SteamState } from '../position/state.js';

/** Against a payment that the player cannot make. */
export const unlessPaid = (s: SteamState, seat: Seat, cost: number): Refusal | undefined => {
  const money = moneyOf(s, seat);
  return money < cost ? refuse('no-money', { cost, money }) : undefined;
};
