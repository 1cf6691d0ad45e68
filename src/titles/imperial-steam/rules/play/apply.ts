import {
  fieldsRefusal,
  Illegal,
  mustBeOffered,
  readFields,
  unlessRefused,
  type Action,
  type Applied,
} from '../../../../engine/core/index.js';
import type { SteamFact } from '../facts.js';
import { draftOf, type Draft } from '../position/draft.js';
import { isMended } from '../rules-number.js';
import type { Begun, SteamState } from '../position/state.js';
import { tryMarker } from './marker.js';
import { menu } from './menu.js';
import { goesOn, momentRefusal } from './moment.js';
import type { Move, Say } from './move.js';
import { moves } from './moves.js';

const byType: ReadonlyMap<string, Move> = new Map(moves.map(move => [move.type, move]));

/** What is no action of this game at all. */
const unreadable = (s: SteamState, action: Action): never => {
  mustBeOffered(menu(s, action.seat), action);
  throw new Illegal('not-offered', { type: action.type });
};

/** What came to light with this action would be given away by an undo. */
const isRevealing = (facts: readonly SteamFact[]): boolean => facts.some(({ kind }) => kind === 'bid-opened');

/** How far a main action of several parts comes with this one; undefined where it is over. */
const begunWith = (move: Move, fields: object, before: Begun | undefined): Begun | undefined => {
  const done = move.parts?.(fields, before);
  return done && { type: move.type, ...done };
};

/** Notes how far a main action of several parts has come. */
const noteParts = (d: Draft, begun: Begun | undefined): void => {
  if (!d.turn) return;
  const { begun: _before, ...turn } = d.turn;
  d.turn = begun ? { ...turn, begun } : turn;
};

/** @throws Illegal with the code and the numbers of the rule that stands against the action */
export const apply = (s: SteamState, action: Action): Applied<SteamState> => {
  const { seat } = action;
  const move = byType.get(action.type);
  if (!move) return unreadable(s, action);
  unlessRefused(momentRefusal(s, seat, move));
  const { fields } = readFields(move.fields, action, s, action);
  if (!fields || fieldsRefusal(move.fields, action)) return unreadable(s, action);
  const facts: SteamFact[] = [];
  const say: Say = fact => {
    facts.push(fact);
  };
  const d = draftOf(s);
  const isMore = goesOn(s, move);
  if (move.tile && !isMore) unlessRefused(tryMarker(d, seat, move.tile, say));
  unlessRefused(move.refusal(d, seat, fields));
  move.play(d, seat, fields, say);
  if (move.tile && isMended(s)) noteParts(d, begunWith(move, fields, s.turn?.begun));
  return { state: d, facts, ...(isRevealing(facts) && { reveals: true }) };
};
