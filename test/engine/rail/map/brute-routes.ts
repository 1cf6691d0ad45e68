import type { RunEnd, RunGraph, RunTrain } from '../../../../src/engine/rail/map/run-graph-types.js';

/** A route as the twin sees it: what it earns and which sides and links it wears. */
interface Way {
  readonly value: number;
  readonly wears: bigint;
}

/**
 * All routes of a train, by walking on from every stop in every way the rules allow. Shares no code
 * and no idea with the search under test.
 */
const allWays = (graph: RunGraph, train: RunTrain): Way[] => {
  const best = new Map<bigint, number>();
  const leaving = (end: RunEnd): { link: number; to: RunEnd; from: RunEnd }[] =>
    graph.links.flatMap((l, link) => [
      ...(same(l.a, end) ? [{ link, from: l.a, to: l.b }] : []),
      ...(same(l.b, end) ? [{ link, from: l.b, to: l.a }] : []),
    ]);
  const same = (x: RunEnd, y: RunEnd): boolean =>
    'stop' in x ? 'stop' in y && x.stop === y.stop : 'side' in y && x.side === y.side;

  const walk = (at: RunEnd, stops: number[], sides: number[], links: number[]): void => {
    if ('stop' in at && stops.length >= 2) note(stops, sides, links);
    if ('stop' in at && stops.length >= 2 && !graph.stops[at.stop]!.through) return;
    for (const { link, from, to } of leaving(at)) {
      if (links.includes(link) || train.usable?.[link] === false) continue;
      if ('side' in at && 'side' in from && from.half === at.half) continue;
      if ('side' in at && 'side' in from && (from.lane === 1) !== (at.lane === 1)) continue;
      if ('stop' in to) {
        if (!stops.includes(to.stop)) walk(to, [...stops, to.stop], sides, [...links, link]);
      } else if (!sides.includes(to.side)) walk(to, stops, [...sides, to.side], [...links, link]);
    }
  };

  const note = (stops: number[], sides: number[], links: number[]): void => {
    const groups = stops.map(s => graph.stops[s]!.group).filter(g => g !== null);
    if (new Set(groups).size < groups.length) return;
    if (!stops.some(s => graph.stops[s]!.own)) return;
    const halves = stops.map(s => graph.stops[s]!.joins ?? 2);
    if (halves.reduce((a, b) => a + b, 0) < 4) return;
    let cost = 0;
    for (const s of stops) cost += train.stopCost ? train.stopCost[s]! : 1;
    for (const l of links) cost += train.linkCost ? train.linkCost[l]! : 0;
    if (cost > train.limit) return;
    const { second } = train;
    if (second && stops.map(s => second.stopCost[s]!).reduce((a, b) => a + b, 0) > second.limit) return;
    let wears = 0n;
    for (const s of sides) wears |= 1n << BigInt(s);
    for (const l of links) wears |= 1n << BigInt(graph.sides + l);
    const unpaid = train.pays === undefined ? 0 : Math.max(0, stops.length - train.pays);
    const earned = stops.map(s => train.value[s]!).sort((a, b) => a - b);
    let value = earned.slice(unpaid).reduce((a, b) => a + b, 0);
    for (const l of links) value += train.linkValue ? train.linkValue[l]! : 0;
    for (const { amount, visits } of train.bonuses ?? []) {
      const missed = visits.filter(set => !set.some(s => stops.includes(s)));
      if (missed.length === 0) value += amount;
    }
    if (value > (best.get(wears) ?? 0)) best.set(wears, value);
  };

  graph.stops.forEach((_, stop) => walk({ stop }, [stop], [], []));
  return [...best].map(([wears, value]) => ({ wears, value })).sort((x, y) => y.value - x.value);
};

/** The most that all trains together can earn, by trying every choice of routes. */
export const bruteValue = (graph: RunGraph, trains: readonly RunTrain[]): number => {
  const ways = trains.map(train => allWays(graph, train));
  const atMost = ways.map((_, t) => ways.slice(t).reduce((sum, list) => sum + (list[0]?.value ?? 0), 0));
  let best = 0;
  const choose = (t: number, worn: bigint, sum: number): void => {
    if (sum > best) best = sum;
    if (t === ways.length || sum + atMost[t]! <= best) return;
    for (const way of ways[t]!)
      if ((way.wears & worn) === 0n) choose(t + 1, worn | way.wears, sum + way.value);
    choose(t + 1, worn, sum);
  };
  choose(0, 0n, 0);
  return best;
};
