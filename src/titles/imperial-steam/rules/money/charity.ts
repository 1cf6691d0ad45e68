import { refuse, wholeNumber, type Option, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { amounts, dataOf } from '../data/index.js';
import { moveInfluence, stepsLeft } from '../influence/track.js';
import type { Move } from '../play/move.js';
import { unlessPaid } from '../play/refusals.js';
import { moneyOf } from '../position/questions.js';
import type { SteamState } from '../position/state.js';
import { pay } from './cash.js';

interface CharityFields {
  readonly steps: number;
}

const refusal = (s: SteamState, seat: Seat, { steps }: CharityFields): Refusal | undefined => {
  if (steps < 1) return refuse('nothing-done', { case: 'charity' });
  const most = stepsLeft(s, seat);
  if (steps > most) return refuse('charity-top', { steps, most, last: dataOf(s).lastInfluenceColumn });
  return unlessPaid(s, seat, amounts.charity * steps);
};

/** Main action 8: influence for money, as many steps as the player likes. */
export const charity: Move<CharityFields> = {
  type: 'charity',
  when: 'main',
  tile: 'charity',
  fields: { steps: wholeNumber },
  options: (s, seat): readonly Option[] => {
    const to = Math.min(stepsLeft(s, seat), Math.floor(moneyOf(s, seat) / amounts.charity));
    return to < 1 ? [] : [{ type: 'charity', fields: { steps: { from: 1, to, by: 1 } } }];
  },
  refusal,
  parts: () => ({}),
  play: (d, seat, { steps }, say) => {
    const cost = amounts.charity * steps;
    pay(d, seat, cost);
    moveInfluence(d, seat, steps);
    say({ kind: 'charity-shown', seat, steps, cost });
  },
};
