import type { Follower } from './contract.js';
import type { Fact, Json } from '../../engine/core/index.js';
import { note } from './follower.js';
import type { Deviation } from './deviations.js';

type Fields = { readonly [name: string]: Json };

const fits = (fact: Fact, kind: string, fields: Fields): boolean =>
  fact.kind === kind && Object.entries(fields).every(([name, value]) => fact[name] === value);

/** The first fact of the kind with these fields that no line has matched yet. */
export const findFact = (f: Follower, kind: string, fields: Fields = {}): Fact | undefined =>
  f.facts.find(fact => fits(fact, kind, fields));

/** The same, and now a line has matched it. */
export const takeFact = (f: Follower, kind: string, fields: Fields = {}): Fact | undefined => {
  const found = findFact(f, kind, fields);
  if (found) f.facts = f.facts.filter(fact => fact !== found);
  return found;
};

const written = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A field of a fact that is a company. */
export const companyIn = (fact: Fact): string => fact['company'] as string;

/** Notes a difference where a value of the report is another than that of the rules. */
export const compareReported = (
  f: Follower,
  line: number,
  what: string,
  rails: Json,
  rules: Json,
  deviation: Deviation | null = null,
): void => {
  if (rails !== rules)
    note(f, line, `${what}: Rails ${written(rails)}, the rules ${written(rules)}`, deviation);
};

/** Facts of every 18xx of which a report has a line. */
const told: readonly string[] = [
  'private-bought',
  'private-cheaper',
  'private-income',
  'private-closed',
  'share-given',
  'price-moved',
  'president-changed',
  'president-found',
  'received',
  'president-paid',
  'train-discarded',
  'trains-rusted',
  'phase-begins',
  'company-closed',
  'bankrupt',
];

const describe = ({ kind, ...fields }: Fact): string =>
  [kind, ...Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value)}`)].join(', ');

/** Notes what the rules have told up to the first of these facts, and the report has not. */
export const flushUntil = (f: Follower, line: number, until: (fact: Fact) => boolean): void => {
  const end = f.facts.findIndex(until);
  if (end < 0) return;
  for (const fact of f.facts.slice(0, end))
    if ([...told, ...f.dialect.told].includes(fact.kind))
      note(f, line, `the report does not tell: ${describe(fact)}`);
  f.facts = f.facts.slice(end + 1);
};

/** The same for all that was told before a round or turn ended by it. */
export const flushMove = (f: Follower, line: number): void => {
  const border = f.facts.findIndex(({ kind }) => borders.includes(kind));
  const before = border < 0 ? f.facts : f.facts.slice(0, border);
  for (const fact of before)
    if ([...told, ...f.dialect.told].includes(fact.kind))
      note(f, line, `the report does not tell: ${describe(fact)}`);
  f.facts = f.facts.filter(fact => !before.includes(fact) || fact.kind === 'passed');
};

const borders: readonly string[] = [
  'stock-round-begins',
  'operating-round-begins',
  'company-begins',
  'priority',
];
