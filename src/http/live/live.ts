import { readMarks, type Marks } from '../../service/live/marks.js';
import type { Deps } from '../../service/deps.js';
import type { Waited } from '../../service/waiting.js';
import { createAccounts } from './account.js';
import type { AccountStream, Stream, TurnsStream } from './stream.js';
import { createTurns } from './turns.js';

/** Streams that one person may have open in this process, or somebody without a name; and one network. */
const MOST_OF_ONE = 20;
const MOST_OF_NETWORK = 200;

/** Proxies end what is quiet for a minute. In milliseconds. */
const BEAT = 25_000;

/** What could not be read is read again after so long, in milliseconds. */
const AGAIN = 1_000;

/** Somebody who is told what is new. */
interface Told {
  /** Whose streams are counted together, and whose of one network. */
  readonly who: string;
  readonly network: string;
  /** May they still look, and is their session still good? */
  readonly mayStay: () => Promise<boolean>;
}

/** Somebody who has a page of their own open. */
export interface TurnsReader extends Told {
  readonly waited: Waited;
}

/** A program that follows all games of an account. */
export interface AccountReader extends Told {
  readonly personId: string;
  /** Those that are to be told of at the start. */
  readonly games: readonly string[];
}

/** Somebody who has a game open. */
export interface Reader extends Told {
  readonly gameId: string;
  /** Null for somebody without a name. */
  readonly personId: string | null;
  /** Notes that they look at it. */
  readonly look?: () => Promise<void>;
}

interface Opened {
  readonly reader: Reader;
  readonly stream: Stream;
  readonly beating: NodeJS.Timeout;
  told: Marks | null;
}

interface Game {
  readonly opened: Set<Opened>;
  reading: boolean;
  /** It has changed while it was read. */
  again: boolean;
}

/** All pages and programs that are told at once what changes in a game, in this process. */
export interface Live {
  /** May this reader open one more stream? */
  readonly hasRoom: (reader: Pick<Told, 'who' | 'network'>) => boolean;
  /** Tells where the game stands, now and whenever that changes. @returns to be called once nobody reads any more */
  readonly open: (reader: Reader, stream: Stream) => () => void;
  /** Tells how many games wait for the reader, as `open` does. */
  readonly openTurns: (reader: TurnsReader, stream: TurnsStream) => () => void;
  /** Tells where all games of an account stand, and which of them have changed. */
  readonly openAccount: (reader: AccountReader, stream: AccountStream) => () => void;
  /** Something of a game has changed. */
  readonly changed: (gameId: string) => void;
  /** Something may have changed in any of them. */
  readonly changedAll: () => void;
  /** Ends all streams, and every one that is opened after it. */
  readonly stop: () => void;
}

interface Counters {
  readonly events: { inc(): void };
  readonly streams: { set(count: number): void };
}

interface Options {
  /** Allows that many times more streams. */
  readonly factor?: number;
  readonly beat?: number;
}

/** @param told counts for the metrics */
export const createLive = (deps: Deps, told: Counters, { factor = 1, beat = BEAT }: Options = {}): Live => {
  const games = new Map<string, Game>();
  const counts = new Map<string, number>();
  let all = 0;
  let stopped = false;
  const turns = createTurns(deps, told.events);
  const accounts = createAccounts(deps, told.events);

  const countOf = (key: string): number => counts.get(key) ?? 0;
  const count = ({ who, network }: Pick<Told, 'who' | 'network'>, by: 1 | -1): void => {
    for (const key of [who, `network ${network}`]) {
      const next = countOf(key) + by;
      if (next > 0) counts.set(key, next);
      else counts.delete(key);
    }
    all += by;
    told.streams.set(all);
  };

  const close = (one: Opened): void => {
    const game = games.get(one.reader.gameId);
    if (!game?.opened.delete(one)) return;
    if (game.opened.size === 0) games.delete(one.reader.gameId);
    clearInterval(one.beating);
    count(one.reader, -1);
  };
  const end = (one: Opened): void => {
    close(one);
    one.stream.end();
  };

  /** Whoever has lost the right to it hears no more. What cannot be found out now is found out later. */
  const mayStay = (reader: Told): Promise<boolean> =>
    reader.mayStay().catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the right to a stream could not be checked');
      return true;
    });

  const stays = async (one: Opened): Promise<boolean> => {
    const may = await mayStay(one.reader);
    if (!may) end(one);
    return may;
  };

  const tell = async (one: Opened, marks: Marks): Promise<void> => {
    const { told: before } = one;
    if (before && JSON.stringify(before) === JSON.stringify(marks)) return;
    if (before && before.table !== marks.table && !(await stays(one))) return;
    one.told = marks;
    told.events.inc();
    one.stream.tell(marks);
  };

  const read = async (gameId: string, { opened }: Game): Promise<void> => {
    const marks = await readMarks(
      deps,
      gameId,
      [...opened].map(({ reader }) => reader.personId),
    );
    // Whoever has come since is told by the next look.
    const known = [...opened].flatMap(one => {
      const own = marks?.get(one.reader.personId);
      return own ? [{ one, own }] : [];
    });
    // Players first: those who look on may be many, and all ask for their pages at once.
    known.sort((a, b) => Number(a.own.votes === null) - Number(b.own.votes === null));
    await Promise.all(known.map(({ one, own }) => tell(one, own)));
  };

  const changed = (gameId: string): void => {
    const game = games.get(gameId);
    if (!game) return;
    if (game.reading) {
      game.again = true;
      return;
    }
    game.reading = true;
    game.again = false;
    read(gameId, game)
      .catch((error: unknown) => {
        deps.log.warn({ err: error, game: gameId }, 'what is new in a game could not be read');
        setTimeout(() => changed(gameId), AGAIN).unref();
      })
      .finally(() => {
        game.reading = false;
        if (game.again) changed(gameId);
      });
  };

  const onBeat = async (one: Opened): Promise<void> => {
    one.stream.beat();
    await Promise.all([stays(one), one.reader.look?.()]);
  };

  const onOwnBeat = async (reader: Told, stream: Pick<Stream, 'beat' | 'end'>): Promise<void> => {
    stream.beat();
    if (!(await mayStay(reader))) stream.end();
  };

  /** Keeps a stream of somebody's own open, as long as they may read it. */
  const keepOwn = (
    reader: Told,
    stream: Pick<Stream, 'beat' | 'end'>,
    open: () => () => void,
  ): (() => void) => {
    if (stopped) {
      stream.end();
      return () => undefined;
    }
    const beating = setInterval(() => void onOwnBeat(reader, stream), beat);
    count(reader, 1);
    const closeIt = open();
    return () => {
      clearInterval(beating);
      count(reader, -1);
      closeIt();
    };
  };

  return {
    hasRoom: ({ who, network }) =>
      countOf(who) < MOST_OF_ONE * factor && countOf(`network ${network}`) < MOST_OF_NETWORK * factor,
    open: (reader, stream) => {
      if (stopped) {
        stream.end();
        return () => undefined;
      }
      const one: Opened = { reader, stream, told: null, beating: setInterval(() => void onBeat(one), beat) };
      const game = games.get(reader.gameId) ?? { opened: new Set(), reading: false, again: false };
      games.set(reader.gameId, game);
      game.opened.add(one);
      count(reader, 1);
      void reader.look?.();
      changed(reader.gameId);
      return () => close(one);
    },
    openTurns: (reader, stream) => keepOwn(reader, stream, () => turns.open(reader.waited, stream)),
    openAccount: (reader, stream) =>
      keepOwn(reader, stream, () => accounts.open(reader.personId, reader.games, stream)),
    changed: gameId => {
      changed(gameId);
      turns.changed(gameId);
      accounts.changed(gameId);
    },
    changedAll: () => {
      [...games.keys()].forEach(changed);
      turns.changedAll();
      accounts.changedAll();
    },
    stop: () => {
      stopped = true;
      turns.stop();
      accounts.stop();
      for (const { opened } of [...games.values()]) [...opened].forEach(end);
    },
  };
};
