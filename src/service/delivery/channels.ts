import type { Json, JsonObject, Option, Seat } from '../../engine/core/index.js';
import {
  claimChannelDelivery,
  direct,
  isPersonBlocked,
  keepBody,
  readGame,
  readPerson,
  readRow,
  queueChannelDelivery,
  setAside,
  withdrawDelivery,
  type ChannelKind,
  type ChannelRow,
  type ChannelDeliveryRow,
  type HookShape,
  type MessageKind,
  type PersonRow,
  type SeatKind,
} from '../../db/index.js';
import { gatherMessage, isSeatKind } from './gather.js';
import type { OutgoingMessage } from './outgoing.js';
import { withoutSession } from '../actors.js';
import type { Deps } from '../deps.js';
import { asEntries } from '../log/entries.js';
import { position } from '../log/history.js';
import { showGame } from '../tables/games.js';
import { titleOf } from '../log/load.js';
import { quietUntil } from '../prefs/may-send.js';
import { mayLook } from '../tables/watching.js';
import { cleanLanguage } from '../text.js';
import type { GameDetail, Language, LogEntry } from '../types.js';
import { unseal } from '../channels/sealed.js';
import { switchOffUnread } from './channel-off.js';
import { hookSecret } from '../channels/webhooks.js';

/** What a channel is to be told now, as data for those who word and send it. Nothing in it is secret to players. */
export interface ChannelDelivery {
  /** Of the delivery; the same at every try. */
  readonly id: string;
  readonly channel: {
    readonly id: string;
    readonly kind: ChannelKind;
    readonly shape: HookShape;
    readonly name: string;
  };
  /** The webhook's URL, or the browser's subscription as JSON. */
  readonly address: string;
  /** Signs a webhook's messages. */
  readonly secret: string;
  readonly language: Language;
  readonly timeZone: string;
  /** When that happened of which it tells. */
  readonly at: Date;
  readonly event: ChannelEvent;
  /** What was sent at the first try, and is sent again. */
  readonly body: Json | undefined;
  /** Its owner wants it once more: there are no further tries. */
  readonly once: boolean;
  /** Tries so far. */
  readonly tries: number;
}

export type ChannelEvent =
  | { readonly kind: 'test' }
  /** `seat` is null for the webhooks of a game. */
  | {
      readonly kind: SeatKind;
      readonly game: GameDetail;
      readonly seat: Seat | null;
      /** What the seat can do, while it is asked. */
      readonly menu: readonly Option[];
    }
  | { readonly kind: 'move'; readonly game: GameDetail; readonly entry: LogEntry }
  | { readonly kind: 'invitation'; readonly game: GameDetail }
  | { readonly kind: 'message'; readonly message: OutgoingMessage };

/**
 * Claims a delivery and gathers what it says. What is not so any more, or goes to a channel that is off, is
 * marked as withdrawn; what comes in its receiver's quiet hours waits for their end.
 */
export const beginChannelDelivery = async (deps: Deps, id: string): Promise<ChannelDelivery | null> => {
  const tx = direct(deps.db);
  const claimed = await claimChannelDelivery(tx, id);
  if (!claimed) return null;
  const { row, channel } = claimed;
  if (channel && (await waitsForMorning(deps, row, channel))) return null;
  const gathered = channel && isOpen(channel, row) ? await gather(deps, row, channel) : null;
  if (!gathered) await withdrawDelivery(tx, id);
  return gathered;
};

/** What is told to a person waits for the end of their quiet hours; what is told of a game or asked for does not. */
const waitsForMorning = async (
  deps: Deps,
  row: ChannelDeliveryRow,
  channel: ChannelRow,
): Promise<boolean> => {
  const { kind } = row;
  if (channel.game_id !== null || kind === 'test' || kind === 'move' || row.data?.['again'] === true)
    return false;
  const until = await quietUntil(deps, { ...row, kind });
  if (!until) return false;
  await deps.db.transaction(async tx => {
    await setAside(tx, row.id, 'queued', 'quiet');
    await queueChannelDelivery(tx, row.id, until);
  });
  return true;
};

/** A test may go to a channel that is off: it is how its owner sees whether it works again. */
const isOpen = (channel: ChannelRow, row: ChannelDeliveryRow): boolean =>
  channel.off_at === null || row.kind === 'test';

const gather = async (
  deps: Deps,
  row: ChannelDeliveryRow,
  channel: ChannelRow,
): Promise<ChannelDelivery | null> => {
  const address = unseal(deps, channel.address);
  if (address === null) await switchOffUnread(deps, channel);
  const person = await readPerson(direct(deps.db), channel.person_id);
  if (address === null || !person || (await isPersonBlocked(direct(deps.db), person.id))) return null;
  // Who made the webhook of a game may have left it to others since.
  if (channel.game_id !== null && !(await mayLook(deps, withoutSession(person), channel.game_id, null)))
    return null;
  const data: JsonObject = row.data ?? {};
  const event = await eventOf(deps, row, person, 'body' in data);
  if (!event) return null;
  return {
    id: row.id,
    channel: { id: channel.id, kind: channel.kind, shape: channel.shape ?? 'generic', name: channel.name },
    address: address.text,
    // Its owner was told the one that followed from the secret of that time.
    secret: hookSecret(address.by, channel),
    language: cleanLanguage(channel.kind === 'push' ? person.language : channel.language),
    timeZone: person.timeZone,
    at: row.created_at,
    event,
    body: data['body'],
    once: row.kind === 'test' || data['again'] === true,
    tries: row.tries.length,
  };
};

/** @param again it was sent before, and is sent again whether or not it still holds */
const eventOf = async (
  deps: Deps,
  row: ChannelDeliveryRow,
  person: PersonRow,
  again: boolean,
): Promise<ChannelEvent | null> => {
  const { kind } = row;
  if (kind === 'test') return { kind };
  if (row.game_id === null || kind === 'sign-in' || kind === 'digest' || kind === 'turns') return null;
  const game = await showGame(deps, withoutSession(person), row.game_id);
  if (kind === 'move') return moveOf(deps, row, game);
  if (kind === 'invitation') return { kind, game };
  if (isSeatKind(kind))
    return again || isDue(row, kind, game)
      ? { kind, game, seat: row.seat, menu: await menuOf(deps, person, game, row.seat) }
      : null;
  return messageOf(deps, row, kind);
};

/** What a seat that is asked can do. */
const menuOf = async (
  deps: Deps,
  person: PersonRow,
  game: GameDetail,
  seat: Seat | null,
): Promise<readonly Option[]> =>
  seat !== null && game.asked.includes(seat) && game.mine.includes(seat)
    ? (await position(deps, withoutSession(person), { gameId: game.id, seat })).menu
    : [];

/** What is asked is only said while it is asked of whoever it is said to. */
const isDue = (row: ChannelDeliveryRow, kind: SeatKind, game: GameDetail): boolean =>
  kind === 'game-started' ||
  kind === 'game-over' ||
  (row.seat !== null && game.asked.includes(row.seat) && game.mine.includes(row.seat));

/** As a spectator sees it: what is sealed stays sealed. */
const moveOf = async (
  deps: Deps,
  row: ChannelDeliveryRow,
  game: GameDetail,
): Promise<ChannelEvent | null> => {
  const tx = direct(deps.db);
  const [state, moved] = [await readGame(tx, game.id), await readRow(tx, game.id, row.number ?? 0)];
  if (!state || !moved) return null;
  const [entry] = await asEntries(tx, titleOf(deps, state), state, [], [moved]);
  return entry ? { kind: 'move', game, entry } : null;
};

const messageOf = async (
  deps: Deps,
  row: ChannelDeliveryRow,
  kind: MessageKind,
): Promise<ChannelEvent | null> => {
  const message = await gatherMessage(deps, { ...row, kind }, kind);
  return message && { kind: 'message', message };
};

/** Keeps what is sent at the first try: every further one says the same, word for word. */
export const keepSaid = (deps: Deps, id: string, body: Json): Promise<void> =>
  keepBody(direct(deps.db), id, body);
