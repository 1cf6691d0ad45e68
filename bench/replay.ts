import { begin, play, type GameState } from '../src/engine/core/index.js';
import { randomGames, recordedGames, recordedSteamGames, type Moves } from './games.js';
import { median, quantile, timed, type Row } from './rows.js';

const ROUNDS = 40;

const replayAll = <S extends GameState>(games: readonly Moves<S>[]): void => {
  for (const { title, start, draws, actions } of games) {
    let state = begin(title, start, draws);
    for (const action of actions) ({ state } = play(title, state, action));
  }
};

const speed = <S extends GameState>(name: string, games: readonly Moves<S>[]): readonly Row[] => {
  const actions = games.reduce((sum, game) => sum + game.actions.length, 0);
  if (actions === 0) return [];
  const seconds = Array.from({ length: ROUNDS }, () => timed(() => replayAll(games)) / 1000);
  return [
    { name: `replay, ${name}: games`, value: games.length, unit: 'games' },
    { name: `replay, ${name}: actions`, value: actions, unit: 'actions' },
    { name: `replay, ${name}: cold (first round)`, value: actions / seconds[0]!, unit: 'actions/s' },
    {
      name: `replay, ${name}: warm (median of the last twenty)`,
      value: actions / median(seconds.slice(ROUNDS / 2)),
      unit: 'actions/s',
    },
  ];
};

/** How long the menus take of whoever is asked in the last third of each game. */
const lateMenus = <S extends GameState>(name: string, games: readonly Moves<S>[]): readonly Row[] => {
  const took = games.flatMap(({ title, start, draws, actions }) => {
    let state = begin(title, start, draws);
    return actions.flatMap((action, at) => {
      const [seat] = title.turn(state).asked;
      const menu = at < (actions.length * 2) / 3 ? [] : [timed(() => title.menu(state, seat!))];
      ({ state } = play(title, state, action));
      return menu;
    });
  });
  if (took.length === 0) return [];
  return [
    { name: `${name}: a late menu, median of ${String(took.length)}`, value: median(took), unit: 'ms' },
    { name: `${name}: a late menu, p99`, value: quantile(took, 0.99), unit: 'ms' },
  ];
};

/** How many actions a second are replayed through all rules, and how large a late position is. */
export const replayRows = (): readonly Row[] => {
  const recorded = speed('recorded games (reading of the site)', recordedGames('1830'));
  const random = randomGames(5);
  const longest = random.reduce((a, b) => (b.actions.length > a.actions.length ? b : a));
  const steam = recordedSteamGames();
  let state = begin(longest.title, longest.start);
  for (const action of longest.actions) ({ state } = play(longest.title, state, action));
  return [
    ...recorded,
    ...speed('random games (rulebook, best runs enforced)', random),
    // Once more: whatever else the process did meanwhile makes the machine code more general.
    ...speed('recorded games again, after menus of random games', recordedGames('1830')).slice(-1),
    ...speed('recorded games of Imperial Steam', steam),
    ...lateMenus('recorded games of Imperial Steam', steam),
    { name: 'a late position as JSON', value: JSON.stringify(state).length, unit: 'bytes' },
    { name: 'memory after the replays', value: process.memoryUsage().rss / 2 ** 20, unit: 'MiB' },
  ];
};
