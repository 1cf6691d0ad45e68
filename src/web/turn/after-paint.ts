let wanted: (() => void) | null = null;

/** Does it when what was just changed can be seen; of several only the last. */
export const afterPaint = (run: () => void): void => {
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
