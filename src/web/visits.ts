/** After how many minutes coming back counts as another visit. */
const AWAY = 30 * 60_000;

/** Games remembered; the longest unseen are forgotten. */
const MOST = 100;

export interface Visit {
  /** The newest row shown. */
  readonly seen: number;
  /** The newest row shown on the visit before. */
  readonly before: number;
  /** When the page was last shown, in milliseconds. */
  readonly at: number;
}

export type Visits = { readonly [game: string]: Visit };

/** The visit that a page pays whose newest row is `seen`, after the last one, if there was any. */
export const visitAfter = (last: Visit | undefined, seen: number, at: number): Visit => {
  const before = last ? (at - last.at > AWAY ? last.seen : last.before) : seen;
  return { seen, before, at };
};

/** As many as are remembered, the latest first. */
export const latest = (visits: Visits): Visits =>
  Object.fromEntries(
    Object.entries(visits)
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, MOST),
  );
