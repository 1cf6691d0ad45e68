import type { MarketCell, Zone } from './data.js';

const readCell = (text: string, zones: { readonly [letter: string]: Zone }): MarketCell | null => {
  if (text === '.') return null;
  const [, price, marks] = /^(\d+)([a-z]*)$/.exec(text) ?? [];
  if (price === undefined) throw new Error(`"${text}" is no cell of a market`);
  const letters = [...marks!];
  return {
    price: Number(price),
    zone: letters.map(letter => zones[letter]).find(zone => zone !== undefined) ?? 'none',
    par: letters.includes('p'),
    ...(letters.includes('c') && { closes: true }),
    ...(letters.includes('e') && { ends: true }),
  };
};

/**
 * A share market as it is printed, one row a line: prices, with `p` where companies start, `c` where they close, `e` where
 * the game ends, and the letters of zones; a dot is no cell.
 * @throws Error naming the cell that makes no sense: the data is wrong
 */
export const readMarket = (
  text: string,
  zones: { readonly [letter: string]: Zone } = {},
): readonly (readonly (MarketCell | null)[])[] =>
  text
    .trim()
    .split('\n')
    .map(row =>
      row
        .trim()
        .split(/\s+/u)
        .map(cell => readCell(cell, zones)),
    );
