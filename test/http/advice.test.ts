import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { createGame, showGame, type NewGame } from '../../src/service/tables/games.js';
import { joinGame } from '../../src/service/tables/invitations.js';
import { presenters } from '../../src/present/registry.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { titleImperialSteam } from '../../src/titles/imperial-steam/rules/built-in-title.js';
import { api } from './support/api.js';
import { formsIn, signedInBrowser, textOf, unescapeHtml, type PageForm } from './support/browser.js';
import { startWorld, type Player, type World } from './support/world.js';

let world: World;
let anna: Player;
let bert: Player;
beforeAll(async () => {
  // What takes seconds to think about is tested elsewhere: here a seat thinks no longer than an ordinary one.
  const quick: typeof title1830 = {
    ...title1830,
    think: (sight, effort) => title1830.think!(sight, { ...effort, level: 'ordinary' }),
  };
  world = await startWorld({
    titles: [quick, titleImperialSteam],
    presenters: { ...presenters, 1830: railPresenter(title1830) },
  });
  [anna, bert] = [await world.player('Anna'), await world.player('Bert')];
});
afterAll(() => world.stop());

const made = async (wish: Partial<NewGame> = {}): Promise<string> =>
  (
    await createGame(world.deps, anna.actor, {
      ...{ title: '1830', name: 'Alone', settings: {}, seats: [{ kind: 'me' }, { kind: 'service' }] },
      ...wish,
    })
  ).id;

/** A game of Anna and Bert. */
const together = async (advice: boolean): Promise<string> => {
  const id = await made({ advice, name: 'Together', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await joinGame(world.deps, bert.actor, { gameId: id, seat: 1 });
  return id;
};

const formTo = (html: string, end: string): PageForm | undefined =>
  formsIn(html).find(form => form.action.endsWith(end));

const typed = (html: string): string | undefined =>
  formsIn(html).find(form => form.html.includes('id="notation"'))?.fields['notation'];

describe('in the pages', () => {
  test('whoever is in turn asks, reads move and reason, and has it put into the form; nothing is played', async () => {
    const id = await made();
    const reader = await signedInBrowser(world, anna);
    const before = await reader.get(`/g/${id}`);
    const asked = /id="asked"[^]*?<div class="panel/.exec(before.text)?.[0] ?? '';
    expect(textOf(asked)).toContain('Players may ask what the computer would do; the game does not count');
    expect(textOf(asked)).toContain('An easy computer plays by simple rules');
    const answer = await reader.submit(formTo(before.text, '/advice#advice')!);
    expect(textOf(answer.text)).toContain('What the computer would do');
    expect(textOf(answer.text)).toMatch(/The computer (?:looked ahead|had time)/);
    const [use] = /[^"]*\?advice=0#typed/.exec(unescapeHtml(answer.text))!;
    expect(typed(answer.text)).toBeFalsy();
    const filled = await reader.get(use.replace('#typed', ''));
    expect(textOf(filled.text)).toContain('Nothing is played before you do so.');
    const notation = typed(filled.text)!;
    expect(textOf(filled.text)).toContain(notation);
    // What was said is there when the page is opened again; a link of another position fills in nothing.
    expect(textOf((await reader.get(`/g/${id}`)).text)).toContain('What the computer would do');
    expect(typed((await reader.get(`/g/${id}?advice=7`)).text)).toBeFalsy();
    expect((await showGame(world.deps, anna.actor, id)).number).toBe(0);
    const played = await reader.submit(
      formsIn(filled.text).find(form => form.html.includes('id="notation"'))!,
    );
    expect(played.status).toBe(200);
    expect((await showGame(world.deps, anna.actor, id)).number).toBe(1);
  });

  test('in German', async () => {
    const dora = await world.player('Dora');
    await world.asOwner(`UPDATE person SET language = 'de' WHERE id = $1`, [dora.actor.personId]);
    const { id } = await createGame(world.deps, dora.actor, {
      ...{ title: '1830', name: 'Allein', settings: {}, seats: [{ kind: 'me' }, { kind: 'service' }] },
    });
    const reader = await signedInBrowser(world, dora, 'de');
    await reader.submit(formTo((await reader.get(`/g/${id}`)).text, '/advice#advice')!);
    const answer = textOf((await reader.get(`/g/${id}`)).text);
    expect(answer).toContain('Was der Computer tun würde');
    expect(answer).toMatch(/Der Computer (?:hat \d+ Züge durchgespielt|hatte|sah)/);
  });

  test('nobody is offered it where not all have agreed; whoever asks is led to what is fair', async () => {
    const id = await together(false);
    const reader = await signedInBrowser(world, anna);
    const before = await reader.get(`/g/${id}`);
    expect(formTo(before.text, '/advice#advice')).toBeUndefined();
    const form = formTo((await reader.get(`/g/${await made()}`)).text, '/advice#advice')!;
    const refused = await reader.submit({ ...form, action: `/g/${id}/advice` });
    expect(refused.status).toBe(403);
    expect(textOf(refused.text)).toContain('At this table nobody may ask what the computer would do');
    expect(refused.text).toMatch(/id="refused"[^]*?<a href="\/help\/fair-play">Fair play<\/a>/);
  });

  test('the table says it before anybody sits down', async () => {
    const reader = await signedInBrowser(world, anna);
    const fresh = await reader.get('/games/new?title=1830');
    const form = formsIn(fresh.text).find(one => one.action === '/games/new' && one.method === 'post')!;
    const room = await reader.submit(form, { name: 'Agreed', open: '1', listed: 'true', advice: 'on' });
    const said = 'Players may ask what the computer would do; the game does not count in results.';
    expect(textOf(room.text)).toContain(said);
    expect(textOf((await reader.get('/tables')).text)).toContain(said);
    const id = /\/g\/(\w+)/.exec(room.text)![1]!;
    const terms = await reader.get(`/g/${id}/terms`);
    const changed = formsIn(terms.text).find(one => one.action.endsWith('/terms'))!;
    expect(changed.fields['advice']).toBe('on');
    const { advice: _, ...without } = changed.fields;
    const after = await reader.submit({ ...changed, fields: without });
    expect(textOf(after.text)).not.toContain(said);
  });

  test('an invitation says it', async () => {
    const id = await made({
      advice: true,
      seats: [{ kind: 'me' }, { kind: 'invite', email: 'carla@players.example' }],
    });
    const secret = await world.invitationSecret(id, 1);
    const shown = await api(world, '', 'post', '/invitations/show', { secret });
    expect(shown.body).toMatchObject({ advice: true });
  });
});

describe('by the interface', () => {
  test('a program asks; it is told the move, what it brings about and why', async () => {
    const id = await made();
    const answer = await api(world, anna.token, 'post', `/games/${id}/advice`, { level: 'ordinary' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      ...{ number: 0, seat: 0, level: 'ordinary', action: { seat: 0 } },
      words: [expect.any(String)],
      reason: expect.stringMatching(/^The computer /),
    });
    const { notation } = answer.body as { readonly notation: string };
    const tried = await api(world, anna.token, 'post', `/games/${id}/try`, { lines: [[notation]], show: [] });
    expect(tried.body.lines[0].stopped).toBeNull();
  });

  test('of a secret bid it is told how much', async () => {
    const id = await made({
      title: 'imperial-steam',
      advice: true,
      seats: [
        { kind: 'me', name: 'Anna' },
        { kind: 'me', name: 'Grandpa' },
      ],
    });
    for (const seat of [0, 1]) {
      const { body } = await api(world, anna.token, 'post', `/games/${id}/advice`, { level: 'easy', seat });
      const { words, notation } = body as { readonly words: readonly string[]; readonly notation: string };
      expect(notation).toMatch(/^bid \d+$/);
      expect(words.map(line => line.replaceAll(/\s/g, ' '))).toEqual([
        expect.stringMatching(new RegExp(`^bid.*: ${notation.slice('bid '.length)} gulden$`, 'i')),
      ]);
      const { headers } = await api(world, anna.token, 'get', `/games/${id}/position?seat=${seat}`);
      await api(world, anna.token, 'post', `/games/${id}/actions`, { notation, seat }).set(
        'If-Match',
        headers['etag']!,
      );
    }
  });

  test('is refused with a code of its own', async () => {
    const path = `/games/${await together(false)}/advice`;
    const refused = await api(world, anna.token, 'post', path, {});
    expect([refused.status, refused.body.code]).toEqual([403, 'advice-not-allowed']);
    const agreed = `/games/${await together(true)}/advice`;
    const early = await api(world, bert.token, 'post', agreed);
    expect([early.status, early.body.code]).toEqual([409, 'advice-not-asked']);
  });
});
