import { privateRules } from '../company/acquiring.js';
import { dividendRules, type DividendKind } from '../company/dividend.js';
import { operatingRules } from '../company/operating-order.js';
import { trackRules } from '../company/track.js';
import type { RailGame } from '../contract.js';
import { extendsRoute } from '../map/extension.js';
import { part } from '../parts.js';
import type { OperatingRound, RailState } from '../state.js';
import { unit } from '../shares/unit.js';
import { onOffVariant, choiceVariant, type VariantChange, type Variant } from './variant.js';

/** Companies whose turn it is or will be in this operating round, in the order in which it began; none at its end. */
const inLine = ({ round }: RailState): readonly string[] =>
  round.kind === 'operating' && round.company !== '' ? [round.company, ...round.waiting] : [];

/**
 * Is the order of turns found anew before each, or once, when the operating round begins (1830 V-2.0)? Those that have had
 * theirs stand before the others where all are listed.
 */
export const turnOrder = choiceVariant('turn-order', 'dynamic', {
  fixed: {
    rules: [
      operatingRules.change(was => ({
        operatingOrder: (g, s, companies) => {
          const line = inLine(s);
          const others = companies.filter(id => !line.includes(id));
          return [...was.operatingOrder(g, s, others), ...line.filter(id => companies.includes(id))];
        },
      })),
    ],
  },
});

/** Half is kept; what is paid out is whole dollars for each share. */
const half = (leavesPrice: NonNullable<DividendKind['leavesPrice']>): DividendKind => ({
  kind: 'half',
  leavesPrice,
  keeps: (g, s, company, revenue) => {
    const shares = 100 / unit(g, s, company);
    return revenue - Math.floor(revenue / 2 / shares) * shares;
  },
});

/**
 * Income may be shared between the company and the owners of its shares (1830 V-7.1).
 * @param leavesPrice does the price stay when so much is paid?
 */
export const splitDividends = (leavesPrice: NonNullable<DividendKind['leavesPrice']>): Variant =>
  onOffVariant('split-dividends', {
    rules: [
      dividendRules.change(was => ({
        dividendKinds: (g, s, company) => [...was.dividendKinds(g, s, company), half(leavesPrice)],
      })),
    ],
    forms: [{ type: 'dividend', form: 'split', fixed: { kind: 'half' } }],
  });

const newTrack = (byWorth: boolean, fromGates: (s: RailState) => boolean): VariantChange => ({
  rules: [
    trackRules.change({
      tileConnects: (g, s, company, hex, placement) =>
        extendsRoute(g.map, s.board, company, hex, placement, { byWorth, fromGates: fromGates(s) }),
    }),
  ],
});

/**
 * What of a tile a company must reach: any of its track, some that is new, or a city or town that it makes worth more
 * where it is none that is new (1830 V-7.6).
 * @param fromGates do routes begin at gates that come with new track?
 */
export const requiredTrack = (fromGates: (s: RailState) => boolean): Variant =>
  choiceVariant('track', 'free', { semi: newTrack(true, fromGates), restricted: newTrack(false, fromGates) });

/** The operating round in which companies were first allowed to buy privates: its set and its number in that. */
const opened = part<readonly number[]>('private-buying', []);

const allowed = (g: RailGame, s: RailState): boolean => g.data.phases[s.phase]!.privatesToCompanies;

const isLater = ([set, index]: readonly number[], s: RailState): boolean =>
  set !== s.set || index !== (s.round as OperatingRound).index;

/** Companies buy privates from the operating round on after that in which they are first allowed to (1830 V-3.0). */
export const privateBuyingDelayed = onOffVariant('private-buying-delayed', {
  parts: [opened],
  rules: [
    privateRules.change(was => ({
      companiesMayBuy: (g, s) => was.companiesMayBuy(g, s) && isLater(opened.of(s), s),
    })),
  ],
  reacts: {
    phaseBegins: (g, d) => {
      // Trains are bought in operating rounds alone.
      const { index } = d.round as OperatingRound;
      if (allowed(g, d) && opened.of(d).length === 0) opened.set(d, [d.set, index]);
    },
  },
});
