import {
  channelsOf,
  channelsOfGame,
  deleteChannel,
  deliveriesTo,
  direct,
  insertTest,
  readGame,
  readSeats,
  renewChannelSecret,
  reopenDelivery,
  queueChannelDelivery,
  switchChannel,
  type ChannelRow,
  type DeliveryStatus,
  type ChannelDeliveryRow,
  type HookShape,
  type Want,
} from '../../db/index.js';
import type { Json } from '../../engine/core/index.js';
import { seatsOf } from '../authority.js';
import type { Deps } from '../deps.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../errors.js';
import { seal, unseal } from './sealed.js';
import { linkSecret, newId } from '../secrets.js';
import { mustBeCreator } from '../tables/options.js';
import { cleanLanguage, cleanName } from '../text.js';
import type { Actor, Language, PersonActor } from '../types.js';
import { cleanWants, keepChannel, outsideOf, ownChannel } from './keep.js';
import { resolveOutside } from './outside.js';

export const hookShapes: readonly HookShape[] = ['generic', 'discord', 'slack'];

/** A webhook as its owner sees it: its URL is never shown again, it may be a secret. */
export interface Hook {
  readonly id: string;
  readonly name: string;
  /** The host its messages go to. */
  readonly host: string;
  readonly shape: HookShape;
  readonly language: Language;
  /** The game it tells of; null when it tells its owner. */
  readonly gameId: string | null;
  readonly wants: readonly Want[];
  readonly createdAt: Date;
  /** Tries in a row that failed. */
  readonly failures: number;
  /** Since when nothing is sent there any more. */
  readonly offAt: Date | null;
}

/** One try to send something. */
export interface HookTry {
  readonly delivery: string;
  readonly event: string;
  readonly gameId: string | null;
  readonly number: number | null;
  /** Of the delivery as a whole. */
  readonly status: DeliveryStatus;
  /** Null for one that still waits for its first try. */
  readonly at: Date | null;
  readonly sent: boolean;
  readonly answer: string;
}

const asHook = (row: ChannelRow): Hook => ({
  id: row.id,
  name: row.name,
  host: row.host,
  shape: row.shape ?? 'generic',
  language: cleanLanguage(row.language),
  gameId: row.game_id,
  wants: row.wants,
  createdAt: row.created_at,
  failures: row.failures,
  offAt: row.off_at,
});

/** What a webhook's messages are signed with. */
export const hookSecret = (deps: Deps, hook: Pick<ChannelRow, 'id' | 'secret_number'>): string =>
  linkSecret(deps, 'webhook', `${hook.id}:${hook.secret_number}`);

export interface NewHook {
  readonly url: string;
  readonly shape: string;
  readonly name: string;
  /** Of the game's public channel; its maker's own by default. */
  readonly language?: Language;
  /** Only for one that tells its owner; everything by default. */
  readonly wants?: readonly Json[];
  /** To tell of every move of a game that the actor made. */
  readonly gameId?: string;
}

/**
 * Makes a webhook.
 * @returns it, with the secret that signs its messages, which is not shown again
 * @throws Invalid as `readAddress`, `bad-shape`, `bad-channel-name`, `bad-wants`; TooMany; NotFound `no-such-game`,
 *   Forbidden `creator-only`
 */
export const createHook = async (
  deps: Deps,
  actor: PersonActor,
  hook: NewHook,
): Promise<{ readonly hook: Hook; readonly secret: string }> => {
  const shape = hookShapes.find(known => known === hook.shape);
  if (!shape) throw new Invalid('bad-shape', { allowed: hookShapes });
  const name = cleanName(hook.name, 'bad-channel-name');
  const wants = hook.gameId === undefined ? cleanWants(hook.wants) : [];
  if (hook.gameId !== undefined) await mustHaveMade(deps, actor, hook.gameId);
  const { url } = await resolveOutside(outsideOf(deps), hook.url);
  const id = await keepChannel(deps, actor, {
    kind: 'webhook',
    game_id: hook.gameId ?? null,
    name,
    shape,
    language: hook.language ?? actor.language,
    wants,
    address: url.href,
    host: url.host,
  });
  const row = await ownChannel(direct(deps.db), actor, id, 'webhook');
  return { hook: asHook(row), secret: hookSecret(deps, row) };
};

const mustHaveMade = async (deps: Deps, actor: PersonActor, gameId: string): Promise<void> => {
  const game = await readGame(direct(deps.db), gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  mustBeCreator(game, actor);
};

/** The actor's webhooks, those of games included. */
export const listHooks = async (deps: Deps, actor: PersonActor): Promise<readonly Hook[]> =>
  (await channelsOf(direct(deps.db), actor.personId)).filter(row => row.kind === 'webhook').map(asHook);

export interface GameHooks {
  /** How many webhooks are told of the game's moves. */
  readonly count: number;
  /** Those of the actor. */
  readonly mine: readonly Hook[];
}

/**
 * The webhooks of a game: its players know that there are some, its creator which.
 * @throws NotFound `no-such-game`, Forbidden `not-your-game`
 */
export const gameHooks = async (deps: Deps, actor: Actor, gameId: string): Promise<GameHooks> => {
  const tx = direct(deps.db);
  const game = await readGame(tx, gameId);
  if (!game) throw new NotFound('no-such-game', { game: gameId });
  const creator = actor.kind === 'person' && game.created_by === actor.personId;
  if (!creator && seatsOf(actor, gameId, await readSeats(tx, [gameId])).length === 0)
    throw new Forbidden('not-your-game', { game: gameId });
  const rows = await channelsOfGame(tx, gameId);
  return {
    count: rows.filter(row => row.off_at === null).length,
    mine: rows.filter(row => actor.kind === 'person' && row.person_id === actor.personId).map(asHook),
  };
};

const MOST_SHOWN = 50;

/** A webhook and the newest tries to send something there. @throws NotFound `no-such-channel` */
export const showHook = async (
  deps: Deps,
  actor: PersonActor,
  id: string,
): Promise<{ readonly hook: Hook; readonly tries: readonly HookTry[] }> => {
  const tx = direct(deps.db);
  const row = await ownChannel(tx, actor, id, 'webhook');
  const deliveries = await deliveriesTo(tx, id, MOST_SHOWN);
  const tries = deliveries.flatMap(triesOf).sort((a, b) => timeOf(b) - timeOf(a));
  return { hook: asHook(row), tries: tries.slice(0, MOST_SHOWN) };
};

const timeOf = ({ at }: HookTry): number => at?.getTime() ?? Infinity;

const triesOf = (row: ChannelDeliveryRow): readonly HookTry[] => {
  const of = {
    delivery: row.id,
    event: row.kind,
    gameId: row.game_id,
    number: row.number,
    status: row.status,
  };
  if (row.tries.length === 0 && row.status === 'queued')
    return [{ ...of, at: null, sent: false, answer: '' }];
  return row.tries.map(({ at, sent, answer }) => ({ ...of, at: new Date(at), sent, answer }));
};

/** @throws NotFound `no-such-channel` */
export const deleteHook = (deps: Deps, actor: PersonActor, id: string): Promise<void> =>
  deps.db.transaction(async tx => deleteChannel(tx, await ownChannel(tx, actor, id, 'webhook')));

/** A new secret signs from now on. @returns it; it is not shown again @throws NotFound `no-such-channel` */
export const renewHookSecret = (deps: Deps, actor: PersonActor, id: string): Promise<string> =>
  deps.db.transaction(async tx => {
    const { address } = await ownChannel(tx, actor, id, 'webhook');
    const opened = unseal(deps, address);
    // The service's present secret makes it, which the seal tells.
    await renewChannelSecret(tx, id, opened ? seal(deps, opened.text) : address);
    return hookSecret(deps, await ownChannel(tx, actor, id, 'webhook'));
  });

/** Sends there again, or not any more. @throws NotFound `no-such-channel` */
export const switchHook = (deps: Deps, actor: PersonActor, id: string, on: boolean): Promise<void> =>
  deps.db.transaction(async tx => {
    await switchChannel(tx, await ownChannel(tx, actor, id, 'webhook'), on ? null : deps.clock());
  });

/** Sends a message that says nothing but that it arrived. @throws NotFound `no-such-channel` */
export const testHook = (deps: Deps, actor: PersonActor, id: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const channel = await ownChannel(tx, actor, id, 'webhook');
    await insertTest(tx, { id: newId(deps, 16), channel, at: deps.clock() });
  });

/**
 * Sends once more what was sent or given up, word for word.
 * @throws NotFound `no-such-channel`, Conflict `delivery-waits`
 */
export const sendWebhookAgain = (
  deps: Deps,
  actor: PersonActor,
  id: string,
  delivery: string,
): Promise<void> =>
  deps.db.transaction(async tx => {
    await ownChannel(tx, actor, id, 'webhook');
    if (!(await reopenDelivery(tx, id, delivery)))
      throw new Conflict('delivery-waits', { delivery: delivery.slice(0, 64) });
    await queueChannelDelivery(tx, delivery, deps.clock());
  });
