import { lockGame, playByService, takeSeat } from '../../src/db/index.js';
import type { Title } from '../../src/engine/core/index.js';
import {
  importRecord,
  listGames,
  personAt,
  type Deps,
  type GameRecord,
  type PersonActor,
} from '../../src/service/index.js';
import { welcome } from '../../src/service/tables/seats.js';
import { serviceName } from '../../src/words/index.js';
import { namesOfStoredGames, readStoredGame, recordOfStored } from '../../test/support/stored-games.js';

/** Who is in turn in all of them. */
const DEVELOPER = 'dev@example.org';

/** Most is built by then, and most is still to come. */
const LATE = 0.7;

const NAMES = ['Ada', 'Bela', 'Carl', 'Dora', 'Emil', 'Fay', 'Gus'];

/** The shortest stored game of a title with more than one seat, up to late in it. */
const lateGameOf = ({ id }: Title): GameRecord => {
  const games = namesOfStoredGames()
    .filter(name => name.startsWith(`${id}-`))
    .map(readStoredGame)
    .filter(({ start }) => start.title === id && start.seats > 1);
  const [shortest] = games.sort((a, b) => a.rows.length - b.rows.length);
  if (!shortest) throw new Error(`no game of ${id} is stored: npm run store-games`);
  return recordOfStored(shortest, Math.floor(shortest.rows.length * LATE), {
    name: `Late in ${id}`,
    players: NAMES.slice(0, shortest.start.seats),
  });
};

/** Sits down where somebody is asked; the service plays the other seats. */
const sitDown = (deps: Deps, developer: PersonActor, gameId: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const game = (await lockGame(tx, gameId))!;
    const asked = game.turn!.asked[0]!;
    for (let seat = 0, robots = 0; seat < game.seats; seat++)
      if (seat !== asked)
        await playByService(tx, gameId, seat, { name: serviceName((robots += 1)), level: 'easy' });
    await takeSeat(tx, gameId, asked, developer.personId, 'Dev');
    await welcome(deps, tx, game, asked);
  });

/** A late game of every title, in which the developer is in turn; those that are there stay as they are. */
export const seed = async (deps: Deps): Promise<void> => {
  const developer = await personAt(deps, DEVELOPER);
  const { items } = await listGames(deps, developer);
  for (const title of deps.titles.values()) {
    if (items.some(game => game.title === title.id)) continue;
    const { id } = await importRecord(deps, developer, { record: lateGameOf(title) });
    await sitDown(deps, developer, id);
  }
};
