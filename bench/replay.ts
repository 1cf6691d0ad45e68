import { begin, play, type GameState } from '../src/engine/core/index.js';
import { figure, timesOf, inRounds, type Figure, type Goal, type Result } from './figures.js';
import { randomGames, recordedGames, recordedSteamGames, withoutRecords, type Moves } from './games.js';
import type { Part, Sizes } from './part.js';
import { timed } from './quantiles.js';

const sizes: Sizes<{ readonly rounds: number; readonly random: number; readonly records: number }> = {
  normal: { rounds: 40, random: 5, records: Infinity },
  small: { rounds: 2, random: 1, records: 1 },
};

const replayAll = <S extends GameState>(games: readonly Moves<S>[]): void => {
  for (const { title, start, draws, actions } of games) {
    let state = begin(title, start, draws);
    for (const action of actions) ({ state } = play(title, state, action));
  }
};

/** The first round of a process is cold; what counts is the later half of them. */
const speed = <S extends GameState>(
  name: string,
  games: readonly Moves<S>[],
  rounds: number,
  goal: Goal | null = null,
): readonly Figure[] => {
  const actions = games.reduce((sum, game) => sum + game.actions.length, 0);
  if (actions === 0) return [];
  const rates = Array.from({ length: rounds }, () => (1000 * actions) / timed(() => replayAll(games)));
  return [
    figure(`${name}: games`, 'games', games.length),
    figure(`${name}: actions`, 'actions', actions),
    figure(`${name}: cold (first round)`, 'actions/s', rates[0]!),
    figure(`${name}: warm`, 'actions/s', rates.slice(rounds / 2), goal),
  ];
};

/** How long the menus take of whoever is asked in the last third of each game. */
const lateMenus = <S extends GameState>(name: string, games: readonly Moves<S>[]): readonly Figure[] => {
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
  return timesOf(`${name}: a late menu`, inRounds(took), { median: null, p99: { atMost: 10 } });
};

const RECORDED = 'recorded games of 1830';
const STEAM = 'recorded games of Imperial Steam';

/** How many actions a second are replayed through all rules, and how large a late position is. */
export const replay: Part = {
  name: 'replay',
  needs: 'processor',
  measure: (size): readonly Result[] => {
    const { rounds, random, records } = sizes[size];
    const recorded = recordedGames('1830', records);
    const steam = recordedSteamGames(records);
    const first = speed(RECORDED, recorded, rounds, { atLeast: 100_000 });
    const games = randomGames(random);
    const longest = games.reduce((a, b) => (b.actions.length > a.actions.length ? b : a));
    let state = begin(longest.title, longest.start);
    for (const action of longest.actions) ({ state } = play(longest.title, state, action));
    return [
      ...withoutRecords('1830', RECORDED),
      ...first,
      ...speed('random games (rulebook, best runs enforced)', games, rounds),
      // Once more: whatever else the process did meanwhile makes the machine code more general.
      ...speed(`${RECORDED} again, after menus of random games`, recorded, rounds).slice(-1),
      ...withoutRecords('imperial-steam', STEAM),
      ...speed(STEAM, steam, rounds, { atLeast: 50_000 }),
      ...lateMenus(STEAM, steam),
      figure('a late position as JSON', 'bytes', JSON.stringify(state).length),
      figure('memory after the replays', 'MiB', process.memoryUsage().rss / 2 ** 20),
    ];
  },
};
