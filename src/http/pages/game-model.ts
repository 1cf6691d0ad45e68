import type { Fact } from '../../engine/core/index.js';
import { keepRecent } from '../../recent.js';
import { titleOf } from '../../service/log/load.js';
import { showGame } from '../../service/tables/games.js';
import type { Actor, Cause, GameDetail, LogEntry, Position } from '../../service/types.js';
import { pageText, pageWords, type PageKey } from '../../words/pages.js';
import { helpForTables } from '../../words/rules.js';
import { thoughtText } from '../../words/thought.js';
import { lineFor } from '../../words/typed-moves.js';
import { timeText } from '../../words/time.js';
import type { HttpDeps } from '../deps.js';
import type { Language } from '../language.js';
import {
  plainPresenter,
  type Presenter,
  type PresentRequest,
  type Section,
} from '../../present/presenter.js';
import { withRules, type RuledSection } from '../../present/shown.js';
import { finalSections, type Standing, standingLine } from '../../present/standing.js';
import type { ShownRow } from '../../present/step.js';
import { type GameWords, wordsOf } from '../wording.js';
import { namesOf } from './summary.js';

/** What every page of one game starts from. */
export interface Scene {
  readonly game: GameDetail;
  readonly words: GameWords;
  readonly presenter: Presenter;
  readonly language: Language;
  /** A line of the notation as the reader types it. */
  readonly line: (line: string) => string;
  /** The reader's; undefined where nobody knows it. */
  readonly timeZone?: string | undefined;
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
    line: written => lineFor(language, titleOf(deps.service, game).notation, written),
    timeZone: actor?.timeZone,
  };
};

type Marks = Pick<PresentRequest, 'place' | 'links' | 'menu' | 'acts' | 'why' | 'show' | 'facts' | 'before'>;

const drawSections = (
  { game, presenter, language }: Scene,
  at: Position,
  marks: Marks,
): readonly RuledSection[] => {
  const { sections } = presenter.present({
    view: at.view,
    seat: at.seat,
    names: game.seats.map(seat => seat.name),
    language,
    ...marks,
  });
  return withRules(sections, helpForTables(game.title));
};

/** Positions that are kept as they were drawn. */
const drawn = keepRecent<readonly RuledSection[]>(20);

/**
 * A position with drawings and tables. After a move everybody who looks on asks for the same ones in the same second, so what
 * is shown without a seat is drawn once; the position's hash and all the rest that it is made from name it.
 */
export const sectionsAt = (scene: Scene, at: Position, marks: Marks): readonly RuledSection[] => {
  const { why, ...rest } = marks;
  if (at.seat !== null || rest.before || rest.facts) return drawSections(scene, at, marks);
  const { id, seats } = scene.game;
  const names = seats.map(seat => seat.name);
  const key = JSON.stringify([id, at.hash, scene.language, names, rest, why?.('')]);
  return drawn.of(key, () => drawSections(scene, at, marks));
};

const spoken = ({ game, words, language }: Scene): Parameters<typeof standingLine>[0] => ({
  t: pageWords(language),
  words,
  language,
  namesOf: seats => namesOf(game, seats),
});

/** What the log does not say of the end: all agreed to it, or an operator made it. */
export const endOf = ({ game }: Scene): Pick<Standing, 'endedBy' | 'agreed'> => ({
  endedBy: game.endedBy === 'consent' ? 'agreed' : (game.endedBy ?? undefined),
  agreed: game.result,
});

const standing = (scene: Scene, { status, turn, newest }: Position): Standing => ({
  status,
  asked: turn.asked,
  ...(newest && endOf(scene)),
});

/** Round, who is asked, or why it ended. */
export const statusLine = (scene: Scene, at: Position): string =>
  standingLine(spoken(scene), standing(scene, at));

/** The final table, best first; nothing while the game runs. */
export const finalTable = (scene: Scene, at: Position): readonly Section[] =>
  finalSections(spoken(scene), standing(scene, at));

const backText = (language: Language, { kind, count }: LogEntry): string => {
  const key = kind === 'undo' ? 'tookBack' : 'playedAgain';
  return count === 1 ? pageText(language, `${key}One`) : pageText(language, key, { count });
};

const marks = {
  programmed: 'causeProgrammed',
  forced: 'causeForced',
  clock: 'causeClock',
  mail: 'causeMail',
  consent: 'causeConsent',
  service: 'causeService',
} as const satisfies { readonly [cause in Cause]?: PageKey };

/** How a row came about, where its player did not make it on a page and what it tells does not say so with their name. */
const markOf = (
  { language, words, line }: Pick<Scene, 'language' | 'words' | 'line'>,
  name: string,
  { cause, thought }: Pick<LogEntry, 'cause' | 'thought'>,
  told: string,
): Pick<ShownRow, 'mark'> => {
  if (thought) return { mark: thoughtText(pageWords(language), { ...words, line }, thought) };
  if (!(cause in marks)) return {};
  const mark = pageText(language, marks[cause as keyof typeof marks], { name });
  return told.includes(`(${mark}`) ? {} : { mark };
};

/** What was done, where nothing came of it that words tell. */
const deedOf = ({ words, language }: Scene, who: string, entry: LogEntry): string => {
  if (entry.kind !== 'action') return `${who} ${backText(language, entry)}`;
  return `${who}: ${entry.action ? words.move(entry.action) : '…'}`;
};

/**
 * A row of the log in words, with its notation.
 * @param about the ways to what its first fact is about, where the page has room for them
 */
export const logRow = (scene: Scene, about?: (fact: Fact) => NonNullable<ShownRow['about']>) => {
  const { game, words, language, timeZone } = scene;
  const time = timeText(language, timeZone ?? 'UTC', 'row');
  return (entry: LogEntry): ShownRow => {
    const facts = words.told(entry.facts);
    const [first, ...rest] = facts.map(words.fact);
    const who = namesOf(game, [entry.seat]);
    const lead = first ?? deedOf(scene, who, entry);
    return {
      number: entry.number,
      who,
      lead,
      rest,
      notation: entry.notation ?? '',
      undone: entry.kind === 'action' && !entry.inForce,
      stands: entry.kind === 'action' && entry.inForce,
      at: entry.at.toISOString(),
      time: time(entry.at),
      ...(about && facts[0] && { about: about(facts[0]) }),
      ...markOf(scene, who, entry, [lead, ...rest].join(' ')),
    };
  };
};

/** The set-up as row 0 of the log, where it brought anything about. */
export const openingRows = ({ words, language }: Scene, facts: readonly Fact[]): readonly ShownRow[] =>
  facts.length === 0
    ? []
    : [
        {
          number: 0,
          who: '',
          lead: pageText(language, 'firstStep'),
          rest: facts.map(words.fact),
          notation: '',
          undone: false,
          stands: false,
        },
      ];
