import { el, num, type Svg } from '../../../board/svg.js';
import type { SteamTheme } from './palette.js';
import { HEIGHT, WIDTH } from './places.js';

/*
 * What lies below the lines: the sea before Trieste, the rivers that the lines follow, the mountains between them.
 */

const sea = `M0 786C14 800 10 814 24 822C36 830 30 846 48 858C70 872 120 858 150 868L0 868Z`;

const rivers: readonly (readonly [name: string, d: string])[] = [
  ['Donau', 'M0 16C60 30 130 -4 200 8S330 2 390 12S440 78 546 92'],
  [
    'Mur',
    'M0 392C40 384 60 402 96 398C130 394 118 330 110 300C102 262 96 240 140 248C196 256 214 300 232 340S330 430 318 452S380 532 428 532S510 560 546 574',
  ],
  ['Drau', 'M0 596C60 604 110 606 178 612S300 616 350 612S420 628 450 640S470 716 546 726'],
  ['Save', 'M60 700C90 690 110 694 150 700S210 762 262 764S330 748 352 792S430 836 546 812'],
];

const peaks: readonly (readonly [number, number])[] = [
  [22, 128], [52, 142], [88, 132], [128, 186], [132, 214], [20, 262], [44, 250], [22, 330], [196, 200],
  [206, 330], [186, 350], [226, 356], [150, 420], [172, 408], [22, 446], [14, 420], [22, 508],
  [112, 722], [140, 740], [40, 656], [22, 668], [150, 770], [128, 778], [306, 650], [286, 660], [440, 240], [318, 318],
]; // oxfmt-ignore

/** A mountain: its face, and the side in the shadow. */
const peak = (
  [x, y]: readonly [number, number],
  n: number,
): { readonly face: string; readonly shade: string } => {
  const size = n % 3 === 0 ? 12 : 9;
  const top = `${x} ${num(y - size)}`;
  const foot = num(y + size * 0.6);
  return {
    face: `M${x - size} ${foot}L${top}L${x + size} ${foot}Z`,
    shade: `M${top}L${x + size} ${foot}H${num(x + size * 0.2)}L${num(x - size * 0.15)} ${num(y - size * 0.1)}Z`,
  };
};

const mountains = peaks.map(peak);

/** Hungary and Croatia in the east, Lower Austria, Styria, Carinthia, Carniola and the Littoral: they run between the cities. */
const borders = [
  'M428 0V92L372 100V176L446 186L446 250L429 264V352L482 362V436L425 446V528L482 540V624L429 634V722L330 732L317 752V868',
  'M0 112C60 96 110 86 150 92H244L248 100V172Q250 180 262 180H318Q326 182 326 192V258Q330 266 340 266H429',
  'M0 418C50 412 100 424 150 418S250 436 292 436L300 446V520Q304 530 316 530H354Q362 532 363 542V606Q362 616 352 618' +
    'L303 624C220 620 80 614 0 606',
  'M303 624V720Q306 732 318 742',
  'M0 704C40 696 90 704 112 702Q124 706 126 722V786Q132 796 146 798Q158 806 158 820V868',
];

/** Waves on the sea. */
const waves = [
  [8, 836], [12, 852], [40, 862], [74, 864],
].map(([x, y]) => `M${x!} ${y!}q3 -4 6 0t6 0`); // oxfmt-ignore

/** Land, sea, rivers, mountains and borders: what lies below everything else. */
export const drawLand = (theme: SteamTheme): readonly Svg[] => [
  el('rect', { x: 0, y: 0, width: WIDTH, height: HEIGHT, rx: 10, fill: theme.land }),
  el('path', {
    class: 'relief',
    d: mountains.map(({ face }) => face).join(''),
    fill: theme.relief,
    'fill-opacity': 0.45,
  }),
  el('path', { d: mountains.map(({ shade }) => shade).join(''), fill: theme.relief, 'fill-opacity': 0.8 }),
  el('path', {
    class: 'river',
    d: rivers.map(([, d]) => d).join(''),
    fill: 'none',
    stroke: theme.river,
    'stroke-width': 5,
    'stroke-linecap': 'round',
  }),
  el('path', {
    class: 'border',
    d: borders.join(''),
    fill: 'none',
    stroke: theme.border,
    'stroke-width': 2,
    'stroke-dasharray': '7 3 1.5 3',
  }),
  el('path', { class: 'sea', d: sea, fill: theme.hex.blue, stroke: theme.shore, 'stroke-width': 2 }),
  el('path', { d: waves.join(''), fill: 'none', stroke: theme.water, 'stroke-width': 1.4 }),
];
