import type { Instant } from './units.js';

/** From `from` up to, but not including, `to`. */
export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/** The parts within `whole`, in order, what touches or overlaps made one. */
export const within = (whole: Span, spans: readonly Span[]): readonly Span[] => {
  const merged: { from: Instant; to: Instant }[] = [];
  const inside = spans
    .map(({ from, to }) => ({ from: Math.max(from, whole.from), to: Math.min(to, whole.to) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
  for (const span of inside) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push(span);
  }
  return merged;
};

/** What `whole` has left besides `spans`, which are as `within` gives them. */
export const spansWithout = (whole: Span, spans: readonly Span[]): readonly Span[] => {
  const starts = [whole.from, ...spans.map(span => span.to)];
  const ends = [...spans.map(span => span.from), whole.to];
  return starts.map((from, i) => ({ from, to: ends[i]! })).filter(({ from, to }) => from < to);
};

export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0);
