import {
  Illegal,
  mustBeOffered,
  type Action,
  type Applied,
  type Refusal,
} from '../../../engine/core/index.js';
import type { SteamFact } from '../facts.js';
import { draftOf } from '../position/draft.js';
import type { SteamState } from '../position/state.js';
import { tryMarker } from './marker.js';
import { menu } from './menu.js';
import { momentRefusal } from './moment.js';
import type { Move, Say } from './move.js';
import { moves } from './moves.js';

const byType: ReadonlyMap<string, Move> = new Map(moves.map(move => [move.type, move]));

/** @throws Illegal for a refusal */
const unlessRefused = (refusal: Refusal | undefined): void => {
  if (refusal) throw new Illegal(refusal.code, refusal.params);
};

/** What is no action of this game at all. */
const unreadable = (s: SteamState, action: Action): never => {
  mustBeOffered(menu(s, action.seat), action);
  throw new Illegal('not-offered', { type: action.type });
};

/** What came to light with this action would be given away by an undo. */
const isRevealing = (facts: readonly SteamFact[]): boolean => facts.some(({ kind }) => kind === 'bid-opened');

/** @throws Illegal with the code and the numbers of the rule that stands against the action */
export const apply = (s: SteamState, action: Action): Applied<SteamState> => {
  const { seat } = action;
  const move = byType.get(action.type);
  if (!move) return unreadable(s, action);
  unlessRefused(momentRefusal(s, seat, move));
  const attempt = move.read(s, action);
  if (!attempt) return unreadable(s, action);
  const facts: SteamFact[] = [];
  const say: Say = fact => {
    facts.push(fact);
  };
  const d = draftOf(s);
  if (move.tile) unlessRefused(tryMarker(d, seat, move.tile, say));
  unlessRefused(attempt.refusal(d));
  attempt.play(d, say);
  return { state: d, facts, ...(isRevealing(facts) && { reveals: true }) };
};
