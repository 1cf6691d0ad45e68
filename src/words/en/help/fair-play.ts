import type { HelpText } from '../../help-text.js';

/** What is fair, what is not, and what of it the service itself sees to. */
export const fairPlay: HelpText = {
  title: 'Fair play',
  lead: 'What may help you while you play, what may not, and what of it the service itself sees to.',
  sections: [
    {
      id: 'allowed',
      heading: 'What you may always use',
      text: [
        'Your notes, your plans and the page “What if?”. They know what you are shown and nothing else, and nobody but you sees them.',
        'The rules, the history, the comparison and the charts of your game. Everybody at the table has the same ones.',
        'Standing orders, and moves that are made for you where nothing else is possible.',
        'Your own sums: on paper, in a spreadsheet, or in a program that counts and shows but does not choose. The [interface](/api/docs) tells a program what you may see, and nothing more.',
      ],
    },
    {
      id: 'computer',
      heading: 'Asking the computer',
      text: [
        'Where all have agreed to it, whoever is in turn may ask what the computer would do, and why. Whoever creates a game chooses this. The invitation, the waiting room and the table say so, and it can no longer be changed once somebody else has sat down.',
        'In games against computers only, players may always ask. So may newcomers in their [first game](/help/first-game).',
        'At all other tables the service refuses. A game in which the computer plays, or may be asked, does not count in results, statistics or reliability.',
        'The computer is shown what you are shown, and guesses the rest. It makes no move for you: it fills in the form, and you decide.',
      ],
    },
    {
      id: 'programs',
      heading: 'Programs and language models',
      text: [
        'Programs may play here, with an account that says so. The name at their seat ends in “(program)”, so you know whom you are playing with.',
        'With any other account a person chooses the moves. Do not let a program or a language model choose them or advise you, unless all at the table know and agree.',
      ],
    },
    {
      id: 'unfair',
      heading: 'What is not fair',
      text: [
        'To play at one table with several accounts. People who share a device can play several seats with one account, each under a name that all see.',
        'To let somebody else choose your moves without the others knowing.',
        'To arrange, outside the game, that one player lets another win.',
        'To let your time run out only to hold the others up.',
      ],
    },
    {
      id: 'checks',
      heading: 'What the service sees to',
      text: [
        'It shows each player what the rules let them see. What is hidden does not leave the server.',
        'It plays what the rules allow and nothing else. It draws so that nobody can foresee it, and keeps a log that nobody can change.',
        'It refuses to ask the computer where not all have agreed, and it gives nobody who joins a second seat at the same table.',
        'It does not know who is behind an account, or what runs on your computer. It trusts you there.',
        'If you think that somebody does not play fair, ask them, and then the others. Together you can end the game, which then counts for nobody. The operator of this site can put a game on hold and block an account.',
      ],
    },
  ],
};
