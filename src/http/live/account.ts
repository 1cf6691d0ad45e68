import type { Deps } from '../../service/deps.js';
import { readMarks, type Marks } from '../../service/live/marks.js';
import { seatedIn } from '../../service/waiting.js';
import type { AccountStream } from './stream.js';

/** What could not be read is read again after so long, in milliseconds. */
const AGAIN = 1_000;

interface Opened {
  readonly personId: string;
  readonly stream: AccountStream;
  /** What was told last of each game. */
  readonly told: Map<string, string>;
}

/** All programs that are told at once what changes in any of an account's games, in this process. */
export interface Accounts {
  /**
   * Tells where these games stand, and from then on each that has changed and in which the person sits.
   * @returns to be called once nobody reads any more
   */
  readonly open: (personId: string, games: readonly string[], stream: AccountStream) => () => void;
  /** Something of a game has changed. */
  readonly changed: (gameId: string) => void;
  /** Something may have changed in any of them. */
  readonly changedAll: () => void;
  /** Ends all streams. */
  readonly stop: () => void;
}

/** @param told counts for the metrics */
export const createAccounts = (deps: Deps, told: { inc(): void }): Accounts => {
  const opened = new Set<Opened>();
  /** Games that are to be looked at, each once. */
  const waiting = new Set<string>();
  let isReading = false;

  const isNews = ({ told: before }: Opened, gameId: string, marks: Marks): boolean => {
    const now = JSON.stringify(marks);
    if (before.get(gameId) === now) return false;
    before.set(gameId, now);
    return true;
  };

  /** Those who sit in the game now; whoever has left it hears no more of it. */
  const tellOf = async (gameId: string): Promise<void> => {
    const people = [...new Set([...opened].map(({ personId }) => personId))];
    const seated = await seatedIn(deps, [gameId], people);
    if (seated.size === 0) return;
    const marks = await readMarks(deps, gameId, [...seated]);
    for (const one of opened) {
      const own = seated.has(one.personId) ? marks?.get(one.personId) : undefined;
      if (!own || !isNews(one, gameId, own)) continue;
      told.inc();
      one.stream.changed(gameId, own);
    }
  };

  const read = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    try {
      while (opened.size > 0 && waiting.size > 0) {
        const [gameId] = waiting;
        waiting.delete(gameId!);
        await tellOf(gameId!).catch((error: unknown) => {
          deps.log.warn({ err: error, game: gameId }, 'what is new in a game could not be read');
          setTimeout(() => changed(gameId!), AGAIN).unref();
        });
      }
    } finally {
      isReading = false;
    }
  };

  const changed = (gameId: string): void => {
    if (opened.size === 0) return;
    waiting.add(gameId);
    void read();
  };

  const begin = async (one: Opened, games: readonly string[]): Promise<void> => {
    const found: { readonly game: string; readonly marks: Marks }[] = [];
    for (const game of games) {
      const marks = (await readMarks(deps, game, [one.personId]))?.get(one.personId);
      if (marks && isNews(one, game, marks)) found.push({ game, marks });
    }
    told.inc();
    one.stream.begin(found.map(({ game, marks }) => ({ game, ...marks })));
  };

  return {
    open: (personId, games, stream) => {
      const one: Opened = { personId, stream, told: new Map() };
      let isOver = false;
      begin(one, games).then(
        () => {
          if (isOver) return;
          opened.add(one);
          // What has changed while they were read.
          games.forEach(changed);
        },
        (error: unknown) => {
          deps.log.warn({ err: error }, 'an account’s games could not be read');
          stream.end();
        },
      );
      return () => {
        isOver = true;
        opened.delete(one);
      };
    },
    changed,
    changedAll: () => {
      for (const { told: before } of opened) [...before.keys()].forEach(changed);
    },
    stop: () => {
      for (const { stream } of opened) stream.end();
      opened.clear();
    },
  };
};
