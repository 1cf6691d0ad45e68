/** Between the number and the title stands what no name can have, so that a game may be called "(2)". */
const MARK = /^\(\d+\)\u2060 /;

/** In milliseconds. */
const LONGEST = 600_000;

/** The page's title: with how many games wait for its reader before it, where any do. */
export const titled = (title: string, waiting: number): string => {
  const plain = title.replace(MARK, '');
  return waiting > 0 ? `(${String(waiting)})\u2060 ${plain}` : plain;
};

/** After each failure it is asked again twice as late, up to the longest. */
export const longer = (pause: number): number => Math.min(2 * pause, LONGEST);
