import type { GameState, Level, Title } from '../../src/engine/core/index.js';
import { importedTitle1830 as title1830 } from '../../src/titles/1830/readings/title.js';
import { importedTitle1849 as title1849 } from '../../src/titles/1849/readings/title.js';
import { importedTitle1856 as title1856 } from '../../src/titles/1856/readings/title.js';
import { importedTitle18mag as title18mag } from '../../src/titles/18mag/readings/title.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { figure, worst, type Figure } from '../figures.js';
import type { Part, Size, Sizes } from '../part.js';
import { contest, type Outcome } from './contest.js';

const sizes: Sizes<{ readonly games: number; readonly moves: number }> = {
  normal: { games: Number(process.env['BENCH_COMPUTER_GAMES'] ?? 6), moves: Infinity },
  small: { games: 1, moves: 4 },
};

/** Two seats of each side, in all the ways in which they can sit. */
const arrangements: readonly (readonly (0 | 1)[])[] = [
  [0, 0, 1, 1],
  [0, 1, 0, 1],
  [0, 1, 1, 0],
  [1, 0, 0, 1],
  [1, 0, 1, 0],
  [1, 1, 0, 0],
];

interface Match {
  readonly stronger: Exclude<Level, 'easy'>;
  readonly weaker: Level;
  /** The share of games that the stronger side is to win. */
  readonly goal: number;
}

const matches: readonly Match[] = [
  { stronger: 'ordinary', weaker: 'easy', goal: 0.75 },
  { stronger: 'strong', weaker: 'easy', goal: 0.9 },
];

/** What the stronger side has of a win: all of it, or its part where several are ahead. */
const wonBy = (sides: readonly (0 | 1)[], points: readonly number[]): number => {
  const most = Math.max(...points);
  const ahead = sides.filter((_, seat) => points[seat] === most);
  return ahead.filter(side => side === 1).length / ahead.length;
};

const played = <S extends GameState>(
  title: Title<S>,
  { stronger, weaker }: Match,
  size: Size,
): readonly { readonly sides: readonly (0 | 1)[]; readonly outcome: Outcome }[] =>
  Array.from({ length: sizes[size].games }, (_, n) => {
    const sides = arrangements[n % arrangements.length]!;
    const levels = sides.map(side => (side === 1 ? stronger : weaker));
    return { sides, outcome: contest(title, levels, n + 1, sizes[size].moves) };
  });

/** How far one level is ahead of another in a title, and what it costs. */
const figuresOf = <S extends GameState>(title: Title<S>, match: Match, size: Size): readonly Figure[] => {
  const games = played(title, match, size);
  const name = `${title.id}: ${match.stronger} against ${match.weaker}`;
  const won = games.map(({ sides, outcome }) => wonBy(sides, outcome.points));
  const share = won.reduce((sum, one) => sum + one, 0) / won.length;
  const took = games.flatMap(({ sides, outcome }) =>
    outcome.took.filter((_, seat) => sides[seat] === 1).flat(),
  );
  const rounds = games.flatMap(({ outcome }) => outcome.stockRounds ?? []);
  return [
    figure(`${name}, share of games won`, 'of 1', share, { atLeast: match.goal }),
    figure(`${name}, a move on average`, 'ms', took.reduce((sum, one) => sum + one, 0) / took.length),
    worst(`${name}, slowest move`, 'ms', took),
    ...(rounds.length > 0 ? [figure(`${name}, stock rounds`, 'rounds', rounds)] : []),
  ];
};

/** How well the service plays at each level, two seats against two, and how long it thinks. */
export const computer: Part = {
  name: 'computer',
  needs: 'processor',
  measure: size =>
    matches.flatMap(match => [
      ...[title1830, title1849, title1856, title18mag].flatMap(title => figuresOf(title, match, size)),
      ...figuresOf(titleImperialSteam, match, size),
    ]),
};
