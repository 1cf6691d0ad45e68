import type { Language } from './model.js';

/** The words of the mails' frame, German and English. `{name}` is filled in. */
const words = {
  gameLine: ['{title} · {name}', '{title} · {name}'],
  hello: ['Hallo {name},', 'Hello {name},'],
  yourTurn: ['Sie sind am Zug', 'Your turn'],
  turnSubject: ['Ihr Zug', 'Your turn'],
  yourTurnAgain: ['Wieder am Zug', 'Your turn again'],
  offerToYou: ['Angebot an Sie', 'Offer to you'],
  reminder: ['Erinnerung', 'Reminder'],
  urgent: ['Eilig', 'Urgent'],
  urgentText: [
    'Diese Mail kommt in Ihren Ruhezeiten, weil danach Ihre Zeit für diesen Zug abgelaufen wäre.',
    'This mail comes in your quiet hours, because after them your time for this turn would be over.',
  ],
  digestTitle: ['Ihre Zusammenfassung', 'Your digest'],
  openPage: ['Ansehen', 'Have a look'],
  digestAsk: ['Sie sind am Zug – Ihre Zusammenfassung', 'Your turn – your digest'],
  digestAsks: [
    'Sie sind in {count} Partien am Zug – Ihre Zusammenfassung',
    'Your turn in {count} games – your digest',
  ],
  digestNews: ['Neues aus Ihren Partien – Ihre Zusammenfassung', 'News of your games – your digest'],
  digestMore: ['… und {count} weitere Zeilen', '… and {count} more lines'],
  whyDigest: [
    'Sie bekommen diese Mail, weil Sie Mails gesammelt haben wollen. Das ändern Sie in Ihrem Konto unter „Zeiten und Mails“.',
    'You get this mail because you chose to have mails in one. You change that in your account under “Times and mails”.',
  ],
  turnsTitle: ['Sie sind am Zug', 'Your turns'],
  turnsSubject: ['Sie sind in {count} Partien am Zug', 'Your turn in {count} games'],
  turnsAgain: [
    'Ein Zug wurde zurückgenommen; was eine frühere Mail dazu sagte, gilt nicht mehr.',
    'A move was taken back; what an earlier mail said about it no longer holds.',
  ],
  whyTurns: [
    'Sie bekommen diese Mail, weil Sie in diesen Partien mitspielen. Ob mehrere Züge in einer Mail kommen, wählen Sie in Ihrem Konto unter „Zeiten und Mails“.',
    'You get this mail because you play in these games. Whether several turns come in one mail is for you to choose in your account under “Times and mails”.',
  ],
  invitationTo: ['{from} lädt Sie ein', '{from} invites you'],
  gameStarted: ['Die Partie beginnt', 'The game begins'],
  gameOver: ['Die Partie ist beendet', 'The game is over'],
  signInSubject: ['Ihr Link zum Anmelden', 'Your sign-in link'],

  ownSeat: ['Dieser Zug ist für Ihren Platz „{name}“.', 'This turn is for your seat “{name}”.'],
  ownSeatsToo: ['Gefragt sind außerdem Ihre Plätze: {names}', 'Your other seats that are asked: {names}'],
  rematch: ['Revanche mit denselben Leuten', 'Rematch with the same people'],
  again: [
    'Ein Zug wurde zurückgenommen. Was unsere letzte Mail zu diesem Zug sagte, gilt nicht mehr.',
    'A move was taken back. What our last mail about this turn said no longer holds.',
  ],
  waitingSince: [
    'Die Partie wartet auf Sie seit {since}.',
    'The game has been waiting for you since {since}.',
  ],
  deadline: ['Ihre Zeit: bis {at}; noch {left}.', 'Your time: until {at}; {left} left.'],
  deadlineOver: ['Ihre Zeit ist um seit {at}.', 'Your time has been up since {at}.'],
  offers: ['Angebote', 'Offers'],
  play: ['Zug machen', 'Take your turn'],
  answer: ['Angebot beantworten', 'Answer the offer'],
  openGame: ['Partie öffnen', 'Open the game'],
  seatLink: [
    'Die Links dieser Mail gelten nur für Ihren Platz in dieser Partie. Geben Sie keinen weiter.',
    'The links of this mail are for your seat in this game only. Do not pass any on.',
  ],
  seatLinks: [
    'Jeder Link gilt nur für Ihren Platz in seiner Partie. Geben Sie keinen weiter.',
    'Each link is for your seat in its game only. Do not pass any on.',
  ],
  happened: ['Seit Ihrem letzten Zug', 'Since your last turn'],
  nothingHappened: ['Seit Ihrem letzten Zug ist nichts geschehen.', 'Nothing happened since your last turn.'],
  moreLines: ['… und {count} weitere Zeilen:', '… and {count} more lines:'],
  ordersDid: [
    'Ihre Aufträge haben für Sie gezogen (programmiert)',
    'Your orders have moved for you (programmed)',
  ],
  ordersEnded: ['Aufträge, die nicht mehr gelten', 'Orders that have ended'],
  ordersStanding: ['Ihre Aufträge, die noch gelten', 'Your orders that stand'],
  talk: ['Gesagt wurde', 'What was said'],
  moreTalk: ['Davor noch {count} Nachrichten:', 'Before that {count} more messages:'],
  answerTalk: ['Antworten', 'Answer'],
  board: ['Plan', 'Board'],
  choices: ['Was Sie tun können', 'What you can do'],
  choicesText: [
    'Ein Link wählt nur aus; gespielt wird erst auf der Seite.',
    'A link only selects; nothing is played before you do so on the page.',
  ],
  written: ['geschrieben z. B.: {form}', 'written e.g.: {form}'],
  replyText: [
    'Sie können auch auf diese Mail antworten: den Zug so geschrieben in die erste Zeile, z. B. {form}',
    'You can also answer this mail: the move on its first line, written e.g. {form}',
  ],
  links: ['Links', 'Links'],
  thisPosition: ['Diese Stellung', 'This position'],
  history: ['Verlauf', 'History'],

  invited: [
    '{from} lädt Sie zu einer Partie {title} per Post ein: „{name}“, {seats} Plätze.',
    '{from} invites you to a game of {title} by post: “{name}”, {seats} seats.',
  ],
  byPost: [
    'Die Partie läuft über Tage oder Wochen. Wenn Sie am Zug sind, bekommen Sie eine Mail mit einem Link.',
    'The game runs for days or weeks. When it is your turn you get a mail with a link.',
  ],
  lookAtInvitation: ['Einladung ansehen', 'Look at the invitation'],
  invitationText: [
    'Annehmen oder ablehnen können Sie auf der Seite. Wenn Sie nichts tun, geschieht nichts.',
    'You can accept or decline on the page. If you do nothing, nothing happens.',
  ],
  startedText: [
    'Alle Plätze sind besetzt. Wenn Sie am Zug sind, bekommen Sie eine Mail.',
    'All seats are taken. You get a mail when it is your turn.',
  ],
  players: ['In Sitzordnung', 'In seating order'],
  settings: ['Einstellungen', 'Settings'],
  wonBy: ['Gewonnen: {winners}', 'Won by {winners}'],
  signInText: [
    'Mit diesem Link melden Sie sich an. Er gilt einmal und {minutes} Minuten lang.',
    'This link signs you in. It works once, for {minutes} minutes.',
  ],
  signInWhere: [
    'Der Link gilt in dem Browser, in dem Sie ihn angefordert haben. Anderswo geöffnet, zeigt er einen Code, den Sie in jenem Browser eingeben.',
    'The link works in the browser where you asked for it. Opened elsewhere, it shows a code to type into that browser.',
  ],
  signIn: ['Anmelden', 'Sign in'],
  signInNotYou: [
    'Wenn Sie ihn nicht angefordert haben, löschen Sie diese Mail; es geschieht nichts.',
    'If you did not ask for it, delete this mail; nothing happens.',
  ],

  whySeat: [
    'Sie bekommen diese Mail, weil Sie in dieser Partie mitspielen.',
    'You get this mail because you play in this game.',
  ],
  whyInvited: [
    'Sie bekommen diese Mail, weil {from} Ihre Adresse für diese Einladung angegeben hat.',
    'You get this mail because {from} gave your address for this invitation.',
  ],
  whySignIn: [
    'Sie bekommen diese Mail, weil jemand auf unserer Seite diese Adresse eingegeben hat.',
    'You get this mail because somebody entered this address on our site.',
  ],
  unsubscribe: ['Mails dieser Partie abbestellen', 'No more mails of this game'],
  unsubscribeAll: ['Gar keine Mails mehr', 'No mails at all'],
  witness: ['Protokoll {head} · Mail {id}', 'Log {head} · Mail {id}'],
  mailId: ['Mail {id}', 'Mail {id}'],
} satisfies { readonly [key: string]: readonly [de: string, en: string] };

export type MailWord = keyof typeof words;

/**
 * Words of the frame in a language.
 * @throws Error for an unknown key: a template asks for words that are not written
 */
export const mailText = (
  language: Language,
  key: string,
  params: { readonly [name: string]: unknown } = {},
): string => {
  if (!Object.hasOwn(words, key)) throw new Error(`no words for ${key}`);
  const text = words[key as MailWord][language === 'de' ? 0 : 1];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
};
