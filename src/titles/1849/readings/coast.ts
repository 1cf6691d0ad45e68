import { must } from '../../../engine/core/index.js';
import {
  closePrivate,
  hasTokenLeft,
  onlyFields,
  textField,
  turnOf,
  type Move,
  type OperatingRound,
  type RailGame,
  type RailState,
  type Step,
} from '../../../engine/rail/index.js';
import { asRight, coastPower, layMove, owned, tokenMove, type FindRight } from '../rules/coast.js';

/** The site closes the private first; tile and token then come in their steps. */
const closedFirst: FindRight = (g, _s, round) =>
  round.done.filter(id => g.private[id]).flatMap(id => asRight(g, id))[0];

/** Closing the private for it, as the site has it. */
export const useCoast: Move = {
  type: 'use-coast',
  aside: [],
  options: (g, s, seat) => {
    const round = turnOf(s, seat);
    const right = round && owned(g, s, round);
    return right ? [{ type: 'use-coast', fields: { private: { oneOf: [right.id] } } }] : [];
  },
  tries: (g, s, _seat, of) =>
    g.data.privates
      .filter(({ id }) => id === of && s.privates[id] !== 'closed' && coastPower.of(g, id))
      .map(({ id }) => ({ private: id })),
  play: (g, d, action, out) => {
    onlyFields(action, ['private']);
    const round = turnOf(d, action.seat);
    const id = textField(action, 'private');
    must(round && owned(g, d, round)?.id === id, 'not-now', { type: 'use-coast' });
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
