import type { SettingDef } from '../../../engine/core/index.js';

export const settings: readonly SettingDef[] = [
  /** How the tiles, hubs and crowns come onto the board (§2, §2.4). */
  { id: 'setup', values: ['fixed', 'normal', 'random'] },
  /** Players see only their own money (§13). */
  { id: 'hidden-money', values: [false, true] },
];
