import { textField } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { closePrivate } from '../../../engine/rail/company/privates.js';
import { hasTokenLeft } from '../../../engine/rail/company/tokens.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import type { Move, RailGame, Step } from '../../../engine/rail/contract.js';
import type { OperatingRound, RailState } from '../../../engine/rail/state.js';
import { asRight, coastPower, layMove, owned, tokenMove, type FindRight } from '../rules/coast.js';

/** The site closes the private first; tile and token then come in their steps. */
const closedFirst: FindRight = (g, _s, round) =>
  round.done.filter(id => g.private[id]).flatMap(id => asRight(g, id))[0];

/** Closing the private for it, as the site has it. */
export const useCoast: Move<{ readonly private: string }> = {
  type: 'use-coast',
  aside: [],
  fields: { private: textField },
  candidates: (g, s, _seat, of) =>
    g.data.privates
      .filter(({ id }) => id === of && s.privates[id] !== 'closed' && coastPower.of(g, id))
      .map(({ id }) => ({ private: id })),
  options: (g, s, seat) => {
    const round = turnOf(s, seat);
    const right = round && owned(g, s, round);
    return right ? [{ type: 'use-coast', fields: { private: { oneOf: [right.id] } } }] : [];
  },
  refusal: (g, s, seat, { private: id }) => {
    const round = turnOf(s, seat);
    return unlessNow(round && owned(g, s, round)?.id === id, 'use-coast');
  },
  play: (_g, d, seat, { private: id }, out) => {
    const round = turnOf(d, seat)!;
    closePrivate(d, out, id);
    d.round = { ...round, begun: true, done: [...round.done, id] };
  },
};

export const siteCoastMoves: readonly Move[] = [layMove(closedFirst), tokenMove(closedFirst)];

/**
 * Is the token of a right still to come: with its tile, or alone? The site asks for it even where it can
 * go nowhere.
 */
const awaitsToken: {
  readonly [step: string]: (g: RailGame, s: RailState, round: OperatingRound) => boolean;
} = {
  track: (g, s, round) => round.freeToken !== null && hasTokenLeft(g, s, round.company),
  token: (g, s, round) =>
    !round.tokened && closedFirst(g, s, round) !== undefined && hasTokenLeft(g, s, round.company),
};

/** The steps of a turn, of which those of track and tokens also wait for the token of a right. */
export const siteCoastSteps = (steps: readonly Step[]): readonly Step[] =>
  steps.map(step => {
    const awaits = awaitsToken[step.name];
    if (!awaits) return step;
    return { ...step, waits: (g, s, round) => step.waits(g, s, round) || awaits(g, s, round) };
  });
