import type { Json } from '../engine/core/index.js';
import type { Tx } from './client.js';
import type { Columns } from './columns.js';
import type { DeliveryRow } from './outbox.js';
import { named } from './named.js';

export type ChannelKind = 'push' | 'webhook';
export type HookShape = 'generic' | 'discord' | 'slack';
/** What a person may want to be told by a channel: kinds of mails, taken together. */
export type Want = 'turn' | 'reminder' | 'game' | 'news';

/** A browser that takes pushes, or a webhook of a person or (with `game_id`) of a game. */
export type ChannelRow = Columns<
  'channel',
  'id' | 'game_id' | 'name' | 'language' | 'address_hash' | 'secret_number' | 'created_at' | 'failing_since',
  {
    readonly kind: ChannelKind;
    /** Whose it is; of a game's webhook: who made it. */
    readonly person_id: string;
    readonly shape: HookShape | null;
    readonly wants: readonly Want[];
    /** Encrypted: the URL, or the browser's subscription as JSON. */
    readonly address: string;
    /** For its owner to know it by. */
    readonly host: string;
    /** In a row, since the last success. */
    readonly failures: number;
    /** Since when nothing is sent there any more. */
    readonly off_at: Date | null;
  }
>;

export type NewChannelRow = Omit<ChannelRow, 'secret_number' | 'failures' | 'failing_since' | 'off_at'>;

const INSERT = named(`
  INSERT INTO channel (id, kind, person_id, game_id, name, shape, language, wants, address, address_hash, host, created_at)
  VALUES ({id}, {kind}, {person_id}, {game_id}, {name}, {shape}, {language}, {wants}, {address}, {address_hash}, {host},
    {created_at})
  ON CONFLICT (address_hash) WHERE kind = 'push' DO UPDATE SET person_id = excluded.person_id,
    name = excluded.name, language = excluded.language, wants = excluded.wants, address = excluded.address,
    failures = 0, failing_since = NULL, off_at = NULL
  RETURNING id`);

/** Keeps a channel. A browser that is known already becomes the new person's. @returns its id */
export const insertChannel = async (tx: Tx, channel: NewChannelRow): Promise<string> => {
  const rows = await tx.rows<Columns<'channel', 'id'>>(INSERT.text, INSERT.values(channel));
  if (channel.game_id !== null) await setHooked(tx, channel.game_id);
  return rows[0]!.id;
};

/** Keeps with a game whether anybody is told of its moves. */
const setHooked = async (tx: Tx, gameId: string): Promise<void> => {
  await tx.rows(
    `UPDATE game SET hooked = EXISTS (SELECT FROM channel WHERE game_id = $1 AND off_at IS NULL) WHERE id = $1`,
    [gameId],
  );
};

/** All channels of a person, those for games included, oldest first. */
export const channelsOf = (tx: Tx, personId: string): Promise<readonly ChannelRow[]> =>
  tx.rows<ChannelRow>('SELECT * FROM channel WHERE person_id = $1 ORDER BY created_at, id', [personId]);

/** The webhooks of a game, the oldest first. */
export const channelsOfGame = (tx: Tx, gameId: string): Promise<readonly ChannelRow[]> =>
  tx.rows<ChannelRow>('SELECT * FROM channel WHERE game_id = $1 ORDER BY created_at, id', [gameId]);

export const readChannel = async (tx: Tx, id: string): Promise<ChannelRow | undefined> =>
  (await tx.rows<ChannelRow>('SELECT * FROM channel WHERE id = $1', [id]))[0];

/** Forgets a channel; what waits for it is withdrawn. */
export const deleteChannel = async (
  tx: Tx,
  { id, game_id }: Pick<ChannelRow, 'id' | 'game_id'>,
): Promise<void> => {
  await tx.rows(`UPDATE delivery SET status = 'superseded' WHERE channel_id = $1 AND status = 'queued'`, [
    id,
  ]);
  await tx.rows('DELETE FROM channel WHERE id = $1', [id]);
  if (game_id !== null) await setHooked(tx, game_id);
};

/** The next secret signs from now on; the address is sealed anew. */
export const renewChannelSecret = async (tx: Tx, id: string, address: string): Promise<void> => {
  await tx.rows('UPDATE channel SET secret_number = secret_number + 1, address = $2 WHERE id = $1', [
    id,
    address,
  ]);
};

/** Sends there (again), whatever went wrong before; or does not (`off`). */
export const switchChannel = async (
  tx: Tx,
  c: Pick<ChannelRow, 'id' | 'game_id'>,
  off: Date | null,
): Promise<void> => {
  await tx.rows('UPDATE channel SET off_at = $2, failures = 0, failing_since = NULL WHERE id = $1', [
    c.id,
    off,
  ]);
  if (c.game_id !== null) await setHooked(tx, c.game_id);
};

/** Counts a try to send there. @returns the channel as it is now */
export const countTry = async (
  tx: Tx,
  t: { readonly id: string; readonly sent: boolean; readonly at: Date },
): Promise<ChannelRow | undefined> =>
  (
    await tx.rows<ChannelRow>(
      t.sent
        ? 'UPDATE channel SET failures = 0, failing_since = NULL WHERE id = $1 AND $2::timestamptz IS NOT NULL RETURNING *'
        : `UPDATE channel SET failures = failures + 1, failing_since = coalesce(failing_since, $2)
           WHERE id = $1 RETURNING *`,
      [t.id, t.at],
    )
  )[0];

/** The next try of what did not arrive, or the first of what is told to one channel alone. */
const SEND = `put_job('channels', json_build_object('id', d.id), d.run_at,
  job_key := 'deliver:' || d.id, max_attempts := 5)`;

/** Comes back to a delivery. */
export const queueChannelDelivery = async (tx: Tx, id: string, runAt: Date): Promise<void> => {
  await tx.rows(`SELECT ${SEND} FROM (VALUES ($1::text, $2::timestamptz)) AS d (id, run_at)`, [id, runAt]);
};

/** A test: to one channel alone. */
export const insertTest = async (
  tx: Tx,
  t: { readonly id: string; readonly channel: ChannelRow; readonly at: Date },
): Promise<void> => {
  const { id, channel, at } = t;
  await tx.rows(
    `INSERT INTO delivery (id, kind, person_id, game_id, dedupe, message_id, status, created_at, channel, channel_id)
     VALUES ($1, 'test', $2, $3, $1, $1, 'queued', $4, $5, $6)`,
    [id, channel.person_id, channel.game_id, at, channel.kind, channel.id],
  );
  await queueChannelDelivery(tx, id, at);
};

/** What the webhooks of a game are told of: its start (0), each row of its log, its end. */
export interface GameNews {
  readonly gameId: string;
  readonly kind: 'game-started' | 'move' | 'game-over';
  /** Rows `after` + 1 to `to`; for start and end the row they came with. */
  readonly after: number;
  readonly to: number;
  readonly at: Date;
}

/** Writes what the webhooks of a game are told, in the transaction in which it happens. */
export const tellGameHooks = async (tx: Tx, news: GameNews): Promise<void> => {
  await tx.rows(
    `WITH put AS (
       INSERT INTO delivery (id, kind, game_id, number, dedupe, message_id, status, created_at, channel, channel_id)
       SELECT c.id || '-' || $2::text || '-' || n, $2, $1, n, c.id || '.a' || n || '.' || $2::text,
         c.id || '.a' || n || '.' || $2::text, 'queued', $5, 'webhook', c.id
       FROM channel c, generate_series($3::integer, $4::integer) n
       WHERE c.game_id = $1 AND c.off_at IS NULL
       ON CONFLICT (dedupe) DO NOTHING
       RETURNING id, created_at AS run_at
     ), jobs AS (SELECT ${SEND} AS job FROM put d)
     SELECT count(job) FROM jobs`,
    [news.gameId, news.kind, news.kind === 'move' ? news.after + 1 : news.to, news.to, news.at],
    'tell-game-hooks',
  );
};

/** What is told to channels: what mails tell, the moves of a game, and tests. */
export type ChannelDeliveryRow = Omit<DeliveryRow, 'kind'> & {
  readonly kind: DeliveryRow['kind'] | 'move' | 'test';
};

/** Claims a delivery for sending, with its channel. @returns undefined when it is sent, withdrawn or given up */
export const claimChannelDelivery = async (
  tx: Tx,
  id: string,
): Promise<{ readonly row: ChannelDeliveryRow; readonly channel: ChannelRow | undefined } | undefined> => {
  const [row] = await tx.rows<ChannelDeliveryRow>(
    `UPDATE delivery SET status = 'sending' WHERE id = $1 AND status IN ('queued', 'sending') RETURNING *`,
    [id],
  );
  return row && { row, channel: await readChannel(tx, row.channel_id ?? '') };
};

/** Keeps what a delivery says, so that every further try says the same. */
export const keepBody = async (tx: Tx, id: string, body: Json): Promise<void> => {
  await tx.rows(
    `UPDATE delivery SET data = coalesce(data, '{}') || jsonb_build_object('body', $2::jsonb) WHERE id = $1`,
    [id, JSON.stringify(body)],
  );
};

/** The newest deliveries to a channel. */
export const deliveriesTo = (
  tx: Tx,
  channelId: string,
  most: number,
): Promise<readonly ChannelDeliveryRow[]> =>
  tx.rows<ChannelDeliveryRow>(
    'SELECT * FROM delivery WHERE channel_id = $1 ORDER BY created_at DESC, number DESC NULLS LAST, id LIMIT $2',
    [channelId, most],
  );

/** Lets a delivery that is over be sent once more. @returns false when there is none, or it still waits */
export const reopenDelivery = async (tx: Tx, channelId: string, id: string): Promise<boolean> =>
  (
    await tx.rows(
      `UPDATE delivery SET status = 'queued', data = coalesce(data, '{}') || '{"again": true}'
       WHERE channel_id = $1 AND id = $2 AND status IN ('sent', 'failed') RETURNING id`,
      [channelId, id],
    )
  ).length > 0;

/** Forgets everything that is sent to channels for a person, and the addresses their news are read at. */
export const deleteChannelsOf = async (tx: Tx, personId: string): Promise<void> => {
  for (const channel of await channelsOf(tx, personId)) {
    await tx.rows('UPDATE delivery SET data = NULL WHERE channel_id = $1', [channel.id]);
    await deleteChannel(tx, channel);
  }
  await tx.rows('DELETE FROM feed WHERE person_id = $1', [personId]);
};
