/*
 * How much is tried of what could be tried for ever. These sizes are for whoever waits: everything is met at least once. `npm run
 * soak` tries far more and finds what is rare. A variable of the environment sets each one alone: `BAHNPOST_MOVE_RACES` is `moveRaces`.
 */

const small = {
  /** Random games of each title, with all invariants. */
  games: 2,
  /** Random games of each title with standing orders. */
  orderGames: 2,
  /** Games of each title with seats that the service plays. */
  sensibleGames: 1,
  /** Games of each title in most of which one of these seats has to be ahead of those that play at random. */
  comparedGames: 2,
  /** Games of each kind that are searched for what the state keeps of features. */
  partGames: 1,
  /** Random graphs whose best routes are looked for in a simple way too: percent of some thousand. */
  routeGraphs: 20,
  /** Positions of people in need that are played on, of each title. */
  poorPositions: 8,
  /** Stored games of a title in which everything is asked why it cannot be done, and in how many positions of all of them, beside those of each question. */
  whyGames: 12,
  whyPositions: 100,
  /** How many seats ask of each thing in the game, of the next thing others; and stops that are asked before each run. */
  whySeats: 1,
  whyStops: 20,
  /** Stored games of each title whose facts and positions are held against their schemas. */
  shapeGames: 1,
  /** Positions of each stored game whose pages are all looked at. */
  pagePositions: 1,
  /** Kinds of links on such a page that are followed, the next ones on the next map: all of them on a title's first. */
  linkKinds: 12,
  /** Links of each kind. */
  pageLinks: 1,
  /** Stored games on each map whose pages and whole map are looked at. */
  mapGames: 1,
  /** Positions of such a game in which the whole map is measured: the last one, then others. */
  mapPositions: 2,
  /** Kinds of question of each title whose pages are looked at. */
  askedPages: 5,
  /** Records of each title that are looked at move by move; all are replayed. */
  records: 1,
  /** Random days of a provider's minutes. */
  paceDays: 50,

  /** In how many of all ways each reader asks for what is not theirs; each reader in others. */
  waysToAsk: 1,
  /** Titles of which a program that knows the documents alone plays a whole game; it begins one of each. */
  programGames: 1,
  /** How many of four kinds of reader read each page of a game with a setting that hides something; of the next page others. */
  readersOfEach: 2,

  /** How often several play the same move of one game at once. */
  moveRaces: 10,
  /** How often people race for a seat, a vote, or against their own leaving. */
  peopleRaces: 2,
  /** Logs that are tampered with. */
  tamperings: 10,
  /** How often a process is killed under load. */
  crashes: 2,
  /** Starts beside a service that is played on. */
  starts: 4,
  /** How often three commands share a data folder at once. */
  folderRounds: 1,
  /** How long the mail server is silent and the disk full. */
  faultSeconds: 1,

  /** Games that are played by mail from the invitation to the final score, each another. */
  mailGames: 1,
  /** Games of 1830 that are played through the links of mails, each of another scenario. */
  linkGames: 1,
  /** Weeks of a few people whose mails are all looked at. */
  mailedWeeks: 2,
  /** Moves of a game on phones. */
  phoneMoves: 40,
  /** Games of the month by post, and how many of them are played to their end by the rules. */
  monthGames: 4,
  monthRealGames: 1,
  /** Who plays in it. */
  monthPeople: 24,

  /**
   * Milliseconds that pass after everything a test does in a browser: what a page shows for a moment alone is gone by then, so a
   * test that waits for it fails.
   */
  slowMotion: 1,

  /** With how many others something is tried of which each may be with each. */
  others: 1,
};

export type Size = keyof typeof small;

/** The variable of the environment that sets a size. */
export const variableOf = (size: Size): string =>
  `BAHNPOST_${size.replaceAll(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`;

/** @throws Error for what is no number of things to try */
const given = (variable: string, otherwise: number): number => {
  const wanted = Number(process.env[variable] ?? otherwise);
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new Error(`${variable} is no number of things to try: ${String(process.env[variable])}`);
  return wanted;
};

const names = Object.keys(small) as readonly Size[];

export const sizes = Object.fromEntries(
  names.map(name => [name, given(variableOf(name), small[name])]),
) as Readonly<Record<Size, number>>;

/** Each of these with `sizes.others` of those, so that each is in a pair: with one other of the shorter list, or with more, or all. */
export const pairs = <A, B>(these: readonly A[], those: readonly B[]): readonly (readonly [A, B])[] => {
  const [longer, shorter] = [these, those].map(({ length }) => length).sort((a, b) => b - a) as [
    number,
    number,
  ];
  return Array.from({ length: Math.min(sizes.others, shorter) }, (_, shift) => shift).flatMap(shift =>
    Array.from({ length: longer }, (_, n) =>
      these.length === longer
        ? ([these[n]!, those[(n + shift) % shorter]!] as const)
        : ([these[(n + shift) % shorter]!, those[n]!] as const),
    ),
  );
};

/** Where random games begin to count; the same number is always the same game. */
export const firstSeed = given('BAHNPOST_SEED', 1);
