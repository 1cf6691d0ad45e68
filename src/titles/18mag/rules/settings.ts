import type { SettingDef, Settings } from '../../../engine/core/index.js';
import { runsSetting } from '../../../engine/rail/company/running.js';

/** What can be chosen for a game of 18 Magyarország. */
export const settings: readonly SettingDef[] = [
  runsSetting,
  // Which side of the board is up follows from the number of players.
  { id: 'board', values: ['large', 'small'], hidden: true },
  { id: 'reading', values: ['rulebook', '18xx.games'], hidden: true },
  // A record of that site from before it had all of this reading.
  { id: 'older', values: [false, true], hidden: true },
];

/** The settings that a game keeps: two play on the back of the board (18Mag §Vorbereitung 2). */
export const fitSettings = (chosen: Settings, seats: number): Settings => ({
  ...chosen,
  board: seats < 3 ? 'small' : 'large',
});

/** Do two play? */
export const isSmall = (s: Settings): boolean => s['board'] === 'small';
