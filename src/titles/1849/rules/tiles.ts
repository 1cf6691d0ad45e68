import {
  fittingUpgrades,
  parseFace,
  standardTile,
  tileCounts,
  type MapData,
  type TileDef,
} from '../../../engine/rail/index.js';

/** Tiles beside the common ones: narrow track is `~`, dual `=` (1849, appendix). */
const faces: { readonly [tile: string]: string } = {
  73: 'yellow; town 10; 0~A 2~A',
  74: 'yellow; town 10; 0~A 3~A',
  77: 'yellow;; 0~1',
  78: 'yellow;; 0~2',
  79: 'yellow;; 0~3',
  644: 'yellow; city 20; 0~A 1-A',
  645: 'yellow; city 20; 0~A 2-A',
  646: 'brown;; 0~2 0~4 2~4',
  647: 'brown;; 0~1 0~2 1~2',
  648: 'brown;; 0~1 0~3 1~3',
  649: 'brown;; 0~3 0~5 3~5',
  650: 'green;; 0~1 1~2',
  651: 'green P; city 90 x2; 0-A 1~A 2~A 3-A 4-A',
  652: 'brown P; city 130 x2; 0=A 1=A 2=A 3=A 4-A',
  653: 'green C; city 60 x2; 0-A 1~A 3-A',
  654: 'brown C; city 90 x2; 0-A 2=A 3-A 4=A',
  655: 'green M; city 50 x2; 0-A 2-A 4-A',
  656: 'brown M; city 80 x2; 0=A 2-A 3~A 4-A',
  657: 'yellow; city 20; 0~A 3-A',
  658: 'yellow; city 20; 0-A 2~A',
  659: 'yellow; city 20; 0-A 1~A',
  660: 'green; city 30 x2; 0-A 1~A 3-A 4~A',
  661: 'green; city 30 x2; 0~A 1-A 3~A 4-A',
  662: 'green; city 30 x2; 0~A 1~A 3-A 4-A',
  663: 'green; city 30 x2; 0~A 1-A 3-A 4~A',
  664: 'green; city 30 x2; 0-A 1~A 2~A 3-A',
  665: 'green; city 30 x2; 0~A 1-A 2-A 3~A',
  666: 'green; city 30 x2; 0-A 1~A 2-A 3~A',
  667: 'green; city 30 x2; 0-A 1-A 2~A 3~A',
  668: 'green; city 30 x2; 0-A 2~A 3-A 4~A',
  669: 'green; city 30 x2; 0~A 2-A 3~A 4-A',
  670: 'green; city 30 x2; 0~A 2-A 3-A 4~A',
  671: 'green; city 30 x2; 0~A 2~A 3-A 4-A',
  672: 'brown; city 40 x2; 0=A 1=A 3=A 4=A',
  673: 'brown; city 40 x2; 0=A 1=A 2=A 3=A',
  674: 'brown; city 40 x2; 0=A 2=A 3=A 4=A',
  675: 'green S; city 20; 0-A 1~A 2-A',
  676: 'brown S; city 30 x2; 0=A 1=A 2-A',
  677: 'green;; 0~3 0~4',
  678: 'green;; 0~2 0~3',
  679: 'yellow; town 10; 0~A 1~A',
  680: 'green; town 10; 0~A 1~A 2-A 3-A',
  681: 'green; town 10; 0~A 1-A 2~A 3-A',
  682: 'green; town 10; 0~A 1-A 2-A 3~A',
  683: 'green; town 10; 0-A 1~A 2~A 3-A',
  684: 'green; town 10; 0~A 2~A 3-A 4-A',
  685: 'green; town 10; 0~A 2-A 3-A 4~A',
  686: 'green; town 10; 0~A 2-A 3~A 4-A',
  687: 'green; town 10; 0-A 2~A 3-A 4~A',
  688: 'green; town 10; 0~A 1-A 3-A 4~A',
  689: 'green; town 10; 0~A 1~A 3-A 4-A',
  690: 'green; town 10; 0-A 1~A 3-A 4~A',
  691: 'green; town 10; 0~A 1-A 3~A 4-A',
  692: 'green;; 0~3 0~5',
  693: 'green;; 0~1 0~3',
  694: 'green;; 0~4 0~5',
  695: 'green;; 0~1 0~2',
  696: 'brown; town 20; 0=A 1=A 3=A 4=A',
  697: 'brown; town 20; 0=A 1=A 2=A 3=A',
  698: 'brown; town 20; 0=A 2=A 3=A 4=A',
  699: 'green;; 0~2 0~4',
  700: 'green; town 10; 0-A 1~A 2-A 3~A',
  701: 'green; town 10; 0-A 1-A 2~A 3~A',
  702: 'green; town 10; 0-A 2~A 3~A 4-A',
  703: 'green; town 10; 0-A 2-A 3~A 4~A',
  704: 'green; city 30 x2; 0-A 2-A 3~A 4~A',
  705: 'green; city 30 x2; 0-A 2~A 3~A 4-A',
  706: 'green; city 30 x2; 0~A 1~A 2-A 3-A',
  707: 'green; city 30 x2; 0~A 1-A 2~A 3-A',
  708: 'green;; 0~1 0~4',
  709: 'green;; 0~2 0~5',
  710: 'green;; 0~2 1-3',
  711: 'green;; 0~3 2-4',
  712: 'green;; 0-2 1~3',
  713: 'green;; 0-3 2~4',
  714: 'green;; 0-3 1~4',
  715: 'green;; 0~3 1-4',
};

/** How many there are of each tile, if not one (1849, appendix). */
const counts = tileCounts({
  2: '25 644 645 657 658 659 673 674 679 697 698 699',
  3: '23 24 74 677 678 696',
  4: '3 4 7 58 73 77',
  6: '9',
  7: '79',
  10: '8 78',
});

const common = '3 4 7 8 9 58 23 24 25 26 27 28 29 30 31 624 39 40 41 42'.split(' ');

/** 72 yellow, 72 green, 24 brown. */
export const tiles: readonly TileDef[] = [
  ...common.map(id => ({ id, count: counts[id] ?? 1, ...standardTile(id) })),
  ...Object.entries(faces).map(([id, face]) => ({ id, count: counts[id] ?? 1, ...parseFace(face) })),
];

/**
 * What may replace what: whatever fits. The lists of yellow and brown tiles in the rulebook's appendix have misprints; its
 * list of green tiles agrees with the track on the tiles.
 */
export const upgrades: MapData['upgrades'] = fittingUpgrades(tiles);
