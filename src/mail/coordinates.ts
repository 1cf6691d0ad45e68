import { boxOf } from './box.js';

/** Room for the letters or numbers at an edge, in the drawing's own units. */
const ROOM = 20;

/** Reads on a light page and on a dark one. */
const INK = '#7a7f7b';

interface Placed {
  readonly letter: string;
  readonly number: string;
  readonly x: number;
  readonly y: number;
}

const hexesOf = (svg: string): readonly Placed[] =>
  [...svg.matchAll(/data-place="([A-Za-z]{1,2})(\d{1,2})" transform="translate\((\S+) (\S+)\)"/g)].map(
    ([, letter, number, x, y]) => ({ letter: letter!, number: number!, x: Number(x), y: Number(y) }),
  );

/** Where the hexes of each name lie, along the axis on which they all lie at one place. */
const linesOf = (hexes: readonly Placed[], name: 'letter' | 'number', axis: 'x' | 'y'): Map<string, number> =>
  new Map(hexes.map(hex => [hex[name], hex[axis]]));

const areLines = (hexes: readonly Placed[], name: 'letter' | 'number', axis: 'x' | 'y'): boolean => {
  const lines = linesOf(hexes, name, axis);
  return hexes.every(hex => Math.abs(lines.get(hex[name])! - hex[axis]) < 1);
};

/**
 * Writes the letters and numbers of a map's hexes once at its left and upper edge: inside the hexes they are too small
 * to be read in a mail. A drawing without hexes stays as it is.
 */
export const withCoordinates = (svg: string): string => {
  const hexes = hexesOf(svg);
  if (hexes.length === 0) return svg;
  const rows = (['letter', 'number'] as const).find(name => areLines(hexes, name, 'y'));
  if (rows === undefined) return svg;
  const { left: x, top: y, width, height } = boxOf(svg);
  const text = (at: string, name: string): string =>
    `<text ${at} font-size="13" font-weight="700" text-anchor="middle" fill="${INK}">${name}</text>`;
  const left = [...linesOf(hexes, rows, 'y')].map(([name, at]) =>
    text(`x="${x - ROOM / 2}" y="${at + 5}"`, name),
  );
  const above = [...linesOf(hexes, rows === 'letter' ? 'number' : 'letter', 'x')].map(([name, at]) =>
    text(`x="${at}" y="${y - 5}"`, name),
  );
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${x - ROOM} ${y - ROOM} ${width + ROOM} ${height + ROOM}"`)
    .replace(/<\/svg>\s*$/, `${[...left, ...above].join('')}</svg>`);
};
