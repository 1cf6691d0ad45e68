import type { Pair } from './types.js';

/** The words of the page on which all players decide something, and of seats that change hands. */
export const votesPages: { readonly [key: string]: Pair } = {
  questions: ['Gemeinsam entscheiden', 'Decide together'],
  questionsText: [
    'Was hier gefragt wird, bekommen alle Mitspieler als Mail. Wer fragt, stimmt damit zu; geschehen ist es, wenn alle anderen zugestimmt haben.',
    'What is asked here goes to all players by mail. Whoever asks agrees by asking; it is done when all the others have agreed.',
  ],
  questionsOpen: ['Offene Fragen', 'Open questions'],
  questionsNone: ['Zurzeit wird nichts gefragt.', 'Nothing is asked at the moment.'],
  questionsClosed: ['Frühere Fragen', 'Earlier questions'],
  moveEndsQuestion: ['Damit ist die Frage erledigt.', 'This ends the question.'],
  questionOpen: ['Frage an alle', 'Question to all'],
  somebody: ['Jemand', 'Somebody'],
  'asks-undo': [
    '{who} schlägt vor, die letzten {count} Züge zurückzunehmen, zurück bis nach Schritt {to}. Es sind Züge von {names}.',
    '{who} asks to take back the last {count} moves, back to after step {to}. They are moves of {names}.',
  ],
  'asks-undo-one': [
    '{who} schlägt vor, den letzten Zug zurückzunehmen. Es ist ein Zug von {names}.',
    '{who} asks to take back the last move. It is a move of {names}.',
  ],
  'asks-redo': [
    '{who} schlägt vor, die zurückgenommenen Züge wieder zu spielen, so wie sie waren ({count}, von {names}).',
    '{who} asks to play the undone moves again, just as they were ({count}, of {names}).',
  ],
  'asks-end': ['{who} schlägt vor, die Partie jetzt zu beenden.', '{who} asks to end the game now.'],
  'asks-pause': [
    '{who} schlägt vor, bis {until} Pause zu machen.',
    '{who} asks to pause the game until {until}.',
  ],
  'asks-pause-open': [
    '{who} schlägt vor, Pause zu machen, bis jemand die Partie weitergehen lässt.',
    '{who} asks to pause the game until somebody lets it go on.',
  ],
  'asks-resume': ['{who} schlägt vor, die Pause schon jetzt zu beenden.', '{who} asks to end the pause now.'],
  'asks-replace': [
    '{who} schlägt vor, den Platz von {subject} neu zu besetzen, weil die Partie auf diesen Platz wartet. Das gilt erst am Ende der Frist und nur, wenn {subject} bis dahin nicht zieht.',
    '{who} asks to replace {subject}, because the game waits for that seat. It is done only at the end of the time, and only if {subject} has not moved by then.',
  ],
  'asks-absent': [
    'Die Zeit von {subject} ist abgelaufen. Wie soll es weitergehen? Ein Zug von {subject} erledigt die Frage.',
    'The time of {subject} is up. What shall happen? A move of {subject} settles the question.',
  ],
  drawnStays: [
    'In diesen Zügen wurde gezogen oder gewürfelt. Was herauskam, bleibt allen bekannt; wer danach anders zieht, zieht oder würfelt neu.',
    'Something was drawn or rolled in these moves. What came out stays known to all; whoever then moves again draws or rolls anew.',
  ],
  seenStays: [
    'In diesen Zügen kam Verborgenes ans Licht. Was alle gesehen haben, bleibt bekannt.',
    'Something hidden came to light in these moves. What everybody has seen stays known.',
  ],
  logStays: [
    'Nichts wird gelöscht: Im Verlauf bleibt alles stehen, mit der Rücknahme dahinter. Die Uhren gehen zurück wie die Stellung.',
    'Nothing is erased: everything stays in the log, followed by the undo. The clocks go back with the position.',
  ],
  byAll: ['Alle müssen zustimmen.', 'All must agree.'],
  byMost: ['Mehr als die Hälfte muss zustimmen.', 'More than half must agree.'],
  answerUntil: [
    'Offen bis {until}. Wer nichts sagt, stimmt nicht zu. Solange die Frage offen ist, lässt sich die Antwort ändern.',
    'Open until {until}. Whoever says nothing does not agree. An answer can be changed while the question is open.',
  ],
  agreedWaits: [
    'Alle haben zugestimmt. Es gilt ab {until}, wenn {subject} bis dahin nicht zieht.',
    'All have agreed. It is done at {until}, unless {subject} moves before.',
  ],
  whoAnswered: ['Wer hat was geantwortet', 'Who has answered what'],
  answerNone: ['noch keine Antwort', 'no answer yet'],
  answerMissing: [
    'keine Antwort, seit {days} Tagen nicht gesehen; zählt am Ende nicht mit',
    'no answer, not seen for {days} days; does not count at the end',
  ],
  'choice-yes': ['einverstanden', 'agrees'],
  'choice-no': ['nicht einverstanden', 'does not agree'],
  'choice-replace': ['neu besetzen', 'replace'],
  'choice-end': ['Partie beenden', 'end the game'],
  'choice-wait': ['warten', 'wait'],
  'give-yes': ['Einverstanden', 'I agree'],
  'give-no': ['Nicht einverstanden', 'I do not agree'],
  'give-replace': ['Neu besetzen', 'Replace'],
  'give-end': ['Partie beenden', 'End the game'],
  'give-wait': ['Warten', 'Wait'],
  withdrawQuestion: ['Frage zurückziehen', 'Take the question back'],
  'outcome-carried': ['angenommen', 'agreed'],
  'outcome-rejected': ['abgelehnt', 'declined'],
  'outcome-waits': ['die Partie wartet weiter', 'the game goes on waiting'],
  'outcome-expired': ['ohne Ergebnis: die Zeit ist um', 'no result: the time is up'],
  'outcome-moot': ['erledigt: die Partie ist weitergegangen', 'settled: the game has gone on'],
  'outcome-withdrawn': ['zurückgezogen', 'taken back'],
  askSomething: ['Etwas fragen', 'Ask something'],
  askedADay: [
    'Jeder kann in einer Partie am Tag {most} Fragen stellen.',
    'Everybody can ask {most} questions a day in one game.',
  ],
  askReason: ['Warum (freiwillig, alle lesen es)', 'Why (if you like; all will read it)'],
  askUndo: ['Züge zurücknehmen', 'Take moves back'],
  askUndoText: [
    'Eigene Züge, nach denen noch niemand gezogen hat und nichts aufgedeckt wurde, können Sie auf der Seite der Partie allein zurücknehmen. Für alles andere fragen Sie hier.',
    'Your own moves, after which nobody has moved and nothing was revealed, can be taken back by yourself on the page of the game. For everything else ask here.',
  ],
  askUndoTo: [
    'Zurück bis nach Schritt (leer: bis vor Ihren letzten Zug)',
    'Back to after step (empty: to before your last move)',
  ],
  askRedo: ['Zurückgenommenes wieder spielen', 'Play again what was undone'],
  askRedoText: [
    'Die {count} zurückgenommenen Züge, mit denselben Ziehungen und Würfen wie damals.',
    'The {count} undone moves, with the same draws and rolls as then.',
  ],
  askPause: ['Pause machen', 'Pause the game'],
  askPauseText: [
    'Solange die Partie Pause hat, stehen alle Uhren, und niemand wird erinnert; ziehen kann man trotzdem. Eine Pause ohne Ende beendet jeder allein, eine mit Ende nur alle zusammen.',
    'While the game is paused all clocks stand and nobody is reminded; moves can still be made. A pause without an end is ended by any one player, one with an end only by all together.',
  ],
  askPauseUntil: [
    'Bis zum Morgen des (leer: bis jemand sie beendet)',
    'Until the morning of (empty: until somebody ends it)',
  ],
  askEnd: ['Partie beenden', 'End the game'],
  askEndText: [
    'Die Partie endet dann, wie sie steht. Wo das Spiel es zulässt, gilt die Reihenfolge von jetzt als Ergebnis. Weitergehen kann sie danach nicht mehr.',
    'The game then ends as it stands. Where the title allows it, the present order is the result. It cannot go on afterwards.',
  ],
  askReplace: ['Jemanden ersetzen', 'Replace somebody'],
  askReplaceText: [
    'Wenn die Partie seit {days} Tagen auf jemanden wartet. Wer ersetzt werden soll, wird gefragt und hat noch einmal Zeit für einen Zug.',
    'When the game has waited for somebody for {days} days. Whoever is to be replaced is told, and has time for a move once more.',
  ],
  askReplaceByClock: [
    'In dieser Partie werden die anderen von selbst gefragt, wenn jemandes Zeit abgelaufen ist.',
    'In this game the others are asked by themselves when somebody’s time has run out.',
  ],
  askReplaceWho: ['Wen', 'Whom'],
  askAll: ['Alle fragen', 'Ask all'],
  pausedUntil: ['Die Partie hat Pause bis {until}.', 'The game is paused until {until}.'],
  pausedOpen: [
    'Die Partie hat Pause, bis jemand sie weitergehen lässt.',
    'The game is paused until somebody lets it go on.',
  ],
  resumeNow: ['Weitergehen lassen', 'Let it go on'],
  resumeAsk: ['Alle fragen, ob sie jetzt weitergeht', 'Ask all to let it go on now'],
  'done-asked': ['Gefragt. Die anderen bekommen eine Mail.', 'Asked. The others get a mail.'],
  'done-answered': ['Ihre Antwort ist gespeichert.', 'Your answer is stored.'],
  'done-withdrawn': ['Die Frage ist zurückgezogen.', 'The question is taken back.'],
  'done-resumed': ['Die Partie geht weiter.', 'The game goes on.'],
  'done-seat': ['Gespeichert.', 'Saved.'],
  seatsHeading: ['Wer spielt', 'Who plays'],
  tenureOnce: ['{name} bis Schritt {to}', '{name} until step {to}'],
  tenureNow: ['{name} seit Schritt {from}', '{name} since step {from}'],
  tenureBetween: ['{name} von Schritt {from} bis {to}', '{name} from step {from} to {to}'],
  seatEmpty: ['Der Platz ist frei', 'The seat is free'],
  seatOffered: ['sucht jemanden, der den Platz übernimmt', 'looks for somebody to take the seat over'],
  seatFreeAt: ['Der Platz von {name} ist frei.', 'The seat of {name} is free.'],
  seatOfferedAt: [
    '{name} sucht jemanden, der den Platz übernimmt.',
    '{name} looks for somebody to take the seat over.',
  ],
  seatInvite: ['Jemanden für diesen Platz einladen', 'Invite somebody to this seat'],
  ownSeat: ['Ihr eigener Platz', 'Your own seat'],
  ownSeatText: [
    'Wer den Platz übernimmt, sieht alles, was Sie sehen, und bekommt eine neue Bedenkzeit. Ihre Züge bleiben die Ihren; Ihre Links aus Mails gelten dann nicht mehr.',
    'Whoever takes the seat over sees all that you see, and has a fresh clock. Your moves stay yours; your links from mails then no longer work.',
  ],
  seatOffer: ['Jemanden suchen und bis dahin weiterspielen', 'Look for somebody and play on until then'],
  seatToAnyone: [
    'Auch wer nur zuschauen darf, kann den Platz nehmen',
    'Whoever may look on can take it, too',
  ],
  seatLeave: ['Sofort aufhören', 'Leave at once'],
  seatLeaveText: [
    'Der Platz ist dann frei. Ist er am Zug, wartet die Partie.',
    'The seat is then free. When it is its turn, the game waits.',
  ],
  seatLeaveSure: ['Ja, ich höre auf', 'Yes, I leave'],
  seatStay: ['Doch selbst weiterspielen', 'Play on myself after all'],
  takeOverSeat: ['Platz übernehmen', 'Take the seat over'],
  askedBackTo: ['Stellung, zu der es zurückginge', 'The position it would go back to'],
  askUndoHere: ['Fragen, ob wir bis hierher zurückgehen', 'Ask to go back to here'],
};

/** What is refused there. */
export const votesProblems: { readonly [code: string]: Pair } = {
  'already-asked': ['Das wird gerade schon gefragt.', 'That is being asked already.'],
  'already-paused': ['Die Partie hat schon Pause.', 'The game is paused already.'],
  'not-paused': ['Die Partie hat keine Pause.', 'The game is not paused.'],
  'bad-pause': [
    'Die Pause muss in der Zukunft enden, spätestens in {days} Tagen.',
    'The pause must end in the future, in {days} days at the latest.',
  ],
  'too-many-questions': [
    'Mehr als {most} Fragen am Tag kann in einer Partie niemand stellen. Morgen geht es wieder.',
    'Nobody can ask more than {most} questions a day in one game. Tomorrow you can again.',
  ],
  'nobody-to-replace': [
    'Auf diesem Platz sitzt niemand, oder Sie selbst.',
    'Nobody sits there, or you do yourself.',
  ],
  'not-waited-for': [
    'Ersetzen lässt sich nur, auf wen die Partie schon {days} Tage wartet.',
    'Only somebody for whom the game has waited for {days} days can be replaced.',
  ],
  'clock-asks': [
    'In dieser Partie werden die anderen von selbst gefragt, wenn jemandes Zeit abgelaufen ist.',
    'In this game the others are asked by themselves when somebody’s time has run out.',
  ],
  'no-such-target': [
    'Bis nach Schritt {number} geht es nicht zurück; möglich ist ein früherer als {of}.',
    'It cannot go back to step {number}; possible is one earlier than {of}.',
  ],
  'not-in-force': [
    'Schritt {number} ist selbst zurückgenommen; dorthin führt kein Zurücknehmen.',
    'Step {number} was taken back itself; no undo leads there.',
  ],
  'no-such-question': ['Diese Frage gibt es nicht.', 'There is no such question.'],
  'vote-over': ['Über diese Frage ist schon entschieden.', 'This question is already decided.'],
  'not-a-voter': ['Über diese Frage stimmen nur die anderen ab.', 'Only the others vote on this question.'],
  'not-a-choice': ['Das steht hier nicht zur Wahl.', 'That is not a choice here.'],
  'not-your-question': ['Diese Frage hat jemand anders gestellt.', 'Somebody else has asked this question.'],
  'too-many-seat-changes': [
    'In dieser Partie haben die Plätze heute schon {most}-mal gewechselt. Morgen geht es wieder.',
    'The seats of this game have changed hands {most} times today. Tomorrow they can again.',
  ],
  'seat-by-invitation': [
    'Diesen Platz bekommt nur, wer eingeladen ist.',
    'Only somebody who is invited can take this seat.',
  ],
};
