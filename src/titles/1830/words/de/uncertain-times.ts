import type { UncertainFact } from '../../rules/facts.js';
import { list } from '../../../../words/numbers.js';
import { companyName, privateName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

/*
 * Scenario S-5, uncertain times, in German.
 */

export const uncertainFacts: Wording<UncertainFact> = {
  'privates-dealt': (f, n) =>
    `Durch das Los: ${f.privates.map((id, seat) => `${n.seat(seat)} ${privateName(n, id)}`).join(', ')}` +
    (f.removed.length > 0
      ? `; nicht im Spiel: ${list(
          'de',
          f.removed.map(id => privateName(n, id)),
        )}`
      : ''),
  'uncertainty-drawn': (f, n) => {
    const drawn = `${companyName(n, f.company)} zieht einen Ungewissheitsmarker: `;
    const until = `bis sie ihren nächsten Zug beendet hat`;
    return {
      'no-change': `${drawn}Nichts ändert sich`,
      'short-runs': `${drawn}Kurze Fahrten. Alle Loks erreichen nur halb so viele Stationen, ${until}`,
      'retain-revenue': `${drawn}Einbehaltene Einnahmen. Keine Gesellschaft schüttet aus, ${until}`,
    }[f.marker];
  },
  'uncertainty-over': (f, n) =>
    `${f.marker === 'short-runs' ? 'Die kurzen Fahrten sind' : 'Das Einbehalten ist'} vorbei: Der Marker von ${companyName(n, f.company)} kommt aus dem Spiel`,
};

export const uncertainFields: { readonly [name: string]: string } = { uncertainty: 'Ungewissheit' };

export const uncertainValues: { readonly [value: string]: string } = {
  'short-runs': 'kurze Fahrten',
  'retain-revenue': 'keine Dividenden',
};
