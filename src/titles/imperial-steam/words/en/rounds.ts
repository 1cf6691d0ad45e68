import type { SteamRound } from '../../rules/facts.js';
import type { RoundWords, Wording } from '../../../../words/types.js';

/** Where a game stands, in English. */
export const rounds: Wording<SteamRound, RoundWords> = {
  'steam-round': ({ round, of, phase }) => {
    const now = `Round ${String(round)} of ${String(of)}`;
    switch (phase) {
      case 'bid':
        return { short: 'Opening', full: 'Opening bid' };
      case 'dock':
        return { short: `R ${String(round)}`, full: `${now}, ordered goods` };
      case 'over':
        return { short: 'End', full: `End after round ${String(round)}` };
      case 'actions':
        return { short: `R ${String(round)}`, full: now };
    }
  },
};
