import type { SteamRound } from '../../rules/facts.js';
import type { RoundWords, Wording } from '../../../../words/types.js';

/** Where a game stands, in German. */
export const rounds: Wording<SteamRound, RoundWords> = {
  'steam-round': ({ round, of, phase }) => {
    const now = `Runde ${String(round)} von ${String(of)}`;
    switch (phase) {
      case 'bid':
        return { short: 'Anfang', full: 'Anfangsgebot' };
      case 'dock':
        return { short: `R ${String(round)}`, full: `${now}, bestellte Güter` };
      case 'over':
        return { short: 'Ende', full: `Ende nach Runde ${String(round)}` };
      case 'actions':
        return { short: `R ${String(round)}`, full: now };
    }
  },
};
