import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Response } from 'supertest';
import { seatSecret } from '../../src/service/account/seat-secret.js';
import { unsubscribeAllToken } from '../../src/service/prefs/unsubscribe-all.js';
import { writeMessage } from '../../src/jobs/messages/index.js';
import type { LetterWording } from '../../src/jobs/letter.js';
import type { Mail } from '../../src/mail/index.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { wordsFor } from '../../src/words/index.js';
import { toyTitle } from '../fixtures/toy/title.js';
import { kinds, messagesOf } from '../jobs/messages/samples.js';
import { head, samples } from '../mail/samples.js';
import { linksIn, write } from '../mail/support.js';
import { browser, formsIn, textOf, type Browser } from './support/browser.js';
import { furnish, type House } from './support/furnished.js';
import { startWorld, type Player, type World } from './support/world.js';

type Language = 'de' | 'en';

let world: World;
let house: House;
let anna: Player;
/** What stands in the samples for what there is here. */
type Real = { readonly [sample: string]: string };
let real: Real;
let ended: Real;
let open: Real;

const seatOf = (game: string): Promise<string> => seatSecret(world.deps, anna.actor.personId, game, 0);

beforeAll(async () => {
  world = await startWorld({ titles: [toyTitle, title1830] });
  house = await furnish(world);
  anna = house.players['anna']!;
  const running = await seatOf(house.game);
  const altogether = unsubscribeAllToken(world.deps, anna.actor.personId);
  real = {
    42: house.game,
    43: house.game,
    44: house.game,
    's-c2VhdC1zZWNyZXQ': running,
    's-c2VhdC1zZWNyZXQ43': running,
    's-c2VhdC1zZWNyZXQ44': running,
    's-c2VhdA': running,
    'u-Zm9vYmFyYmF6': world.unsubscribeToken(house.game, anna),
    'u-Zm9v': world.unsubscribeToken(house.game, anna),
    'p-YWxsIG1haWxz': altogether,
    'p-YWxs': altogether,
    'm-dG9rZW4': house.links.find(link => link.startsWith('/mailed-move/'))!.split('/')[2]!,
    aW52aXRlZA: await world.invitationSecret(house.open, 1),
    [head]: house.params['hash']!,
    c7: house.params['hook']!,
    lay: 'withdraw',
    pass: 'withdraw',
    accept: 'withdraw',
    '/g/43': `/g/${house.game}`,
  };
  const { rows } = await world.db.pool.query<{ hash: string }>('SELECT hash FROM game WHERE id = $1', [
    house.ended,
  ]);
  // The game of what is told of its end, and of one that has not begun.
  ended = {
    ...real,
    42: house.ended,
    's-c2VhdC1zZWNyZXQ': await seatOf(house.ended),
    [head]: rows[0]!.hash,
  };
  open = { ...real, 42: house.open, 's-c2VhdA': await seatOf(house.open) };
});
afterAll(() => world.stop());

/** The same data with what there is here in place of what the samples name. */
const dressed = <T>(data: T, as: Real): T => {
  if (typeof data === 'string') return (as[data] ?? data) as T;
  if (Array.isArray(data)) return data.map(one => dressed(one as unknown, as)) as T;
  if (data === null || typeof data !== 'object' || data instanceof Date || data instanceof Uint8Array)
    return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, dressed(value, as)])) as T;
};

const wording = { wordsFor } as LetterWording;

const gameOf = (kind: string): Real => {
  if (kind === 'game-over') return ended;
  return kind.startsWith('table-') ? open : real;
};

const isMessage = (kind: string): kind is (typeof kinds)[number] => kinds.some(one => one === kind);

const mailsOf = (kind: string, language: Language): readonly Mail[] => [
  ...samples(language)
    .filter(mail => mail.kind === kind)
    .map(mail => dressed(mail, gameOf(kind))),
  ...(isMessage(kind) ? messagesOf(kind, language) : []).map(message =>
    writeMessage(dressed(message, gameOf(kind)), wording),
  ),
];

interface Link {
  readonly label: string;
  readonly path: string;
}

/** Every link of a mail, with its words; a reader of the text alone gets the same. */
const linksOf = async (mail: Mail): Promise<readonly Link[]> => {
  const { html, parsed } = await write(mail);
  const links = linksIn(html);
  for (const link of parsed.text!.match(/^https:\S+$/gm) ?? []) expect(links).toContain(link);
  // A picture has no words: what it leads to is its title.
  return [...html.matchAll(/<a (?:[^>]*? title="([^"]*)")?[^>]*>([\s\S]*?)<\/a>/g)].map((found, at) => ({
    label: found[1] ?? textOf(found[2]!).trim(),
    path: links[at]!.slice('https://post.example'.length),
  }));
};

const h1 = ({ text }: Response): string => textOf(/<h1>([\s\S]*?)<\/h1>/.exec(text)?.[1] ?? '').trim();

const opened = ({ text }: Response): boolean => /<(details open|div) id="do-withdraw"/.test(text);

/** What a page shows that a link leads to by its words, in German and English. */
const promises: readonly (readonly [label: RegExp, shows: (page: Response) => boolean])[] = [
  [/^(Verlauf|History|(Frühere Züge|Earlier moves): \d+)$/, page => /^(Verlauf|History): /.test(h1(page))],
  [/^(Diese Stellung|This position)$/, page => /^(Verlauf|History): /.test(h1(page))],
  [
    /^(Antworten|Reply|Nachrichten|Messages|Lesen und antworten|Read and reply)$/,
    page => /^(Chat): /.test(h1(page)) && page.text.includes('name="text"'),
  ],
  [/^(Ansehen und antworten|View and answer|Ansehen|View)$/, page => page.text.includes('id="open"')],
  [/^(Jemanden einladen|Invite somebody)$/, page => page.text.includes('<section id="seats"')],
  [/^(Revanche .*|Rematch .*)$/, page => page.text.includes('id="rematch"')],
  [/^(ein Plättchen legen|lay a tile|passen|annehmen|withdraw)$/, opened],
  [
    /^(Zug machen|Take your turn|Angebot beantworten|Answer the offer|Partie öffnen|Open the game|Zur Partie|To the game|Die Partie ansehen|Look at the game)$/,
    page => /^(The game|Over|Not begun)\b/.test(h1(page)),
  ],
];

/** In the digest the words stand for the game; elsewhere for the vote. */
const shows = (kind: string, label: string, page: Response): boolean => {
  if (kind === 'digest') return /^The game/.test(h1(page));
  const found = promises.find(([words]) => words.test(label));
  if (!found) throw new Error(`nobody says where “${label}” leads`);
  return found[1](page);
};

/** Grants nothing but this seat of this game: neither the account nor other games. */
const mustBeForOneSeat = async (reader: Browser, game: string): Promise<void> => {
  expect(Object.keys(reader.cookies)).toEqual(['__Host-bahnpost-seat']);
  const others = [house.game, house.ended].filter(id => id !== game);
  for (const id of others) expect([id, (await reader.get(`/g/${id}`)).status]).toEqual([id, 404]);
  for (const path of ['/me', '/games', '/me/notifications', '/me/security', '/games/new'])
    expect((await reader.get(path)).headers['location']).toBe(`/in?next=${encodeURIComponent(path)}`);
};

/** Presses the one button of the link's page. */
const followSeat = async (kind: string, { label, path }: Link, language: Language): Promise<void> => {
  const reader = browser(world.app, language);
  const [url, fragment] = path.split('#t=');
  const way = await reader.get(url!);
  const form = formsIn(way.text).find(({ action }) => action.endsWith('/seat'))!;
  const pressed = await reader.post(form.action, { ...form.fields, secret: fragment! });
  const where = pressed.headers['location'] ?? '';
  expect([label, way.status, pressed.status, where.startsWith('/g/')]).toEqual([label, 200, 303, true]);
  const there = await reader.get(where.split('#')[0]!);
  expect([kind, label, where, there.status, shows(kind, label, there)]).toEqual([
    kind,
    label,
    where,
    200,
    true,
  ]);
  expect(there.text).toContain(`<html lang="${language}"`);
  const [, anchor] = where.split('#');
  // At the end there is no turn, nor before the beginning.
  if (anchor !== undefined && anchor !== 'turn') expect(there.text).toContain(`id="${anchor}"`);
  await mustBeForOneSeat(reader, /^\/g\/(\w+)/.exec(where)![1]!);
};

/** Pages of the account say that one has to sign in, and are there afterwards. */
const followToAccount = async ({ path }: Link, language: Language): Promise<void> => {
  const reader = browser(world.app, language);
  const [url] = path.split('#');
  let page = await reader.get(url!);
  if (page.status === 302) page = await reader.get(page.headers['location']!);
  expect([path, page.status]).toEqual([path, 200]);
  expect(textOf(page.text)).toMatch(/Melden Sie sich an|Sign in/);
  const form = formsIn(page.text).find(({ action }) => action === '/in')!;
  await reader.submit(form, { address: anna.email });
  const entered = await reader.post('/in/redeem', { secret: await world.mailedSecret(anna.email) });
  expect([path, entered.status, entered.headers['location']]).toEqual([path, 303, url]);
  expect((await reader.get(url!)).status).toBe(200);
};

/** Pages that know by the address itself whom they are for, or are for everybody. */
const openToAll = /^\/(unsubscribe|unsubscribe-all|mailed-move)\/|^\/tables$|^\/help\/|^\/in(#t=|$)|^\/i#t=/;

const follow = async (kind: string, link: Link, language: Language): Promise<void> => {
  if (/^\/g\/\w+\/seat/.test(link.path)) return followSeat(kind, link, language);
  if (link.path.startsWith('/me/')) return followToAccount(link, language);
  const reader = browser(world.app, language);
  const page = await reader.get(link.path.split('#')[0]!);
  if (link.path.startsWith('/g/')) {
    // Who plays no longer, or looks on, is told how to get in.
    expect([kind, page.status]).toEqual([kind, 404]);
    expect(textOf(page.text)).toMatch(
      /Diese Partie gibt es hier nicht, oder sie ist privat|There is no such game here, or it is private/,
    );
    const form = formsIn(page.text).find(({ action }) => action === '/in')!;
    return expect(form.fields['next']).toBe(link.path);
  }
  expect([kind, link.path, openToAll.test(link.path), page.status]).toEqual([kind, link.path, true, 200]);
  const [, paragraph] = link.path.split('#');
  if (link.path.startsWith('/help/') && paragraph !== undefined)
    expect(page.text).toContain(`id="${paragraph}"`);
};

const all = [...new Set([...samples('en').map(({ kind }) => kind), ...kinds])].filter(
  kind => kind !== 'message',
);

test('opening any link of any mail changes nothing', async () => {
  const paths = new Set<string>();
  for (const kind of all)
    for (const mail of mailsOf(kind, 'en'))
      for (const { path } of await linksOf(mail)) paths.add(path.split('#')[0]!);
  const before = await world.fingerprint();
  for (const path of paths) {
    const { status } = await browser(world.app).get(path);
    expect([path, [200, 302, 404].includes(status)]).toEqual([path, true]);
  }
  expect(await world.fingerprint()).toBe(before);
});

describe('every link of every mail leads, without a session, where its words say', () => {
  test.each(all.flatMap(kind => [[kind, 'de'] as const, [kind, 'en'] as const]))(
    '%s, %s',
    async (kind, language) => {
      await world.db.pool.query('UPDATE person SET language = $2 WHERE id = $1', [
        anna.actor.personId,
        language,
      ]);
      const mails = mailsOf(kind, language);
      expect(mails.length).toBeGreaterThan(0);
      for (const mail of mails) for (const link of await linksOf(mail)) await follow(kind, link, language);
    },
  );
});
