import type { Out, RailGame, Reactions } from './contract.js';
import type { Draft } from './state.js';

type Rest<K extends keyof Reactions> = Required<Reactions>[K] extends (
  g: RailGame,
  d: Draft,
  out: Out,
  ...rest: infer R
) => void
  ? R
  : never;

/** Lets the features react to what happens, in the order in which the title lists them. */
export const react = <K extends keyof Reactions>(
  g: RailGame,
  d: Draft,
  out: Out,
  what: K,
  ...rest: Rest<K>
): void => {
  for (const { reacts } of g.features)
    (reacts?.[what] as ((g: RailGame, d: Draft, out: Out, ...rest: Rest<K>) => void) | undefined)?.(
      g,
      d,
      out,
      ...rest,
    );
};
