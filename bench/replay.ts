import { begin, play } from '../src/engine/core/index.js';
import { randomGames, recordedGames, type Game } from './games.js';
import { median, timed, type Row } from './rows.js';

const ROUNDS = 40;

const replayAll = (games: readonly Game[]): void => {
  for (const { title, start, actions } of games) {
    let state = begin(title, start);
    for (const action of actions) ({ state } = play(title, state, action));
  }
};

const speed = (name: string, games: readonly Game[]): readonly Row[] => {
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

/** How many actions a second are replayed through all rules, and how large a late position is. */
export const replayRows = (): readonly Row[] => {
  const recorded = speed('recorded games (reading of the site)', recordedGames('1830'));
  const random = randomGames(5);
  const longest = random.reduce((a, b) => (b.actions.length > a.actions.length ? b : a));
  let state = begin(longest.title, longest.start);
  for (const action of longest.actions) ({ state } = play(longest.title, state, action));
  return [
    ...recorded,
    ...speed('random games (rulebook, best runs enforced)', random),
    // Once more: whatever else the process did meanwhile makes the machine code more general.
    ...speed('recorded games again, after menus of random games', recordedGames('1830')).slice(-1),
    { name: 'a late position as JSON', value: JSON.stringify(state).length, unit: 'bytes' },
    { name: 'memory after the replays', value: process.memoryUsage().rss / 2 ** 20, unit: 'MiB' },
  ];
};
