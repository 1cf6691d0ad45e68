import { posix } from 'node:path';
import type { Source } from './source.js';

/** How a change comes to a file: over how many others, and through which. */
export interface Way {
  readonly far: number;
  readonly through: readonly string[];
}

/** A place is a statement of a file, or the whole of one that is no module. */
export interface Graph {
  /** All places of a file, or those with one of these lines. */
  places(file: string, lines?: readonly number[]): readonly number[];
  /** Each file that uses one of these places, also through others, with its shortest way. */
  reachedFrom(places: readonly number[]): ReadonlyMap<string, Way>;
  /** Whatever these files use, also through others. */
  usedBy(files: readonly string[]): ReadonlySet<string>;
}

/** Further uses that no import tells: the files that a place in a file uses because of a text in quotes. */
export type ByText = (file: string, text: string) => readonly string[];

const resolved = (sources: ReadonlyMap<string, Source>, file: string, from: string): string | undefined => {
  if (!from.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(file), from);
  return [path.replace(/\.js$/, '.ts'), path, `${path}.ts`].find(one => sources.has(one));
};

/** Finds by name what files export, also through files that only pass it on. */
const createLinks = (sources: ReadonlyMap<string, Source>, first: ReadonlyMap<string, number>) => {
  const known = new Map<string, readonly number[]>();
  const at = (file: string, unit: number): number => first.get(file)! + unit;

  const declared = (file: string, name: string): readonly number[] => {
    const { units, imports } = sources.get(file)!;
    const own = units.flatMap(({ names }, unit) => (names.includes(name) ? [at(file, unit)] : []));
    const others = imports.filter(({ local }) => local === name);
    return [...own, ...others.flatMap(one => imported(file, one.from, one.name))];
  };

  const imported = (file: string, from: string, name: string): readonly number[] => {
    const there = resolved(sources, file, from);
    return there === undefined ? [] : exported(there, name);
  };

  /** What runs as soon as a file is loaded. */
  const effects = (file: string): readonly number[] =>
    sources
      .get(file)!
      .units.flatMap(({ names, uses }, unit) =>
        names.length === 0 && uses.length > 0 ? [at(file, unit)] : [],
      );

  const find = (file: string, name: string): readonly number[] => {
    const { exports } = sources.get(file)!;
    if (name === '') return [];
    const whole = name === '*';
    const named = exports.filter(({ as }) => as !== '*' && (whole || as === name));
    const stars = whole || named.length === 0 ? exports.filter(({ as }) => as === '*') : [];
    const direct = named.flatMap(one => [
      at(file, one.unit),
      ...(one.from === undefined ? declared(file, one.name) : imported(file, one.from, one.name)),
    ]);
    const passed = stars.flatMap(({ from, unit }) => {
      const found = imported(file, from!, name);
      return found.length > 0 ? [at(file, unit), ...found] : [];
    });
    return [...direct, ...passed];
  };

  const exported = (file: string, name: string): readonly number[] => {
    const key = `${file} ${name}`;
    const before = known.get(key);
    if (before) return before;
    known.set(key, []); // Two files that pass on each other's names.
    const found = [...new Set([...find(file, name), ...effects(file)])];
    known.set(key, found);
    return found;
  };

  return { declared };
};

/**
 * Who uses what, by top-level statements: a test that takes one name from a file that passes on a hundred depends on
 * that one.
 */
export const buildGraph = (sources: ReadonlyMap<string, Source>, byText: ByText): Graph => {
  const first = new Map<string, number>();
  const owners: string[] = [];
  for (const [file, { units }] of sources) {
    first.set(file, owners.length);
    units.forEach(() => owners.push(file));
  }
  const links = createLinks(sources, first);
  const users: number[][] = owners.map(() => []);
  for (const [file, { units, imports }] of sources) {
    const bare = imports.filter(({ local }) => local === '').map(({ from }) => resolved(sources, file, from));
    const always = bare.flatMap(there => (there === undefined ? [] : allOf(there)));
    const found = new Map<string, readonly number[]>();
    const usedAs = (name: string): readonly number[] => {
      if (!found.has(name)) found.set(name, links.declared(file, name));
      return found.get(name)!;
    };
    units.forEach((unit, i) => {
      const user = first.get(file)! + i;
      const files = unit.texts.flatMap(text => byText(file, text)).flatMap(allOf);
      const used = new Set([...unit.uses.flatMap(usedAs), ...always, ...files]);
      used.delete(user);
      for (const one of used) users[one]!.push(user);
    });
  }

  function allOf(file: string): readonly number[] {
    const start = first.get(file);
    return start === undefined ? [] : sources.get(file)!.units.map((_, unit) => start + unit);
  }

  return {
    places: (file, lines) =>
      allOf(file).filter((_, i) => {
        const [from, to] = sources.get(file)!.units[i]!.lines;
        return lines === undefined || lines.some(line => from <= line && line <= to);
      }),
    reachedFrom: places => reached(places, users, owners),
    usedBy: files => {
      const used: number[][] = owners.map(() => []);
      users.forEach((some, place) => some.forEach(user => used[user]!.push(place)));
      return new Set(reached(files.flatMap(allOf), used, owners).keys());
    },
  };
};

/** From file to file along the links, the nearest first; what uses each other within a file is equally far. */
const reached = (
  places: readonly number[],
  users: readonly (readonly number[])[],
  owners: readonly string[],
): ReadonlyMap<string, Way> => {
  const ways = new Map<string, Way>();
  const seen = new Map<number, Way>();
  let layer = places.map((place): readonly [number, Way] => [place, { far: 0, through: [] }]);
  while (layer.length > 0) {
    const next: (readonly [number, Way])[] = [];
    const here = [...layer];
    for (let one = here.pop(); one; one = here.pop()) {
      const [place, way] = one;
      if (seen.has(place)) continue;
      seen.set(place, way);
      const file = owners[place]!;
      if (!ways.has(file)) ways.set(file, way);
      const beyond = { far: way.far + 1, through: [...way.through, file] };
      for (const user of users[place]!)
        if (owners[user] === file) here.push([user, way]);
        else next.push([user, beyond]);
    }
    layer = next;
  }
  return ways;
};
