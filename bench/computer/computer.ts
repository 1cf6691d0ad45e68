import type { GameState, Title } from '../../src/engine/core/index.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { importedTitle1849 as title1849 } from '../../src/titles/1849/readings/title.js';
import { importedTitle1856 as title1856 } from '../../src/titles/1856/readings/title.js';
import { importedTitle18mag as title18mag } from '../../src/titles/18mag/readings/title.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { figure, worst, type Figure } from '../figures.js';
import type { Part, Size, Sizes } from '../part.js';
import { four, twoAndThree, playedOut, type Arrangement, type Match, type Played } from './match.js';

const sizes: Sizes<{ readonly games: number; readonly moves: number; readonly matches: number }> = {
  normal: { games: Number(process.env['BENCH_COMPUTER_GAMES'] ?? 2), moves: Infinity, matches: Infinity },
  small: { games: 1, moves: 4, matches: 1 },
};

/** What is to be won: by thinking much against thinking a little, and by both against habit. */
const matches = (ordinary: number, strong: number): readonly Match[] => [
  { stronger: 'strong', weaker: 'ordinary', goal: 0.65 },
  { stronger: 'ordinary', weaker: 'easy', goal: ordinary },
  { stronger: 'strong', weaker: 'easy', goal: strong },
];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The share of games won, with its error as its spread. */
const shareWon = (name: string, won: readonly number[], goal: number | null): Figure => {
  const share = sum(won) / won.length;
  // As if one more had been won and one lost: where all are won the error is not nothing.
  const likely = (sum(won) + 1) / (won.length + 2);
  const error = Math.sqrt((likely * (1 - likely)) / won.length);
  const spread = [Math.max(0, share - error), share, Math.min(1, share + error)];
  const all = figure(`${name}, games won`, 'of 1', spread, goal === null ? null : { atLeast: goal });
  return { ...all, value: share };
};

/** What the stronger seats took of the processor, and how long the games were. */
const costs = (name: string, games: readonly Played[]): readonly Figure[] => {
  const took = games.flatMap(({ took: all }) => all.flat());
  const rounds = games.flatMap(({ stockRounds }) => stockRounds ?? []);
  const whole = games.map(({ took: all, seats }) => (seats * sum(all.flat())) / all.length / 1000);
  return [
    figure(`${name}, a move on average`, 'ms', sum(took) / took.length),
    worst(`${name}, slowest move`, 'ms', took),
    worst(`${name}, a game of such seats alone`, 's', whole),
    ...(rounds.length > 0 ? [figure(`${name}, stock rounds`, 'rounds', rounds)] : []),
  ];
};

const figuresOf = <S extends GameState>(
  title: Title<S>,
  arrangements: readonly Arrangement[],
  match: Match,
  size: Size,
): readonly Figure[] => {
  const games = playedOut(title, arrangements, match, sizes[size]);
  const name = `${title.id}: ${match.stronger} against ${match.weaker}`;
  return [
    shareWon(
      name,
      games.map(({ won }) => won),
      match.goal,
    ),
    ...costs(name, games),
  ];
};

interface Measure {
  readonly id: string;
  readonly of: (size: Size) => readonly Figure[];
}

const measureOf = <S extends GameState>(
  title: Title<S>,
  arrangements: readonly Arrangement[],
  all: readonly Match[],
): Measure => ({
  id: title.id,
  of: size => all.slice(0, sizes[size].matches).flatMap(match => figuresOf(title, arrangements, match, size)),
});

const measures: readonly Measure[] = [
  ...[title1830, title1849, title1856].map(title => measureOf(title, four, matches(0.75, 0.9))),
  measureOf(title18mag, four, matches(0.75, 0.75)),
  measureOf(title18mag, [[1]], [{ stronger: 'strong', weaker: 'Istvan', goal: null }]),
  measureOf(titleImperialSteam, twoAndThree, matches(0.75, 0.9)),
];

/** How well the service plays at each level, as many seats against as many, and how long it thinks. */
export const computer: Part = {
  name: 'computer',
  needs: 'processor',
  measure: size => {
    const only = process.env['BENCH_COMPUTER_TITLE'];
    return measures.filter(({ id }) => only === undefined || only === id).flatMap(({ of }) => of(size));
  },
};
