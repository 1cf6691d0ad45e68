import type { Out, RailGame, Step } from '../contract.js';
import { part } from '../parts.js';
import type { Draft, RailState } from '../state.js';
import { trainRules } from '../train/buying.js';
import { supplyRules } from '../train/supply.js';
import { onOffVariant } from './variant.js';

/** Kinds of train that are obsolete, and still run once more for some company. */
const obsolete = part<readonly string[]>('obsolete', []);

const isObsolete = (s: RailState, train: string): boolean => obsolete.of(s).includes(train);

/** Those that nobody has any more need not be remembered; none lies in the pool. */
const tidy = (d: Draft): void => {
  const isOwned = (name: string): boolean =>
    Object.values(d.companies).some(({ trains }) => trains.includes(name));
  d.depot = { ...d.depot, pool: d.depot.pool.filter(name => !isObsolete(d, name)) };
  obsolete.set(d, obsolete.of(d).filter(isOwned));
};

/** What has run once more leaves the game. */
const scrap = (d: Draft, out: Out, company: string): void => {
  const c = d.companies[company]!;
  for (const name of obsolete.of(d)) {
    if (!c.trains.includes(name)) continue;
    c.trains = c.trains.filter(train => train !== name);
    out.say({ kind: 'trains-rusted', train: name, companies: [company] });
  }
  tidy(d);
};

/** Right after the run, whether there was one or not. */
const scrapping: Step = {
  name: 'scrap',
  waits: () => false,
  skipped: (_g, d, out, { company }) => {
    scrap(d, out, company);
  },
  mayPass: () => false,
  ask: (_g, _s, { company }) => ({ kind: 'run-trains', company }),
};

const behindRun = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap(step => (step.name === 'run' ? [step, scrapping] : [step]));

/** Trains stay where they are until they have had one more turn to run (1830 V-3.0). */
const becomeObsolete = (_g: RailGame, d: Draft, _out: Out, name: string): void => {
  obsolete.set(d, [...new Set([...obsolete.of(d), name])]);
  tidy(d);
};

/** Every train that becomes obsolete may run once more; until then it counts, and cannot be sold or given in exchange. */
export const delayedRust = onOffVariant('rust-delayed', {
  parts: [obsolete],
  steps: behindRun,
  rules: [
    supplyRules.change({ rust: becomeObsolete }),
    trainRules.change(was => ({
      mayPartWith: (g, s, company, train, to) =>
        was.mayPartWith(g, s, company, train, to) && !isObsolete(s, train),
    })),
  ],
  reacts: {
    settles: (_g, d) => {
      tidy(d);
    },
  },
  columns: [
    {
      name: 'obsolete',
      value: (_g, s, company) => {
        const names = [...new Set(s.companies[company]!.trains)].filter(name => isObsolete(s, name));
        return names.length > 0 ? { names } : null;
      },
    },
  ],
});
