import type { Json } from '../core/index.js';
import type { Draft, RailState } from './state.js';

/** A feature's part of the state. A position that has nothing in it has no such part. */
export interface Part<P extends Json> {
  of(s: RailState): P;
  set(d: Draft, value: P): void;
  /** As if nothing had ever been there. */
  clear(d: Draft): void;
}

/**
 * @param id its key in the state, which no other part has
 * @param none what it is where the position has no such part
 */
export const part = <P extends Json>(id: string, none: P): Part<P> => ({
  of: s => (s.parts?.[id] as P | undefined) ?? none,
  set: (d, value) => {
    d.parts = { ...d.parts, [id]: value };
  },
  clear: d => {
    if (d.parts?.[id] === undefined) return;
    const { [id]: _gone, ...others } = d.parts;
    if (Object.keys(others).length > 0) d.parts = others;
    else delete d.parts;
  },
});

/** A part that holds something for some companies. */
export interface CompanyPart<P extends Json> {
  of(s: RailState, company: string): P;
  set(d: Draft, company: string, value: P): void;
  /** As if nothing had ever been there. */
  clear(d: Draft, company: string): void;
}

/** @param none what a company has that has nothing of its own */
export const companyPart = <P extends Json>(id: string, none: P): CompanyPart<P> => {
  const all = part<{ readonly [company: string]: P }>(id, {});
  return {
    of: (s, company) => all.of(s)[company] ?? none,
    set: (d, company, value) => {
      all.set(d, { ...all.of(d), [company]: value });
    },
    clear: (d, company) => {
      const { [company]: gone, ...others } = all.of(d);
      if (gone === undefined) return;
      if (Object.keys(others).length > 0) all.set(d, others);
      else all.clear(d);
    },
  };
};
