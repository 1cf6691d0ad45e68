import type { Seat } from '../../core/index.js';
import { operatingRules } from '../company/operating-order.js';
import { putToken } from '../company/tokens.js';
import type { Out, RailGame, RuleChange } from '../contract.js';
import type { Home } from '../data.js';
import { turnRules } from '../game.js';
import { pay } from '../money.js';
import { byPrice } from '../shares/market.js';
import type { Draft } from '../state.js';
import type { DraftFact } from './facts.js';

/** Tells minors, which belong to one player as a whole, from other companies. */
type IsMinor = (company: string) => boolean;

/** What a minor has when it begins. */
interface Dowry {
  readonly capital: number;
  readonly trains: readonly string[];
  readonly home: Extract<Home, { hex: string }>;
}

/** Takes trains out of the depot without a sale, so that they begin no phase. */
const takeOut = (d: Draft, trains: readonly string[]): void => {
  for (const train of trains) {
    const left = d.depot.left[train]!;
    if (left !== null) d.depot = { ...d.depot, left: { ...d.depot.left, [train]: left - 1 } };
  }
};

/** A player has the minor, with its train, its capital and its home. */
export const foundMinor = (
  g: RailGame,
  d: Draft,
  out: Out<DraftFact>,
  seat: Seat,
  company: string,
  { capital, trains, home }: Dowry,
): void => {
  out.say({ kind: 'minor-drafted', seat, company });
  Object.assign(d.companies[company]!, { certs: [seat], floated: true, trains });
  takeOut(d, trains);
  pay(d, 'bank', company, capital);
  putToken(g, d, out, company, home.hex, home.stop ?? 0, 0, { home: true });
};

/** The minors act in the order in which they are listed, then the other companies, the dearest first. */
export const minorsFirst = (isMinor: IsMinor): RuleChange =>
  operatingRules.change({
    operatingOrder: (g, s, companies) => [
      ...g.data.companies.map(({ id }) => id).filter(id => isMinor(id) && companies.includes(id)),
      ...byPrice(
        g,
        s,
        companies.filter(id => !isMinor(id)),
      ),
    ],
  });

/** Minors and other companies have turns of these parts, by name, in the order of the title's steps. */
export const turnSteps = (
  isMinor: IsMinor,
  parts: { readonly minors: readonly string[]; readonly others: readonly string[] },
): RuleChange =>
  turnRules.change({
    stepsOf: (g, company) => {
      const names = isMinor(company) ? parts.minors : parts.others;
      return g.steps.filter(({ name }) => names.includes(name));
    },
  });
