import { enqueue, type MessageKind, type Tx } from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { newId } from '../secrets.js';

/** Writes a message about a game that looks for players to some people, each once. */
export const tellTable = async (
  deps: Deps,
  tx: Tx,
  gameId: string,
  people: readonly string[],
  { kind, data }: { readonly kind: MessageKind; readonly data: JsonObject },
): Promise<void> => {
  const at = deps.clock();
  await enqueue(
    tx,
    [...new Set(people)].map(personId => ({
      id: newId(deps, 16),
      kind,
      personId,
      gameId,
      seat: null,
      number: null,
      subjectId: null,
      data,
      dedupe: `g${gameId}.u${personId}.t${String(at.getTime())}.${kind}`,
      at,
      sendAt: at,
    })),
  );
};
