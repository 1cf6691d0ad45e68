import type { RulesText } from '../../../../words/help-text.js';

/** What scenario S-6 plays differently, in English. */
export const daveRules: RulesText['sections'][number] = {
  id: 'S-6',
  heading: 'Scenario: Dave? What are you doing?',
  covers: ['S-6.1', 'S-6.2', 'S-6.3'],
  text: [
    'The Classic board and the Classic rules, with three more exits: the Deep South to the east, Richmond to the west, D24 to the north-west. There are three tiles of number 26 and of number 27. Players cannot buy private companies from each other.',
    'Random income: when the trains have run, a number from 1 to 6 is drawn. With 1 the company gets only 80 % of what they earned, with 2 90 %, with 3 and 4 all of it, with 5 110 %, with 6 120 %.',
    'Reading Railroad: a ninth company. Its president’s certificate is three shares, and six of ten must be sold as usual. It starts on H14, where tile 43 lies and stays. Its own trains may stop there, which counts as a city of $10, or drive past; for other companies it is plain track. Boston and Baltimore get tiles 592 and 997 with two circles each, a fifth 4-train is in the game, and everybody may hold one certificate more.',
    'More tiles: three of 5 and 6, two of each of 141 to 144, and two more of 26 and 27. Any number of tiles: those of Classic never run out.',
  ],
  decided: [
    'The number for the income is drawn after the run, and each share is paid whole dollars; the rest stays in the bank.',
    'Nobody sells privates to other players in a forced sale either.',
    'A new president of the Reading must give three shares for the certificate.',
  ],
};
