const MARK = '(!) ';

/** In milliseconds. */
const LONGEST = 600_000;

/** The page's title: marked where the game has moved on to its reader. */
export const titled = (title: string, isMarked: boolean): string => {
  const plain = title.startsWith(MARK) ? title.slice(MARK.length) : title;
  return isMarked ? MARK + plain : plain;
};

/** After each failure it is asked again twice as late, up to the longest. */
export const longer = (pause: number): number => Math.min(2 * pause, LONGEST);
