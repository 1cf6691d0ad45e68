import { stopName } from '../board/index.js';
import {
  certificatesOf,
  networkOf,
  reachedStops,
  type RailGame,
  type RailState,
} from '../engine/rail/index.js';
import type { Seat } from '../engine/core/index.js';
import type { Language } from '../words/index.js';
import { money } from './rail-tables.js';
import { railLabels } from './rail-words.js';

/** The company whose turn it is, null outside operating rounds. */
const operating = ({ round }: RailState): string | null =>
  round.kind === 'operating' ? round.company : null;

/** Stops that the company reaches after and did not reach before. */
const gained = (
  g: RailGame,
  before: RailState,
  after: RailState,
  company: string,
  language: Language,
): readonly string[] => {
  if (before.board === after.board) return [];
  const stops = ({ board }: RailState): readonly string[] =>
    reachedStops(g.map, networkOf(g.map, board, company)).map(stop =>
      stopName(g.data.map, after.board, stop, language),
    );
  const had = new Set(stops(before));
  const more = stops(after).filter(stop => !had.has(stop));
  return more.length === 0 ? [] : [railLabels[language].reached(more.join(', '))];
};

/** What becomes of the seat's money and certificates and of the treasury of the company in turn, where it changes. */
export const changesFor = (
  g: RailGame,
  before: RailState,
  after: RailState,
  seat: Seat,
  language: Language,
): readonly string[] => {
  const words = railLabels[language];
  const amount = (value: number): string => money({ s: after, language }, value);
  const out: string[] = [];
  const note = (
    what: string,
    from: number,
    to: number,
    shown: (value: number) => string,
    tail = '',
  ): void => {
    if (from !== to) out.push(`${what} ${shown(from)} → ${shown(to)}${tail}`);
  };
  note(words.cash, before.players[seat]!.cash, after.players[seat]!.cash, amount);
  const limit = `/${String(g.rules.certificateLimit(g, after))}`;
  note(words.certificates, certificatesOf(g, before, seat), certificatesOf(g, after, seat), String, limit);
  const company = operating(before);
  if (company !== null)
    note(company, before.companies[company]!.cash, after.companies[company]!.cash, amount);
  if (company !== null) out.push(...gained(g, before, after, company, language));
  return out;
};
