import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { direct, readGame, readRow } from '../../../src/db/index.js';
import { rowHash } from '../../../src/service/log/hashes.js';
import { position, readLog } from '../../../src/service/log/history.js';
import { submit } from '../../../src/service/log/play.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { testDeps, toyGame, type TestDeps } from '../../support/service.js';
import { bid } from '../../support/toy-moves.js';

let database: TestDatabase;
let deps: TestDeps;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
});
afterAll(() => database.drop());

test('no guess at a sealed bid can be checked by the hashes that everybody sees', async () => {
  const { game, players } = await toyGame(deps);
  await submit(deps, players[1]!, bid(game.id, 1, 0, 23));
  const tx = direct(deps.db);
  const [kept, row] = [(await readGame(tx, game.id))!, (await readRow(tx, game.id, 1))!];
  const { entries } = await readLog(deps, players[0]!, { gameId: game.id });
  expect(entries[0]!.hash).toBe(rowHash(kept, row));
  // Even who knew the whole position but the bid would find none that fits.
  const guesses = Array.from({ length: 41 }, (_, amount) =>
    rowHash({ id: game.id, salt: '' }, { ...row, action: { seat: 1, type: 'bid', amount } }),
  );
  expect(guesses).not.toContain(entries[0]!.hash);
  for (const viewer of [null, players[0]!]) {
    const seen = await position(deps, viewer, { gameId: game.id });
    expect(seen).toMatchObject({ stateHash: null, open: false });
    expect(JSON.stringify(seen)).not.toContain(kept.salt);
    expect(JSON.stringify(seen)).not.toContain(row.state_hash);
  }
});
