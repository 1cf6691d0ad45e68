import { position } from '../../service/log/history.js';
import { Refusal } from '../../service/errors.js';
import type { Actor, Position } from '../../service/types.js';
import type { HttpDeps } from '../deps.js';

/** A position; null where this version cannot play the game that far: of such a game single positions are kept. */
export const readablePosition = (
  { service }: HttpDeps,
  reader: Actor | null,
  where: Parameters<typeof position>[2],
): Promise<Position | null> =>
  position(service, reader, where).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'game-does-not-replay') return null;
    throw error;
  });
