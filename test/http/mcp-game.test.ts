import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { clientOf } from '../../src/mcp/client.js';
import { buildServer } from '../../src/mcp/server.js';
import { presenters } from '../../src/present/registry.js';
import { makeToken } from '../../src/service/account/tokens.js';
import { titles } from '../../src/titles/registry.js';
import { pick, random } from '../support/random.js';
import { startWorld, type World } from './support/world.js';

/* A program that knows nothing but the tools of the Model Context Protocol plays a whole game: the shortest there is, alone against Istvan. */

let world: World;
beforeAll(async () => {
  world = await startWorld({ titles: [titles.get('18mag')!], presenters });
});
afterAll(() => world.stop());

/** More moves than such a game has. */
const MOST = 300;

test('tools alone lead from the first move to the end of a game', async () => {
  const anna = await world.player('Anna');
  const game = await world.game([anna], { level: 'easy', length: 'short' }, '18mag');
  const { token } = await makeToken(world.deps, anna.actor, {
    ...{ name: 'Model', scopes: ['read', 'play'], days: 1 },
  });
  const base = new URL(`http://127.0.0.1:${String((world.server.address() as AddressInfo).port)}`);
  const client = new Client({ name: 'test', version: '1' });
  const [one, other] = InMemoryTransport.createLinkedPair();
  const server = buildServer(clientOf({ base, token, language: 'en' }), 'allow');
  await Promise.all([server.connect(other), client.connect(one)]);
  const call = async (name: string, input: object): Promise<string> => {
    const answer = await client.callTool({ name, arguments: { game, ...input } });
    const [{ text }] = answer.content as [{ readonly text: string }];
    expect([name, input, answer.isError === true ? text : null]).toEqual([name, input, null]);
    return text;
  };

  const rng = random(3);
  let turn = await call('turn', {});
  let made = 0;
  while (turn.includes('# What P1 may do') && made < MOST) {
    const examples = [...(await call('moves', {})).matchAll(/for example: (.*?)(?:, costs -?\d+)?$/gm)];
    const [seen] = /\d+-[0-9a-f]{16}/.exec(turn)!;
    turn = await call('play', { move: pick(rng, examples)[1]!, seen });
    made++;
  }
  expect(made).toBeGreaterThan(50);
  expect(turn).toContain('\nThe game is over\n');
  expect(turn).toContain(`row ${String(made)}-`);
  await client.close();
});
