import { plainMove } from '../play/move.js';
import { linkById } from '../position/questions.js';
import type { Draft } from '../position/draft.js';
import type { SteamState } from '../position/state.js';
import { layTrack } from './lay.js';
import { extraGood, feeRefusal, layingRefusal } from './link-rules.js';
import { refuse, type Refusal, type Seat } from '../../../../engine/core/index.js';
import type { Link } from '../data/index.js';

const announced = (s: SteamState): Link => linkById(s, s.turn!.second!)!;

const settle = (d: Draft): void => {
  d.turn = { ...d.turn!, second: null };
};

/** Its good has to be there still: it stays in storage until the track is laid. */
const extraRefusal = (s: SteamState, seat: Seat, link: Link): Refusal | undefined => {
  const extra = extraGood(link);
  const { goods: stored } = s.players[seat]!;
  return extra && stored[extra] === 0 ? refuse('need-goods', { needed: { [extra]: 1 }, stored }) : undefined;
};

/** The second track is judged once more when it is laid; its fee is paid only now (rulings R8, R23). */
export const laySecond = plainMove({
  type: 'second',
  when: 'second',
  refusal: (s, seat) => {
    const link = announced(s);
    return layingRefusal(s, seat, link) ?? extraRefusal(s, seat, link) ?? feeRefusal(s, seat, link);
  },
  play: (d, seat, say) => {
    const link = announced(d);
    settle(d);
    layTrack(d, seat, link, say);
  },
});

/** The workers stay busy, the goods for both tracks stay spent (ruling R8). */
export const giveUp = plainMove({
  type: 'give-up',
  when: 'second',
  play: (d, seat, say) => {
    say({ kind: 'second-given-up', seat, link: announced(d).id });
    settle(d);
  },
});
