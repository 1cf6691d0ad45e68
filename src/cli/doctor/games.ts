import { connect } from '../../db/client.js';
import { direct, misfit, readFit } from '../../db/index.js';
import type { Title } from '../../engine/core/index.js';
import { verifySome } from '../../service/log/verify.js';
import { titles } from '../../titles/registry.js';
import { bad, ok, unknown, type Finding } from './finding.js';

/** Does this version play the games as they were played? The newest and some others; `verify` looks at all. */
export const checkStoredGames = async (
  url: string,
  known: ReadonlyMap<string, Title> = titles,
): Promise<readonly Finding[]> => {
  const db = connect({ url, connections: 2 });
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  try {
    if (misfit(await readFit(direct(db))) !== null)
      return [unknown('games', 'not looked at on a database of another version')];
    const { games, faults } = await verifySome({ db, titles: known, log: quiet }, { games: 20, seconds: 20 });
    const [first] = faults;
    if (!first) return [ok('games', `${String(games)} played again, as they were`)];
    const which = faults.map(({ gameId }) => gameId).join(', ');
    return [
      bad(
        'games',
        `${which} not as they were played (row ${String(first.number)}): nobody can move there; npx bahnpost verify tells all, and docs/operating.md what to do`,
      ),
    ];
  } catch (error) {
    return [bad('games', (error as Error).message)];
  } finally {
    await db.close();
  }
};
