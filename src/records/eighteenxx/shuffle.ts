/** The site's random numbers: each follows from the one before. */
const MODULUS = 2 ** 31;
const FACTOR = 1103515245n;
const STEP = 12345n;

const next = (number: number): number => Number((FACTOR * BigInt(number) + STEP) % BigInt(MODULUS));

/** The list in the random order that the site gives it as the first thing it draws from the seed. */
export const siteShuffled = <T>(list: readonly T[], seed: number): readonly T[] => {
  let number = seed % MODULUS;
  return list
    .map(item => ({ item, key: (number = next(number)) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
};
