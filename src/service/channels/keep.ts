import type { Json } from '../../engine/core/index.js';
import {
  channelsOf,
  insertChannel,
  lockGame,
  lockPerson,
  readChannel,
  type ChannelKind,
  type ChannelRow,
  type NewChannelRow,
  type Tx,
  type Want,
} from '../../db/index.js';
import type { Deps, Outside } from '../deps.js';
import { Invalid, NotFound, TooMany } from '../errors.js';
import { newId, sha256 } from '../secrets.js';
import type { PersonActor } from '../types.js';
import { internet } from './internet.js';
import { seal } from './sealed.js';

export const allWants: readonly Want[] = ['turn', 'reminder', 'game', 'news'];

/** Of each kind; more is a mistake, or an attack on somebody else's server. */
const MOST: { readonly [kind in ChannelKind]: number } = { webhook: 10, push: 20 };
/** Webhooks of one game. */
const MOST_OF_GAME = 3;

/** Where the service may send what people ask for. */
export const outsideOf = (deps: Deps): Outside => deps.outside ?? internet();

/** @throws Invalid `bad-wants` */
export const cleanWants = (wants: readonly Json[] | undefined): readonly Want[] => {
  const chosen = allWants.filter(want => (wants ?? allWants).includes(want));
  if (chosen.length !== new Set(wants ?? allWants).size || chosen.length === 0)
    throw new Invalid('bad-wants', { allowed: allWants });
  return chosen;
};

export type NewChannel = Omit<NewChannelRow, 'id' | 'person_id' | 'address_hash' | 'created_at'>;

/** A browser is known by its endpoint: its keys may change. */
const identityOf = ({ kind, address }: NewChannel): string =>
  kind === 'push' ? (JSON.parse(address) as { readonly endpoint: string }).endpoint : address;

/** Keeps where somebody is told. @throws TooMany `too-many-channels` */
export const keepChannel = (deps: Deps, actor: PersonActor, channel: NewChannel): Promise<string> =>
  deps.db.transaction(async tx => {
    // Games before people, as everybody locks who plays: the game notes that it is told of.
    if (channel.game_id !== null) await lockGame(tx, channel.game_id);
    await lockPerson(tx, actor.personId);
    const address_hash = sha256(`channel:${identityOf(channel)}`);
    const others = (await channelsOf(tx, actor.personId)).filter(
      other => other.kind === channel.kind && other.address_hash !== address_hash,
    );
    const ofGame = others.filter(other => other.game_id !== null && other.game_id === channel.game_id);
    if (others.length >= MOST[channel.kind] || ofGame.length >= MOST_OF_GAME)
      throw new TooMany('too-many-channels', { most: channel.game_id ? MOST_OF_GAME : MOST[channel.kind] });
    return insertChannel(tx, {
      ...channel,
      id: newId(deps, 12),
      person_id: actor.personId,
      address: seal(deps, channel.address),
      address_hash,
      created_at: deps.clock(),
    });
  });

/** A channel of the actor's own. @throws NotFound `no-such-channel` */
export const ownChannel = async (
  tx: Tx,
  actor: PersonActor,
  id: string,
  kind: ChannelKind,
): Promise<ChannelRow> => {
  const channel = await readChannel(tx, id);
  if (channel?.person_id !== actor.personId || channel.kind !== kind)
    throw new NotFound('no-such-channel', { channel: id.slice(0, 64) });
  return channel;
};
