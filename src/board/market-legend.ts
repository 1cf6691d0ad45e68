import type { MarketCell } from './data.js';
import { cellFill, drawCell, hatching, onCell, pattern, CELL_WIDTH } from './market.js';
import { moveArrow } from './market-arrow.js';
import { drawing, el } from './svg.js';
import { lettering, type Theme } from './theme.js';
import { boardWordsFor, type Language } from './words.js';

const HIGH = 22;
const box = { x: -1, y: -1, width: CELL_WIDTH + 2, height: HIGH + 2 };

/** A piece of a cell for a legend: its zone, frame and words, without a price. */
export const cellSample = (
  cell: Omit<MarketCell, 'price'>,
  { theme, language, locked = false }: { theme: Theme; language: Language; locked?: boolean },
): string => {
  const zone = cell.zone ?? 'none';
  const hatched = zone in hatching;
  const id = `sample-${zone}`;
  const look = {
    x: 0,
    y: 0,
    height: HIGH,
    fill: cellFill(cell, 'sample-', theme),
    locked,
    theme: onCell(theme, cell),
    words: boardWordsFor(language),
  };
  return drawing(
    box,
    { 'aria-hidden': 'true', ...lettering },
    hatched ? el('defs', {}, pattern(zone, id, theme)) : null,
    drawCell({ ...cell, price: 0 }, look),
  );
};

/** A dot and an arrow, as a marker that moved has them. */
export const arrowSample = (theme: Theme): string =>
  drawing(
    box,
    { 'aria-hidden': 'true' },
    moveArrow(
      { x: 6, y: HIGH / 2 },
      { x: CELL_WIDTH - 4, y: HIGH / 2, width: 0, height: 0 },
      { theme, fill: theme.cell },
    ),
  );
