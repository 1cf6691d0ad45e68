import type { HelpText } from '../../help-text.js';

/** How playing by post works, for newcomers. */
export const how: HelpText = {
  title: 'How this works',
  lead: 'A game runs for days or weeks. When it is your turn you get an e-mail, make your move, and forget about the game until the next one.',
  sections: [
    {
      id: 'start',
      heading: 'Getting into a game',
      text: [
        'Sign in with your e-mail address: you get a link by e-mail. There is no password.',
        'Then [start a game](/games/new) and invite others by their addresses or with a link, or take a seat at an [open table](/tables). The game begins automatically as soon as every seat is taken.',
        'You can also take several seats yourself, for example to try a game alone. Or let the computer play empty seats: easy by simple rules, ordinary and strong by thinking ahead. A game with it does not count in statistics.',
      ],
    },
    {
      id: 'turn',
      heading: 'Your turn',
      text: [
        'The e-mail says what has happened since your last turn and what you are asked now. It shows the board and what the players have. Its link opens the game without signing in.',
        'The page offers what the rules allow, and nothing else. Choose, look at what will happen, and confirm.',
        'Some turns have several steps: in an 18xx game, for example, a company lays track, places a token, runs its trains, pays and buys. You are asked one thing after another.',
        'After your last step the game moves on to the next player, who gets an e-mail in turn. It waits a little before it goes out, so that several steps make only one e-mail.',
      ],
    },
    {
      id: 'reply',
      heading: 'Moving by e-mail',
      text: [
        'If your turn e-mail offers it, you can simply reply. Write the move on the first line, such as `pass`, and send. Several moves go on several lines.',
        'The answer says what was done and what is asked next. You can reply to that again. `help` on the first line brings a list of what you can do now; `undo` takes back your last move.',
        'The [notation](/help#games) page of each game shows how moves are written. Every e-mail gives an example, too.',
        'You can turn this off under your account, or ask to confirm each move with a click.',
      ],
    },
    {
      id: 'clocks',
      heading: 'Time',
      text: [
        'Whoever creates a game chooses its pace: no clock, a deadline for each turn, or a time bank that grows with each turn.',
        'The game also decides what stops your clock: quiet hours, weekends, holidays. Set [your times](/me/notifications) under your account. Without quiet hours of your own, none count.',
        'You are reminded before your time is up. What happens then is part of the game’s pace: your seat passes where the rules allow it, or the others vote on how to go on.',
      ],
    },
    {
      id: 'undo',
      heading: 'Taking moves back',
      text: [
        'You can take back your own last moves as long as nobody has moved since and nothing hidden or random was revealed.',
        'For anything else, ask the others: when all agree, the game goes back. Nothing is erased. The log keeps what was taken back.',
      ],
    },
    {
      id: 'orders',
      heading: 'Standing orders',
      text: [
        'A standing order moves for you as soon as it is your turn, for example “pass until somebody sells shares of my company” or “bid for this private company up to 190”. The game then goes on without waiting for you.',
        'Only you can see your orders. An order ends automatically when the situation it was meant for is over, and you are told why.',
      ],
    },
    {
      id: 'what-if',
      heading: 'What if?',
      text: [
        'Every game has a page “What if?” on which you can try out moves for all seats (this needs JavaScript). Nobody sees it and the game does not change. A line that you like can be saved as a plan.',
        'The history shows the game step by step, compares two positions and draws charts.',
      ],
    },
    {
      id: 'together',
      heading: 'With the others',
      text: [
        'You can write to everybody in the game, or to one player where the game allows it. Your notes and plans are yours alone.',
        'All players together can pause or end a game, or replace somebody who no longer answers. Everybody gets an e-mail about such a vote.',
      ],
    },
    {
      id: 'mails',
      heading: 'Not too many e-mails',
      text: [
        'Under [notifications](/me/notifications) you choose which e-mails come at once, once a day or not at all, and when you want quiet. E-mails about games have a link to unsubscribe.',
        'Your browser can notify you as well, and there are feeds, a calendar and webhooks.',
      ],
    },
  ],
};
