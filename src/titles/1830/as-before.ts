import {
  dividendRules,
  extendsRoute,
  trackRules,
  type DividendKind,
  type Feature,
  type RailState,
  type RefusalReason,
} from '../../engine/rail/index.js';
import { debtOf } from './base/insolvency.js';
import { planOf } from './scenarios/plus/plans.js';
import { isMended } from './rules-number.js';

/** On the other side of the board: what T-09 does not name, and what it names where cities join (V-7.8). */
const mended = { closed: ['28 43', '29 43'], opened: ['59 35', '59 36'] };

/** What may not follow on the hex by the list of the game's rules number. */
const listRefusal = (
  s: RailState,
  hex: string,
  { tile, rotation }: { readonly tile: string; readonly rotation: number },
): RefusalReason | null => {
  const upgrade = `${s.board.laid[hex]?.split('/')[0] ?? ''} ${tile}`;
  const isRefused = planOf(s.settings) && mended[isMended(s) ? 'closed' : 'opened'].includes(upgrade);
  return isRefused ? ['tile-may-not-follow', { hex, tile, rotation }] : null;
};

const isChosen = (s: RailState, ...levels: readonly unknown[]): boolean =>
  levels.includes(s.settings['track']);

/** Where nothing came of a split, the price fell. */
const fell = (kind: DividendKind): DividendKind =>
  kind.leavesPrice ? { ...kind, leavesPrice: paid => paid > 0 } : kind;

/** Games of rules number 3 go on as they began. */
export const asBefore: Feature = {
  rules: [
    dividendRules.change(was => ({
      dividendKinds: (g, s, company) => {
        const kinds = was.dividendKinds(g, s, company);
        return isMended(s) ? kinds : kinds.map(fell);
      },
      // An insolvent company could split.
      dividendOpen: (g, s, company, kind) =>
        was.dividendOpen(g, s, company, kind) || (!isMended(s) && kind === 'half' && debtOf(s, company) > 0),
    })),
    trackRules.change(was => ({
      tileRefusal: (g, s, hex, placement) =>
        was.tileRefusal(g, s, hex, placement) ?? listRefusal(s, hex, placement),
      // A station beside the track led onto no new track.
      tileConnects: (g, s, company, hex, placement) =>
        isMended(s) || !isChosen(s, 'semi', 'restricted')
          ? was.tileConnects(g, s, company, hex, placement)
          : extendsRoute(g.map, s.board, company, hex, placement, {
              byWorth: isChosen(s, 'semi'),
              fromGates: false,
            }),
    })),
  ],
};
