import {
  botsOf,
  direct,
  insertBot,
  lockPerson,
  revokeToken as revokeTokenRow,
  setForAll,
  tokensOf,
  type BotRow,
  type Tx,
} from '../../db/index.js';
import type { Deps } from '../deps.js';
import { Conflict, Invalid, NotFound } from '../errors.js';
import { newId } from '../secrets.js';
import { publicName } from '../text.js';
import type { PersonActor, Scope } from '../types.js';
import { asTokenInfo, makeTokenFor, type NewToken, type TokenInfo } from './tokens.js';

/*
 * Bots: accounts of programs. Each has an owner, who makes its tokens and answers for it. Nobody signs in with one, and no
 * mail reaches it.
 */

export interface Bot {
  readonly id: string;
  readonly name: string;
  /** May others give it a seat? */
  readonly forAll: boolean;
  readonly createdAt: Date;
  /** When it last used a token, to the hour. */
  readonly seenAt: Date | null;
}

/** What a bot's token may be for: it plays, and leads no games. */
export const BOT_SCOPES: readonly Scope[] = ['read', 'play'];

const MOST_BOTS = 10;

/** A bot as it is told to everybody who may know it. */
export const asBot = ({ id, name, for_all, created_at, seen_at }: BotRow): Bot => ({
  id,
  name,
  forAll: for_all,
  createdAt: created_at,
  seenAt: seen_at,
});

/** One of the actor's own. @throws NotFound `no-such-bot` */
export const mustOwnBot = async (tx: Tx, actor: PersonActor, id: string): Promise<BotRow> => {
  const found = (await botsOf(tx, actor.personId)).find(bot => bot.id === id);
  if (!found) throw new NotFound('no-such-bot', { bot: id });
  return found;
};

/** The actor's bots, by name, each with its tokens that work. */
export const listBots = async (
  deps: Deps,
  actor: PersonActor,
): Promise<readonly (Bot & { readonly tokens: readonly TokenInfo[] })[]> => {
  const tx = direct(deps.db);
  const bots = await botsOf(tx, actor.personId);
  return Promise.all(
    bots.map(async bot => ({
      ...asBot(bot),
      tokens: (await tokensOf(tx, bot.id, deps.clock())).map(asTokenInfo),
    })),
  );
};

/** @throws Invalid `bad-name`, `link-in-name`; Conflict `too-many-bots`, `bot-name-taken`; NotFound `no-such-person` */
export const makeBot = (
  deps: Deps,
  actor: PersonActor,
  wish: { readonly name: string; readonly forAll: boolean },
): Promise<Bot> => {
  const name = publicName(wish.name, 'bad-name');
  return deps.db.transaction(async tx => {
    if (!(await lockPerson(tx, actor.personId)))
      throw new NotFound('no-such-person', { person: actor.personId });
    if ((await botsOf(tx, actor.personId)).length >= MOST_BOTS)
      throw new Conflict('too-many-bots', { most: MOST_BOTS });
    const id = newId(deps, 12);
    const bot = { id, name, for_all: wish.forAll, owner_id: actor.personId, created_at: deps.clock() };
    if (!(await insertBot(tx, bot))) throw new Conflict('bot-name-taken', { name });
    return asBot({ ...bot, seen_at: null });
  });
};

/** Lets others give it a seat, or no longer; where it sits it stays. @throws NotFound `no-such-bot` */
export const changeBot = async (
  deps: Deps,
  actor: PersonActor,
  id: string,
  { forAll }: { readonly forAll: boolean },
): Promise<Bot> => {
  const tx = direct(deps.db);
  const bot = await mustOwnBot(tx, actor, id);
  await setForAll(tx, id, forAll);
  return asBot({ ...bot, for_all: forAll });
};

/** Makes a token with which the bot comes in; its owner is told. @throws NotFound `no-such-bot`; otherwise like `makeToken` */
export const makeBotToken = async (
  deps: Deps,
  actor: PersonActor,
  id: string,
  request: Omit<NewToken, 'gameId'>,
): Promise<TokenInfo & { readonly token: string }> => {
  await mustOwnBot(direct(deps.db), actor, id);
  if (request.scopes.some(scope => !BOT_SCOPES.includes(scope)))
    throw new Invalid('bad-scopes', { allowed: [...BOT_SCOPES] });
  return makeTokenFor(deps, actor, id, request);
};

/** @throws NotFound `no-such-bot`, `no-such-token` */
export const revokeBotToken = async (
  deps: Deps,
  actor: PersonActor,
  id: string,
  token: string,
): Promise<void> => {
  const tx = direct(deps.db);
  await mustOwnBot(tx, actor, id);
  if (!(await revokeTokenRow(tx, id, token, deps.clock()))) throw new NotFound('no-such-token', {});
};
