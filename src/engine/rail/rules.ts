import type { RailGame, RuleChange } from './contract.js';

/**
 * Rules that belong together, kept in the file of the code that asks them, with what most 18xx have as their
 * preset. A title changes some of them for its game; nobody but the asker and that title knows them.
 */
export interface RuleSet<R extends object> {
  /** The rules as they are in this game. */
  of(g: RailGame): R;
  /** Other rules in place of some; a function is given those that it changes. */
  change(change: Partial<R> | ((was: R) => Partial<R>)): RuleChange;
}

/** @param set its name, which no other set has */
export const ruleSet = <R extends object>(set: string, preset: R): RuleSet<R> => ({
  of: g => (g.rules[set] ?? preset) as R,
  change: change => ({
    set,
    apply: before => {
      const was = (before ?? preset) as R;
      return { ...was, ...(typeof change === 'function' ? change(was) : change) };
    },
  }),
});

/** The rules of a game after changes, in their order. */
export const changedRules = (
  rules: RailGame['rules'],
  changes: readonly RuleChange[],
): RailGame['rules'] => {
  const changed: { [set: string]: object } = { ...rules };
  for (const { set, apply } of changes) changed[set] = apply(changed[set]);
  return changed;
};
