import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { codeOf, withRetry } from './faults.js';
import { PrismaClient } from './generated/client.js';

/**
 * One pool for everything. What touches a game's log or its mails goes through `transaction`, in plain
 * SQL; single rows about people and sessions go through Prisma (docs/decisions/data-access.md).
 */
export interface Database {
  readonly pool: pg.Pool;
  readonly prisma: PrismaClient;
  /**
   * Runs `work` in one transaction (READ COMMITTED); any error rolls all of it back, also that of a statement which
   * `work` has caught. Where two transactions were in each
   * other's way and this one had to give way, it is run again: so it does nothing but what is rolled back.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A running transaction, or the pool where none is needed. */
export interface Tx {
  /** @param name prepares the statement under that name, once per connection */
  rows<R extends object>(text: string, values?: readonly unknown[], name?: string): Promise<readonly R[]>;
}

/**
 * A running transaction. Its statements are sent at once and answered in their order, so those that do
 * not need each other's answers cost one round trip together.
 */
export interface Transaction extends Tx {
  /**
   * Commits without waiting for `write` first. When it fails, the whole transaction does. So all its statements must
   * have been sent, and when they have been answered, nothing else in it may fail: the commit is under way by then.
   */
  withCommit(write: Promise<unknown>): void;
}

interface Queryable {
  query<R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>>;
}

const asTx = (client: Queryable): Tx => ({
  rows: async <R extends object>(text: string, values: readonly unknown[] = [], name?: string) => {
    const result = await client.query<R & pg.QueryResultRow>({
      text,
      values: [...values],
      ...(name ? { name } : {}),
    });
    return result.rows;
  },
});

/** What the transaction reads is of one instant, whoever writes meanwhile. To be asked first of all. */
export const repeatableRead = async (tx: Tx): Promise<void> => {
  await tx.rows('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
};

/** Statements outside a transaction, each its own. */
export const direct = (db: Database): Tx => asTx(db.pool);

export interface Connect {
  readonly url: string;
  /** Connections at most; 10 by default. */
  readonly connections?: number;
  /** Refuses every change. */
  readonly readOnly?: boolean;
  /** How long somebody waits for a connection, in milliseconds; 5 seconds by default, 0 is for ever. */
  readonly patience?: number;
  /** Told of connections that broke. */
  readonly onError?: (error: Error) => void;
}

/** How often a transaction is run that always has to give way. */
const TRIES = 4;

/** Opens the database; connections are made when they are needed. */
export const connect = ({
  url,
  connections = 10,
  readOnly = false,
  patience = 5_000,
  onError,
}: Connect): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    pipeline: true,
    connectionTimeoutMillis: patience,
    application_name: 'bahnpost',
  });
  // Without listeners a lost connection would end the process; whoever waits on it is told anyway.
  pool.on('error', error => onError?.(error));
  pool.on('connect', client => client.on('error', error => onError?.(error)));
  // As a statement before all others: a pooler does not take it with the connection.
  if (readOnly)
    pool.on('connect', client => {
      client
        .query('SET default_transaction_read_only = on')
        .catch((error: unknown) => onError?.(error as Error));
    });
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    pool,
    prisma,
    transaction: work => withRetry(() => inTransaction(pool, work), TRIES),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
};

/** The transaction has failed already. */
const ABORTED = '25P02';

const inTransaction = async <T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  const { tx, commit, end, first } = begin(client);
  let broken = false;
  try {
    const result = await work(tx);
    await commit();
    return result;
  } catch (error) {
    end();
    await client.query('ROLLBACK').catch(() => {
      broken = true;
    });
    // Statements after the one that failed say no more than that.
    throw codeOf(error) === ABORTED ? (first() ?? error) : error;
  } finally {
    client.release(broken);
  }
};

interface Begun {
  readonly tx: Transaction;
  /** @throws what the first of all statements and writes failed with */
  readonly commit: () => Promise<void>;
  /** What the first of them failed with, if any has. */
  readonly first: () => unknown;
  /** From now on `tx` asks nothing more. */
  readonly end: () => void;
}

const begin = (client: pg.PoolClient): Begun => {
  const query = <R extends pg.QueryResultRow>(config: pg.QueryConfig): Promise<pg.QueryResult<R>> => {
    pack(client);
    return client.query<R>(config);
  };
  const plain = asTx({ query });
  let over = false;
  const failures: unknown[] = [];
  const needed = <T>(asked: Promise<T>): Promise<T> => {
    asked.catch((reason: unknown) => failures.push(reason));
    return asked;
  };
  const writes: Promise<unknown>[] = [needed(query({ text: 'BEGIN' }))];
  const end = (): void => {
    over = true;
  };
  return {
    end,
    first: () => failures[0],
    tx: {
      withCommit: write => {
        writes.push(needed(write));
      },
      rows: (...statement) =>
        over ? Promise.reject(new Error('the transaction is over')) : needed(plain.rows(...statement)),
    },
    commit: async () => {
      end();
      // A tick later all has failed that fails without an answer of the database. The commit leaves with the writes.
      client.connection.stream.cork();
      await new Promise<void>(resolve => {
        process.nextTick(resolve);
      });
      if (failures.length === 0) writes.push(needed(query({ text: 'COMMIT' })));
      client.connection.stream.uncork();
      await Promise.allSettled(writes);
      // The others failed because the first did, and the database has rolled back.
      if (failures.length > 0) throw failures[0];
    },
  };
};

/** What is asked before anything is awaited leaves in one packet: sending costs more than what is in it. */
const pack = ({ connection: { stream } }: pg.PoolClient): void => {
  stream.cork();
  process.nextTick(() => stream.uncork());
};
