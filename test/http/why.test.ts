import { afterEach, describe, expect, test } from '@jest/globals';
import type { Reason, Title } from '../../src/engine/core/index.js';
import { refusedKind } from '../../src/http/pages/why-model.js';
import { servicePresenter } from '../../src/present/rail/service-presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { companyTurn, position, stockTurn, type PositionSetup } from '../support/rail.js';
import { browser, type Browser, signedInBrowser, textOf, unescapeHtml } from './support/browser.js';
import { startWorld, type World } from './support/world.js';
import { api } from './support/api.js';

let world: World | undefined;
afterEach(async () => {
  await world?.stop();
  world = undefined;
});

interface At {
  readonly world: World;
  readonly anna: Browser;
  readonly bert: Browser;
  readonly token: string;
  readonly path: string;
}

/** A game of Anna and Bert that begins in this position. */
const gameAt = async (setup: PositionSetup): Promise<At> => {
  const title = { ...title1830, setup: () => position({ seats: 2, ...setup }) } as unknown as Title;
  world = await startWorld({ titles: [title], presenters: { 1830: servicePresenter(title1830) } });
  const [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
  const id = await world.game([anna, bert], {}, title1830.id);
  return {
    world,
    anna: await signedInBrowser(world, anna),
    bert: await signedInBrowser(world, bert),
    token: anna.token,
    path: `/g/${id}`,
  };
};

/** The PRR, in Altoona, may lay its tile. */
const track: PositionSetup = {
  companies: { PRR: { shares: [60], cash: 500 } },
  tokens: ['PRR H12'],
  round: companyTurn('PRR'),
};

const whyOf = async ({ path }: At, reader: Browser, of: string, language = 'en'): Promise<string> => {
  const page = await reader.get(`${path}/why?of=${encodeURIComponent(of)}&lang=${language}`);
  expect(page.status).toBe(200);
  return page.text;
};

describe('why not, asked of a thing of the game', () => {
  test('a hex out of reach: the refusal of the rules, with the paragraph, and what else it is not the moment for', async () => {
    const at = await gameAt(track);
    const page = await whyOf(at, at.anna, 'F2');
    expect(textOf(page)).toContain('The track on F2 Chicago is printed and cannot change.');
    expect(page).toContain('href="/help/rules/1830#');
    expect(textOf(await whyOf(at, at.anna, 'D4'))).toContain('PRR does not reach the new track on D4 Flint.');
    expect(textOf(page)).not.toContain('sell shares');
  });

  test('where something is possible, a link chooses it', async () => {
    const at = await gameAt(track);
    const page = await whyOf(at, at.anna, 'H10');
    const href = /<a href="([^"]*do=lay[^"]*)"/.exec(unescapeHtml(page))![1]!;
    expect(href).toBe(`${at.path}?do=lay&place=H10#do-lay`);
    expect(textOf((await at.anna.get(href.split('#')[0]!)).text)).toContain('H10');
  });

  test('whoever is not in turn is told so once, and what holds for the player who is', async () => {
    const at = await gameAt(track);
    const said = textOf(await whyOf(at, at.bert, 'D4'));
    expect(said.match(/It is not your turn\./g)).toHaveLength(1);
    expect(said).toContain('What the rules say to Anna, whose turn it is');
    expect(said).toContain('PRR does not reach the new track on D4 Flint.');
  });

  test('a share that is too dear, in German, with the amounts', async () => {
    const at = await gameAt({
      set: 2,
      cash: [40, 500],
      companies: { PRR: { par: 67, shares: [0, 40] } },
      round: stockTurn(2, 0),
    });
    const said = textOf(await whyOf(at, at.anna, 'PRR', 'de'));
    expect(said).toMatch(/Aktien kaufen Nötig sind \S*67\S*, da sind nur \S*40\S*\./);
    expect(said).toContain('Sie besitzen keine Aktie der PRR.');
    expect(textOf(await whyOf(at, at.anna, '4', 'de'))).toContain('Lok 4');
  });

  test('what is not in the game is not found, whatever it is called', async () => {
    const at = await gameAt(track);
    for (const thing of ['Z99', '__proto__', '', 'x'.repeat(65)])
      expect((await at.anna.get(`${at.path}/why?of=${thing}`)).status).toBe(404);
    expect((await at.anna.get(`${at.path}/why`)).status).toBe(404);
  });

  test('a stranger is not told of a private game', async () => {
    const at = await gameAt(track);
    await api(at.world, at.token, 'patch', `${at.path.replace('/g/', '/games/')}/options`, {
      spectators: 'none',
    });
    const stranger = browser(at.world.app);
    expect((await stranger.get(`${at.path}/why?of=D4`)).status).toBe(404);
    expect((await stranger.get(`/api/v1${at.path.replace('/g/', '/games/')}/why?of=D4`)).status).toBe(404);
  });
});

describe('where the page of the game asks it', () => {
  test('hexes where nothing is offered lead there, out of the way of the keyboard; so do trains and privates, and companies to what is known of them', async () => {
    const at = await gameAt(track);
    const text = unescapeHtml((await at.anna.get(at.path)).text);
    expect(text).toContain(`<a class="asks" tabindex="-1" href="${at.path}/why?of=D4"><g id="hex-D4"`);
    expect(text).toContain(`<a href="${at.path}?do=lay&place=H10#do-lay"><g id="hex-H10"`);
    for (const thing of ['4', 'DH'])
      expect(text).toMatch(new RegExp(`<a class="asks" href="${at.path}/why\\?of=${thing}"`));
    expect(text).toMatch(new RegExp(`<a class="asks" href="${at.path}/companies/PRR`));
  });

  test('kinds of move that belong to the step, but are impossible, stand folded at the end of the turn', async () => {
    const at = await gameAt({
      companies: { PRR: { shares: [60], cash: 0, trains: ['2'] } },
      tokens: ['PRR H12'],
      laid: { H10: '57/1' },
      round: companyTurn('PRR', { step: 'run', laid: 1, begun: true }),
    });
    const { text } = await at.anna.get(at.path);
    const list = /<details class="not-now"[\s\S]*?<\/details>/.exec(text)![0];
    expect(textOf(list)).toContain('The trains of PRR must run.');
    // Neither what comes later in the turn, nor what is possible.
    expect(textOf(list)).not.toContain('buy a train');
    expect((await at.bert.get(at.path)).text).not.toContain('class="not-now"');
  });

  test('history and a finished game ask nothing', async () => {
    const at = await gameAt(track);
    expect((await at.anna.get(`${at.path}/history`)).text).not.toContain('/why?of=');
  });
});

test('the interface tells the same, with code, parameters and paragraph', async () => {
  const at = await gameAt(track);
  const answer = await at.anna.get(`/api/v1${at.path.replace('/g/', '/games/')}/why?of=D4`);
  const body = answer.body as { by: { seat: number; tried: { type: string; reasons: object[] }[] }[] };
  expect(body.by).toHaveLength(1);
  expect(body.by[0]!.tried.find(({ type }) => type === 'lay')).toMatchObject({
    possible: [],
    untimely: false,
    reasons: [
      { code: 'not-connected', detail: 'PRR does not reach the new track on D4 Flint.', paragraph: '7.2.1' },
    ],
  });
});

describe('reasons in a few lines', () => {
  const scene = {
    game: { title: 'sampler' },
    words: {
      option: (type: string) => type,
      refusal: (code: string) => `${code}.`,
      value: (_: string, value: unknown) => String(value),
    },
  } as unknown as Parameters<typeof refusedKind>[1];
  const call = { t: (_: string, params = {}) => `also ${String(Object.values(params))}` };

  const reason = (code: string, hexes: readonly string[], params: object = {}): Reason => ({
    code,
    params: { ...params },
    actions: hexes.map(hex => ({ seat: 0, type: 'lay', hex, tile: '57', rotation: 0 })),
  });

  const linesOf = (reasons: readonly Reason[], possible: Reason['actions'] = []): readonly string[] =>
    refusedKind(call, scene, { type: 'lay', possible, reasons, untimely: false }).lines.map(
      ({ text }) => text,
    );

  test('one for all is said plainly; of several, or beside what is possible, each with what it forbids', () => {
    const [a1, a2] = [reason('far', ['A1']), reason('printed', ['A2'])];
    expect(linesOf([a1])).toEqual(['far.']);
    expect(linesOf([a1, a2])).toEqual(['A1: far.', 'A2: printed.']);
    expect(linesOf([a1], a2.actions)).toEqual(['A1: far.']);
  });

  test('what has no name is not named', () => {
    expect(linesOf([reason('far', ['A1', '']), reason('printed', [''])])).toEqual(['A1: far.', 'printed.']);
    // Nor are ways that have nothing of the kind.
    const other = { seat: 0, type: 'lay', bridge: 'blue' };
    const both = { ...reason('far', ['A1']), actions: [...reason('far', ['A1']).actions, other] };
    expect(linesOf([both, reason('printed', ['A2'])])).toEqual(['A1: far.', 'A2: printed.']);
  });

  test('what names its thing itself is said of the others like it', () => {
    expect(linesOf([reason('far', ['A1', 'A2', 'A3'], { hex: 'A1' })])).toEqual(['far. also A2, A3']);
    expect(linesOf([reason('far', ['A1'], { hex: 'A1' }), reason('printed', ['A2'])])[0]).toBe('far.');
  });

  test('many are counted', () => {
    const reasons = ['a', 'b', 'c', 'd', 'e'].map(code => reason(code, [code]));
    const { lines, more } = refusedKind(call, scene, { type: 'lay', possible: [], reasons, untimely: false });
    expect([lines.length, more]).toEqual([3, 2]);
    const hexes = Array.from({ length: 9 }, (_, at) => `A${String(at)}`);
    expect(linesOf([reason('far', hexes), reason('printed', ['B1'])])[0]).toBe(
      'A0, A1, A2, A3, A4, A5, A6, A7, …: far.',
    );
  });
});
