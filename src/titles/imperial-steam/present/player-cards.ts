import { widthOf } from '../../../board/letters.js';
import { centred } from '../../../board/stops.js';
import { el, num, type Svg } from '../../../board/svg.js';
import { goods, type Good } from '../rules/data/index.js';
import type { SteamTheme } from './palette.js';
import { INSIDE, textFrom, type BoardPart } from './part.js';
import { LETTER } from './places.js';
import type { ContractView, PlayerScene, SteamLetters } from './scene.js';

const HOUSE = 18;

/** A factory; where a contract still waits for it, hollow. */
const house = (
  good: Good,
  isThere: boolean,
  x: number,
  y: number,
  theme: SteamTheme,
  letters: SteamLetters,
): readonly Svg[] => {
  const { fill, ink, edge } = theme.goods[good];
  return [
    el('path', {
      d: `M${num(x)} ${num(y + 18)}v-12l9 -6l9 6v12Z`,
      fill: isThere ? fill : theme.paper,
      stroke: isThere ? theme.line : edge,
      'stroke-width': isThere ? 1 : 1.6,
      'stroke-dasharray': isThere ? undefined : '3 1.6',
      'stroke-linejoin': 'round',
    }),
    centred({ x: x + 9, y: y + 11 }, LETTER, letters.goods[good], {
      class: 'value',
      fill: isThere ? ink : theme.bright.mark,
      'font-weight': 700,
    }),
  ];
};

/** Factories that stand on the board, by their good. */
export const factoryRow = (scene: PlayerScene, theme: SteamTheme): BoardPart => ({
  height: 24,
  draw: (x, y) =>
    goods
      .filter(good => scene.factories[good] > 0)
      .flatMap((good, n) => [
        ...house(good, true, x + n * 54, y + 2, theme, scene.letters),
        textFrom(x + n * 54 + 22, y + 13, `×${scene.factories[good]}`, theme.bright.mark),
      ]),
});

export const CARD = 30;

/** How wide a contract is drawn, in units of the drawing. */
export const cardWidth = ({ factories, reward }: ContractView): number =>
  factories.length * (HOUSE + 2) + widthOf(String(reward), LETTER, true) + 18;

/** A contract: gold once it is filled; before, with what it costs if it stays so. */
export const card = (
  contract: ContractView,
  x: number,
  y: number,
  theme: SteamTheme,
  letters: SteamLetters,
): readonly Svg[] => {
  const isFilled = contract.factories.every(({ filled }) => filled);
  const width = cardWidth(contract);
  return [
    el('rect', {
      ...{ x, y, width, height: CARD - 4, rx: 3 },
      ...{ fill: isFilled ? theme.gold.fill : theme.paper, stroke: theme.line },
      'stroke-width': isFilled ? 1.6 : 0.9,
    }),
    ...contract.factories.flatMap(({ good, filled }, n) =>
      house(good, filled, x + 4 + n * (HOUSE + 2), y + 4, theme, letters),
    ),
    textFrom(
      x + contract.factories.length * (HOUSE + 2) + 7,
      y + 13,
      // A debt while it is not filled.
      `${isFilled ? '+' : '−'}${contract.reward}`,
      theme.gold.ink,
      700,
    ),
  ];
};

/** Contract cards, as many in a row as there is room for. */
export const contractCards = (scene: PlayerScene, theme: SteamTheme): BoardPart => {
  let [left, row] = [0, 0];
  const places = scene.contracts.map(contract => {
    const width = cardWidth(contract);
    if (left > 0 && left + width > INSIDE) [left, row] = [0, row + 1];
    const at = { contract, left, row };
    left += width + 6;
    return at;
  });
  return {
    height: (row + 1) * CARD - 4,
    draw: (x, y) =>
      places.flatMap(at => card(at.contract, x + at.left, y + at.row * CARD, theme, scene.letters)),
  };
};

/** The share rows from left to right: the price that is paid, and the investors who pay up to so much. */
export const shareLadder = (scene: PlayerScene, theme: SteamTheme): BoardPart => {
  const step = INSIDE / scene.shareRows.length;
  return {
    height: 40,
    draw: (x, y) => {
      let left = scene.investors;
      return scene.shareRows.flatMap((row, n) => {
        const here = Math.min(row.investors, left);
        left -= here;
        const isNow = row.price === scene.sharePrice;
        const middle = x + (n + 0.5) * step;
        const dots = Array.from({ length: row.investors }, (_, at) =>
          el('circle', {
            cx: middle + (at - (row.investors - 1) / 2) * 15,
            cy: y + 31,
            r: 5.5,
            fill: at < here ? theme.bright.mark : theme.paper,
            stroke: theme.line,
          }),
        );
        return [
          el('rect', {
            ...{ x: x + n * step + 2, y, width: step - 4, height: 20, rx: 10 },
            ...{ fill: isNow ? theme.gold.fill : theme.steel.fill, stroke: theme.line },
            'stroke-width': isNow ? 2 : 0.6,
          }),
          centred({ x: middle, y: y + 10 }, LETTER, String(row.price), {
            class: 'value',
            fill: theme.gold.ink,
            'font-weight': isNow ? 700 : undefined,
          }),
          ...dots,
        ];
      });
    },
  };
};
