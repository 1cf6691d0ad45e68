import { expect, test } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { appendFileSync, mkdirSync, writeFileSync, chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../../src/db/client.js';
import { migrate } from '../../src/db/migrate.js';
import { prepareRole } from '../../src/db/role.js';
import { submit } from '../../src/service/log/play.js';
import { verifyAll } from '../../src/service/log/verify.js';
import { TEST_SECRET } from '../support/cluster.js';
import { testDeps, toyGame } from '../support/service.js';
import { hasSystemPostgres, systemPostgres } from '../support/system-postgres.js';

/** Moves before the moment to which is restored, and after it. */
const MOVES = 3;

const rowsOf = async (url: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ hash: string }>('SELECT hash FROM log ORDER BY game_id, number')).rows.map(
      row => row.hash,
    );
  } finally {
    await client.end();
  }
};

/** The steps of docs/operating.md, "Point-in-time recovery", with a server of its own. */
(hasSystemPostgres ? test : test.skip)(
  'a base backup and the archive give back every row that was answered before a moment, and none after it',
  async () => {
    const system = await systemPostgres();
    try {
      const [data, base, archive] = ['data', 'base', 'archive'].map(name => join(system.folder, name)) as [
        string,
        string,
        string,
      ];
      mkdirSync(archive);
      const { uid, gid } = statSync(system.folder);
      chownSync(archive, uid, gid);
      await system.initialise(data);
      writeFileSync(
        join(data, 'pg_hba.conf'),
        'host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n',
      );
      const owner = await system.start(data, [
        'wal_level=replica',
        'archive_mode=on',
        `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
        'archive_timeout=60s',
      ]);
      await migrate(owner);
      const { url } = await prepareRole(owner, TEST_SECRET);
      const port = new URL(owner).port;
      await system.run('pg_basebackup', [
        '-D',
        base,
        '-h',
        '127.0.0.1',
        '-p',
        port,
        '-U',
        'bahnpost',
        '-X',
        'none',
        '-c',
        'fast',
      ]);

      const db = connect({ url });
      const deps = testDeps(db);
      const { game, players } = await toyGame(deps, ['Anna', 'Ben', 'Carl']);
      const answered: string[] = [];
      const move = async (number: number): Promise<void> => {
        const seat = number % players.length;
        const action = { seat, type: 'bid', amount: 0 };
        const { hash } = await submit(deps, players[seat]!, { gameId: game.id, expected: number, action });
        answered.push(hash);
      };
      for (let number = 0; number < MOVES; number++) await move(number);
      await setTimeout(50);
      const moment = (await db.pool.query<{ at: string }>(`SELECT clock_timestamp()::text AS at`)).rows[0]!
        .at;
      await setTimeout(50);
      for (let number = MOVES; number < 2 * MOVES; number++) await move(number);
      expect(await rowsOf(owner)).toEqual(answered);
      // The newest of the log that is still being written is archived, as archive_timeout does within a minute.
      const client = new pg.Client({ connectionString: owner });
      await client.connect();
      await client.query('SELECT pg_switch_wal()');
      for (let look = 0; look < 100; look++) {
        const { rows } = await client.query<{ done: boolean }>(
          `SELECT last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) AS done FROM pg_stat_archiver`,
        );
        if (rows[0]?.done) break;
        await setTimeout(100);
      }
      await client.end();
      await db.close();
      await system.stop(data, 'immediate');

      appendFileSync(
        join(base, 'postgresql.auto.conf'),
        [
          `restore_command = 'cp ${archive}/%f %p'`,
          `recovery_target_time = '${moment}'`,
          `recovery_target_action = 'promote'`,
          '',
        ].join('\n'),
      );
      writeFileSync(join(base, 'recovery.signal'), '');
      const restored = await system.start(base, ['archive_mode=off']);
      for (let look = 0; look < 100; look++) {
        const there = new pg.Client({ connectionString: restored });
        await there.connect();
        const { rows } = await there.query<{ on: boolean }>('SELECT pg_is_in_recovery() AS on');
        await there.end();
        if (!rows[0]!.on) break;
        await setTimeout(100);
      }
      expect(await rowsOf(restored)).toEqual(answered.slice(0, MOVES));
      await migrate(restored);
      const after = await prepareRole(restored, TEST_SECRET);
      const again = connect({ url: after.url });
      const there = testDeps(again);
      expect(await verifyAll(there)).toEqual([]);
      const { number } = await submit(there, players[0]!, {
        gameId: game.id,
        expected: MOVES,
        action: { seat: 0, type: 'bid', amount: 0 },
      });
      expect(number).toBe(MOVES + 1);
      await again.close();
    } finally {
      await system.clear();
    }
  },
  180_000,
);
