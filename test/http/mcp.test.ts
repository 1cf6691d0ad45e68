import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { clientOf } from '../../src/mcp/client.js';
import type { Playing } from '../../src/mcp/confirming.js';
import { buildServer } from '../../src/mcp/server.js';
import { makeToken } from '../../src/service/account/tokens.js';
import type { Scope } from '../../src/service/types.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { signedInBrowser } from './support/browser.js';
import { startRailGame, type RailGame } from './support/rail-game.js';
import { api } from './support/api.js';

/* Models of language play by the Model Context Protocol: here, by its own client. */

let rail: RailGame;
let base: URL;
beforeAll(async () => {
  rail = await startRailGame();
  base = new URL(`http://127.0.0.1:${String((rail.world.server.address() as AddressInfo).port)}`);
});
afterAll(() => rail.world.stop());

const tokenFor = async (scopes: readonly Scope[]): Promise<string> =>
  (await makeToken(rail.world.deps, rail.anna.actor, { name: 'Model', scopes, days: 1 })).token;

interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

const call = async (client: Client, name: string, input: object = {}): Promise<Answer> => {
  const answer = await client.callTool({ name, arguments: { ...input } });
  const content = answer.content as readonly { readonly text: string }[];
  return { text: content.map(({ text }) => text).join('\n'), isError: answer.isError === true };
};

/** The row that the turn names. */
const seenIn = (text: string): string => /row (\d+-[0-9a-f]+)/.exec(text)![1]!;

/** A client beside its server, whose player answers questions so; undefined where it cannot ask. */
const beside = async (
  mode: Playing,
  player?: 'accept' | 'decline',
): Promise<{ readonly client: Client; readonly asked: string[] }> => {
  const server = buildServer(
    clientOf({ base, token: await tokenFor(['read', 'play']), language: 'en' }),
    mode,
  );
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: player ? { elicitation: {} } : {} },
  );
  const asked: string[] = [];
  if (player)
    client.setRequestHandler(ElicitRequestSchema, ({ params: { message } }) => {
      asked.push(message);
      return { action: player, ...(player === 'accept' && { content: {} }) };
    });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(other), client.connect(one)]);
  return { client, asked };
};

describe('tools', () => {
  test('games, the turn, moves, trying, why not, log and what is printed', async () => {
    const { client } = await beside('ask');
    const { id } = rail;
    expect((await call(client, 'my_games')).text).toContain(`${id} · 1830`);
    expect((await call(client, 'turn', { game: id })).text).toMatch(/What P1 may do\n/);
    expect((await call(client, 'moves', { game: id })).text).toContain('for example: take SV, costs 20');
    const tried = await call(client, 'try_moves', { game: id, lines: [['take SV'], ['take DH']] });
    expect(tried.text).toContain('# 1: take SV\ntake SV: ');
    expect(tried.text).toContain('# 2: take DH\nstopped at “take DH”: ');
    const figures = await call(client, 'try_moves', { game: id, lines: [['take SV'], []], show: 'figures' });
    expect(figures.text).toContain('P1 parts cash 1200 > 1180; P1 parts privates 0 > 20');
    expect(figures.text).toMatch(/# 2: \nno figure changes$/);
    expect((await call(client, 'why_not', { game: id, of: 'DH' })).text).toContain('# P1');
    expect((await call(client, 'log', { game: id })).text).toContain('0 rows in all');
    expect((await call(client, 'printed', { game: id })).text).toContain('"market"');
    expect((await call(client, 'printed', { game: id, part: 'trains' })).text).toContain('"price":80');
    expect((await call(client, 'orders', { game: id })).text).toContain('No standing orders.');
    expect((await call(client, 'plans', { game: id })).text).toBe('No plans.');
    expect((await call(client, 'messages', { game: id })).text).toBe('No messages.');
  });

  test('what the computer would do, where all have agreed that it may be asked', async () => {
    const { client } = await beside('ask');
    const refused = await call(client, 'advice', { game: rail.id });
    expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining('(advice-not-allowed)')]);
    await rail.world.asOwner('UPDATE game SET advice = true WHERE id = $1', [rail.id]);
    const { text } = await call(client, 'advice', { game: rail.id });
    await rail.world.asOwner('UPDATE game SET advice = false WHERE id = $1', [rail.id]);
    const [notation, does, reason] = text.split('\n');
    expect(() => title1830.notation.parse(notation!, 0)).not.toThrow();
    expect(does).toContain('Anna');
    expect(reason).toMatch(/^The computer /);
    expect((await call(client, 'log', { game: rail.id })).text).toContain('0 rows in all');
  });

  test('say which of them change nothing', async () => {
    const { client } = await beside('ask');
    const { tools } = await client.listTools();
    const readOnly = tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name);
    expect(readOnly).toEqual(expect.arrayContaining(['turn', 'try_moves', 'advice', 'orders']));
    expect(readOnly).not.toEqual(expect.arrayContaining(['play']));
    for (const name of ['play', 'undo', 'give_order', 'say', 'save_plan'])
      expect(readOnly).not.toContain(name);
  });

  test('what the service refuses is told as it says it', async () => {
    const { client } = await beside('allow');
    const none = await call(client, 'turn', { game: 'nothing' });
    expect(none).toEqual({
      text: 'There is no such game, or you may not see it. (no-such-game)',
      isError: true,
    });
    const seen = seenIn((await call(client, 'turn', { game: rail.id })).text);
    const wrong = await call(client, 'play', { game: rail.id, move: 'take DH', seen });
    expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining('(only-the-cheapest)')]);
  });
});

describe('playing', () => {
  const number = async (): Promise<number> =>
    (await api(rail.world, rail.anna.token, 'get', `/games/${rail.id}`)).body.number as number;

  test('asks the player first, and does nothing where they say no or cannot be asked', async () => {
    for (const player of ['decline', undefined] as const) {
      const { client, asked } = await beside('ask', player);
      const seen = seenIn((await call(client, 'turn', { game: rail.id })).text);
      const { text } = await call(client, 'play', { game: rail.id, move: 'take SV', seen });
      expect(text).toContain('Nothing was done');
      expect(asked).toEqual(player ? [expect.stringContaining('Play “take SV”')] : []);
      expect((await call(client, 'say', { game: rail.id, text: 'Hello' })).text).toContain(
        'Nothing was done',
      );
      expect(await number()).toBe(0);
    }
  });

  test('plays once the player agrees, takes back, and says what somebody did meanwhile', async () => {
    const { client, asked } = await beside('ask', 'accept');
    const first = (await call(client, 'turn', { game: rail.id })).text;
    const played = await call(client, 'play', { game: rail.id, move: 'take SV', seen: seenIn(first) });
    expect(asked[0]).toMatch(/Play “take SV” in game .* Anna buys/);
    expect(played.text).toContain('Bert: ');
    const undone = await call(client, 'undo', { game: rail.id, seat: 0, seen: seenIn(played.text) });
    expect(undone.text).toContain('What P1 may do');
    const late = await call(client, 'play', { game: rail.id, move: 'take SV', seen: seenIn(first) });
    expect([late.isError, late.text]).toEqual([true, expect.stringContaining('(stale)')]);
  });
});

test('rules, notation and all that is printed are resources of every title', async () => {
  const { client } = await beside('ask');
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual(
    expect.arrayContaining(['bahnpost://titles/1830/rules', 'bahnpost://titles/1830/data']),
  );
  const read = async (uri: string): Promise<string> => {
    const { contents } = await client.readResource({ uri });
    return (contents[0] as { readonly text: string }).text;
  };
  expect(await read('bahnpost://titles/1830/rules')).toMatch(/^# 1830[\s\S]*`pass`/);
  expect(JSON.parse(await read('bahnpost://titles/1830/data'))).toMatchObject({ title: '1830' });
  for (const kind of ['Actions', 'Facts', 'Asks', 'Rounds', 'Views'])
    expect(JSON.parse(await read(`bahnpost://titles/1830/${kind.toLowerCase()}`))).toMatchObject({
      title: `${kind} of 1830`,
    });
});

describe('the remote server', () => {
  const remote = async (token: string, path = '/mcp'): Promise<Client> => {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(path, base), {
      requestInit: { headers: { Authorization: `Bearer ${token}` } },
    });
    await client.connect(transport);
    return client;
  };

  test('does what the token may do, and no more', async () => {
    const reader = await remote(await tokenFor(['read']));
    const { text } = await call(reader, 'turn', { game: rail.id });
    expect(text).toContain('What P1 may do');
    const refused = await call(reader, 'play', { game: rail.id, move: 'take SV', seen: seenIn(text) });
    expect(refused.text).toContain('(scope-missing)');
    await reader.close();
  });

  test('has the player asked before a move: the same call again, with what the first was told, plays it', async () => {
    const player = await remote(await tokenFor(['read', 'play']));
    const { text } = await call(player, 'turn', { game: rail.id });
    const move = { game: rail.id, move: 'take SV', seen: seenIn(text) };
    const first = await call(player, 'play', move);
    expect(first.text).toMatch(/^Nothing was done yet\. Ask the player: Play “take SV” .* Anna buys/);
    const confirmed = /confirmed: "([\w-]+)"/.exec(first.text)![1]!;
    for (const other of [
      { ...move, move: 'pass', confirmed },
      { ...move, confirmed: `${confirmed}x` },
    ])
      expect((await call(player, 'play', other)).text).toContain('Nothing was done yet');
    const said = await call(player, 'say', { game: rail.id, text: 'Hello', confirmed });
    expect(said.text).toContain('Nothing was done yet');
    expect((await call(player, 'turn', { game: rail.id })).text).toContain(`row ${move.seen}`);
    const another = await remote(await tokenFor(['read', 'play']));
    expect((await call(another, 'play', { ...move, confirmed })).text).toContain('Nothing was done yet');
    expect((await call(player, 'play', { ...move, confirmed })).text).toContain('Bert: ');
    await Promise.all([player.close(), another.close()]);
  });

  test('plays at once where the owner has put that into the address', async () => {
    const player = await remote(await tokenFor(['read', 'play']), '/mcp?play=allow');
    const { text } = await call(player, 'turn', { game: rail.id });
    const undone = await call(player, 'undo', { game: rail.id, seat: 0, seen: seenIn(text) });
    expect(undone.text).toContain('What P1 may do');
    await player.close();
  });

  test('sends whoever has no token to where they are let in', async () => {
    const answer = await fetch(new URL('/mcp', base), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('WWW-Authenticate')).toBe(
      'Bearer resource_metadata="https://bahnpost.example/.well-known/oauth-protected-resource/mcp"',
    );
    expect((await fetch(new URL('/mcp', base))).status).toBe(405);
  });

  test('says of a token that is no good that it is to be renewed', async () => {
    const answer = await fetch(new URL('/mcp', base), {
      method: 'POST',
      headers: { Authorization: 'Bearer bp_gone' },
    });
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([
      401,
      'Bearer resource_metadata="https://bahnpost.example/.well-known/oauth-protected-resource/mcp", error="invalid_token"',
    ]);
  });

  test('counts each of several messages in one request', async () => {
    const token = await tokenFor(['read']);
    const left = async (messages: number): Promise<number> => {
      const answer = await fetch(new URL('/mcp', base), {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify(
          Array.from({ length: messages }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' })),
        ),
      });
      expect(((await answer.json()) as readonly unknown[]).length).toBe(messages);
      return Number(/r=(\d+)/.exec(answer.headers.get('RateLimit')!)![1]);
    };
    const before = await left(2);
    expect(await left(7)).toBe(before - 7);
  });

  test('does not count who is signed in in the browser', async () => {
    const { cookies } = await signedInBrowser(rail.world, rail.anna);
    const answer = await fetch(new URL('/mcp', base), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        Origin: 'https://bahnpost.example',
        Cookie: Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
    });
    expect(answer.status).toBe(401);
  });
});

test('bahnpost mcp serves it on standard input and output', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ['bin/bahnpost.mjs', 'mcp'],
    env: { BAHNPOST_URL: base.href, BAHNPOST_TOKEN: await tokenFor(['read']), BAHNPOST_LANG: 'de' },
    cwd: new URL('../../', import.meta.url).pathname,
  });
  await client.connect(transport);
  const { text } = await call(client, 'turn', { game: rail.id });
  await client.close();
  expect(text).toContain('Sie sind P1');
});
