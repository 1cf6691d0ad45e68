import { refuse, type Fact } from '../../../engine/core/index.js';
import { closeCompany } from '../../../engine/rail/company/closing.js';
import { tokenRules } from '../../../engine/rail/company/tokens.js';
import { trackRules } from '../../../engine/rail/company/track.js';
import type { Feature, Out, RailGame } from '../../../engine/rail/contract.js';
import { phaseOf } from '../../../engine/rail/game.js';
import { companyPart, part } from '../../../engine/rail/parts.js';
import type { Draft, RailState } from '../../../engine/rail/state.js';

/** Messina falls back, and these companies lose their tokens there. */
export type EarthquakeFact = {
  readonly kind: 'earthquake';
  readonly hex: string;
  readonly lost: readonly string[];
};

const messina = 'B14';

/** Tokens of the company that are out of the game. */
const lostTokens = companyPart<number>('lost-tokens', 0);

/** How many tokens of the company the earthquake took out of the game: 0 or 1 (1849 §4.6.3.1). */
export const lostTokensOf = (s: RailState, company: string): number => lostTokens.of(s, company);

/** The hex of the home it chose, where its token there is lost. */
const lostHome = companyPart<string | null>('lost-home', null);

/** The hex of the home it chose where the earthquake took its token there; null for all other companies. */
export const lostHomeOf = (s: RailState, company: string): string | null => lostHome.of(s, company);

/** Hexes on which nobody may build before the stock round of that number is over. */
const resting = part<{ readonly [hex: string]: number }>('resting', {});

/** By hex the number of the stock round that must be over before anybody builds there again (1849 §4.6.3.1). */
export const restingOf = (s: RailState): { readonly [hex: string]: number } => resting.of(s);

const isResting = (s: RailState, hex: string): boolean => {
  const until = restingOf(s)[hex];
  return until !== undefined && (s.set < until || (s.set === until && s.round.kind === 'stock'));
};

/** A home that was chosen is where its first token stands. */
const choseMessina = (g: RailGame, d: Draft, company: string): boolean =>
  'choose' in g.company[company]!.home && d.board.tokens.find(t => t.company === company)!.hex === messina;

/**
 * With the first 12H-train Messina falls back to what is printed, all tokens there are lost, and nobody
 * may build there before the next stock round is over. A company without any other token, which
 * only Garibaldi can be, is closed (1849 §4.6.3.1).
 */
const strike = (g: RailGame, d: Draft, out: Out<EarthquakeFact>): void => {
  if (phaseOf(g, d).name !== '12') return;
  const lost = d.board.tokens.filter(t => t.hex === messina).map(t => t.company);
  const homeless = lost.filter(company => choseMessina(g, d, company));
  const { [messina]: _tile, ...laid } = d.board.laid;
  d.board = { laid, tokens: d.board.tokens.filter(t => t.hex !== messina) };
  resting.set(d, { ...restingOf(d), [messina]: d.set + 1 });
  out.say({ kind: 'earthquake', hex: messina, lost });
  for (const company of lost)
    if (d.board.tokens.some(t => t.company === company)) {
      lostTokens.set(d, company, lostTokensOf(d, company) + 1);
      if (homeless.includes(company)) lostHome.set(d, company, messina);
    } else closeCompany(g, d, out, company, 'earthquake');
};

/** Messina falls back when the first 12H-train is bought (1849 §4.6.3.1). */
export const earthquake: Feature = {
  parts: [lostTokens, lostHome, resting],
  rules: [
    tokenRules.change({ lostTokens: lostTokensOf }),
    trackRules.change({
      hexRefusal: (_g, s, hex) => (isResting(s, hex) ? refuse('hex-resting', { hex }) : undefined),
    }),
  ],
  reacts: {
    phaseBegins: strike,
    companyCloses: (_g, d, _out, company) => {
      lostTokens.clear(d, company);
      lostHome.clear(d, company);
    },
  },
  meanings: {
    earthquake: (fact: Fact) => ({ changes: (fact as EarthquakeFact).lost }),
  },
  marks: (_g, s) =>
    Object.entries(restingOf(s)).map(([hex, set]) => ({ hex, note: { kind: 'resting', hex, set } })),
};
