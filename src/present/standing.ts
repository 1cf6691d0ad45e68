import type { Fact, Seat, Status } from '../engine/core/index.js';
import type { Language } from '../words/language.js';
import { roundedNumber } from '../words/numbers.js';
import type { StepWords } from './page-words.js';
import type { Section } from './section.js';

/** How a title's things are called. */
export interface StandingWords {
  readonly round: (round: Fact) => string;
  readonly reason: (reason: string) => string;
  readonly part: (part: string) => string;
}

export interface Standing {
  readonly status: Status;
  /** Who is to move. */
  readonly asked: readonly Seat[];
  /** Why it ended where the rules know nothing of it: all agreed, or an operator did. */
  readonly endedBy?: string | undefined;
  /** The result that was agreed then. */
  readonly agreed?: Status['result'];
}

interface Spoken {
  readonly t: StepWords;
  readonly words: StandingWords;
  readonly language: Language;
  /** The names of players, in a row. */
  readonly namesOf: (seats: readonly Seat[]) => string;
}

/** Round, who is asked, or why it ended. */
export const standingLine = ({ t, words, namesOf }: Spoken, { status, asked, endedBy }: Standing): string => {
  const { round, ended, result } = status;
  const reason = endedBy ?? (ended ? result?.reason : undefined);
  const state =
    reason !== undefined ? words.reason(reason) : ended ? '' : t('othersTurn', { names: namesOf(asked) });
  return [words.round(round), state].filter(Boolean).join(' · ');
};

/** The final table, best first; nothing while the game runs. */
export const finalSections = (
  { t, words, language, namesOf }: Spoken,
  { status, agreed }: Standing,
): readonly Section[] => {
  const scores = (status.result ?? agreed)?.scores;
  if (!scores) return [];
  const parts = [...new Set(scores.flatMap(score => Object.keys(score.parts)))];
  const number = true as const;
  return [
    {
      id: 'result',
      heading: t('finalTable'),
      tables: [
        {
          caption: t('finalTable'),
          columns: [
            { heading: t('player') },
            { heading: t('points'), number },
            ...parts.map(part => ({ heading: words.part(part), number })),
          ],
          rows: scores.map(({ seat, points, parts: own }) => [
            namesOf([seat]),
            roundedNumber(language, points),
            ...parts.map(part => roundedNumber(language, own[part] ?? 0)),
          ]),
        },
      ],
    },
  ];
};
