import type { Deps } from '../../service/deps.js';
import { gamesWaiting, seatedIn, type Waited } from '../../service/waiting.js';
import type { TurnsStream } from './stream.js';

/** What could not be read is read again after so long, in milliseconds. */
const AGAIN = 1_000;

interface Opened {
  readonly waited: Waited;
  readonly stream: TurnsStream;
  /** The games that waited when they were last looked for; null for not yet. */
  games: readonly string[] | null;
  told: number | null;
}

/** All pages that are told how many games wait for their reader, in this process. */
export interface Turns {
  /** Tells the number, now and whenever it changes. @returns to be called once nobody reads any more */
  readonly open: (waited: Waited, stream: TurnsStream) => () => void;
  /** Something of a game has changed. */
  readonly changed: (gameId: string) => void;
  /** Something may have changed in any of them. */
  readonly changedAll: () => void;
  /** Ends all streams. */
  readonly stop: () => void;
}

/** @param told counts for the metrics */
export const createTurns = (deps: Deps, told: { inc(): void }): Turns => {
  const opened = new Set<Opened>();
  const changedGames = new Set<string>();
  let isReading = false;

  /** Whoever sits in a game that has changed, or did when it was last looked at, is looked for anew. */
  const concerned = async (): Promise<readonly Opened[]> => {
    const games = [...changedGames];
    changedGames.clear();
    const people = [...opened].map(({ waited }) => waited.personId);
    const seated = games.length === 0 ? new Set<string>() : await seatedIn(deps, games, people);
    return [...opened].filter(
      one =>
        one.games === null ||
        seated.has(one.waited.personId) ||
        games.some(game => one.games?.includes(game)),
    );
  };

  const tell = (one: Opened, games: readonly string[]): void => {
    one.games = games;
    if (one.told === games.length) return;
    one.told = games.length;
    told.inc();
    one.stream.count(games.length);
  };

  const isNews = (): boolean => changedGames.size > 0 || [...opened].some(({ games }) => games === null);

  const readOnce = async (): Promise<void> => {
    const readers = await concerned();
    const waiting =
      readers.length === 0
        ? []
        : await gamesWaiting(
            deps,
            readers.map(one => one.waited),
          );
    readers.forEach((one, at) => tell(one, waiting[at]!));
  };

  const read = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    try {
      while (opened.size > 0 && isNews()) await readOnce();
    } catch (error) {
      deps.log.warn({ err: error }, 'whose turn it is could not be read');
      setTimeout(changedAll, AGAIN).unref();
    } finally {
      isReading = false;
    }
  };

  const changedAll = (): void => {
    for (const one of opened) one.games = null;
    void read();
  };

  return {
    open: (waited, stream) => {
      const one: Opened = { waited, stream, games: null, told: null };
      opened.add(one);
      void read();
      return () => void opened.delete(one);
    },
    changed: gameId => {
      if (opened.size === 0) return;
      changedGames.add(gameId);
      void read();
    },
    changedAll,
    stop: () => {
      for (const { stream } of opened) stream.end();
      opened.clear();
    },
  };
};
