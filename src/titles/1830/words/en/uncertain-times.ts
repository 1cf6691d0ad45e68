import type { UncertainFact } from '../../rules/facts.js';
import { list } from '../../../../words/numbers.js';
import { companyName, privateName } from '../../../../words/rail/names.js';
import type { Wording } from '../../../../words/types.js';

/*
 * Scenario S-5, uncertain times, in English.
 */

export const uncertainFacts: Wording<UncertainFact> = {
  'privates-dealt': (f, n) =>
    `By lot: ${f.privates.map((id, seat) => `${n.seat(seat)} ${privateName(n, id)}`).join(', ')}` +
    (f.removed.length > 0
      ? `; not in the game: ${list(
          'en',
          f.removed.map(id => privateName(n, id)),
        )}`
      : ''),
  'uncertainty-drawn': (f, n) => {
    const drawn = `${companyName(n, f.company)} draws a marker of uncertainty: `;
    const until = `until it has ended its next turn`;
    return {
      'no-change': `${drawn}no change`,
      'short-runs': `${drawn}short runs. All trains reach only half as many stops ${until}`,
      'retain-revenue': `${drawn}retained revenue. No company pays dividends ${until}`,
    }[f.marker];
  },
  'uncertainty-over': (f, n) =>
    `${f.marker === 'short-runs' ? 'Short runs are' : 'Retaining revenue is'} over: the marker of ${companyName(n, f.company)} leaves the game`,
};

export const uncertainFields: { readonly [name: string]: string } = { uncertainty: 'Uncertainty' };

export const uncertainValues: { readonly [value: string]: string } = {
  'short-runs': 'short runs',
  'retain-revenue': 'no dividends',
};
