import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { pinNote, showNotes, writeNotes } from '../../src/service/chat/notes.js';
import { deletePlan, savePlan } from '../../src/service/chat/plans.js';
import { readConversation, say, type ChatQuery } from '../../src/service/chat/chat.js';
import { cleanLines } from '../../src/service/free-text.js';
import { hostile } from '../support/hostile.js';
import { type Browser, signedInBrowser, textOf } from './support/browser.js';
import { type Player, startWorld, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
let reader: Browser;
beforeAll(async () => {
  world = await startWorld();
  anna = await world.player('Anna');
  bert = await world.player('Bert');
  reader = await signedInBrowser(world, anna);
});
afterAll(() => world.stop());

const main = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** The elements of a page with their attributes' names: what a text must not add to. */
const skeleton = (html: string): string => skeletonOf(main(html));

const skeletonOf = (html: string): string =>
  [...html.matchAll(/<(\/?[a-z][a-z0-9]*)([^>]*)>/gi)]
    .map(
      ([, tag, rest]) => `${tag!} ${[...rest!.matchAll(/\s([\w-]+)(?==|\s|$)/g)].map(m => m[1]).join(' ')}`,
    )
    .filter(part => !part.startsWith('strong') && !part.startsWith('/strong'))
    .join('\n');

/** A fresh game in which nobody has said anything. */
const freshGame = async (): Promise<string> => {
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { id } = await createGame(world.deps, anna.actor, {
    title: 'sampler',
    name: 'Open',
    settings: {},
    seats,
  });
  await joinGame(world.deps, bert.actor, { gameId: id, seat: 1 });
  return id;
};

const page = async (id: string, path: string): Promise<string> => (await reader.get(`/g/${id}/${path}`)).text;

test('there are more than a hundred of them', () => {
  expect(new Set(hostile).size).toBeGreaterThan(100);
});

describe('whatever is said', () => {
  const blocks: string[] = [];
  let harmless: string;
  /** What the page shows of each message, the oldest first. */
  const blocksOf = async (id: string): Promise<readonly string[]> => {
    const found: string[] = [];
    for (let before: string | null = ''; before !== null;) {
      const html = await page(id, `chat${before && `?before=${before}`}`);
      found.unshift(...html.split('<li id="m-').slice(1));
      const reading: ChatQuery = { gameId: id, ...(before && { before }) };
      before = (await readConversation(world.deps, anna.actor, reading)).earlier;
    }
    return found;
  };
  beforeAll(async () => {
    const id = await freshGame();
    for (const text of hostile) await say(world.deps, bert.actor, { gameId: id, text });
    blocks.push(...(await blocksOf(id)));
    const quiet = await freshGame();
    for (const text of ['one', 'two']) await say(world.deps, bert.actor, { gameId: quiet, text });
    [harmless] = (await blocksOf(quiet)) as [string];
  });

  test.each(hostile.map((text, at) => [text, at] as const))('%j is text on the page', (text, at) => {
    const html = blocks[at]!;
    const [item] = html.split('</form>');
    const [plain] = harmless.split('</form>');
    expect(skeletonOf(item!.split('</li>')[0]!)).toBe(skeletonOf(plain!.split('</li>')[0]!));
    const kept = cleanLines(text, 10_000);
    expect(textOf(`<${html}`).replaceAll(/\s/g, '')).toContain(kept.replaceAll(/\s/g, ''));
    expect(kept).not.toMatch(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2066-\u2069\ufeff]/,
    );
  });

  test('adds nothing to the page around it, nor to the history', async () => {
    const [id, quiet] = [await freshGame(), await freshGame()];
    for (const text of hostile.slice(0, 40)) {
      await say(world.deps, bert.actor, { gameId: id, text });
      await say(world.deps, bert.actor, { gameId: quiet, text: 'harmless' });
    }
    for (const path of ['chat', 'history', 'history?step=0'])
      expect(skeleton(await page(id, path))).toBe(skeleton(await page(quiet, path)));
  });
});

describe('whatever is noted', () => {
  const tried = hostile.filter((text, at) => at % 4 === 3 || !text.includes('<'));

  test('is text in notes and at positions', async () => {
    const id = await freshGame();
    const put = async (text: string): Promise<readonly string[]> => {
      const { version } = await showNotes(world.deps, anna.actor, id);
      await writeNotes(world.deps, anna.actor, { gameId: id, text, version });
      await pinNote(world.deps, anna.actor, {
        gameId: id,
        number: 0,
        text: [...text].slice(0, 400).join(''),
      });
      return [await page(id, 'notes'), await page(id, 'history?step=0')];
    };
    const plain = (await put('harmless')).map(skeleton);
    for (const text of tried) {
      const pages = await put(text);
      expect([text, pages.map(skeleton)]).toEqual([text, plain]);
    }
  });

  test('is text in the name of a plan, or no name at all', async () => {
    const id = await freshGame();
    const moves = [{ seat: 0, line: 'take 1' }];
    const put = async (name: string): Promise<string> => {
      const { id: plan } = await savePlan(world.deps, anna.actor, { gameId: id, name, number: 0, moves });
      const [listed, used] = [await page(id, 'plans'), (await reader.get(`/g/${id}?plan=${plan}`)).text];
      await deletePlan(world.deps, anna.actor, { gameId: id, plan });
      return `${skeleton(listed)}\n${skeleton(used)}`;
    };
    const plain = await put('harmless');
    for (const text of tried) {
      const name = [...text].slice(0, 50).join('');
      const seen = await put(name).catch((error: unknown) => (error as { code?: string }).code ?? error);
      expect([name, [plain, 'bad-plan-name'].includes(seen as string)]).toEqual([name, true]);
    }
  });
});
