import { takingHomes } from './order.js';
import { hasTokenLeft, home, token } from '../../../engine/rail/company/tokens.js';
import { lay } from '../../../engine/rail/company/track.js';
import type { Move, Reactions, Step } from '../../../engine/rail/contract.js';
import { phaseOf } from '../../../engine/rail/game.js';
import type { Draft } from '../../../engine/rail/state.js';
import { par } from '../../../engine/rail/stock/starting.js';

/*
 * The site finds out where a company can place a token when it first asks, and again only after something
 * was built. It does not see earlier that a place came free in another way, as when a company closes. Companies
 * found to have no place are noted in `used`.
 */

const noted = 'no place for ';

const forget = (d: Draft, company = ''): void => {
  const note = noted + company;
  if (d.used.some(name => name.startsWith(note))) d.used = d.used.filter(name => !name.startsWith(note));
};

/** The token step: who was found to have no place is not asked. */
const remember = (step: Step): Step => ({
  ...step,
  waits: (g, s, round) => step.waits(g, s, round) && !s.used.includes(noted + round.company),
  skipped: (g, d, out, round) => {
    step.skipped?.(g, d, out, round);
    const note = noted + round.company;
    if (!round.tokened && hasTokenLeft(g, d, round.company) && !d.used.includes(note))
      d.used = [...d.used, note];
  },
});

/** The steps of a turn, of which that of tokens remembers who was found to have no place. */
export const rememberingSteps = (steps: readonly Step[]): readonly Step[] =>
  steps.map(step => (step.name === 'token' ? remember(step) : step));

/** Moves by which something is built, with the notes forgotten. */
export const lookingAnew = (moves: readonly Move[]): readonly Move[] =>
  moves.map(move => ({
    ...move,
    play: (g, d, seat, fields, out) => {
      move.play(g, d, seat, fields, out);
      forget(d);
    },
  }));

/** A company that starts again is a new one. */
const startAnew: typeof par = {
  ...par,
  play: (g, d, seat, fields, out) => {
    par.play(g, d, seat, fields, out);
    forget(d, fields.company);
  },
};

export const siteMapMoves: readonly Move[] = [
  ...lookingAnew([lay, home, ...takingHomes([token])]),
  startAnew,
];

/** The earthquake changes the map, too. */
export const forgetAfterEarthquake: NonNullable<Reactions['phaseBegins']> = (g, d) => {
  if (phaseOf(g, d).name === '12') forget(d);
};
