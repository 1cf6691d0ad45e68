import { refuse } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { privatesForCompany } from '../../../engine/rail/company/acquiring.js';
import { closePrivate, power, privatesOf } from '../../../engine/rail/company/privates.js';
import {
  freeSpots,
  putToken,
  readSpot,
  spotName,
  spotRightFields,
  triedSpots,
  type SpotRightFields,
} from '../../../engine/rail/company/tokens.js';
import { turnOf } from '../../../engine/rail/company/track.js';
import type { Feature, Move, Out, RailGame } from '../../../engine/rail/contract.js';
import { changeStep } from '../../../engine/rail/round/steps.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import type { Draft, OperatingRound, RailState } from '../../../engine/rail/state.js';
import { isMended } from './rules-number.js';

/** Its company may place the token of a turn on `hex`, free and without a connection; the private closes after the turn (1856 §2). */
export const freeTokenPower = power<{ readonly kind: 'free-token'; readonly hex: string }>('free-token');

/** The right of a company to a free token that can be used now, and where. */
const rightNow = (
  g: RailGame,
  s: RailState,
  round: OperatingRound,
): { readonly id: string; readonly spots: readonly string[] } | undefined => {
  const { anyTime } = freeTokenRules.of(g);
  if (!anyTime && (round.step !== 'token' || round.tokened)) return undefined;
  if (s.used.includes(tokenUsed)) return undefined;
  return privatesOf(g, s, round.company)
    .flatMap(id => {
      const right = freeTokenPower.of(g, id);
      const spots = right ? freeSpots(g, s, round.company, right.hex) : [];
      return spots.length > 0 ? [{ id, spots: spots.map(({ hex, stop }) => spotName(hex, stop)) }] : [];
    })
    .at(0);
};

/** Could the company place that token in this step if it bought the private now (1856 §2: at any time in its turn)? */
const couldBuyRight = (g: RailGame, s: RailState, { company, tokened }: OperatingRound): boolean =>
  !tokened &&
  !s.used.includes(tokenUsed) &&
  privatesForCompany(g, s, company).some(id => {
    const right = freeTokenPower.of(g, id);
    return right !== undefined && freeSpots(g, s, company, right.hex).length > 0;
  });

const placeFree: Move<SpotRightFields> = {
  type: 'use-token',
  fields: spotRightFields,
  moment: (_g, s, seat) => unlessNow(turnOf(s, seat), 'use-token'),
  candidates: (g, s, _seat, of) =>
    g.data.privates.flatMap(({ id }) => {
      const right = freeTokenPower.of(g, id);
      if (!right || s.privates[id] === 'closed' || (of !== id && of !== right.hex)) return [];
      return triedSpots(g, s, right.hex).map(spot => ({ private: id, ...spot }));
    }),
  options: (g, s, seat) => {
    const right = rightNow(g, s, turnOf(s, seat)!);
    return right
      ? [{ type: 'use-token', fields: { private: { oneOf: [right.id] }, spot: { oneOf: right.spots } } }]
      : [];
  },
  refusal: (g, s, seat, { private: id, spot }) => {
    const right = rightNow(g, s, turnOf(s, seat)!);
    if (right?.id !== id) return unlessNow(false, 'use-token');
    return right.spots.includes(spot)
      ? undefined
      : refuse('no-token-there', { spot, allowed: [...right.spots] });
  },
  play: (g, d, seat, { private: id, spot }, out) => {
    const round = turnOf(d, seat)!;
    const { hex, stop } = readSpot(spot);
    putToken(g, d, out, round.company, hex, stop, 0, { home: false, private: id });
    d.used = [...d.used, id, tokenUsed];
    d.round = { ...round, begun: true, tokened: true };
  },
};

/** Noted when the free token is placed: there is one alone. */
export const tokenUsed = 'free-token';

export const freeTokenRules = ruleSet('1856/free-token', {
  /** Does a right that was used close its private with the turn, or with the round? */
  closesWithTurn: true,
  /** Is the president asked for a token that can be placed only by such a right? */
  asksForFree: true,
  /** Can it be placed at any moment of the turn? */
  anyTime: false,
});

/** Closes the privates whose right was used, by tile or token (1856 §2). */
export const closeAllUsed = (g: RailGame, d: Draft, out: Out): void => {
  for (const { id } of g.data.privates)
    if (freeTokenPower.of(g, id) && d.used.includes(id) && d.privates[id] !== 'closed')
      closePrivate(d, out, id);
};

/** Waterloo & Saugeen: its tile is the kit's, its token comes in place of the token of the turn (1856 §2). */
export const freeToken: Feature = {
  moves: [placeFree],
  steps: was =>
    changeStep(was, 'token', token => ({
      ...token,
      waits: (g, s, round) =>
        token.waits(g, s, round) ||
        (freeTokenRules.of(g).asksForFree &&
          (rightNow(g, s, { ...round, step: token.name }) !== undefined ||
            (isMended(s) && couldBuyRight(g, s, round)))),
    })),
  reacts: {
    turnEnds: (g, d, out) => {
      if (freeTokenRules.of(g).closesWithTurn) closeAllUsed(g, d, out);
    },
  },
};
