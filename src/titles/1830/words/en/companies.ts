import type { RulesSection } from '../../../../words/help-text.js';
import type { SettingWords } from '../../../../words/types.js';

/*
 * Further companies and their homes, in English.
 */

export const companySettings: { readonly [id: string]: SettingWords } = {
  'extra-pmq': {
    name: 'Pere Marquette (PMQ)',
    text: 'One company more, which begins in either city of E5. More certificates may be held (V-1.6).',
  },
  'extra-nkp': {
    name: 'Nickel Plate (NKP)',
    text: 'One company more, which begins in Columbus, H4. More certificates may be held (V-1.6).',
  },
  'extra-rdr': {
    name: 'Reading (RDR)',
    text: 'One company more, which begins on G15, beside the track, or on H16, as its president likes. More certificates may be held (V-7.5).',
  },
  'home-choice': {
    name: 'Choice of homes',
    text: 'On the 1830+ board the C&O begins in Cleveland or Richmond, the N&W in Norfolk or Roanoke. Others must leave room in one of the two (V-7.3).',
  },
};

export const companyRules: RulesSection = {
  id: 'V-1.6',
  heading: 'Further companies, and homes to choose from',
  covers: ['V-7.2', 'V-7.3', 'V-7.5'],
  text: [
    'Pere Marquette, Nickel Plate and Reading can join in, in any combination, with two tokens each. With any of them the certificate limits are higher: 32, 22, 18, 15, 13 or 12 with 2 to 7 players. The N&W has its homes on the 1830+ board alone, and plays in each of its scenarios.',
    'The PMQ begins in one of the two cities of E5, which is kept for it like E11 for the Erie. The NKP begins in Columbus (H4).',
    'The Reading chooses in its first turn: G15 or H16. On G15 there is no city. Its station is beside the track there and counts as a city of 10 for its own runs, which may also pass it by; for all others there is only track. Track without stops is laid on G15 and replaced as usual. If the Reading has begun there, the first tile costs it $60.',
    'Choice of homes, on the 1830+ board: in their first turn the C&O begins in Cleveland (F6) or Richmond (K13), the N&W in Norfolk (L16) or Roanoke (L10). Before that others may build in either city, but must leave room in one of the two.',
  ],
  decided: [
    'A tile with a P behind its number is the same tile, on a hex with such a station. It comes out of the same supply.',
    'The owner of the SV keeps the Reading off G15, too. If the SV makes G15 cheaper (V-4.0), its company pays half of what it would pay otherwise.',
    'In S-1 and S-3 it is Richmond that is kept for the C&O. In S-4 Cleveland is no home of it.',
    'Roanoke costs nothing where it may be chosen; there are mountains without it.',
  ],
};
