import { drawing, el } from '../../../board/svg.js';
import { goods } from '../rules/data/index.js';
import { lettering } from '../../../board/theme.js';
import { flag } from './chips.js';
import { steamLight, type SteamTheme } from './palette.js';
import { band, beside, FULL, GAP, MARGIN, textFrom, type BoardPart } from './part.js';
import { WIDTH } from './places.js';
import { contractCards, factoryRow, shareLadder } from './player-cards.js';
import type { PlayerScene } from './scene.js';
import { dockRow, floorRow, loadOf, trainRows } from './storage.js';
import { workerBoxes } from './workers.js';

/** Whose board it is. */
const owner = (scene: PlayerScene, theme: SteamTheme): BoardPart => ({
  height: 20,
  draw: (x, y) => {
    const look = scene.players[scene.seat];
    return [
      ...(look ? flag(look, { x: x + 9, y: y + 10 }, theme) : []),
      textFrom(x + 24, y + 10, scene.label, theme.mark, 700),
    ];
  },
});

/** Factories and contracts, one below the other. */
const holdings = (scene: PlayerScene, theme: SteamTheme): readonly BoardPart[] => {
  const { board: words } = scene.letters;
  return [
    band(words.factories, FULL, factoryRow(scene, theme), theme),
    ...(scene.contracts.length > 0 ? [band(words.contracts, FULL, contractCards(scene, theme), theme)] : []),
  ];
};

/** The same in as little room as they need: side by side where there are few contracts, and nothing of none. */
const briefHoldings = (scene: PlayerScene, theme: SteamTheme): readonly BoardPart[] => {
  const { board: words } = scene.letters;
  const half = (FULL - GAP) / 2;
  const hasFactories = goods.some(good => scene.factories[good] > 0);
  if (hasFactories && scene.contracts.length > fewContracts) return holdings(scene, theme);
  const parts = [
    ...(hasFactories ? [band(words.factories, half, factoryRow(scene, theme), theme)] : []),
    ...(scene.contracts.length > 0
      ? [band(words.contracts, hasFactories ? half : FULL, contractCards(scene, theme), theme)]
      : []),
  ];
  return parts.length > 0 ? [beside(half, ...parts)] : [];
};

/** How many contracts have room in half a row. */
const fewContracts = 2;

/** All parts of a board; `brief` without the owner and without what is empty. */
const partsOf = (scene: PlayerScene, theme: SteamTheme, brief = false): readonly BoardPart[] => {
  const { board: words } = scene.letters;
  const load = loadOf(scene);
  const half = (FULL - GAP) / 2;
  const workers = `${words.workers} – ${words.supply}: ${scene.supply}`;
  const shares = `${words.shares} – ${words.shareholders}: ${scene.shareholders}/${scene.maxShareholders}`;
  return [
    ...(brief ? [] : [owner(scene, theme)]),
    trainRows(brief ? { ...scene, maxTrains: scene.trains.length } : scene, load, theme),
    beside(
      half,
      band(words.warehouse, half, floorRow(scene, load, theme), theme),
      band(words.dock, half, dockRow(scene, load, theme), theme),
    ),
    band(workers, FULL, workerBoxes(scene, theme), theme),
    ...(brief ? briefHoldings(scene, theme) : holdings(scene, theme)),
    band(shares, FULL, shareLadder(scene, theme), theme),
  ];
};

/** Where each part begins that stands below the one before. */
const topsOf = (parts: readonly BoardPart[], first: number, gap: number): readonly number[] =>
  parts.map((_, n) => parts.slice(0, n).reduce((sum, part) => sum + part.height + gap, first));

/** A whole board as a part of a drawing. */
const boardOf = (scene: PlayerScene, brief?: boolean): BoardPart => {
  const theme = scene.theme ?? steamLight;
  const parts = partsOf(scene, theme, brief);
  const tops = topsOf(parts, MARGIN, GAP);
  const height = tops.at(-1)! + parts.at(-1)!.height + MARGIN;
  return {
    height,
    draw: (x, y) => [
      el('rect', { x, y, width: WIDTH, height, rx: 8, fill: theme.land }),
      ...parts.flatMap((part, n) => part.draw(x + MARGIN, y + tops[n]!)),
    ],
  };
};

/** What players have, one below another, as SVG text: trains with their loads, warehouse, dock, workers, factories, contracts, shares; no size of its own. */
export const playerBoards = (scenes: readonly PlayerScene[], label: string): string =>
  drawBoards(
    scenes.map(scene => boardOf(scene)),
    label,
  );

const drawBoards = (boards: readonly BoardPart[], label: string): string => {
  const tops = topsOf(boards, 0, 2 * GAP);
  const height = (tops.at(-1) ?? 0) + (boards.at(-1)?.height ?? 0);
  return drawing(
    { x: 0, y: 0, width: WIDTH, height },
    { role: 'img', 'aria-label': label, ...lettering },
    boards.flatMap((board, n) => board.draw(0, tops[n]!)),
  );
};

/** What one player has that acts, beside the map: nothing that is empty. */
export const briefBoard = (scene: PlayerScene): string => drawBoards([boardOf(scene, true)], scene.label);

/** What one player has, in a drawing of its own. */
export const playerBoard = (scene: PlayerScene): string => playerBoards([scene], scene.label);
