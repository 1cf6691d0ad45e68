import { aheadFrom, seatName, type Option, type Seat, type Title } from '../engine/core/index.js';
import { meantOptions, type MeantOption, type MenuScene } from '../present/meaning/options.js';
import { textForm, type TextScene } from '../present/meaning/text-form.js';
import { plainPresenter } from '../present/presenter.js';
import { Forbidden } from '../service/errors.js';
import { position, sinceLastTurn, type MenuAnswer, type Where } from '../service/log/history.js';
import { titleOf } from '../service/log/load.js';
import { showGame } from '../service/tables/games.js';
import type { Actor, GameDetail, LogEntry, Position } from '../service/types.js';
import { pageText } from '../words/pages.js';
import type { HttpDeps } from './deps.js';
import type { Language } from './language.js';
import { gameDataPath } from './title-data.js';
import { wordsOf } from './wording.js';

/*
 * Positions and menus with what they mean, for programs: what follows from a position, what each option costs and says, and all
 * of it as text.
 */

/** A position with what follows from it. */
export interface MeantPosition extends Position {
  readonly menu: readonly MeantOption[];
  /** What follows from the position; null where the title has no such figures, or they hang on something hidden. */
  readonly figures: ReturnType<NonNullable<Title['figures']>> | null;
  /** Where all that is printed for this game can be read, for ever. */
  readonly data: string;
}

/** A menu with what its options mean. */
export interface MeantMenu extends MenuAnswer {
  readonly menu: readonly MeantOption[];
}

/** Who reads, in which language. */
export interface PositionReader {
  readonly deps: HttpDeps;
  readonly actor: Actor | null;
  readonly language: Language;
}

/** What is known of a game when one of its positions is read. */
export interface ReadGame {
  readonly game: GameDetail;
  readonly title: Title;
}

export const sceneFor = async (
  { deps, actor, language }: PositionReader,
  gameId: string,
): Promise<ReadGame> => {
  const game = await showGame(deps.service, actor, gameId, language);
  return { game, title: titleOf(deps.service, game) };
};

/** How a position of the game is spoken of, and the moves that can be tried in it. */
export const menuSceneOf = (
  { deps, language }: PositionReader,
  { game, title }: ReadGame,
  at: Pick<Position, 'view' | 'open'>,
): Omit<MenuScene, 'seat'> & Pick<TextScene, 'presenter'> => ({
  title,
  presenter: deps.presenters[game.title] ?? plainPresenter,
  words: deps.wordsFor(game.title),
  names: game.seats.map(({ name }) => name),
  language,
  view: at.view,
  state: aheadFrom(title, at),
});

const meant = (
  reading: PositionReader,
  scene: ReadGame,
  at: Pick<Position, 'view' | 'open'>,
  seat: Seat | null,
  options: readonly Option[],
): readonly MeantOption[] =>
  seat === null ? [] : meantOptions({ ...menuSceneOf(reading, scene, at), seat }, options);

/** What follows from what can be seen of a position. */
export const meantFigures = (title: Title, at: Pick<Position, 'view' | 'open'>): MeantPosition['figures'] => {
  const state = aheadFrom(title, at);
  return state === null ? null : (title.figures?.(state) ?? null);
};

/** The position with what it means. Throws like `position`. */
export const meantPosition = async (reading: PositionReader, where: Where): Promise<MeantPosition> => {
  const at = await position(reading.deps.service, reading.actor, where);
  const scene = await sceneFor(reading, where.gameId);
  return {
    ...at,
    menu: meant(reading, scene, at, at.seat, at.menu),
    figures: meantFigures(scene.title, at),
    data: `/api/v1${gameDataPath(scene.title, scene.game)}`,
  };
};

/** The menu with what it means. @throws Forbidden for a spectator, and as `position` */
export const meantMenu = async (
  reading: PositionReader & { readonly actor: Actor },
  where: Pick<Where, 'gameId' | 'seat'>,
): Promise<MeantMenu> => {
  const at = await position(reading.deps.service, reading.actor, where);
  const { number, hash, seat } = at;
  if (seat === null) throw new Forbidden('not-your-seat', { yours: [] });
  const scene = await sceneFor(reading, where.gameId);
  return { number, hash, seat, menu: meant(reading, scene, at, seat, at.menu) };
};

/** A row of the log as a line: who, and the sentences of what it brought about. */
const newsLine = (reading: PositionReader, { game }: ReadGame) => {
  const words = wordsOf(reading.deps, game, reading.language);
  return ({ seat, kind, facts, action, notation, inForce }: LogEntry): readonly string[] => {
    if (kind === 'action' && !inForce) return [];
    if (kind !== 'action') return [`${seatName(seat)}: ${kind}`];
    const said = words.told(facts).map(words.fact);
    return [
      said.length > 0
        ? said.join(' ')
        : `${seatName(seat)}: ${notation ?? (action ? words.move(action) : '…')}`,
    ];
  };
};

/** What has happened since the seat last acted, a line each. */
const newsFor = async (
  reading: PositionReader,
  scene: ReadGame,
  { gameId, seat, newest }: Position,
): Promise<readonly string[]> => {
  const { deps, actor } = reading;
  if (!newest || seat === null || !actor) return [];
  const rows = await sinceLastTurn(deps.service, actor, { gameId, seat });
  return rows.flatMap(newsLine(reading, scene));
};

/** What stands above a position as text: the game, which row it is, and who reads. */
const headOf = ({ deps, language }: PositionReader, { game }: ReadGame, at: Position): string => {
  const { titleName } = wordsOf(deps, game, language);
  const row = pageText(language, 'textRow', { number: at.number, hash: at.hash.slice(0, 16) });
  const seats = game.seats.map(({ name }, seat) => `${seatName(seat)} ${name}`).join(', ');
  const own = at.seat === null ? [] : [pageText(language, 'textYou', { seat: seatName(at.seat) })];
  return [`${titleName} “${game.name}” (${game.id})`, row, seats, ...own].join(' · ');
};

/** The position as text, with what happened since its reader last acted and what they may do. Throws like `position`. */
export const positionText = async (
  reading: PositionReader,
  where: Where,
): Promise<{ readonly at: Position; readonly text: string }> => {
  const at = await position(reading.deps.service, reading.actor, where);
  const scene = await sceneFor(reading, where.gameId);
  const { seat, turn, status, menu: options } = at;
  const shown = { ...menuSceneOf(reading, scene, at), seat, turn, status, menu: options };
  const about = { head: headOf(reading, scene, at), news: await newsFor(reading, scene, at) };
  return { at, text: textForm(shown, about) };
};
