import type { Json } from '../../src/engine/core/index.js';
import type { RailState } from '../../src/engine/rail/state.js';

/** What features keep of a company in a position, by the short names that tests use. */
export interface CompanyParts {
  readonly bonds?: number;
  readonly rights?: readonly string[];
  /** The private with which its presidency came. */
  readonly tied?: string;
  /** The set in which it was last closed. */
  readonly closed?: number;
  readonly lostTokens?: number;
  readonly lostHome?: string;
}

/** The same of the whole position. */
export interface PositionParts {
  /** Companies not started, in their order. Left out: the rest, in the title's order if it has one. */
  readonly order?: readonly string[];
  readonly markers?: readonly { readonly hex: string; readonly company: string; readonly bonus: number }[];
  readonly resting?: { readonly [hex: string]: number };
  /** What a title keeps beside these, by the keys of its own. */
  readonly own?: { readonly [key: string]: Json };
  /** Loans of players, by seat. */
  readonly loans?: { readonly [seat: number]: number };
}

/** The key of each in the state, with what is as if it were not there. */
const keys: { readonly [name in keyof Required<CompanyParts>]: readonly [key: string, none: Json] } = {
  bonds: ['bonds', 0],
  rights: ['rights', []],
  tied: ['tied-private', null],
  closed: ['closed', -1],
  lostTokens: ['lost-tokens', 0],
  lostHome: ['lost-home', null],
};

const isNone = (value: Json, none: Json): boolean => JSON.stringify(value) === JSON.stringify(none);

/** The parts of a position, made from a set-up and the parts of the game's beginning. */
export const partsOf = (
  empty: RailState,
  setup: PositionParts,
  companies: { readonly [id: string]: CompanyParts },
): Pick<RailState, 'parts'> => {
  const parts: { [key: string]: Json } = { ...empty.parts };
  for (const [name, [key, none]] of Object.entries(keys)) {
    const given = Object.entries(companies).flatMap(([id, company]): [string, Json][] => {
      const value = (company as { readonly [name: string]: Json | undefined })[name];
      return value === undefined || isNone(value, none) ? [] : [[id, value]];
    });
    if (given.length > 0) parts[key] = Object.fromEntries(given);
  }
  const waiting = (empty.parts?.['order'] ?? []) as readonly string[];
  const order = setup.order ?? waiting.filter(id => !companies[id]);
  if (order.length > 0) parts['order'] = order;
  else delete parts['order'];
  for (const key of ['markers', 'resting', 'loans'] as const)
    if (setup[key] !== undefined && Object.keys(setup[key]).length > 0) parts[key] = setup[key];
  Object.assign(parts, setup.own);
  return Object.keys(parts).length > 0 ? { parts } : {};
};
