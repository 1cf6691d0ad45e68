/*
 * How much is tried of what could be tried for ever. The small sizes are for whoever waits: they find what is broken.
 * `BAHNPOST_SIZES=large` tries far more and finds what is rare. Each can be set alone, too, as CI does.
 */

const isLarge = process.env['BAHNPOST_SIZES'] === 'large';

/** @throws Error for what is no number of things to try */
const size = (name: string, small: number, large: number): number => {
  const given = process.env[name];
  const wanted = given === undefined ? (isLarge ? large : small) : Number(given);
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new Error(`${name} is no number of things to try: ${String(given)}`);
  return wanted;
};

export const sizes = {
  /** Random games of each title, with all invariants. */
  games: size('BAHNPOST_GAMES', 3, 12),
  /** Random games of each title with standing orders. */
  orderGames: size('BAHNPOST_ORDER_GAMES', 2, 6),
  /** Games of each title with seats that the service plays. */
  sensibleGames: size('BAHNPOST_SENSIBLE_GAMES', 3, 30),
  /** Games of each kind that are searched for what the state keeps of features. */
  partGames: size('BAHNPOST_PART_GAMES', 1, 3),
  /** Positions of people in need that are played on, of each title. */
  poorPositions: size('BAHNPOST_POOR_POSITIONS', 20, 60),
  /** Positions of a stored game in which everything is asked why it cannot be done, and stops that are asked before each run. */
  whyPositions: size('BAHNPOST_WHY_POSITIONS', 40, 400),
  whyStops: size('BAHNPOST_WHY_STOPS', 20, 100),
  /** Positions of each stored game whose pages are all looked at. */
  pagePositions: size('BAHNPOST_PAGE_POSITIONS', 1, 30),
  /** Links of such a page that are followed. */
  pageLinks: size('BAHNPOST_PAGE_LINKS', 40, 10_000),
  /** Records of each title that are looked at move by move; all are replayed. */
  records: size('BAHNPOST_RECORDS', 3, 100),
  /** Random days of a provider's minutes. */
  paceDays: size('BAHNPOST_PACE_DAYS', 50, 1000),

  /** How often several play the same move of one game at once. */
  moveRaces: size('BAHNPOST_MOVE_RACES', 30, 200),
  /** How often people race for a seat, a vote, or against their own leaving. */
  peopleRaces: size('BAHNPOST_PEOPLE_RACES', 6, 12),
  /** Logs that are tampered with. */
  tamperings: size('BAHNPOST_TAMPERINGS', 20, 200),
  /** How often a process is killed under load. */
  crashes: size('BAHNPOST_CRASHES', 3, 10),
  /** Starts beside a service that is played on. */
  starts: size('BAHNPOST_STARTS', 10, 30),
  /** How often three commands share a data folder at once. */
  folderRounds: size('BAHNPOST_FOLDER_ROUNDS', 1, 3),
  /** How long the mail server is silent and the disk full. */
  faultSeconds: size('BAHNPOST_FAULT_SECONDS', 2, 10),

  /** Games that are played by mail from the invitation to the final score, each another. */
  mailGames: size('BAHNPOST_MAIL_GAMES', 1, 3),
  /** Moves of a game on phones. */
  phoneMoves: size('BAHNPOST_PHONE_MOVES', 40, 10_000),
  /** Games of the month by post, and how many of them are played to their end by the rules. */
  monthGames: size('BAHNPOST_MONTH_GAMES', 6, 200),
  monthRealGames: size('BAHNPOST_MONTH_REAL', 1, 4),
};

/** Each of these with each of those; in small sizes only as many pairs as it takes for each to be in one. */
export const pairs = <A, B>(these: readonly A[], those: readonly B[]): readonly (readonly [A, B])[] =>
  isLarge
    ? these.flatMap(a => those.map(b => [a, b] as const))
    : Array.from({ length: Math.max(these.length, those.length) }, (_, n) => [
        these[n % these.length]!,
        those[n % those.length]!,
      ]);

/** Where random games begin to count; the same number is always the same game. */
export const firstSeed = size('BAHNPOST_SEED', 1, 1);
