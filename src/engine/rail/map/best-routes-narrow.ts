import { COMPLETE, UNBEGUN, type Automaton, type AutomatonLayer } from './best-routes-automaton.js';
import type { Outlook } from './best-routes-prices.js';

/** The most a route can have earned, after paying, on its way to each node; -Infinity where none comes. */
const earnedBefore = (automaton: Automaton, view: Outlook): readonly Float64Array[] => {
  let here = Float64Array.of(-Infinity, 0);
  return automaton.layers.map((layer, i) => {
    const now = here;
    const next = new Float64Array(automaton.layers[i + 1]?.nodes ?? 2).fill(-Infinity);
    for (let node = 0; node < layer.nodes; node++) {
      const [skip, take] = [layer.skip[node]!, layer.take[node]!];
      if (skip >= 0) next[skip] = Math.max(next[skip]!, now[node]!);
      if (take >= 0) next[take] = Math.max(next[take]!, now[node]! + view.gain[i]![node]!);
    }
    here = next;
    return now;
  });
};

/** Picks the kept nodes of a list with `words` numbers for each node. */
const pick = <T extends Float64Array | Int32Array | Uint8Array>(
  list: T,
  kept: Int32Array,
  words: number,
): T => {
  const picked = list.slice(0, kept.length * words) as T;
  for (let i = 0; i < kept.length; i++)
    for (let w = 0; w < words; w++) picked[i * words + w] = list[kept[i]! * words + w]!;
  return picked;
};

/** The same automaton with only the routes that earn at least `least` after paying. */
export const narrowed = (automaton: Automaton, view: Outlook, least: number): Automaton => {
  const before = earnedBefore(automaton, view);
  const layers: AutomatonLayer[] = [];
  let number = Int32Array.of(COMPLETE, UNBEGUN);
  for (let i = automaton.layers.length - 1; i >= 0; i--) {
    const layer = automaton.layers[i]!;
    const here = new Int32Array(layer.nodes).fill(-1);
    const skip = new Int32Array(layer.nodes).fill(-1);
    const take = new Int32Array(layer.nodes).fill(-1);
    const kept: number[] = [];
    for (let node = 0; node < layer.nodes; node++) {
      const [without, withLink] = [layer.skip[node]!, layer.take[node]!];
      const earned = before[i]![node]!;
      if (without >= 0 && earned + view.best[i + 1]![without]! >= least) skip[node] = number[without]!;
      if (withLink >= 0 && earned + view.gain[i]![node]! + view.best[i + 1]![withLink]! >= least)
        take[node] = number[withLink]!;
      if (node > UNBEGUN && skip[node]! < 0 && take[node]! < 0) continue;
      here[node] = kept.length;
      kept.push(node);
    }
    const list = Int32Array.from(kept);
    layers[i] = {
      nodes: list.length,
      skip: pick(skip, list, 1),
      take: pick(take, list, 1),
      gain: pick(layer.gain, list, 1),
      fresh: pick(layer.fresh, list, 1),
      open: pick(layer.open, list, layer.open.length / layer.nodes),
    };
    number = here;
  }
  return { layers };
};
