import { fittingUpgrades } from '../../../engine/rail/map/fitting-upgrades.js';
import { readTiles } from '../../../engine/rail/map/tile-set.js';
import { faceRows } from '../../../engine/rail/map/tile-text.js';
import type { MapData, TileDef } from '../../../engine/rail/map/types.js';

/** Tiles besides the common ones: narrow track is `~`, dual `=` (1849, appendix). */
const faces = faceRows(`
yellow               | 77 0~1 | 78 0~2 | 79 0~3
yellow; town 10      | 73 0~A 2~A  | 74 0~A 3~A  | 679 0~A 1~A
yellow; city 20      | 644 0~A 1-A | 645 0~A 2-A | 657 0~A 3-A | 658 0-A 2~A | 659 0-A 1~A
green                | 650 0~1 1~2 | 677 0~3 0~4 | 678 0~2 0~3 | 692 0~3 0~5 | 693 0~1 0~3 | 694 0~4 0~5
green                | 695 0~1 0~2 | 699 0~2 0~4 | 708 0~1 0~4 | 709 0~2 0~5 | 710 0~2 1-3 | 711 0~3 2-4
green                | 712 0-2 1~3 | 713 0-3 2~4 | 714 0-3 1~4 | 715 0~3 1-4
green; town 10       | 680 0~A 1~A 2-A 3-A | 681 0~A 1-A 2~A 3-A | 682 0~A 1-A 2-A 3~A | 683 0-A 1~A 2~A 3-A
green; town 10       | 684 0~A 2~A 3-A 4-A | 685 0~A 2-A 3-A 4~A | 686 0~A 2-A 3~A 4-A | 687 0-A 2~A 3-A 4~A
green; town 10       | 688 0~A 1-A 3-A 4~A | 689 0~A 1~A 3-A 4-A | 690 0-A 1~A 3-A 4~A | 691 0~A 1-A 3~A 4-A
green; town 10       | 700 0-A 1~A 2-A 3~A | 701 0-A 1-A 2~A 3~A | 702 0-A 2~A 3~A 4-A | 703 0-A 2-A 3~A 4~A
green; city 30 x2    | 660 0-A 1~A 3-A 4~A | 661 0~A 1-A 3~A 4-A | 662 0~A 1~A 3-A 4-A | 663 0~A 1-A 3-A 4~A
green; city 30 x2    | 664 0-A 1~A 2~A 3-A | 665 0~A 1-A 2-A 3~A | 666 0-A 1~A 2-A 3~A | 667 0-A 1-A 2~A 3~A
green; city 30 x2    | 668 0-A 2~A 3-A 4~A | 669 0~A 2-A 3~A 4-A | 670 0~A 2-A 3-A 4~A | 671 0~A 2~A 3-A 4-A
green; city 30 x2    | 704 0-A 2-A 3~A 4~A | 705 0-A 2~A 3~A 4-A | 706 0~A 1~A 2-A 3-A | 707 0~A 1-A 2~A 3-A
green S; city 20     | 675 0-A 1~A 2-A
green M; city 50 x2  | 655 0-A 2-A 4-A
green C; city 60 x2  | 653 0-A 1~A 3-A
green P; city 90 x2  | 651 0-A 1~A 2~A 3-A 4-A
brown                | 646 0~2 0~4 2~4 | 647 0~1 0~2 1~2 | 648 0~1 0~3 1~3 | 649 0~3 0~5 3~5
brown; town 20       | 696 0=A 1=A 3=A 4=A | 697 0=A 1=A 2=A 3=A | 698 0=A 2=A 3=A 4=A
brown; city 40 x2    | 672 0=A 1=A 3=A 4=A | 673 0=A 1=A 2=A 3=A | 674 0=A 2=A 3=A 4=A
brown S; city 30 x2  | 676 0=A 1=A 2-A
brown M; city 80 x2  | 656 0=A 2-A 3~A 4-A
brown C; city 90 x2  | 654 0-A 2=A 3-A 4=A
brown P; city 130 x2 | 652 0=A 1=A 2=A 3=A 4-A
`);

/** 72 yellow, 72 green, 24 brown (1849, appendix). */
export const tiles: readonly TileDef[] = readTiles(
  `
3x4 4x4 7x4 8x10 9x6 23x3 24x3 25x2 26 27 28 29 30 31 39 40 41 42 58x4 624
73x4 74x3 77x4 78x10 79x7 644x2 645x2 657x2 658x2 659x2 673x2 674x2 677x3 678x3 679x2 696x3 697x2 698x2 699x2
`,
  faces,
);

/**
 * What may replace what: whatever fits. The lists of yellow and brown tiles in the rulebook's appendix have misprints; its
 * list of green tiles agrees with the track on the tiles.
 */
export const upgrades: MapData['upgrades'] = fittingUpgrades(tiles);
