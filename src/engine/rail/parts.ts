import { canonical, type Json } from '../core/index.js';
import type { Draft, RailState } from './state.js';

/** A feature's part of the state. A position in which the part would be empty does not have it. */
export interface Part<P extends Json> {
  readonly id: string;
  of(s: RailState): P;
  /** Stores the value; one that equals an empty part removes the part. */
  set(d: Draft, value: P): void;
  /** As if nothing had ever been there. */
  clear(d: Draft): void;
}

const without = (d: Draft, id: string): void => {
  if (d.parts?.[id] === undefined) return;
  const { [id]: _gone, ...others } = d.parts;
  if (Object.keys(others).length > 0) d.parts = others;
  else delete d.parts;
};

/**
 * @param id its key in the state, which no other part has
 * @param none its value in a position without the part
 */
export const part = <P extends Json>(id: string, none: P): Part<P> => {
  const nothing = canonical(none);
  return {
    id,
    of: s => (s.parts?.[id] as P | undefined) ?? none,
    set: (d, value) => {
      if (canonical(value) === nothing) without(d, id);
      else d.parts = { ...d.parts, [id]: value };
    },
    clear: d => {
      without(d, id);
    },
  };
};

/** A part that holds something for some companies. */
export interface CompanyPart<P extends Json> {
  readonly id: string;
  of(s: RailState, company: string): P;
  set(d: Draft, company: string, value: P): void;
  /** As if nothing had ever been there. */
  clear(d: Draft, company: string): void;
}

/** @param none the value of a company that has none of its own */
export const companyPart = <P extends Json>(id: string, none: P): CompanyPart<P> => {
  const all = part<{ readonly [company: string]: P }>(id, {});
  const nothing = canonical(none);
  const clear = (d: Draft, company: string): void => {
    const { [company]: _gone, ...others } = all.of(d);
    all.set(d, others);
  };
  return {
    id,
    of: (s, company) => all.of(s)[company] ?? none,
    set: (d, company, value) => {
      if (canonical(value) === nothing) clear(d, company);
      else all.set(d, { ...all.of(d), [company]: value });
    },
    clear,
  };
};
