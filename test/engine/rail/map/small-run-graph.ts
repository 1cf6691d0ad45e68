import type {
  RunEnd,
  RunGraph,
  RunLink,
  RunStop,
  RunTrain,
} from '../../../../src/engine/rail/map/run-graph-types.js';

/**
 * A graph from one line of text: stops such as `A30` with the marks `*` (own token), `|` (no way
 * through), `o` (a port: no way through, joins nothing) and `@1` (group 1), and links such as `A-1a`
 * or `1b-B`, where `1a` and `1b` are the two halves of side 1 (`1a~` on its second lane).
 */
export const smallGraph = (
  text: string,
): { graph: RunGraph; value: number[]; stop: (name: string) => number } => {
  const words = text.split(' ');
  const names: string[] = [];
  const stops: RunStop[] = [];
  const value: number[] = [];
  const links: RunLink[] = [];
  let sides = 0;
  const end = (word: string): RunEnd => {
    const side = /^(\d)([ab])(~?)$/.exec(word);
    if (!side) return { stop: names.indexOf(word) };
    sides = Math.max(sides, Number(side[1]) + 1);
    return { side: Number(side[1]), half: side[2] === 'a' ? 0 : 1, lane: side[3] ? 1 : 0 };
  };
  for (const word of words) {
    const stop = /^([A-Z])(\d+)(\*?)([|o]?)(?:@(\d))?$/.exec(word);
    if (stop) {
      names.push(stop[1]!);
      value.push(Number(stop[2]));
      stops.push({
        own: stop[3] === '*',
        through: stop[4] === '',
        group: stop[5] ? Number(stop[5]) : null,
        joins: stop[4] === 'o' ? 0 : 2,
      });
      continue;
    }
    const [a, b] = word.split('-');
    links.push({ a: end(a!), b: end(b!) });
  }
  return { graph: { stops, sides, links }, value, stop: name => names.indexOf(name) };
};

export const trainOf = (limit: number, value: readonly number[]): RunTrain => ({
  name: limit === Infinity ? 'D' : String(limit),
  limit,
  value,
});
