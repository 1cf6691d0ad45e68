import type { SettingWords } from '../../../../words/types.js';

/*
 * Further companies and their homes, in English.
 */

export const companySettings: { readonly [id: string]: SettingWords } = {
  'extra-pmq': {
    name: 'Pere Marquette (PMQ)',
    text: 'One company more, which begins in either city of E5. On the Classic side, more certificates may be held then (V-1.6).',
  },
  'extra-nkp': {
    name: 'Nickel Plate (NKP)',
    text: 'One company more, which begins in Columbus, H4. On the Classic side, more certificates may be held then (V-1.6).',
  },
  'extra-rdr': {
    name: 'Reading (RDR)',
    text: 'One company more, which begins on G15, beside the track, or on H16, as its president likes. On the Classic side, more certificates may be held then (V-7.5).',
  },
  'home-choice': {
    name: 'Choice of homes',
    text: 'On the 1830+ board the C&O begins in Cleveland or Richmond, the N&W in Norfolk or Roanoke; in S-4 the N&W alone has the choice. Others must leave room in one of the two (V-7.3).',
  },
};
