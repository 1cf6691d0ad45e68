import { createECDH } from 'node:crypto';
import { inbound } from '../../../src/jobs/inbound.js';
import { createGame } from '../../../src/service/tables/games.js';
import { invite, joinGame } from '../../../src/service/tables/invitations.js';
import { replyAddress } from '../../../src/service/inbound/addresses.js';
import { takeMail } from '../../../src/service/inbound/intake.js';
import { mailedMoveToken } from '../../../src/service/inbound/mailed-move.js';
import { setReplyChoice } from '../../../src/service/inbound/preference.js';
import { submit } from '../../../src/service/log/play.js';
import { writeNotes } from '../../../src/service/chat/notes.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import { authenticator } from '../../support/authenticator.js';
import { api } from './api.js';
import { baseUrl, type Player, type World } from './world.js';

/** What a private thing holds that is found again wherever it is shown, and which of the viewers may see it. */
export interface Marked {
  readonly what: string;
  readonly text: string;
  readonly seenBy: readonly Viewer[];
}

export const viewers = [
  'nobody',
  'stranger',
  'anna',
  'bert',
  'carl',
  'former',
  'spectator',
  'seat link',
  'elsewhere seat link',
  'read token',
  'play token',
  'blocked',
] as const;

export type Viewer = (typeof viewers)[number];

/** A service in which everything there is has been used. */
export interface House {
  /** Runs, and only by its link others may look on: Anna made it, Bert and Carl play, another player has left. */
  readonly game: string;
  readonly open: string;
  readonly ended: string;
  readonly players: { readonly [name: string]: Player };
  /** Of whoever asks; empty for nobody. */
  readonly tokens: { readonly [viewer in Viewer]: string };
  /** The key that a spectator brings. */
  readonly watchKey: string;
  /** What stands in the paths of routes, by its name there: things of Anna's. */
  readonly params: { readonly [name: string]: string };
  /** Paths with secrets of Anna's, as they stand in mails. */
  readonly links: readonly string[];
  readonly marked: readonly Marked[];
}

const must = async (asked: ReturnType<typeof api>): Promise<{ readonly [field: string]: unknown }> => {
  const { status, body, text } = await asked;
  if (status >= 300) throw new Error(`${String(status)}: ${text}`);
  return body as { readonly [field: string]: unknown };
};

/** Names end in Example alone: nothing leaves the machine. */
export const noOutside = (world: World): void => {
  Object.assign(world.deps, {
    outside: {
      resolve: (host: string) =>
        Promise.resolve(host.endsWith('.example') ? ['93.184.216.34'] : ['10.0.0.1']),
      http: false,
      ports: new Set([443]),
      allows: (address: string) => address === '93.184.216.34',
    },
    mailIn: { replyAddress: 'r@in.example.net', bounceAddress: 'b@in.example.net', authservId: null },
  });
};

const pushWish = (): object => {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return {
    subscription: {
      endpoint: 'https://push.example/secret-endpoint',
      keys: {
        p256dh: key.getPublicKey().toString('base64url'),
        auth: Buffer.alloc(16, 'auth').toString('base64url'),
      },
    },
    name: 'Phone of Anna',
  };
};

/** A move of Anna's that came by mail and waits until she has looked at it. */
const mailedMove = async (world: World, game: string, anna: Player, number: number): Promise<string> => {
  await setReplyChoice(world.deps, anna.actor, 'confirm');
  const place = { gameId: game, personId: anna.actor.personId, seat: 0, number };
  const raw = Buffer.from(`From: ${anna.email}\r\nMessage-ID: <1@mail.example>\r\n\r\nbid 3`);
  await takeMail(world.deps, {
    sender: anna.email,
    recipients: [replyAddress(world.deps, place)!],
    raw,
  });
  const { rows } = await world.db.pool.query<{ id: string }>(`SELECT id FROM inbound WHERE raw IS NOT NULL`);
  await inbound(world.deps, rows[0]!.id);
  return mailedMoveToken(world.deps, rows[0]!.id);
};

const newGame = async (
  world: World,
  by: Player,
  name: string,
  spectators: 'none' | 'link',
): Promise<string> =>
  (
    await createGame(world.deps, by.actor, {
      title: 'toy',
      name,
      settings: {},
      options: { spectators },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    })
  ).id;

const bid = (world: World, who: Player, gameId: string, expected: number, seat: number, amount: number) =>
  submit(world.deps, who.actor, { gameId, expected, action: { seat, type: 'bid', amount } });

/** Fills a service whose titles hold the toy. */
export const furnish = async (world: World): Promise<House> => {
  noOutside(world);
  const [anna, bert, carl, former, stranger, spectator, blocked] = [
    await world.player('Anna'),
    await world.player('Bert'),
    await world.player('Carl'),
    await world.player('Former'),
    await world.player('Stranger'),
    await world.player('Spectator'),
    await world.player('Blocked'),
  ];
  const call = (who: Player, ...asked: [Parameters<typeof api>[2], string, object?]) =>
    must(api(world, who.token, ...asked));

  // The game, with bids that were opened and one that is not; who has left it knew the first of them.
  const game = await newGame(world, anna, 'The game', 'link');
  for (const [at, who] of [bert, former].entries())
    await joinGame(world.deps, who.actor, { gameId: game, seat: at + 1 });
  const formerLink = await world.seatSecret(game, former, 2);
  await writeNotes(world.deps, former.actor, { gameId: game, text: 'FORMER-NOTES', version: 0 });
  await call(former, 'post', `/games/${game}/chat`, { text: 'FORMER-TO-ANNA', with: 0 });
  await chooseAboutSeat(world.deps, former.actor, { gameId: game, seat: 2, choice: 'leave', toAnyone: true });
  const { key: watchKey } = (await call(anna, 'post', `/games/${game}/watch-link`)) as { key: string };
  await must(api(world, carl.token, 'post', `/games/${game}/seats/2/join`).set('X-Watch-Key', watchKey));
  for (const [at, who] of [anna, bert, carl].entries()) await bid(world, who, game, at, at, 1);
  await bid(world, anna, game, 3, 0, 37);

  const chat = `/games/${game}/chat`;
  const said = await call(anna, 'post', chat, { text: 'CHAT-WITH-BERT', with: 1 });
  await call(bert, 'post', chat, { text: 'CHAT-WITH-ALL' });
  await writeNotes(world.deps, anna.actor, { gameId: game, text: 'ANNAS-NOTES', version: 0 });
  await call(anna, 'put', `/games/${game}/notes/2`, { text: 'ANNAS-PIN' });
  const orders = await call(anna, 'post', `/games/${game}/orders`, {
    order: { seat: 0, type: 'bid-always', amount: 33, worth: 11, lots: 2 },
  });
  const { vote } = await call(anna, 'post', `/games/${game}/votes`, {
    about: 'end',
    reason: 'REASON-TO-END',
  });
  const { webhook } = (await call(anna, 'post', '/webhooks', {
    url: 'https://hooks.example/hook-path',
    name: 'Annas-hook',
    shape: 'generic',
  })) as { readonly webhook: { readonly id: string } };
  await call(anna, 'post', '/webhooks', {
    url: 'https://hooks.example/game-path',
    name: 'Game-hook',
    shape: 'generic',
    game,
  });
  await call(anna, 'post', `/webhooks/${webhook.id}/test`);
  const receiver = await call(anna, 'post', '/push', pushWish());
  const feeds: string[] = [];
  for (const wish of [{ kind: 'news' }, { kind: 'calendar' }, { kind: 'game', game }]) {
    const { link } = (await call(anna, 'post', '/feeds', wish)) as { link: string };
    feeds.push(link.slice(baseUrl.length));
  }
  const feedList = (await call(anna, 'get', '/feeds'))['feeds'] as readonly { id: string }[];
  await call(anna, 'post', '/me/addresses', { email: 'second@private.example' });
  const addresses = (await call(anna, 'get', '/me/addresses'))['addresses'] as readonly { id: string }[];
  const key = authenticator({ origin: baseUrl, person: anna.actor.personId });
  const passkey = await call(anna, 'post', '/me/passkeys', {
    name: 'Annas-key',
    response: key.make(
      (await call(anna, 'post', '/me/passkeys/begin')) as unknown as Parameters<typeof key.make>[0],
    ),
  });
  const token = async (scopes: readonly string[]) =>
    (await call(anna, 'post', '/me/tokens', { name: `Annas-${scopes.join('-')}`, scopes })) as {
      id: string;
      token: string;
    };
  const [read, play] = [await token(['read']), await token(['play'])];
  await call(anna, 'post', '/me/test-mail');
  await call(anna, 'patch', '/me/notifications', { hold: 300 });
  await must(
    api(world, spectator.token, 'put', `/games/${game}/follow`, { mail: true }).set('X-Watch-Key', watchKey),
  );

  // One that has not begun, with seats of every kind, and one that is over.
  const open = (
    await createGame(world.deps, anna.actor, {
      title: 'toy',
      name: 'Not begun',
      settings: {},
      options: { spectators: 'none' },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
    })
  ).id;
  await invite(world.deps, anna.actor, { gameId: open, seat: 1, email: 'guest@private.example' });
  const kept = (await call(anna, 'post', `/games/${open}/seats/2/key`, { name: 'Kept-friend' })) as {
    secret: string;
  };
  const ended = await newGame(world, anna, 'Over', 'none');
  for (const [at, who] of [bert, carl].entries())
    await joinGame(world.deps, who.actor, { gameId: ended, seat: at + 1 });
  const seatLink = async (of: string, who: Player, seat: number): Promise<string> =>
    (
      await must(
        api(world, '', 'post', '/seat-links/open', { secret: await world.seatSecret(of, who, seat) }),
      )
    )['token'] as string;
  const elsewhere = await seatLink(ended, anna, 0);
  await world.db.pool.query(
    `UPDATE game SET phase = 'ended', ended_by = 'consent', ended_at = now() WHERE id = $1`,
    [ended],
  );

  const deliveries = (await call(anna, 'get', '/me/deliveries'))['deliveries'] as readonly { id: string }[];
  const mailed = await mailedMove(world, game, anna, 4);
  const seatSecret = await world.seatSecret(game, anna, 0);
  const signIn = await world.signInLink(anna.email);
  const sessions = (await call(anna, 'get', '/sessions'))['sessions'] as readonly { id: string }[];
  const { rows: log } = await world.db.pool.query<{ hash: string }>(
    'SELECT hash FROM log WHERE game_id = $1 AND number = 3',
    [game],
  );
  const tokens: { readonly [viewer in Viewer]: string } = {
    nobody: '',
    stranger: stranger.token,
    anna: anna.token,
    bert: bert.token,
    carl: carl.token,
    former: former.token,
    spectator: spectator.token,
    'seat link': await seatLink(game, bert, 1),
    'elsewhere seat link': elsewhere,
    'read token': read.token,
    'play token': play.token,
    blocked: blocked.token,
  };
  await world.db.pool.query('UPDATE person SET blocked_at = now() WHERE id = $1', [blocked.actor.personId]);
  return {
    game,
    open,
    ended,
    players: { anna, bert, carl, former, stranger, spectator, blocked },
    tokens,
    watchKey,
    params: {
      id: game,
      seat: '0',
      number: '2',
      hash: log[0]!.hash,
      message: said['id'] as string,
      order: (orders['standing'] as readonly { id: string }[])[0]!.id,
      vote: vote as string,
      plan: 'x'.repeat(12),
      hook: webhook.id,
      delivery: deliveries[0]!.id,
      receiver: receiver['id'] as string,
      feed: feedList[0]!.id,
      address: addresses.at(-1)!.id,
      token: play.id,
      passkey: passkey['id'] as string,
      session: sessions[0]!.id,
      title: 'toy',
    },
    links: [
      `/in#t=${signIn.secret}`,
      `/i#t=${await world.invitationSecret(open, 1)}`,
      `/k#t=${kept.secret}`,
      `/g/${game}/seat#t=${seatSecret}`,
      `/g/${game}/seat?to=votes#t=${seatSecret}`,
      `/g/${game}/seat#t=${formerLink}`,
      `/g/${game}/watch#t=${watchKey}`,
      `/g/${game}/votes`,
      `/g/${game}/chat`,
      '/me/address#t=x',
      '/me/security',
      '/me/notifications',
      `/unsubscribe/${world.unsubscribeToken(game, anna)}`,
      `/mailed-move/${mailed}`,
      ...feeds,
    ],
    marked: [
      {
        what: 'what Anna said to Bert',
        text: 'CHAT-WITH-BERT',
        seenBy: ['anna', 'bert', 'seat link', 'read token'],
      },
      { what: 'what was said to Anna', text: 'FORMER-TO-ANNA', seenBy: ['anna', 'former'] },
      {
        what: 'what was said to all',
        text: 'CHAT-WITH-ALL',
        seenBy: ['anna', 'bert', 'carl', 'seat link', 'read token'],
      },
      { what: 'notes', text: 'ANNAS-NOTES', seenBy: ['anna', 'read token'] },
      { what: 'notes of who left', text: 'FORMER-NOTES', seenBy: ['former'] },
      { what: 'a note on a position', text: 'ANNAS-PIN', seenBy: ['anna', 'read token'] },
      {
        what: 'a vote',
        text: 'REASON-TO-END',
        seenBy: ['anna', 'bert', 'carl', 'seat link', 'read token'],
      },
      { what: 'a sealed bid', text: '37', seenBy: ['anna', 'read token'] },
      { what: 'a standing order', text: '33', seenBy: ['anna', 'read token'] },
      { what: 'a webhook', text: 'Annas-hook', seenBy: ['anna', 'read token'] },
      { what: 'a webhook of the game', text: 'Game-hook', seenBy: ['anna', 'read token'] },
      { what: 'the address of a webhook', text: 'hook-path', seenBy: [] },
      { what: 'the address of a push', text: 'secret-endpoint', seenBy: [] },
      { what: 'a browser', text: 'Phone of Anna', seenBy: ['anna', 'read token'] },
      { what: 'an address', text: anna.email, seenBy: ['anna', 'read token'] },
      { what: 'the address of another', text: bert.email, seenBy: ['bert'] },
      { what: 'an address that waits', text: 'second@private.example', seenBy: ['anna'] },
      { what: 'who is invited', text: 'guest@private.example', seenBy: ['anna', 'read token'] },
      { what: 'a passkey', text: 'Annas-key', seenBy: ['anna'] },
      { what: 'a token', text: 'Annas-read', seenBy: ['anna'] },
      { what: 'the key for spectators', text: watchKey, seenBy: ['anna'] },
      ...feeds.map((link, at) => ({
        what: `feed ${String(at)}`,
        text: link.split('/')[2]!,
        seenBy: ['anna'] as const,
      })),
      { what: 'the link of a kept seat', text: kept.secret, seenBy: [] },
    ],
  };
};

/** A route's path with what it names filled in, for each of the games. */
export const filled = (house: House, path: string): readonly string[] => {
  const whole = path.replaceAll(/:(\w+)/g, '{$1}');
  const ofGame = /^\/(g|games)\/\{id\}/.test(whole);
  const named = whole.replaceAll(/\{(\w+)\}/g, (name, key: string) =>
    key === 'id'
      ? ofGame || path.includes('/games/')
        ? name
        : house.params['hook']!
      : (house.params[key] ?? 'x'),
  );
  return named.includes('{id}')
    ? [house.game, house.open, house.ended].map(id => named.replace('{id}', id))
    : [named];
};
