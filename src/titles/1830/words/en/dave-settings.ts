import type { SettingWords } from '../../../../words/types.js';

/*
 * Scenario S-6 and its variants on the form, in English.
 */

export const daveSettings: { readonly [id: string]: SettingWords } = {
  dave: {
    name: 'Scenario S-6: Dave? What are you doing?',
    text: 'The Deep South, Richmond and D24 have one more exit each, there are two more 26 and two more 27, and players cannot buy privates from each other. Other variants of the computer game stand where they belong: delayed rusting, buying privates later, a short or long game, no diesels, split revenue.',
  },
  'random-income': {
    name: 'Random income',
    text: 'In each turn a number is drawn: the company gets 80, 90, 100, 100, 110 or 120 % of what its trains have earned (S-6.3).',
  },
  'reading-railroad': {
    name: 'Reading Railroad',
    text: 'A ninth company that starts on H14, with a president’s certificate of three shares. Boston and Baltimore grow with tiles 592 and 997, there is one more 4-train, and the certificate limit is higher by one (S-6.3).',
  },
  'more-tiles': {
    name: 'More tiles',
    text: 'Three more of 5 and 6, two more of 26, 27 and each of 141 to 144 (S-6.3).',
  },
  'unlimited-tiles': {
    name: 'Any number of tiles',
    text: 'Each tile of Classic can be laid as often as you like (S-6.3).',
  },
};
