/** Something to be done, and its latest wording. */
type Later = (run: () => void) => void;

/** What does something when what was just changed can be seen; of several only the last. */
export const lastAfterPaint = (): Later => {
  let wanted: (() => void) | null = null;
  return run => {
    const first = wanted === null;
    wanted = run;
    if (!first) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        const last = wanted;
        wanted = null;
        last?.();
      }),
    );
  };
};

/** Says what the form in use would do when what was just changed can be seen. */
export const afterPaint = lastAfterPaint();
