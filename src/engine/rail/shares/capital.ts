import type { RailGame } from '../contract.js';
import { ruleSet } from '../rules.js';
import { unit } from './unit.js';
import { IPO, TREASURY, type Holder, type RailState, type Source } from '../state.js';

/** How a company comes to its money. */
export interface Capital {
  /** Where its shares lie before anybody buys them, and what that is called in moves. */
  readonly unsold: Holder;
  readonly source: Source;
  /** Does the company get the money for a share that is bought there, or the bank? */
  paysCompany(g: RailGame, s: RailState, company: string): boolean;
  /** What the bank pays it when it floats, in dollars. */
  atFloat(g: RailGame, s: RailState, company: string): number;
}

/** Full capitalisation: all shares at par at once, when the company floats (1830 §6.3). */
export const fullCapital: Capital = {
  unsold: IPO,
  source: 'ipo',
  paysCompany: () => false,
  atFloat: (g, s, company) => (100 / unit(g, s, company)) * s.companies[company]!.par!,
};

/** Incremental capitalisation: what each share brings that is bought from the company itself (1849 §3.2). */
export const incrementalCapital: Capital = {
  unsold: TREASURY,
  source: 'treasury',
  paysCompany: () => true,
  atFloat: () => 0,
};

export const capitalRules = ruleSet('capital', {
  /** Companies of a title may differ. */
  capital: (_g: RailGame, _company: string): Capital => fullCapital,
});

/** How the company comes to its money. */
export const capitalOf = (g: RailGame, company: string): Capital => capitalRules.of(g).capital(g, company);
