import { direct, lockGame, readGame, setOptions, type GameRow, type Spectators } from '../../db/index.js';
import { mustBeShared } from '../authority.js';
import type { Deps } from '../deps.js';
import { Forbidden, NotFound } from '../errors.js';
import type { Actor, PersonActor } from '../types.js';

type Switch = 'on' | 'off';

/** What the creator of a game settles about the chat and spectators. */
export interface GameOptions {
  readonly spectators: Spectators;
  readonly chat: {
    /** May players chat in pairs? */
    readonly private: Switch;
    /** May spectators read what is said to all? */
    readonly spectators: Switch;
  };
}

export interface OptionsChange {
  readonly spectators?: Spectators;
  readonly chat?: { readonly private?: Switch; readonly spectators?: Switch };
}

/** Of a new game whose creator says nothing about it. */
const PRESET: GameOptions = { spectators: 'link', chat: { private: 'on', spectators: 'off' } };

const onOff = (on: boolean): Switch => (on ? 'on' : 'off');

/** Who may look on and chat in a game. */
export const optionsOf = (game: GameRow): GameOptions => ({
  spectators: game.spectators,
  chat: { private: onOff(game.private_chat), spectators: onOff(game.open_chat) },
});

const changed = (before: GameOptions, { spectators, chat }: OptionsChange): GameOptions => ({
  spectators: spectators ?? before.spectators,
  chat: { ...before.chat, ...chat },
});

const asRow = ({ spectators, chat }: GameOptions): Parameters<typeof setOptions>[2] => ({
  spectators,
  private_chat: chat.private === 'on',
  open_chat: chat.spectators === 'on',
});

/** The options of a new game. */
export const firstOptions = (wished: OptionsChange = {}): Parameters<typeof setOptions>[2] =>
  asRow(changed(PRESET, wished));

/** @throws NotFound `no-such-game` */
export const showOptions = async (deps: Deps, gameId: string): Promise<GameOptions> => {
  const game = await readGame(direct(deps.db), gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  return optionsOf(game);
};

/** @throws Forbidden `creator-only` */
export const mustBeCreator = (game: GameRow, actor: Actor): void => {
  if (actor.kind !== 'person' || game.created_by !== actor.personId)
    throw new Forbidden('creator-only', { game: game.id });
};

/**
 * Changes what is given; the rest stays.
 * @throws NotFound `no-such-game`; Forbidden `creator-only`; Conflict `in-sandbox`
 */
export const changeOptions = (
  deps: Deps,
  actor: PersonActor,
  gameId: string,
  change: OptionsChange,
): Promise<GameOptions> =>
  deps.db.transaction(async tx => {
    const game = await lockGame(tx, gameId);
    if (!game) throw new NotFound('no-such-game', { game: gameId });
    mustBeCreator(game, actor);
    if (change.spectators !== undefined) mustBeShared(game);
    const options = changed(optionsOf(game), change);
    await setOptions(tx, gameId, asRow(options));
    return options;
  });
