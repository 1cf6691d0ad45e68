import { refuse, type SettingDef, type Settings, type Tie } from '../../../../../engine/core/index.js';
import { tokenRules } from '../../../../../engine/rail/company/tokens.js';
import { trackRules } from '../../../../../engine/rail/company/track.js';
import type { Feature } from '../../../../../engine/rail/contract.js';
import type { RailState } from '../../../../../engine/rail/state.js';
import { doubleShares, withDoubleShare, type Variant } from '../../../../../engine/rail/variants/index.js';
import { isMended, isRefined } from '../../rules-number.js';
import { coalField } from './coal-field.js';
import { hasSpecialMarker } from './companies.js';
import { withPlan } from './data.js';
import { plusPrivateRights } from './own-privates.js';
import { plusPlanOf, plusPlans, type PlusPlan } from './plans.js';
import { westVirginia } from './west-virginia.js';

const chosenTo =
  (board: string): Feature['chosen'] & object =>
  s =>
    s['board'] === board;

/** What a scenario has its own way, or what must be as in Classic for it. */
const excludes: readonly Tie[] = [
  // S-1 and S-2 leave 5 and 6 in the box, and let you take them (S-1.1, margin).
  { setting: 'tiles', is: ['extension-a'] },
  { when: ['empire', 'west-virginia'], setting: 'tiles' },
  { setting: 'third-6-train' },
  { setting: 'plus-trains' },
  { setting: 'higher-cert-limits' },
  { setting: 'privates-sale' },
  { setting: 'double-share' },
  // A 20 % certificate cannot be sold one by one.
  { setting: 'sales' },
  // Prices fall and rise in a way of its own.
  { when: ['west-virginia'], setting: 'sale-drop' },
  { when: ['west-virginia'], setting: 'rise-needs-dividend' },
];

/** Does the first tile on the hex cost nothing there, whatever is printed? */
const isFree = (s: RailState, hex: string): boolean =>
  isMended(s) && hex === 'E5' && plusPlanOf(s.settings)!.companies.added.includes('PMQ');

/**
 * What T-09 does not name, and what it names where cities join (V-7.8); the special marker of the PRR; the home of the PMQ, on
 * which tiles cost nothing, as on that of the Erie (S-1 7.2). Games of rules number 3 had it the other way.
 */
const corrected: Feature = {
  chosen: s => plusPlanOf(s) !== undefined,
  rules: [
    trackRules.change(was => ({
      tileRefusal: (g, s, hex, placement) => {
        const upgrade = `${s.board.laid[hex]} ${placement.tile}`;
        const wrong = isMended(s) ? /^2[89].* 43$/ : /^59.* 3[56]$/;
        return wrong.test(upgrade)
          ? refuse('tile-may-not-follow', { hex, ...placement })
          : was.tileRefusal(g, s, hex, placement);
      },
      trackCost: (g, s, company, hex, placement) =>
        isFree(s, hex) ? 0 : was.trackCost(g, s, company, hex, placement),
    })),
    tokenRules.change({
      lostTokens: (s, company) => (isMended(s) || !hasSpecialMarker({ id: company }) ? 0 : 1),
    }),
  ],
  marks: (_g, s) =>
    ['E5']
      .filter(hex => isFree(s, hex) && s.board.laid[hex] === undefined)
      .map(hex => ({ hex, label: '$0', note: { kind: 'first-tile-free', hex } })),
};

const board: SettingDef = {
  id: 'board',
  values: ['classic', ...Object.keys(plusPlans)],
  excludes,
};

/** The other side of the board, with one of the scenarios that are played on it (V-1.2, chapter S). */
export const plusBoard: Variant = {
  setting: board,
  features: [
    ...Object.entries(plusPlans).map(([id, plan]): Feature => ({
      chosen: chosenTo(id),
      data: withPlan(plan),
    })),
    corrected,
    coalField,
    plusPrivateRights,
    ...westVirginia,
  ],
};

const plansMake = (s: Settings, makes: (plan: PlusPlan) => boolean): boolean => {
  const plan = plusPlanOf(s);
  return plan !== undefined && makes(plan);
};

/** The Erie has a second 20 % certificate, as the N&W has in every scenario (V-6.5). */
export const doubleShare: Variant = {
  setting: { id: 'double-share', values: [false, true], excludes: [{ setting: 'sales' }] },
  features: [
    {
      chosen: s => s['double-share'] === true,
      data: d => ({
        ...d,
        companies: d.companies.map(one => (one.id === 'ERIE' ? withDoubleShare(one) : one)),
      }),
    },
    { ...doubleShares(isRefined), chosen: s => s['double-share'] === true || plusPlanOf(s) !== undefined },
  ],
};

/** The choice as it is, and in scenarios that make it. */
export const inScenarios = ({ setting, features }: Variant, makes: (plan: PlusPlan) => boolean): Variant => ({
  setting,
  features: features.map(feature => ({
    ...feature,
    chosen: s => feature.chosen?.(s) === true || plansMake(s, makes),
  })),
});
