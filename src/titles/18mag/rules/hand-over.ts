import { refuse, type Seat } from '../../../engine/core/index.js';
import { companyField, seatField } from '../../../engine/rail/action/fields.js';
import type { Feature, Move, RailGame } from '../../../engine/rail/contract.js';
import { changePresident, percentOf, presidentOf } from '../../../engine/rail/shares/shares.js';
import type { RailState } from '../../../engine/rail/state.js';
import { stockTurnOf } from '../../../engine/rail/stock/turn.js';
import { isMendedAgain } from './rules-number.js';

/** Those who have as many shares of the company as its director, if the seat is that and has its turn. */
const equals = (g: RailGame, s: RailState, seat: Seat, company: string): readonly Seat[] =>
  stockTurnOf(s, seat) && presidentOf(s, company) === seat
    ? s.players.flatMap((_, other) =>
        other !== seat && percentOf(g, s, company, other) === percentOf(g, s, company, seat) ? [other] : [],
      )
    : [];

interface HandOverFields {
  readonly company: string;
  readonly to: Seat;
}

const handOver: Move<HandOverFields> = {
  type: 'hand-over',
  aside: [],
  fields: { company: companyField, to: seatField },
  options: (g, s, seat) =>
    g.data.companies.flatMap(({ id }) => {
      const seats = equals(g, s, seat, id);
      return seats.length > 0
        ? [{ type: 'hand-over', fields: { company: { oneOf: [id] }, to: { oneOf: seats } } }]
        : [];
    }),
  refusal: (g, s, seat, { company, to }) =>
    equals(g, s, seat, company).includes(to) ? undefined : refuse('cannot-hand-over', { company, to }),
  play: (g, d, seat, { company, to }, out) => {
    changePresident(g, d, out, company, to);
    // Whoever has done that has not passed.
    if (isMendedAgain(d)) d.round = { ...stockTurnOf(d, seat)!, acted: true };
  },
};

/** At a tie the director may hand over, in their own turn (18Mag §3, Direktorwechsel). */
export const handingOver: Feature = {
  moves: [handOver],
  forms: [{ type: 'hand-over', form: 'hand <company:id> to <to:seat>' }],
};
