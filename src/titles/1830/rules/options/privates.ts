import { closePrivate, power, privatesOf } from '../../../../engine/rail/company/privates.js';
import { freeSpots } from '../../../../engine/rail/company/tokens.js';
import { layPower, trackRules } from '../../../../engine/rail/company/track.js';
import type { RailGame } from '../../../../engine/rail/contract.js';
import type { Draft, OperatingRound, RailState } from '../../../../engine/rail/state.js';
import { isMended } from '../rules-number.js';
import { onOffVariant, choiceVariant } from '../../../../engine/rail/variants/index.js';

/** Its company pays half for its first tile on the hex, and loses it with that. */
const halfCostPower = power<{ readonly kind: 'half-cost'; readonly hex: string }>('half-cost');

/** The private of the company that makes a first tile on the hex cheaper; null where there is none. */
const halves = (g: RailGame, s: RailState, company: string, hex: string): string | null =>
  privatesOf(g, s, company).find(id => halfCostPower.of(g, id)?.hex === hex) ?? null;

/** The company that owns the SV pays half the cost of G15; the SV is then gone (V-4.0). */
export const svDiscount = onOffVariant('sv-discount', {
  data: d => ({
    ...d,
    privates: d.privates.map(p =>
      p.id === 'SV' ? { ...p, powers: [...p.powers, halfCostPower.with({ hex: 'G15' })] } : p,
    ),
  }),
  rules: [
    trackRules.change(was => ({
      trackCost: (g, s, company, hex, placement) => {
        const cost = was.trackCost(g, s, company, hex, placement);
        // An upgrade costs nothing.
        return halves(g, s, company, hex) === null ? cost : cost / 2;
      },
    })),
  ],
  reacts: {
    tileLaid: (g, d, out, company, hex, before) => {
      const id = halves(g, d, company, hex);
      const isFirst = before.track.length === 0;
      if (id !== null && (isFirst || !isMended(d))) closePrivate(d, out, id);
    },
  },
});

/** The free token of a private whose tile its company laid, in this turn or in an earlier one. */
const laterToken = (g: RailGame, s: RailState, round: OperatingRound): OperatingRound['freeToken'] => {
  if (round.step !== 'track') return null;
  const used = privatesOf(g, s, round.company).filter(id => s.used.includes(id));
  const privateId = used.find(id => layPower.of(g, id)?.freeToken);
  if (privateId === undefined) return null;
  const { hex } = layPower.of(g, privateId)!;
  return freeSpots(g, s, round.company, hex).length > 0 ? { privateId, hex } : null;
};

const openAgain = (g: RailGame, d: Draft): void => {
  if (d.round.kind === 'operating') d.round = { ...d.round, freeToken: laterToken(g, d, d.round) };
};

/** May the token of the DH be placed in a later turn, too, without a route (V-4.0)? */
export const dhToken = choiceVariant('dh-token', 'fixed', {
  flexible: {
    // It can wait, and with it nothing else has to.
    rules: [trackRules.change({ freeTokenComesFirst: false })],
    reacts: {
      settles: (g, d) => {
        openAgain(g, d);
      },
    },
  },
});
