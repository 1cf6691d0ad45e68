import { accountPages } from './account.js';
import { clockPages } from './clocks.js';
import { elsewherePages } from './elsewhere.js';
import { historyPages } from './history.js';
import { mailboxPages } from './mailbox.js';
import { prefsPages } from './prefs.js';
import { repliesPages } from './replies.js';
import { problemTitles } from './problem-titles.js';
import { problems } from './problems.js';
import { asTitle } from './refusal.js';
import { operatorPages } from './operator.js';
import { ordersPages } from './orders.js';
import { talkPages } from './talk.js';
import { tablesPages } from './tables.js';
import type { Pair } from './types.js';
import { votesPages } from './votes.js';
import { whatIfPages } from './what-if.js';

/** The words of the pages, German and English, by key. */
const pages: { readonly [key: string]: Pair } = {
  skip: ['Zum Inhalt', 'Skip to content'],
  nav: ['Hauptmenü', 'Main menu'],
  myGames: ['Meine Partien', 'My games'],
  nextGame: ['Nächste Partie', 'Next game'],
  newGame: ['Neue Partie', 'New game'],
  signIn: ['Anmelden', 'Sign in'],
  signOut: ['Abmelden', 'Sign out'],
  mailbox: ['Postkasten', 'Mailbox'],
  language: ['Sprache', 'Language'],
  theme: ['Farben', 'Colours'],
  themeDevice: ['wie das Gerät', 'as the device'],
  themeLight: ['hell', 'light'],
  themeDark: ['dunkel', 'dark'],
  apiDocs: ['Schnittstelle (API)', 'API'],
  welcome: ['Eisenbahnspiele per Post', 'Railway games by post'],
  welcomeText: [
    'Eine Partie dauert Wochen, jeder Zug kommt per E-Mail. Sie spielen ihn auf einer Seite, die den Plan zeigt, auf jedem Gerät und auch ohne JavaScript.',
    'A game runs for weeks and every turn comes by e-mail. You play it on a page that shows the board, on any device, with or without JavaScript.',
  ],
  whoseGames: [
    'Die Spiele gehören ihren Autoren und Verlagen. Die Regeln sind hier als Tatsachen neu gefasst; Texte und Bilder der Spiele sind nicht enthalten.',
    'The games belong to their designers and publishers. Their rules are restated here as facts; the games’ texts and pictures are not included.',
  ],
  gamesToLookAt: ['Partien zum Ansehen', 'Games to look at'],
  yourAddress: ['Ihre E-Mail-Adresse', 'Your e-mail address'],
  sendLink: ['Link schicken', 'Send me a link'],
  sendLinkText: [
    'Sie bekommen eine Mail mit einem Link, der zehn Minuten lang einmal gilt. Ein Passwort gibt es nicht.',
    'You get a mail with a link that works once, within ten minutes. There is no password.',
  ],
  haveLink: ['Link aus der Mail', 'Link from the mail'],
  linkByHand: ['Den Link von Hand eingeben', 'Enter the link by hand'],
  signInOnward: [
    'Melden Sie sich an. Danach sind Sie auf der Seite, die Sie öffnen wollten.',
    'Sign in. Then you are on the page you wanted to open.',
  ],
  code: ['Code aus dem Link', 'Code in the link'],
  codeText: [
    'Der Code ist alles, was im Link der Mail hinter „#t=“ steht.',
    'The code is everything after “#t=” in the link of the mail.',
  ],
  signInAs: ['Anmelden als', 'Sign in as'],
  continue: ['Weiter', 'Continue'],
  continueAs: ['Weiter als {name}', 'Continue as {name}'],
  linkSent: ['Schauen Sie in Ihr Postfach', 'Look into your mailbox'],
  linkSentText: [
    'Wenn die Adresse stimmt, ist ein Link dorthin unterwegs. Er gilt zehn Minuten, in diesem Browser.',
    'If the address is right, a link is on its way there. It works for ten minutes, in this browser.',
  ],
  codeHereText: [
    'Wenn Sie den Link in einem anderen Browser oder auf einem anderen Gerät öffnen, zeigt er sechs Ziffern. Geben Sie sie hier ein.',
    'If you open the link in another browser or on another device, it shows six digits. Type them here.',
  ],
  sixDigits: ['Die sechs Ziffern', 'The six digits'],
  codeForThere: ['Ihr Code', 'Your code'],
  codeForThereText: [
    'Dieser Link wurde in einem anderen Browser oder auf einem anderen Gerät angefordert. Geben Sie diesen Code dort ein, wo Sie sich anmelden wollten:',
    'This link was asked for in another browser or on another device. Type this code there, where you asked to sign in:',
  ],
  codeForThereOnly: [
    'Er gilt einmal und so lange wie der Link. Sagen Sie ihn niemandem: Wer ihn hat, kann sich als Sie anmelden. Haben Sie keine Anmeldung verlangt, schließen Sie diese Seite.',
    'It works once and as long as the link. Tell it to nobody: whoever has it can sign in as you. If you did not ask to sign in, close this page.',
  ],
  signInHere: ['Lieber hier anmelden', 'Sign in here instead'],
  openMailbox: ['Postkasten öffnen', 'Open the mailbox'],
  takeTurn: ['Ihr Zug', 'Your turn'],
  takeTurnText: [
    'Mit diesem Link spielen Sie in dieser einen Partie, ohne sich anzumelden.',
    'With this link you play in this one game without signing in.',
  ],
  seatCodeText: [
    'Der Code ist alles, was im Link der Mail hinter „#t=“ steht.',
    'The code is everything after “#t=” in the link of the mail.',
  ],
  seatPage: ['Zu Ihrer Partie', 'To your game'],
  seatCodeOther: ['(nur für einen anderen Platz)', '(only for another seat)'],
  seatLinkOld: [
    'Jede neue Mail zu Ihrer Partie bringt einen neuen Link. Angemeldet brauchen Sie keinen.',
    'Each new mail of your game brings a new link. Signed in you need none.',
  ],
  justLook: ['Nur ansehen', 'Just look'],
  invitations: ['Einladungen', 'Invitations'],
  waitingForYou: ['Warten auf Sie', 'Waiting for you'],
  nothingWaiting: ['Keine Partie wartet auf Sie.', 'No game is waiting for you.'],
  newHere: ['Die anderen sehen Sie hier als „{name}“.', 'The others see you here as “{name}”.'],
  newHereLink: ['Name, Sprache und Zeitzone ändern', 'Change name, language and time zone'],
  waitingSince: ['wartet seit {time}', 'waiting since {time}'],
  otherGames: ['Andere sind dran', 'Others to move'],
  gameEnded: ['beendet', 'over'],
  finishedGames: ['Beendete Partien', 'Finished games'],
  notBegun: ['wartet auf Zusagen', 'waiting for answers'],
  whichTitle: ['Spiel', 'Game'],
  chooseTitle: ['Dieses Spiel', 'This game'],
  gameName: ['Name der Partie', 'Name of the game'],
  seats: ['Plätze', 'Seats'],
  seatsText: [
    '{from} bis {to} Plätze. Leere Felder bleiben unbesetzt. Jede Adresse bekommt eine Einladung; die Partie beginnt, wenn alle zugesagt haben.',
    '{from} to {to} seats. Empty fields stay empty. Every address gets an invitation; the game begins when all have accepted.',
  ],
  you: ['Sie', 'you'],
  playerAddress: ['E-Mail-Adresse', 'E-mail address'],
  playerLanguage: ['Sprache', 'Language'],
  settings: ['Einstellungen', 'Settings'],
  createGame: ['Partie anlegen', 'Create the game'],
  openSeat: ['frei', 'open'],
  seatAccepted: ['ist dabei', 'has joined'],
  seatInvited: ['eingeladen', 'invited'],
  takeThisSeat: ['Diesen Platz nehmen', 'Take this seat'],
  signInToJoin: ['Anmelden und mitspielen', 'Sign in to join'],
  signInToInvite: ['Anmelden und jemanden einladen', 'Sign in to invite somebody'],
  signInToChange: ['Anmelden, um hier etwas zu ändern', 'Sign in to change something here'],
  signInForRematch: ['Anmelden und zur Revanche einladen', 'Sign in to invite to a rematch'],
  inviteTo: ['Einladen', 'Invite'],
  callBack: ['Einladung zurückziehen', 'Call the invitation back'],
  shareLink: ['Link zum Weitergeben', 'Link to share'],
  shareLinkText: [
    'Wer ihn hat, kann die Partie ansehen und einen freien Platz nehmen.',
    'Whoever has it can look at the game and take an open seat.',
  ],
  invitation: ['Einladung', 'Invitation'],
  invitationText: [
    'Jemand möchte mit Ihnen spielen. Im nächsten Schritt sehen Sie, wer und was.',
    'Somebody would like to play with you. The next step shows who and what.',
  ],
  showInvitation: ['Einladung ansehen', 'Show the invitation'],
  seatsInAll: ['{count} Plätze.', '{count} seats.'],
  invitedTo: ['Einladung zu „{name}“', 'Invitation to “{name}”'],
  invitedBy: ['{who} lädt Sie ein, {title} zu spielen.', '{who} invites you to play {title}.'],
  accept: ['Mitspielen', 'Join'],
  decline: ['Ablehnen', 'Decline'],
  declined: ['Sie haben abgelehnt.', 'You have declined.'],
  account: ['Ihr Konto', 'Your account'],
  yourName: ['Name, den die anderen sehen', 'Name the others see'],
  mailLanguage: ['Sprache der Seiten und Mails', 'Language of pages and mails'],
  yourZone: ['Zeitzone', 'Time zone'],
  save: ['Speichern', 'Save'],
  saved: ['Gespeichert.', 'Saved.'],
  sessions: ['Anmeldungen', 'Sessions'],
  sessionAbout: ['seit {time}', 'since {time}'],
  sessionSeat: ['seit {time}, nur für eine Partie', 'since {time}, for one game only'],
  thisOne: ['diese hier', 'this one'],
  endSession: ['Beenden', 'End'],
  mailsToYou: ['Mails an Sie', 'Mails to you'],
  'mail-sign-in': ['Anmeldung', 'Sign-in'],
  'mail-invitation': ['Einladung', 'Invitation'],
  'mail-game-started': ['Beginn der Partie', 'Start of the game'],
  'mail-turn': ['Zug', 'Turn'],
  'mail-offer': ['Angebot', 'Offer'],
  'mail-reminder': ['Erinnerung', 'Reminder'],
  'mail-game-over': ['Ende der Partie', 'End of the game'],
  'mail-queued': ['wartet', 'waiting'],
  'mail-sending': ['wird geschickt', 'being sent'],
  'mail-sent': ['geschickt', 'sent'],
  'mail-superseded': ['war nicht mehr nötig', 'was no longer needed'],
  'mail-failed': ['aufgegeben', 'given up'],
  trySent: ['angenommen', 'accepted'],
  tryFailed: ['nicht angenommen', 'not accepted'],
  mailsOfGames: ['Mails der Partien', 'Mails of games'],
  mailsOfThisGame: ['Mails dieser Partie', 'Mails of this game'],
  gameMailsOn: ['Sie bekommen die Mails dieser Partie.', 'You get the mails of this game.'],
  gameMailsOff: ['Sie bekommen keine Mails dieser Partie.', 'You get no mails of this game.'],
  revokeLinks: ['Links ungültig machen', 'Make the links stop working'],
  revokeLinksText: [
    'Mit den Links in Ihren Zug-Mails kann jeder für Sie spielen, der sie hat. Ist eine Mail in falsche Hände geraten, machen Sie die Links ungültig; die nächste Mail bringt einen neuen.',
    'Whoever has the links in your turn mails can play for you. If a mail got into the wrong hands, make the links stop working; the next mail brings a new one.',
  ],
  linksRevoked: [
    'Die Links in Ihren bisherigen Mails dieser Partie gelten nicht mehr.',
    'The links in your mails of this game so far have stopped working.',
  ],
  player: ['Spieler', 'Player'],
  points: ['Punkte', 'Points'],
  mapShows: ['Auf dem Plan auch', 'Also on the map'],
  show: ['Zeigen', 'Show'],
  nothingMore: ['nichts weiter', 'nothing more'],
  zoomIn: ['Näher', 'Zoom in'],
  zoomOut: ['Weiter weg', 'Zoom out'],
  zoomAll: ['Alles', 'All'],
  zoomWhole: ['Ganze Karte', 'Whole map'],
  inWords: ['In Worten', 'In words'],
  yourTurn: ['Sie sind am Zug', 'It is your turn'],
  movedOn: ['Die Partie ist weitergegangen.', 'The game has moved on.'],
  movedOnTurn: ['Die Partie ist weitergegangen: Sie sind am Zug.', 'The game has moved on: it is your turn.'],
  movedOnShow: ['Neuen Stand zeigen', 'Show it as it stands now'],
  youMay: ['Das dürfen Sie jetzt', 'What you may do now'],
  choiceGone: [
    'Was dieser Link auswählt, ist nicht mehr möglich. Hier steht, was Sie jetzt tun können.',
    'What this link chooses is no longer possible. Here is what you can do now.',
  ],
  choiceGoneIdle: [
    'Was dieser Link auswählt, ist nicht mehr möglich. Stand der Partie: {status}',
    'What this link chooses is no longer possible. Where the game stands: {status}',
  ],
  othersTurn: ['Am Zug: {names}', 'To move: {names}'],
  signInToPlay: [
    'Spielen Sie mit? Folgen Sie dem Link aus Ihrer Zug-Mail oder melden Sie sich an.',
    'Are you playing? Follow the link of your turn mail, or sign in.',
  ],
  allChoices: ['Alle Möglichkeiten dieser Art', 'All choices of this kind'],
  choosePlace: ['Zuerst ein Feld wählen:', 'First choose a place:'],
  inNotation: ['In Notation (änderbar)', 'In notation (may be changed)'],
  changeOnMap: ['Auf dem Plan ändern', 'Change on the map'],
  proof: [
    'Zusammen {value}. Mehr ist nicht möglich: {searched} Möglichkeiten wurden geprüft, keine ist besser.',
    '{value} in all. No more is possible: {searched} possibilities were looked at, none is better.',
  ],
  typeMove: ['Oder den Zug in Notation eingeben', 'Or type your move in notation'],
  play: ['Ziehen', 'Play'],
  done: ['Geschehen', 'Done'],
  sinceYourTurn: ['Seit Ihrem letzten Zug', 'Since your last turn'],
  more: ['… und {count} weitere', '… and {count} more'],
  undo: ['Letzten Zug zurücknehmen', 'Take back the last move'],
  redo: ['Zurückgenommenes wieder spielen', 'Play again what was taken back'],
  tookBack: ['nimmt {count} Züge zurück', 'takes back {count} moves'],
  tookBackOne: ['nimmt einen Zug zurück', 'takes back one move'],
  playedAgain: ['spielt {count} Züge wieder', 'plays {count} moves again'],
  playedAgainOne: ['spielt einen Zug wieder', 'plays one move again'],
  log: ['Verlauf', 'Log'],
  wholeHistory: ['Ganzer Verlauf', 'Whole history'],
  exportLog: ['Als Notation speichern', 'Save as notation'],
  positionHash: ['Stellung', 'Position'],
  permalink: ['Bleibende Adresse dieser Stellung', 'Permanent address of this position'],
  history: ['Verlauf', 'History'],
  firstStep: ['Anfang', 'Start'],
  previousStep: ['Zurück', 'Back'],
  followingStep: ['Vor', 'Forward'],
  lastStep: ['Ende', 'End'],
  stepOf: ['Schritt {step} von {of}', 'Step {step} of {of}'],
  allSteps: ['Alle Schritte', 'All steps'],
  earlier: ['Frühere', 'Earlier'],
  later: ['Spätere', 'Later'],
  finalTable: ['Endstand', 'Final table'],
  from: ['Von', 'From'],
  to: ['An', 'To'],
  unsubscribe: ['Mails abbestellen', 'Unsubscribe'],
  unsubscribeText: [
    'Damit bekommen Sie keine Mails dieser Partie mehr. Sie läuft trotzdem weiter.',
    'You will get no more mails of this game. It goes on all the same.',
  ],
  unsubscribeYes: ['Abbestellen', 'Unsubscribe'],
  subscribeAgain: ['Wieder schicken', 'Send them again'],
  subscribed: ['Sie bekommen diese Mails wieder.', 'You get these mails again.'],
  unsubscribed: ['Abbestellt.', 'Done: you get no more of these mails.'],
  error: ['Das ging nicht', 'That did not work'],
  privateGame: [
    'Diese Partie ist privat. Nehmen Sie den Link aus Ihrer Mail, oder melden Sie sich an.',
    'This game is private. Use the button of your mail, or sign in.',
  ],
  privateGameSignedIn: [
    'Diese Partie ist privat, und mit dieser Anmeldung sehen Sie sie nicht. Oder es gibt sie nicht.',
    'This game is private, and this sign-in does not show it. Or there is no such game.',
  ],
  notFoundHeading: ['Nicht gefunden', 'Not found'],
  errorCode: ['Kennung {code}', 'Code {code}'],
  requestId: ['Anfrage {id}', 'Request {id}'],
  notPlayed: ['Nicht gespielt:', 'Not played:'],
  rightWouldBe: [
    '{field}: {value} geht nicht; möglich: {allowed}.',
    '{field}: {value} is not possible; possible: {allowed}.',
  ],
  rightFromTo: ['{from} bis {to}', '{from} to {to}'],
  rightFromToBy: ['{from} bis {to} in Schritten von {by}', '{from} to {to} in steps of {by}'],
  rightSomeOf: ['{from} bis {to} davon: {names}', '{from} to {to} of these: {names}'],
  rightExactlyOf: ['genau {from} davon: {names}', 'exactly {from} of these: {names}'],
  meanwhile: ['Inzwischen geschehen', 'What happened meanwhile'],
  lastKept: [
    'Die letzte Stellung ansehen, die sich noch lesen lässt',
    'Look at the last position that can still be read',
  ],
  backToGame: ['Zurück zur Partie', 'Back to the game'],
  backHome: ['Zur Startseite', 'To the home page'],
  apiDocsText: [
    'Alle Adressen liegen unter /api/v1. Die maschinenlesbare Fassung:',
    'All paths are under /api/v1. The machine-readable form:',
  ],
  parameters: ['Parameter', 'Parameters'],
  name: ['Name', 'Name'],
  where: ['Ort', 'Where'],
  meaning: ['Bedeutung', 'Meaning'],
  requestBody: ['Inhalt der Anfrage', 'Request body'],
  answers: ['Antworten', 'Answers'],
  problems: ['Kennungen der Fehler', 'Codes of errors'],
  ...clockPages,
  ...historyPages,
  ...whatIfPages,
  ...mailboxPages,
  ...elsewherePages,
  ...prefsPages,
  ...repliesPages,
  ...talkPages,
  ...ordersPages,
  ...accountPages,
  ...tablesPages,
  ...votesPages,
  ...operatorPages,
};

const fill = (text: string, params: { readonly [name: string]: unknown }): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : value === undefined
        ? whole
        : '';
  });

const pick = (pair: Pair, language: 'de' | 'en'): string => (language === 'de' ? pair[0] : pair[1]);

/**
 * Words of a page.
 * @throws Error for an unknown key: a page asks for words that are not written
 */
export const pageText = (
  language: 'de' | 'en',
  key: string,
  params: { readonly [name: string]: string | number } = {},
): string => {
  const pair = pages[key];
  if (!pair) throw new Error(`no words for ${key}`);
  return fill(pick(pair, language), params);
};

/** One of the service's own errors as a sentence; undefined when the code is not one of these. */
export const problemText = (
  language: 'de' | 'en',
  code: string,
  params: { readonly [name: string]: unknown },
): string | undefined => {
  const pair = Object.hasOwn(problems, code) ? problems[code] : undefined;
  return pair && fill(pick(pair, language), params);
};

/** The kind of one of the service's own errors in a few words, the same each time. */
export const problemTitle = (language: 'de' | 'en', code: string): string | undefined => {
  const pair = [problemTitles, problems].find(table => Object.hasOwn(table, code))?.[code];
  return pair && asTitle(pick(pair, language));
};

/** All of the service's own errors, for the interface's description. */
export const problemList = (
  language: 'de' | 'en',
): readonly { readonly code: string; readonly text: string }[] =>
  Object.entries(problems).map(([code, pair]) => ({ code, text: pick(pair, language) }));
