/** Nothing is painted of a page that nobody looks at: it waits no longer. In milliseconds. */
const MOST = 200;

/** Until what was just changed, or pressed, can be seen. */
export const painted = (): Promise<void> =>
  new Promise(seen => {
    requestAnimationFrame(() => setTimeout(seen));
    setTimeout(seen, MOST);
  });

/** Something to be done, and its latest wording. */
type Later = (run: () => void) => void;

/** What does something when what was just changed can be seen; of several only the last. */
export const lastAfterPaint = (): Later => {
  let wanted: (() => void) | null = null;
  return run => {
    const first = wanted === null;
    wanted = run;
    if (!first) return;
    void painted().then(() => {
      const last = wanted;
      wanted = null;
      last?.();
    });
  };
};

/** Says what the form in use would do when what was just changed can be seen. */
export const afterPaint = lastAfterPaint();
