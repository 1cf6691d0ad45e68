import type { Fact } from '../../engine/core/index.js';
import { showGame } from '../../service/tables/games.js';
import type { Actor, Cause, GameDetail, LogEntry, Position } from '../../service/types.js';
import { pageText } from '../../words/pages.js';
import { helpForTable } from '../../words/rules.js';
import type { HttpDeps } from '../deps.js';
import type { Language } from '../language.js';
import {
  plainPresenter,
  type Presenter,
  type PresentRequest,
  type Section,
} from '../../present/presenter.js';
import { type GameWords, wordsOf } from '../wording.js';
import { namesOf } from './summary.js';

/** What every page of one game starts from. */
export interface Scene {
  readonly game: GameDetail;
  readonly words: GameWords;
  readonly presenter: Presenter;
  readonly language: Language;
}

export const sceneOf = async (
  deps: HttpDeps,
  actor: Actor | null,
  gameId: string,
  language: Language,
): Promise<Scene> => {
  const game = await showGame(deps.service, actor, gameId, language);
  return {
    game,
    words: wordsOf(deps, game, language),
    presenter: deps.presenters[game.title] ?? plainPresenter,
    language,
  };
};

/** A section of a game's page, with the address of the rules about it where there are some. */
type RuledSection = Section & { readonly rules?: string };

/** A position with drawings and tables. */
export const sectionsAt = (
  { game, presenter, language }: Scene,
  at: Position,
  marks: Pick<PresentRequest, 'place' | 'links' | 'acts' | 'show' | 'facts' | 'before'>,
): readonly RuledSection[] => {
  const { sections } = presenter.present({
    view: at.view,
    seat: at.seat,
    names: game.seats.map(seat => seat.name),
    language,
    ...marks,
  });
  return sections.map(section => {
    const rules = helpForTable(game.title, section.id);
    return rules === undefined ? section : { ...section, rules };
  });
};

/** Round, who is asked, or why it ended. */
export const statusLine = ({ game, words, language }: Scene, at: Position): string => {
  const { round, ended, result } = at.status;
  // All agreed to end it here, or an operator did: its log has no end.
  const by = game.endedBy === 'consent' ? 'agreed' : game.endedBy;
  const reason = at.newest && by ? by : ended ? result?.reason : undefined;
  const state =
    reason !== undefined
      ? words.reason(reason)
      : ended
        ? ''
        : pageText(language, 'othersTurn', { names: namesOf(game, at.turn.asked) });
  return [words.round(round), state].filter(Boolean).join(' · ');
};

/** The final table, best first; nothing while the game runs. */
export const finalTable = ({ game, words, language }: Scene, at: Position): readonly Section[] => {
  const scores = (at.status.result ?? (at.newest ? game.result : null))?.scores;
  if (!scores) return [];
  const parts = [...new Set(scores.flatMap(score => Object.keys(score.parts)))];
  const number = true as const;
  return [
    {
      id: 'result',
      heading: pageText(language, 'finalTable'),
      tables: [
        {
          caption: pageText(language, 'finalTable'),
          columns: [
            { heading: pageText(language, 'player') },
            { heading: pageText(language, 'points'), number },
            ...parts.map(part => ({ heading: words.part(part), number })),
          ],
          rows: scores.map(({ seat, points, parts: own }) => [
            namesOf(game, [seat]),
            String(points),
            ...parts.map(part => String(own[part] ?? 0)),
          ]),
        },
      ],
    },
  ];
};

export interface LogRow {
  readonly number: number;
  readonly who: string;
  readonly notation: string;
  readonly words: readonly string[];
  readonly undone: boolean;
  /** How it came about, where it was not simply played. */
  readonly mark?: string;
}

const backText = (language: Language, { kind, count }: LogEntry): string => {
  const key = kind === 'undo' ? 'tookBack' : 'playedAgain';
  return count === 1 ? pageText(language, `${key}One`) : pageText(language, key, { count });
};

const marks: { readonly [cause in Cause]?: string } = {
  programmed: 'causeProgrammed',
  clock: 'causeClock',
  mail: 'causeMail',
  consent: 'causeConsent',
  service: 'causeService',
};

const markOf = (language: Language, { cause }: LogEntry): Pick<LogRow, 'mark'> => {
  const key = marks[cause];
  return key === undefined ? {} : { mark: pageText(language, key) };
};

/** A row of the log in words. */
export const logRow =
  ({ game, words, language }: Scene) =>
  (entry: LogEntry): LogRow => ({
    number: entry.number,
    who: namesOf(game, [entry.seat]),
    notation: entry.kind === 'action' ? (entry.notation ?? '…') : backText(language, entry),
    words: entry.facts.map(words.fact),
    undone: entry.kind === 'action' && !entry.inForce,
    ...markOf(language, entry),
  });

/** The set-up as row 0 of the log, where it brought anything about. */
export const openingRows = ({ words, language }: Scene, facts: readonly Fact[]): readonly LogRow[] =>
  facts.length === 0
    ? []
    : [
        {
          number: 0,
          who: pageText(language, 'firstStep'),
          notation: '',
          words: facts.map(words.fact),
          undone: false,
        },
      ];
