import type { SettingWords } from '../../../../words/types.js';

/*
 * Further companies and their homes, in German.
 */

export const companySettings: { readonly [id: string]: SettingWords } = {
  'extra-pmq': {
    name: 'Pere Marquette (PMQ)',
    text: 'Eine Gesellschaft mehr, die in einer der Städte von E5 beginnt. Auf der Classic-Seite darf man dann mehr Zertifikate haben (V-1.6).',
  },
  'extra-nkp': {
    name: 'Nickel Plate (NKP)',
    text: 'Eine Gesellschaft mehr, die in Columbus (H4) beginnt. Auf der Classic-Seite darf man dann mehr Zertifikate haben (V-1.6).',
  },
  'extra-rdr': {
    name: 'Reading (RDR)',
    text: 'Eine Gesellschaft mehr, die nach Wahl auf G15 neben dem Gleis oder auf H16 beginnt. Auf der Classic-Seite darf man dann mehr Zertifikate haben (V-7.5).',
  },
  'home-choice': {
    name: 'Auswahl der Startfelder',
    text: 'Auf dem 1830+-Spielplan beginnt die C&O in Cleveland oder Richmond, die N&W in Norfolk oder Roanoke; in S-4 hat nur die N&W die Wahl. Andere müssen in einer der beiden Städte Platz lassen (V-7.3).',
  },
};
