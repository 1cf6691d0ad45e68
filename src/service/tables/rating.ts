/*
 * How strong somebody is among others, by Elo: a game of several counts as if each had met each of the others, and a shared place is a
 * draw. Two players whose ratings are 400 apart share their games 10 to 1.
 */

/** What somebody has before the first game. */
const FIRST = 1500;

/** What a game between two equals moves at most, twice. */
const STEP = 32;

/** How one player came out of a game. */
export interface Placed {
  readonly id: string;
  /** From 1; equal points share a place. */
  readonly place: number;
}

const expected = (own: number, other: number): number => 1 / (1 + 10 ** ((other - own) / 400));

const result = (own: Placed, other: Placed): number => (Math.sign(other.place - own.place) + 1) / 2;

/** @param games the oldest first, each with all who played it @returns a rating for each player, in whole points */
export const ratingsAfter = (games: readonly (readonly Placed[])[]): ReadonlyMap<string, number> => {
  const ratings = new Map<string, number>();
  const of = (id: string): number => ratings.get(id) ?? FIRST;
  for (const placed of games) {
    const gains = placed.map(one => {
      const others = placed.filter(({ id }) => id !== one.id);
      const more = others.reduce(
        (sum, other) => sum + result(one, other) - expected(of(one.id), of(other.id)),
        0,
      );
      return [one.id, of(one.id) + (STEP * more) / Math.max(1, others.length)] as const;
    });
    for (const [id, rating] of gains) ratings.set(id, rating);
  }
  return new Map([...ratings].map(([id, rating]) => [id, Math.round(rating)]));
};
