/** How long to wait before something that ended is started again, in milliseconds. */
export interface BackOff {
  /** Doubles from one call to the next, and begins anew with what has gone well for a while. */
  next(): number;
}

const LEAST = 1_000;
const MOST = 30_000;

/** @param now reads a clock in milliseconds that never goes back */
export const createBackOff = ({
  least = LEAST,
  most = MOST,
  now = () => performance.now(),
}: { readonly least?: number; readonly most?: number; readonly now?: () => number } = {}): BackOff => {
  let wait = least;
  let last = -Infinity;
  return {
    next: () => {
      // It has run for longer than the longest pause: what was wrong then is over.
      wait = now() - last > 2 * most ? least : Math.min(most, wait * 2);
      last = now();
      return wait;
    },
  };
};
