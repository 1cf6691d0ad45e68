import { drawing, el } from '../../board/svg.js';
import { lettering } from '../../board/theme.js';
import { flag } from './chips.js';
import { light, type SteamTheme } from './palette.js';
import { band, beside, FULL, GAP, MARGIN, written, type Part } from './part.js';
import { WIDTH } from './places.js';
import { contractCards, factoryRow, shareLadder } from './player-cards.js';
import type { PlayerScene } from './scene.js';
import { dockRow, floorRow, loadOf, trainRows } from './storage.js';
import { workerBoxes } from './workers.js';

/** Whose board it is. */
const owner = (scene: PlayerScene, theme: SteamTheme): Part => ({
  height: 20,
  draw: (x, y) => {
    const look = scene.players[scene.seat];
    return [
      ...(look ? flag(look, { x: x + 9, y: y + 10 }, theme) : []),
      written(x + 24, y + 10, scene.label, theme.mark, 700),
    ];
  },
});

const partsOf = (scene: PlayerScene, theme: SteamTheme): readonly Part[] => {
  const { board: words } = scene.letters;
  const load = loadOf(scene);
  const half = (FULL - GAP) / 2;
  const workers = `${words.workers} – ${words.supply}: ${scene.supply}`;
  const shares = `${words.shares} – ${words.shareholders}: ${scene.shareholders}/${scene.maxShareholders}`;
  return [
    owner(scene, theme),
    trainRows(scene, load, theme),
    beside(
      half,
      band(words.warehouse, half, floorRow(scene, load, theme), theme),
      band(words.dock, half, dockRow(scene, load, theme), theme),
    ),
    band(workers, FULL, workerBoxes(scene, theme), theme),
    band(words.factories, FULL, factoryRow(scene, theme), theme),
    ...(scene.contracts.length > 0 ? [band(words.contracts, FULL, contractCards(scene, theme), theme)] : []),
    band(shares, FULL, shareLadder(scene, theme), theme),
  ];
};

/** Where each part begins that stands below the one before. */
const topsOf = (parts: readonly Part[], first: number, gap: number): readonly number[] =>
  parts.map((_, n) => parts.slice(0, n).reduce((sum, part) => sum + part.height + gap, first));

/** A whole board as a part of a drawing. */
const boardOf = (scene: PlayerScene): Part => {
  const theme = scene.theme ?? light;
  const parts = partsOf(scene, theme);
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
export const playerBoards = (scenes: readonly PlayerScene[], label: string): string => {
  const boards = scenes.map(boardOf);
  const tops = topsOf(boards, 0, 2 * GAP);
  const height = (tops.at(-1) ?? 0) + (boards.at(-1)?.height ?? 0);
  return drawing(
    { x: 0, y: 0, width: WIDTH, height },
    { role: 'img', 'aria-label': label, ...lettering },
    boards.flatMap((board, n) => board.draw(0, tops[n]!)),
  );
};

/** What one player has, in a drawing of its own. */
export const playerBoard = (scene: PlayerScene): string => playerBoards([scene], scene.label);
