import type { ToldQuestion } from '../../service/votes/notes.js';
import { playerName } from '../../words/index.js';
import type { WriteNote, Writing } from './note.js';

type Told = ToldQuestion;

const named = ({ note, say }: Writing, name: string | null | undefined): string =>
  name ? playerName(note.language, name) : say('jemand', 'somebody');

const nameAt = (writing: Writing, seat: number | null): string =>
  named(writing, seat === null ? null : writing.note.game?.seats[seat]?.name);

const askerName = (writing: Writing, { asker }: Told): string => named(writing, asker);

const listed = (writing: Writing, names: readonly string[]): string =>
  new Intl.ListFormat(writing.note.language, { type: 'conjunction' }).format(names);

/** What is asked, in the middle of a sentence: "Anna asks …". */
const what = (writing: Writing, told: Told): string => {
  const { say, time } = writing;
  const count = told.takeBack?.count ?? 0;
  switch (told.about) {
    case 'undo':
      return count === 1
        ? say('den letzten Zug zurückzunehmen', 'to take back the last move')
        : say(
            `die letzten ${String(count)} Züge zurückzunehmen`,
            `to take back the last ${String(count)} moves`,
          );
    case 'redo':
      return say('die zurückgenommenen Züge wieder zu spielen', 'to play the undone moves again');
    case 'end':
      return say('die Partie zu beenden', 'to end the game');
    case 'pause':
      return told.pauseUntil === null
        ? say(
            'Pause zu machen, bis jemand die Partie weitergehen lässt',
            'to pause the game until somebody lets it go on',
          )
        : say(
            `bis ${time(new Date(told.pauseUntil))} Pause zu machen`,
            `to pause the game until ${time(new Date(told.pauseUntil))}`,
          );
    case 'resume':
      return say('die Partie jetzt schon weitergehen zu lassen', 'to let the game go on now');
    default:
      return say(
        `den Platz von ${nameAt(writing, told.subject)} neu zu besetzen`,
        `to replace ${nameAt(writing, told.subject)}`,
      );
  }
};

/** What everybody should know before agreeing. */
const warnings = (writing: Writing, { takeBack, about }: Told): readonly string[] => {
  const { say } = writing;
  if (!takeBack) return [];
  const names = takeBack.seats.map(seat => nameAt(writing, seat));
  return [
    say(`Es sind Züge von ${listed(writing, names)}.`, `They are moves of ${listed(writing, names)}.`),
    ...(takeBack.drawn
      ? [
          say(
            'Darin wurde gezogen oder gewürfelt. Was herauskam, bleibt bekannt; wer anders zieht, zieht neu.',
            'Something was drawn or rolled in them. What came out stays known; whoever moves again draws anew.',
          ),
        ]
      : []),
    ...(takeBack.reveals
      ? [
          say(
            'Dabei kam Verborgenes ans Licht. Was alle gesehen haben, bleibt bekannt.',
            'Something hidden came to light. What everybody has seen stays known.',
          ),
        ]
      : []),
    ...(about === 'undo' ? [say('Im Protokoll bleibt alles stehen.', 'Everything stays in the log.')] : []),
  ];
};

const asked = (writing: Writing, told: Told): string => {
  const { say } = writing;
  if (told.about === 'absent')
    return told.own
      ? say(
          'Ihre Zeit ist abgelaufen. Die anderen stimmen ab, wie es weitergeht; mit einem Zug von Ihnen ist das erledigt.',
          'Your time is up. The others vote on what shall happen; a move of yours settles it.',
        )
      : say(
          `Die Zeit von ${nameAt(writing, told.subject)} ist abgelaufen. Wie soll es weitergehen?`,
          `The time of ${nameAt(writing, told.subject)} is up. What shall happen?`,
        );
  if (told.own)
    return say(
      `${askerName(writing, told)} schlägt vor, Ihren Platz neu zu besetzen, weil die Partie auf Sie wartet. Mit einem Zug von Ihnen ist das erledigt.`,
      `${askerName(writing, told)} asks to replace you, because the game waits for you. A move of yours settles it.`,
    );
  return say(
    `${askerName(writing, told)} schlägt vor, ${what(writing, told)}.`,
    `${askerName(writing, told)} asks ${what(writing, told)}.`,
  );
};

const quoted = (writing: Writing, told: Told): readonly string[] => {
  const { say } = writing;
  const { reason } = told;
  if (reason === '') return [];
  const text = reason.replaceAll('\n', ' / ');
  return [`${askerName(writing, told)}: ${say(`„${text}“`, `“${text}”`)}`];
};

/** Who does not count, where somebody may not. */
const vanished = ({ say }: Writing, { missingDays }: Told): string =>
  missingDays === null
    ? ''
    : say(
        ` Wer bis dahin ${String(missingDays)} Tage nicht hier war und nicht antwortet, zählt nicht mit.`,
        ` Whoever has not been here for ${String(missingDays)} days by then, and does not answer, does not count.`,
      );

/** Somebody asks all others something. `data`: `ToldQuestion` */
export const vote: WriteNote = writing => {
  const { note, say, time } = writing;
  const told = note.data as Told;
  const { votes } = told;
  const until = time(new Date(told.expires));
  return {
    subject: votes ? say('Sind Sie einverstanden?', 'Do you agree?') : say('Eine Abstimmung', 'A vote'),
    heading: votes
      ? say('Sie werden gefragt', 'You are asked')
      : say('Es wird abgestimmt', 'There is a vote'),
    paragraphs: [
      asked(writing, told),
      ...quoted(writing, told),
      ...warnings(writing, told),
      votes
        ? say(
            `Sie können bis ${until} antworten. Wer nichts sagt, stimmt nicht zu.`,
            `You can answer until ${until}. Whoever says nothing does not agree.`,
          ) + vanished(writing, told)
        : say(`Die Abstimmung läuft bis ${until}.`, `The vote is open until ${until}.`),
    ],
    button: {
      label: votes ? say('Ansehen und antworten', 'Look and answer') : say('Ansehen', 'Have a look'),
      page: 'questions',
    },
  };
};

const outcome = (writing: Writing, told: Told): string => {
  const { say } = writing;
  switch (told.outcome) {
    case 'carried':
      return told.choice === 'replace'
        ? say('Der Platz wird neu besetzt.', 'The seat goes to somebody else.')
        : say('Es ist angenommen.', 'It is agreed.');
    case 'rejected':
      return told.about === 'absent'
        ? say('Die Partie wartet weiter.', 'The game goes on waiting.')
        : say('Es ist abgelehnt.', 'It is declined.');
    case 'expired':
      return say(
        'Es haben nicht alle Nötigen zugestimmt, bis die Zeit um war.',
        'Not enough had agreed when the time was up.',
      );
    case 'withdrawn':
      return say('Die Frage ist zurückgezogen.', 'The question was taken back.');
    default:
      return say(
        'Die Frage ist erledigt, weil die Partie weitergegangen ist.',
        'The question is settled, because the game has gone on.',
      );
  }
};

const uncounted = (writing: Writing, { missing, missingDays, outcome: is }: Told): readonly string[] => {
  if (missing.length === 0 || is !== 'carried') return [];
  const names = listed(
    writing,
    missing.map(name => named(writing, name)),
  );
  const days = String(missingDays);
  return [
    writing.say(
      `Nicht mitgezählt, weil ${days} Tage nicht gesehen: ${names}.`,
      `Not counted, because not seen for ${days} days: ${names}.`,
    ),
  ];
};

/** What has come of a question. `data`: `ToldQuestion` */
export const voteOver: WriteNote = writing => {
  const { note, say } = writing;
  const told = note.data as Told;
  const result = outcome(writing, told);
  const topic =
    told.about === 'absent'
      ? say(
          `Es ging um den Platz von ${nameAt(writing, told.subject)}, dessen Zeit abgelaufen war.`,
          `It was about the seat of ${nameAt(writing, told.subject)}, whose time was up.`,
        )
      : say(
          `${askerName(writing, told)} hatte vorgeschlagen, ${what(writing, told)}.`,
          `${askerName(writing, told)} had asked ${what(writing, told)}.`,
        );
  return {
    subject: result.replace(/\.$/, ''),
    heading: say('Die Abstimmung ist vorbei', 'The vote is over'),
    paragraphs: [topic, result, ...uncounted(writing, told)],
    button: { label: say('Zur Partie', 'To the game'), page: 'turn' },
  };
};

/** The clocks of a game run again, as one player wished. `data`: `{ seat }` */
export const resumed: WriteNote = writing => {
  const { note, say } = writing;
  const { seat } = note.data as { seat: number };
  return {
    subject: say('Die Partie geht weiter', 'The game goes on'),
    heading: say('Die Pause ist zu Ende', 'The pause is over'),
    paragraphs: [
      say(
        `${nameAt(writing, seat)} lässt die Partie weitergehen; die Uhren laufen wieder.`,
        `${nameAt(writing, seat)} lets the game go on; the clocks run again.`,
      ),
    ],
    button: { label: say('Zur Partie', 'To the game'), page: 'turn' },
  };
};
