import type { HelpText } from '../../help-text.js';

/** What the service is, and whose games are played on it. */
export const aboutService: HelpText = {
  title: 'About Bahnpost',
  lead: 'Bahnpost lets people play railway board games by post: over days and weeks, with an e-mail for every turn.',
  sections: [
    {
      id: 'software',
      heading: 'The software',
      text: [
        'Bahnpost is free software under the GNU Affero General Public License, version 3 or later. Anybody may run it, and whoever offers a changed version must offer its source code as well.',
        'The rules are a program that checks every move and lists every move there is. All moves of a game form a log that is never changed; a game can be saved as a file and played through again from it.',
        'Programs can play as people do: see the [interface](/api/docs).',
      ],
    },
    {
      id: 'operator',
      heading: 'Who runs this site',
      text: [
        'Anybody can set up Bahnpost. This site is run by its operator, not by the authors of the software. The operator is responsible for it and is the one to ask about it.',
      ],
    },
    {
      id: 'games',
      heading: 'Whose games these are',
      text: [
        'The games belong to their designers and publishers. They are named on the rules page of each [game](/help#games). Bahnpost has no connection with them and is not endorsed by them.',
        'The rules are given here in our own words. None of the texts, maps or pictures of the games are included; all drawings are made by the program.',
        'These pages do not replace the rulebook. If you like a game, buy it.',
      ],
    },
    {
      id: 'rulings',
      heading: 'Where the rules are unclear',
      text: [
        'Rulebooks leave some things open, and some contradict themselves. The rules page of each game says how it is played here. A running game keeps the reading it began with.',
        'Games recorded on 18xx.games can be imported. They are replayed as that site reads the rules.',
      ],
    },
  ],
};
