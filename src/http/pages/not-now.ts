import type { Refusal } from '../../engine/core/index.js';
import type { Position } from '../../service/types.js';
import { triedAt } from '../../service/log/why.js';
import type { Scene } from './game-model.js';
import type { PageCall } from './page.js';
import { refusedKind, type RefusedKind } from './why-model.js';

/**
 * Kinds of move that belong to what is asked now, but are refused, each with the reason.
 * @param told kinds of which that is told elsewhere
 */
export const notNowModel = (
  call: PageCall,
  scene: Scene,
  at: Position,
  told: ReadonlySet<string>,
): readonly RefusedKind[] | undefined => {
  const title = call.deps.service.titles.get(at.title);
  if (!title || at.seat === null || !at.turn.asked.includes(at.seat)) return undefined;
  // What there is nothing to do with, such as a company to start, is no choice that is missing.
  const isForbidden = (reason: Refusal): boolean => title.tries?.reach(reason) === 2;
  const offered = new Set(at.menu.map(({ type }) => type));
  const kinds = triedAt(title, at, at.seat, null)
    .filter(({ type, reasons }) => !offered.has(type) && !told.has(type) && reasons.some(isForbidden))
    .map(one => refusedKind(call, scene, one));
  return kinds.length > 0 ? kinds : undefined;
};

/** Why a kind of move is not possible that belongs to what is asked now; undefined where the rules do not say. */
export const whyNotIn =
  (call: PageCall, scene: Scene, at: Position) =>
  (type: string): RefusedKind | undefined => {
    const title = call.deps.service.titles.get(at.title);
    if (!title || at.seat === null) return undefined;
    const tried = triedAt(title, at, at.seat, type).find(one => one.type === type);
    return tried && tried.reasons.length > 0 ? refusedKind(call, scene, tried) : undefined;
  };
