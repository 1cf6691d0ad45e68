import type { HelpText } from '../../help-text.js';

/** What is kept about people, for how long, and how they get or delete it. */
export const privacy: HelpText = {
  title: 'Privacy',
  lead: 'What this service stores about you, for how long, who sees it, and how you get a copy or delete it.',
  sections: [
    {
      id: 'operator',
      heading: 'Who is responsible',
      text: [
        'The operator of this site is responsible for your data: for the server, for its backups, and for what an e-mail provider or a proxy in front of it records. This page describes what the software does.',
      ],
    },
    {
      id: 'stored',
      heading: 'What is stored',
      text: [
        'Your account: the name others see, your e-mail addresses, language and time zone, quiet hours, holidays, and which e-mails you want.',
        'How you sign in: your sessions with the kind of device and when they were last used, public keys of passkeys, and tokens you make for programs. There is no password. What lets you in is stored as a hash only.',
        'Your games: every move, when and how it was made, and the votes and invitations. If you ask the computer what it would do, its last answer at each seat.',
        'What you write: messages, notes, plans and standing orders.',
        'Invitations: the address to which somebody sent one, and the name given there. It is erased when the account with this address is deleted.',
        'E-mails: which were sent to you, when, and what the mail server answered. If you reply by e-mail, your message is kept until it has been dealt with.',
        'Channels you set up: the addresses of push services and webhooks, and what was sent there.',
      ],
    },
    {
      id: 'time',
      heading: 'For how long',
      text: [
        'Account, games and what you write: until you delete them or the account. Moves are never deleted, because a game cannot be replayed without them.',
        'Which e-mails were sent to you: as long as the account exists.',
        'Sessions end after 180 days, those from a turn e-mail after 30 days. They are deleted 30 days after they have ended, and so are tokens.',
        'Sign-in links work for ten minutes and are deleted a day later.',
        'Records of replies and of e-mails that came back: 90 days.',
        'When you were last looking at a game: up to two hours. It only keeps e-mails from being sent to somebody who is looking.',
        'The address of your internet connection is counted to stop abuse, for a day at most, and is written into no log. The log of requests names the kind of page, its outcome and your account’s number.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and other sites',
      text: [
        'Cookies hold your session, your choice of language and colours, and for a year a mark that you have signed in with this browser before. There is no tracking, no analytics and no advertising.',
        'Your browser also remembers how you like to see tables and which position of a game you saw last.',
        'The pages load nothing from other sites. Browser notifications go through the service of your browser’s maker, webhooks to the addresses you name.',
      ],
    },
    {
      id: 'seen',
      heading: 'Who sees it',
      text: [
        'The other players see your name, your moves, your messages to them and how reliably you move in time. They do not see your address unless they invited you by it.',
        'How many games of each title you finished and won, and your places, are seen by others who are signed in only if you allow it under [Results](/results#shown). Games, dates and other players are never named there.',
        'Whoever creates a game decides who may watch it. Spectators see what all players know, and messages to everybody only if the game allows that.',
        'Nobody but you sees your notes, plans and standing orders on these pages. The operator has access to the database and could read everything.',
      ],
    },
    {
      id: 'export',
      heading: 'A copy of your data',
      text: [
        'Under [your account](/me/security#data) you can download everything the service holds about you, as a JSON file. Each game can be saved as a file as well.',
      ],
    },
    {
      id: 'deletion',
      heading: 'Deleting your account',
      text: [
        'You can [delete your account](/me/delete) yourself. It happens at once and cannot be undone. Your name, addresses, sessions, settings, notes, plans and the text of your messages are erased.',
        'Your moves stay, under the name “former player”. Your seats in running games become free.',
        'The operator’s backups may hold the data until they are overwritten.',
      ],
    },
  ],
};
