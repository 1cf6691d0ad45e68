import type { Grid, Point } from './geometry.js';
import type { Svg } from './svg.js';

/*
 * Finds places for what is written on a hex, so that nothing lies on anything else: each mark says how large it
 * is in each of the ways it can be drawn, and where it would like to be.
 */

/** A box around its centre. */
export interface MarkBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What marks have to keep clear of: never hidden, or of little weight, as a piece of track that goes on. */
export interface Obstacle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly soft?: true;
}

/** One way to draw a mark. */
export interface MarkShape {
  readonly width: number;
  readonly height: number;
  /** The higher, the less it is liked; 0 for the best. */
  readonly cost: number;
  /** Where it is tried, the best place first; everywhere else on the hex after them. */
  readonly spots: readonly Point[];
  /** It stays inside the hex, as what has a ground of its own; letters may reach a little over the edge. */
  readonly solid?: true;
  /** What it costs besides to lie on track. */
  readonly clear?: number;
  /** It is a circle, so that the corners of its box are free. */
  readonly round?: true;
  readonly draw: (at: Point) => readonly Svg[];
}

/** A mark: one of its ways is drawn. */
export interface MarkWish {
  readonly ways: readonly MarkShape[];
  /** Left out where there is no room: it stands elsewhere too. */
  readonly optional?: true;
  /** Stands where names do, which are not shown together with it. */
  readonly instead?: true;
  /** Not shown together with what stands instead. */
  readonly name?: true;
}

/** `Math.hypot` takes several times as long, and a map asks very often. */
const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

const gapToCircle = (box: MarkBox, { x, y, radius }: Obstacle): number => {
  const dx = Math.abs(x - box.x) - box.width / 2;
  const dy = Math.abs(y - box.y) - box.height / 2;
  if (dx <= 0 && dy <= 0) return Math.max(dx, dy) - radius;
  // Most are farther away than anybody asks for, and their exact distance does not matter.
  const far = Math.max(dx, dy) - radius;
  return far >= GAP ? far : distance(Math.max(dx, 0), Math.max(dy, 0)) - radius;
};

const gapToBox = (a: MarkBox, b: MarkBox): number =>
  Math.max(Math.abs(a.x - b.x) - (a.width + b.width) / 2, Math.abs(a.y - b.y) - (a.height + b.height) / 2);

const gapBetweenCircles = ({ x, y, width }: MarkBox, other: Obstacle): number =>
  distance(x - other.x, y - other.y) - width / 2 - other.radius;

/** Room that is kept around a mark. */
const GAP = 0.8;
/** How far from the hex's edge a corner has to be: letters do not fill their corners. */
const SOLID = 1;
const LETTERS = -1.5;
/** How much worse it is to hide something than to be drawn in a way less liked. */
const HARD = 40;
const SOFT = 2;

/** A third of a line of letters and the gap below it. */
const STEP = 4.2;
const lattice: readonly Point[] = Array.from({ length: 21 * 21 }, (_, i) => ({
  x: ((i % 21) - 10) * STEP,
  y: (Math.floor(i / 21) - 10) * STEP,
}));

/** A place for a mark and what it costs on the empty hex: what is hidden there, and how far from its wish it is. */
interface Place {
  readonly box: MarkBox;
  readonly way: MarkShape;
  readonly hard: number;
  readonly cost: number;
}

/** Spots on the hex and what each costs by being there: those that are wished for, or all others. */
type Spots = (way: MarkShape) => readonly (readonly [Point, number])[];

const wished: Spots = way => way.spots.map((spot, at) => [spot, at * 0.05]);

/** The farther from the first wish, the dearer. */
const others: Spots = ({ spots: [first = { x: 0, y: 0 }] }) =>
  lattice.map(spot => [spot, ELSEWHERE + distance(spot.x - first.x, spot.y - first.y) * 0.04]);

/** What it costs at least not to be where one wished to be. */
const ELSEWHERE = 1;

const short = (gap: number, wanted: number): number => Math.max(0, wanted - gap);

/** A spot that was not looked at closely yet: how far it lies over the edge, and what it costs at least. */
interface Candidate {
  readonly spot: Point;
  readonly dear: number;
  readonly hard: number;
  readonly least: number;
}

const candidatesFor = (way: MarkShape, spots: Spots, grid: Grid): readonly Candidate[] => {
  const { width, height, cost } = way;
  const inside = way.solid ? SOLID : LETTERS;
  const candidates: Candidate[] = [];
  for (const [spot, dear] of spots(way)) {
    const hard = short(
      way.round ? grid.edgeDistance(spot) - width / 2 : grid.edgeDistance(spot, width, height),
      inside,
    );
    // Far outside there is no use in looking further.
    if (hard <= 8) candidates.push({ spot, dear, hard, least: cost + dear + hard * HARD });
  }
  return candidates.sort((a, b) => a.least - b.least);
};

const placeAt = (way: MarkShape, { spot, dear, hard }: Candidate, obstacles: readonly Obstacle[]): Place => {
  const box = { x: spot.x, y: spot.y, width: way.width, height: way.height };
  let hidden = hard;
  let soft = 0;
  for (const obstacle of obstacles) {
    const gap = way.round ? gapBetweenCircles(box, obstacle) : gapToCircle(box, obstacle);
    if (!obstacle.soft) hidden += short(gap, GAP);
    else if (gap < 0) soft += 1;
  }
  const touched = soft > 0 ? (way.clear ?? 0) + soft * SOFT : 0;
  return { box, way, hard: hidden, cost: way.cost + dear + hidden * HARD + touched };
};

/** Puts the place behind those that cost as much. */
const insert = (places: Place[], place: Place): void => {
  let at = places.length;
  while (at > 0 && places[at - 1]!.cost > place.cost) at -= 1;
  places.splice(at, 0, place);
};

/** The places of a way in the order of what they cost, from 0 on; undefined where there are no more. */
type Places = (nth: number) => Place | undefined;

/** Looks at no more spots than it takes to be sure that those still unseen are worse than the place that is asked for. */
const placesFor = (way: MarkShape, spots: Spots, grid: Grid, obstacles: readonly Obstacle[]): Places => {
  const candidates = candidatesFor(way, spots, grid);
  const seen: Place[] = [];
  let next = 0;
  return nth => {
    while (next < candidates.length && !(nth < seen.length && seen[nth]!.cost < candidates[next]!.least))
      insert(seen, placeAt(way, candidates[next++]!, obstacles));
    return seen[nth];
  };
};

type PlacesOf = (way: MarkShape, spots: Spots) => Places;

/** The places of every way, looked for once and only when they are wanted. */
const remembered = (grid: Grid, obstacles: readonly Obstacle[]): PlacesOf => {
  const known = new Map<Spots, Map<MarkShape, Places>>([
    [wished, new Map()],
    [others, new Map()],
  ]);
  return (way, spots) => {
    const of = known.get(spots)!;
    let places = of.get(way);
    if (!places) of.set(way, (places = placesFor(way, spots, grid, obstacles)));
    return places;
  };
};

/** A place and what it costs with the marks that lie there already. */
interface Choice {
  readonly place: Place;
  readonly cost: number;
}

/** The better of what is known and the best of these places, with the marks that lie there already. */
const better = (known: Choice | null, places: Places, taken: readonly Place[]): Choice | null => {
  let best = known;
  for (let nth = 0, place = places(0); place; place = places(++nth)) {
    if (best && best.cost <= place.cost) return best;
    let over = 0;
    for (const { box } of taken) over += short(gapToBox(place.box, box), GAP);
    const cost = place.cost + over * HARD;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best;
};

const findPlace = ({ ways }: MarkWish, placesOf: PlacesOf, taken: readonly Place[]): Place | null => {
  let best: Choice | null = null;
  for (const way of ways) {
    if (best && best.cost <= way.cost) break;
    best = better(best, placesOf(way, wished), taken);
    if (!best || best.cost > way.cost + ELSEWHERE) best = better(best, placesOf(way, others), taken);
  }
  return best && best.place;
};

/** Marks that have found a place, each with its other ways. */
interface Settled {
  readonly wish: MarkWish;
  readonly place: Place;
}

interface Arrangement {
  readonly settled: readonly Settled[];
  readonly cost: number;
}

const placesOfAll = (settled: readonly Settled[]): readonly Place[] => settled.map(({ place }) => place);

/** What all places cost, and what lies on one another. */
const costOf = (settled: readonly Settled[]): number =>
  settled.reduce((sum, { place }, at) => {
    let over = 0;
    for (const other of settled.slice(0, at)) over += short(gapToBox(place.box, other.place.box), GAP);
    return sum + place.cost + over * HARD;
  }, 0);

/** Each mark in turn goes where it is best among the others, as long as that is somewhere else. */
const eased = (settled: readonly Settled[], placesOf: PlacesOf): readonly Settled[] => {
  let now = settled;
  for (let round = 0; round < 3; round++) {
    const before = now;
    for (const [at, { wish }] of settled.entries()) {
      const place = findPlace(wish, placesOf, placesOfAll(now.filter((_, other) => other !== at)));
      if (place && place !== now[at]!.place)
        now = now.map((one, other) => (other === at ? { wish, place } : one));
    }
    if (now.every(({ place }, at) => place === before[at]!.place)) break;
  }
  return now;
};

/** Marks in this order, each where it hides the least, and then moved where the later ones left it more room. */
const inOrder = (wishes: readonly MarkWish[], placesOf: PlacesOf): Arrangement => {
  const first: Settled[] = [];
  for (const wish of wishes) {
    const place = findPlace(wish, placesOf, placesOfAll(first));
    if (place) first.push({ wish, place });
  }
  const settled = costOf(first) <= FINE ? first : eased(first, placesOf);
  return { settled, cost: costOf(settled) };
};

/** Every order of a few things; of many only those that begin with another one. */
const permuted = <T>(all: readonly T[]): readonly (readonly T[])[] => {
  if (all.length < 2) return [all];
  return all.flatMap((one, at) => {
    const rest = [...all.slice(0, at), ...all.slice(at + 1)];
    return all.length > MANY ? [[one, ...rest]] : permuted(rest).map(others => [one, ...others]);
  });
};
const MANY = 4;

/** What an arrangement may cost before others are tried: a name or two somewhat out of their way. */
const FINE = 6;

/** Marks that must not be left out, in the order given, or where that leaves little room for some in whichever is best. */
const bestOrder = (wishes: readonly MarkWish[], placesOf: PlacesOf): Arrangement => {
  let best = inOrder(wishes, placesOf);
  if (best.cost <= FINE) return best;
  for (const order of permuted(wishes).slice(1)) {
    const other = inOrder(order, placesOf);
    if (other.cost < best.cost) best = other;
    if (best.cost <= FINE) break;
  }
  return best;
};

/** A mark that has found its place: what it covers, and how it is drawn there. */
export interface Placed {
  readonly box: MarkBox;
  readonly way: MarkShape;
  readonly wish: MarkWish;
}

/** Finds places for all marks of a hex, where they hide the least. */
export const settleMarks = (
  wishes: readonly MarkWish[],
  grid: Grid,
  obstacles: readonly Obstacle[],
): readonly Placed[] => {
  const placesOf = remembered(grid, obstacles);
  const { settled } = bestOrder(
    wishes.filter(({ optional, instead }) => !optional && !instead),
    placesOf,
  );
  const besideNames = placesOfAll(settled.filter(({ wish }) => !wish.name));
  const all = [...settled];
  for (const wish of wishes.filter(({ optional }) => optional)) {
    const place = findPlace(wish, placesOf, placesOfAll(all));
    if (place && place.hard === 0 && all.every(other => gapToBox(place.box, other.place.box) >= 0))
      all.push({ wish, place });
  }
  for (const wish of wishes.filter(({ instead }) => instead)) {
    const place = findPlace(wish, placesOf, besideNames);
    if (place) all.push({ wish, place });
  }
  return all.map(({ wish, place: { box, way } }) => ({ wish, box, way }));
};

/** Draws marks where they have found their places. */
export const drawPlaced = (placed: readonly Placed[]): readonly Svg[] =>
  placed.flatMap(({ way, box: { x, y } }) => way.draw({ x, y }));
