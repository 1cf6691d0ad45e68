import { accountProblems } from './account.js';
import { operatorProblems } from './operator.js';
import { ordersProblems } from './orders.js';
import { elsewhereProblems } from './elsewhere.js';
import { mailProblems } from './problems-mail.js';
import { prefsProblems } from './prefs.js';
import type { Pair } from './types.js';
import { votesProblems } from './votes.js';

/** The service's own errors as sentences, German and English, by code. */
export const problems: { readonly [code: string]: Pair } = {
  ...mailProblems,
  ...operatorProblems,
  ...elsewhereProblems,
  'bad-json': ['Das ist kein gültiges JSON (bei: {near}).', 'This is not valid JSON (near: {near}).'],
  'too-deep': [
    'Zu tief verschachtelt; erlaubt sind {allowed} Ebenen.',
    'Nested too deeply; {allowed} levels are allowed.',
  ],
  'key-twice': ['Der Name „{key}“ kommt doppelt vor.', 'The name “{key}” is given twice.'],
  'forbidden-key': ['Der Name „{key}“ ist nicht erlaubt.', 'The name “{key}” is not allowed.'],
  'bad-number': ['Eine Zahl ist zu groß.', 'A number is too large.'],
  'no-text': [
    'Das ist kein Text: {where}. Nötig ist UTF-8 ohne Nullzeichen.',
    'This is no text: {where}. It has to be UTF-8 without NUL characters.',
  ],
  'bad-body': ['Die Anfrage ist nicht lesbar.', 'The request cannot be read.'],
  'bad-content-type': [
    'Dieser Inhaltstyp wird hier nicht angenommen ({given}); erwartet wird {wanted}.',
    'This content type is not accepted here ({given}); expected is {wanted}.',
  ],
  'too-large': ['Zu groß; erlaubt sind {allowed} Bytes.', 'Too large; {allowed} bytes are allowed.'],
  'too-many-fields': ['Zu viele Felder; erlaubt sind {allowed}.', 'Too many fields; {allowed} are allowed.'],
  'invalid-request': ['Die Anfrage passt nicht: {where}: {why}', 'The request does not fit: {where}: {why}'],
  'method-not-allowed': [
    'Die Methode {method} gibt es hier nicht.',
    'The method {method} is not allowed here.',
  ],
  'cross-site': [
    'Diese Anfrage kam von einer fremden Seite ({from}).',
    'This request came from another site ({from}).',
  ],
  'origin-missing': [
    'Der Browser hat nicht gesagt, von welcher Seite die Anfrage kommt.',
    'The browser did not say which site the request came from.',
  ],
  'not-signed-in': ['Bitte zuerst anmelden.', 'Please sign in first.'],
  'bad-token': ['Die Anmeldung ist ungültig oder abgelaufen.', 'The session is not valid or has expired.'],
  'game-session-only': [
    'Diese Anmeldung gilt nur für eine Partie. Bitte melden Sie sich dafür ganz an.',
    'This session is for one game only. Please sign in for this.',
  ],
  ...accountProblems,
  ...prefsProblems,
  ...ordersProblems,
  'bad-link': [
    'Dieser Link oder Code gilt nicht (mehr). Fordern Sie einen neuen an.',
    'This link or code is not valid (any more). Ask for a new one.',
  ],
  'other-browser': [
    'Dieser Link wurde anderswo angefordert; hier öffnet er nichts.',
    'This link was asked for elsewhere; it opens nothing here.',
  ],
  'not-asked-here': [
    'Hier wartet keine Anmeldung (mehr) auf einen Code. Er gehört in den Browser, in dem Sie den Link angefordert haben, binnen {minutes} Minuten.',
    'No sign-in is waiting for a code here (any more). It belongs in the browser where you asked for the link, within {minutes} minutes.',
  ],
  'wrong-code': [
    'Der Code stimmt nicht. Verbleibende Versuche: {left}.',
    'The code is not right. Tries left: {left}.',
  ],
  'code-used-up': [
    'Es waren {tries} falsche Codes; nun gilt keiner mehr. Fordern Sie einen neuen Link an.',
    'There were {tries} wrong codes; none will do now. Ask for a new link.',
  ],
  'bad-invitation': ['Diese Einladung gilt nicht (mehr).', 'This invitation is not valid (any more).'],
  'already-seated': [
    'Sie haben in dieser Partie schon einen Platz.',
    'You already have a seat in this game.',
  ],
  'game-not-started': ['Die Partie hat noch nicht begonnen.', 'The game has not begun yet.'],
  'game-over': ['Die Partie ist beendet.', 'The game is over.'],
  'export-after-the-end': [
    'Diese Partie hat Geheimnisse; sie lässt sich erst nach dem Ende speichern.',
    'This game has secrets; it can be saved when it has ended.',
  ],
  'stays-hidden': [
    'In dieser Partie ist manches verdeckt geblieben; sie lässt sich nicht speichern.',
    'Something in this game has stayed hidden; it cannot be saved.',
  ],
  'seat-promised': ['Für diesen Platz ist jemand eingeladen.', 'Somebody is invited to this seat.'],
  'seat-taken': ['Dieser Platz ist vergeben.', 'This seat is taken.'],
  'seat-empty': ['Auf diesem Platz sitzt niemand.', 'Nobody sits there.'],
  'no-free-seat': [
    'An dieser Partie ist kein Platz mehr frei.',
    'There is no free seat at this game any more.',
  ],
  'others-seated': [
    'Es haben sich schon andere gesetzt; nun bleibt die Partie, wie sie ist.',
    'Others have sat down already; the game stays as it is now.',
  ],
  'already-yours': ['Das sind Sie selbst.', 'That is you.'],
  'not-your-seat': ['Das ist nicht Ihr Platz.', 'This is not your seat.'],
  'bad-action': ['Das ist keine Aktion, die gelesen werden kann.', 'This is not an action that can be read.'],
  'bad-email': ['Das ist keine Mailadresse.', 'This is not a mail address.'],
  'bad-idempotency-key': [
    'Der Idempotency-Key darf höchstens {most} Zeichen haben.',
    'The Idempotency-Key may have {most} characters at most.',
  ],
  'bad-language': ['Diese Sprache gibt es hier nicht.', 'There is no such language here.'],
  'bad-name': [
    'Ein Name ist eine Zeile mit 1 bis {most} sichtbaren Zeichen.',
    'A name is one line of 1 to {most} visible characters.',
  ],
  'time-not-a-choice': [
    'Die Zeit der Partie: „{field}“ kann nicht „{value}“ sein.',
    'The time of the game: “{field}” cannot be “{value}”.',
  ],
  'time-not-a-whole-number': [
    'Die Zeit der Partie: „{field}“ braucht eine ganze Zahl.',
    'The time of the game: “{field}” needs a whole number.',
  ],
  'time-out-of-range': [
    'Die Zeit der Partie: „{field}“ muss zwischen {from} und {to} liegen, nicht bei {value}.',
    'The time of the game: “{field}” must be between {from} and {to}, not {value}.',
  ],
  'time-not-a-list': [
    'Die Zeit der Partie: „{field}“ braucht eine Liste von Zahlen.',
    'The time of the game: “{field}” needs a list of numbers.',
  ],
  'time-too-many': [
    'Die Zeit der Partie: „{field}“ hat {count} Einträge, höchstens {most} gehen.',
    'The time of the game: “{field}” has {count} entries, {most} at most are allowed.',
  ],
  'time-cap-below-bank': [
    'Die Zeit der Partie: das Höchste ({cap} Minuten) liegt unter dem Anfang ({bank} Minuten).',
    'The time of the game: the most a player can save ({cap} minutes) is below what everybody begins with ({bank} minutes).',
  ],
  'bad-game-name': [
    'Der Name der Partie ist eine Zeile mit 1 bis {most} sichtbaren Zeichen.',
    'The name of the game is one line of 1 to {most} visible characters.',
  ],
  'bad-page': [
    'Diesen Ausschnitt gibt es nicht (höchstens {most} Zeilen).',
    'There is no such page (at most {most} rows).',
  ],
  'bad-cursor': [
    'Diese Stelle der Liste gibt es nicht; beginnen Sie die Liste von vorn.',
    'There is no such place in this list; begin the list again.',
  ],
  'bad-limit': ['Möglich sind 1 bis {most} Einträge.', 'Between 1 and {most} entries can be asked for.'],
  'bad-time-zone': ['Die Zeitzone „{zone}“ ist unbekannt.', 'The time zone “{zone}” is not known.'],
  'no-such-seat': ['Den Platz {seat} gibt es nicht.', 'There is no seat {seat}.'],
  'two-seats-for-one': [
    'Jeder Mensch hat nur einen Platz; wer an einem Gerät für mehrere spielt, gibt jedem Platz einen Namen.',
    'Nobody has two seats; who plays for several at one device gives each seat a name.',
  ],
  'game-has-begun': ['Die Partie hat schon begonnen.', 'The game has begun already.'],
  'game-not-over': ['Die Partie ist noch nicht zu Ende.', 'The game is not over yet.'],
  'not-seated': ['Sie haben keinen Platz in dieser Partie.', 'You have no seat in this game.'],
  'bad-about': [
    'Höchstens {most} sichtbare Zeichen in einer Zeile.',
    'At most {most} visible characters in one line.',
  ],
  'too-many-invitations': [
    'Mehr als {most} Einladungen am Tag sind nicht möglich. Vergeben Sie Plätze mit einem Link, oder warten Sie bis morgen.',
    'More than {most} invitations a day are not possible. Give seats away by a link, or wait until tomorrow.',
  ],
  'too-many-invitations-there': [
    'An diese Adresse gingen heute schon genug Einladungen (höchstens {most} von einem Menschen). Vergeben Sie den Platz mit einem Link.',
    'This address got enough invitations today (at most {most} from one person). Give the seat away by a link.',
  ],
  'unknown-title': ['Das Spiel „{title}“ gibt es hier nicht.', 'The game “{title}” is not played here.'],
  'no-such-game': ['Diese Partie gibt es nicht.', 'There is no such game.'],
  'no-such-invitation': ['Für diesen Platz ist niemand eingeladen.', 'Nobody is invited to this seat.'],
  'no-such-person': ['Diese Person gibt es nicht.', 'There is no such person.'],
  'no-such-position': [
    'Diese Stellung gibt es in der Partie nicht.',
    'There is no such position in this game.',
  ],
  'no-such-session': ['Diese Anmeldung gibt es nicht.', 'There is no such session.'],
  'damaged-record': [
    'Die Aufzeichnung ist beschädigt oder lässt sich nicht spielen.',
    'The record is damaged or cannot be played.',
  ],
  'not-found': ['Das gibt es nicht.', 'There is no such thing.'],
  'not-your-game': ['In dieser Partie haben Sie keinen Platz.', 'You have no seat in this game.'],
  'other-history': [
    'Der Stand {number} mit der Prüfsumme {hash} kommt in dieser Partie nicht vor.',
    'Number {number} with the hash {hash} is not part of this game.',
  ],
  'number-missing': [
    'Es fehlt, welchen Stand Sie gesehen haben (If-Match).',
    'The request does not say which state you saw (If-Match).',
  ],
  'bad-if-match': [
    'If-Match „{given}“ ist kein ETag dieser Partie.',
    'If-Match “{given}” is not an ETag of this game.',
  ],
  stale: [
    'Inzwischen ist etwas geschehen: Sie sahen Stand {expected}, jetzt ist es {number}. Es wurde nichts gespielt.',
    'Something happened meanwhile: you saw number {expected}, now it is {number}. Nothing was played.',
  ],
  'idempotency-key-reused': [
    'Dieser Idempotency-Key wurde schon für eine andere Anfrage benutzt.',
    'This Idempotency-Key was already used for another request.',
  ],
  'import-busy': [
    'Gerade wird eine andere Partie eingelesen; bitte gleich noch einmal.',
    'Another game is being imported just now; please try again shortly.',
  ],
  'too-many-requests': [
    'Zu viele Anfragen. Bitte warten Sie {seconds} Sekunden.',
    'Too many requests. Please wait {seconds} seconds.',
  ],
  'game-does-not-replay': [
    'Diese Partie lässt sich mit der jetzigen Version des Dienstes nicht nachspielen (Zug {number}). Sie ist nicht verloren, aber bis der Betreiber das behebt, kann niemand ziehen.',
    'This version of the service cannot play this game again (row {number}). It is not lost, but until the operator has mended that nobody can move.',
  ],
  'not-ready': ['Der Dienst ist gerade nicht bereit.', 'The service is not ready.'],
  'disk-full': [
    'Der Speicherplatz des Dienstes ist voll: Es wurde nichts gespeichert. Lesen können Sie weiterhin.',
    'The disk of the service is full: nothing was saved. You can still read.',
  ],
  internal: [
    'Da ist uns ein Fehler unterlaufen. Nennen Sie uns die Anfrage-Kennung.',
    'Something went wrong on our side. Tell us the request id.',
  ],
  'text-missing': ['Da steht noch nichts.', 'There is nothing in it yet.'],
  'text-too-long': [
    'Zu lang: {letters} Zeichen; erlaubt sind {most}.',
    'Too long: {letters} characters; {most} are allowed.',
  ],
  'creator-only': ['Das darf nur, wer die Partie angelegt hat.', 'Only who made the game may do this.'],
  'no-private-talk': [
    'In dieser Partie gibt es keine Gespräche zu zweit.',
    'There is no private talk in this game.',
  ],
  'talk-for-players': [
    'Was hier gesagt wird, lesen nur die Spieler.',
    'What is said here is for the players alone.',
  ],
  'nobody-there': ['Auf diesem Platz sitzt niemand anderes.', 'Nobody else sits on that seat.'],
  'no-such-message': ['Diese Nachricht gibt es nicht.', 'There is no such message.'],
  'not-your-words': ['Das hat jemand anderes gesagt.', 'Somebody else said that.'],
  'too-late-to-delete': [
    'Löschen lässt sich nur, was höchstens {minutes} Minuten alt ist.',
    'Only what is at most {minutes} minutes old can be deleted.',
  ],
  'too-much-talk': [
    'Mehr als {most} Nachrichten am Tag gehen in einer Partie nicht.',
    'No more than {most} messages a day can be sent in one game.',
  ],
  'notes-changed': [
    'Ihre Notizen sind inzwischen auf einer anderen Seite geändert worden. Nichts ist verloren: Hier steht beides.',
    'Your notes were changed on another page meanwhile. Nothing is lost: here are both.',
  ],
  'no-such-note': ['Dort ist keine Notiz.', 'There is no note there.'],
  'something-hidden': [
    'Gerade ist manches verdeckt. Solange lassen sich Pläne nicht prüfen.',
    'Something is hidden at the moment, so plans cannot be checked now.',
  ],
  'too-many-plans': [
    'Es sind schon {most} Pläne; löschen Sie einen.',
    'There are {most} plans already; delete one.',
  ],
  'bad-plan-name': [
    'Der Name des Plans passt nicht; erlaubt sind 1 bis {most} Zeichen in einer Zeile.',
    'The name of the plan does not fit; 1 to {most} characters in one line are allowed.',
  ],
  'bad-plan': [
    'Ein Plan hat 1 bis {most} Züge; dieser hat {moves}.',
    'A plan has 1 to {most} moves; this one has {moves}.',
  ],
  'no-such-plan': ['Diesen Plan gibt es nicht.', 'There is no such plan.'],
  ...votesProblems,
};
