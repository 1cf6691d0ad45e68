import { afterEach, describe, expect, test } from '@jest/globals';
import type { Title } from '../../src/engine/core/index.js';
import { railPresenter } from '../../src/present/rail/presenter.js';
import { title1830 } from '../../src/titles/1830/rules/title.js';
import { companyTurn, position, stockTurn, type PositionSetup } from '../support/rail.js';
import { type Browser, formsIn, signedInBrowser, textOf } from './support/browser.js';
import { startWorld, type World } from './support/world.js';

let world: World | undefined;
afterEach(() => world?.stop());

interface At {
  readonly world: World;
  readonly reader: Browser;
  readonly path: string;
}

/** The page of a game that begins in this position, read by the president of its company. */
const gameAt = async (setup: PositionSetup, language = 'en'): Promise<At> => {
  const title = { ...title1830, setup: () => position({ seats: 2, ...setup }) } as unknown as Title;
  world = await startWorld({ titles: [title], presenters: { 1830: railPresenter(title1830) } });
  const anna = await world.player('Anna');
  const id = await world.game([anna, await world.player('Bert')], {}, title1830.id);
  return { world, reader: await signedInBrowser(world, anna, language), path: `/g/${id}` };
};

const mapOf = (html: string): string => /<section id="map"[\s\S]*?<\/section>/.exec(html)![0];

const linksOf = (html: string): readonly string[] =>
  [...mapOf(html).matchAll(/<a href="([^"]*)"><g id="hex-/g)].map(match =>
    match[1]!.replaceAll('&amp;', '&'),
  );

/** The PRR may place a token in Columbus (H4) or Pittsburgh (H10). */
const token: PositionSetup = {
  companies: { PRR: { shares: [60], cash: 500 } },
  tokens: ['PRR H12'],
  laid: { H10: '57/1', H8: '9/1', H6: '9/1', H4: '57/1' },
  round: companyTurn('PRR', { step: 'token', laid: 1, begun: true }),
};

describe('a place for a token is chosen on the map, by plain links', () => {
  test('the map links the cities that may be taken, and a link preselects and performs nothing', async () => {
    const { world: here, reader, path } = await gameAt(token);
    const page = await reader.get(path);
    expect(linksOf(page.text)).toEqual([
      `${path}?do=token&place=H4#do-token`,
      `${path}?do=token&place=H10#do-token`,
    ]);
    // Unfolded from the start, though the menu is long: the places are the first thing to choose.
    expect(page.text).toContain('<details open id="do-token">');
    const before = await here.fingerprint();
    const chosen = await reader.get(linksOf(page.text)[1]!.split('#')[0]!);
    expect(await here.fingerprint()).toBe(before);
    const [form] = formsIn(chosen.text).filter(one => one.fields['type'] === 'token');
    expect(form!.fields['f.spot']).toBe('"H10"');
    expect(textOf(form!.html)).toContain('H10 Pittsburgh');
    const placed = await reader.submit(form!);
    expect(textOf(placed.text)).toContain('token H10');
  });

  test('a place that is not offered changes nothing about the form', async () => {
    const { reader, path } = await gameAt(token);
    const page = await reader.get(`${path}?do=token&place=D14`);
    const [form] = formsIn(page.text).filter(one => one.fields['type'] === 'token');
    expect(form!.html).toMatch(/H4 Columbus[\s\S]*H10 Pittsburgh/);
  });
});

test('the two home cities of the Erie lie on one hex: the map leads to the form, which tells them apart', async () => {
  const { reader, path } = await gameAt({
    companies: { ERIE: { shares: [60], cash: 500 } },
    laid: { E11: '59/0' },
    round: companyTurn('ERIE'),
  });
  const page = await reader.get(path);
  expect(linksOf(page.text)).toEqual([`${path}?do=home&place=E11#do-home`]);
  const [form] = formsIn(page.text).filter(one => one.fields['type'] === 'home');
  const cities = [...form!.html.matchAll(/<option value="&quot;(E11[.\d]*)&quot;">([^<]*)</g)];
  expect(cities.map(city => city[1])).toEqual(['E11', 'E11.1']);
  for (const city of cities) expect(city[2]).toMatch(/^E11 Dunkirk &amp; Buffalo \((SW|W|NW|NE|E|SE)\)$/);
  expect(cities[0]![2]).not.toBe(cities[1]![2]);
});

test('where trains are sent out, the proposed runs are on the map, with a legend, for the president alone', async () => {
  const {
    world: here,
    reader,
    path,
  } = await gameAt({
    companies: { PRR: { shares: [60], cash: 0, trains: ['2', '2'] } },
    tokens: ['PRR H12'],
    laid: { H10: '57/1', H14: '9/1', H16: '57/1' },
    round: companyTurn('PRR', { step: 'run', begun: true, laid: 1 }),
  });
  const own = mapOf((await reader.get(path)).text);
  const legend = textOf(/<ul class="legend">[\s\S]*?<\/ul>/.exec(own)![0]);
  expect(legend.match(/Train 2: [^$]*, \$30/g)).toHaveLength(2);
  expect(legend).toContain('H10 Pittsburgh');
  expect(legend).toContain('H16 Lancaster');
  const bert = await signedInBrowser(here, await here.player('Bert'));
  expect(textOf(mapOf((await bert.get(path)).text))).not.toContain('Train 2:');
});

test('after a run anybody may look at it: the layer is in the address, now and in the history', async () => {
  const {
    world: here,
    reader,
    path,
  } = await gameAt({
    companies: { PRR: { shares: [60], cash: 500, trains: ['2'] } },
    tokens: ['PRR H12'],
    laid: { H10: '57/1' },
    round: companyTurn('PRR', { step: 'run', begun: true, laid: 1 }),
  });
  const page = await reader.get(path);
  expect(mapOf(page.text)).not.toContain('value="runs:PRR"');
  await reader.submit(formsIn(page.text).find(one => one.fields['notation']?.startsWith('run '))!);
  const before = await here.fingerprint();
  const shown = mapOf((await reader.get(`${path}?place=H10&show=runs:PRR`)).text);
  expect(await here.fingerprint()).toBe(before);
  expect(textOf(shown)).toContain('Train 2: H12 Altoona – H10 Pittsburgh, $30');
  expect(shown).toContain('<option value="runs:PRR" selected>');
  expect(shown).toContain('<input type="hidden" name="place" value="H10">');
  const stranger = await signedInBrowser(here, await here.player('Bert'));
  const past = mapOf((await stranger.get(`${path}/history?step=1&show=runs%3APRR`)).text);
  expect(textOf(past)).toContain('Train 2: H12 Altoona – H10 Pittsburgh, $30');
});

/** A section of the page. */
const partOf = (html: string, section: string): string =>
  new RegExp(`<section id="${section}"[\\s\\S]*?</section>`).exec(html)![0];

describe('a trade of shares is begun at the card or marker of a company, by plain links', () => {
  const trading: PositionSetup = {
    companies: {
      PRR: { par: 67, shares: [40, 20], cash: 500 },
      'B&O': { par: 76, shares: [0, 60], cash: 500 },
    },
    round: stockTurn(2, 0),
  };

  const actsIn = (html: string, section: string): readonly string[] => {
    const plain = partOf(html, section).replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');
    return [...plain.matchAll(/href="([^"]*do=[^"]*)"/g)].map(match => match[1]!);
  };

  test('each company has what the menu allows with it, and nothing else; a link preselects and performs nothing', async () => {
    const { world: here, reader, path } = await gameAt(trading);
    const page = await reader.get(path);
    const [buyOther, buy, sell] = [
      `${path}?do=buy&of=B%26O#do-buy`,
      `${path}?do=buy&of=PRR#do-buy`,
      `${path}?do=sell&of=PRR#do-sell`,
    ];
    // On the market a marker leads to the first of them; the table beside it has them all as forms.
    expect(new Set(actsIn(page.text, 'market'))).toEqual(new Set([buyOther, buy]));
    const inTable = formsIn(partOf(page.text, 'market')).map(({ fields }) => [
      ...[fields['type'], fields['f.company'], fields['f.from'] ?? fields['f.shares']],
    ]);
    for (const deed of [
      ['buy', '"PRR"', '"ipo"'],
      ['buy', '"B&O"', '"ipo"'],
      ['sell', '"PRR"', '1'],
      ['sell', '"PRR"', '2'],
    ])
      expect(inTable).toContainEqual(deed);
    const onCards = actsIn(page.text, 'companies');
    const starting = onCards.filter(href => href.includes('do=par'));
    expect(starting).toContain(`${path}?do=par&of=NYC#do-par`);
    expect(new Set(onCards)).toEqual(new Set([buyOther, buy, sell, ...starting]));
    const before = await here.fingerprint();
    const chosen = await reader.get(buyOther.split('#')[0]!);
    expect(await here.fingerprint()).toBe(before);
    const forms = formsIn(partOf(chosen.text, 'turn')).filter(one => one.fields['type'] === 'buy');
    expect(forms.map(form => form.fields['f.company'])).toEqual(['"B&O"']);
    expect(chosen.text).toContain('<details open id="do-buy">');
    expect(chosen.text).toContain(`href="${path}?do&#x3D;buy#do-buy"`);
  });

  test('whoever is not asked sees none of them', async () => {
    const { world: here, path } = await gameAt(trading);
    const bert = await signedInBrowser(here, await here.player('Bert'));
    const { text } = await bert.get(path);
    expect([...actsIn(text, 'companies'), ...actsIn(text, 'market')]).toEqual([]);
    expect(formsIn(partOf(text, 'market'))).toEqual([]);
  });

  test('what is not on the menu cannot be preselected', async () => {
    const { reader, path } = await gameAt(trading);
    const { text } = await reader.get(`${path}?do=sell&of=NYC`);
    const forms = formsIn(partOf(text, 'turn')).filter(one => one.fields['type'] === 'sell');
    expect(forms.map(form => form.fields['f.company'])).toEqual(['"PRR"']);
  });
});

test('links on the map keep the layer', async () => {
  const { reader, path } = await gameAt(token);
  expect(linksOf((await reader.get(`${path}?show=network:PRR`)).text)[0]).toBe(
    `${path}?do=token&place=H4&show=network%3APRR#do-token`,
  );
});

test('a caption that only repeats its heading is there for screen readers alone', async () => {
  const { reader, path } = await gameAt(token);
  const { text } = await reader.get(path);
  expect(text).toContain('<caption class="unseen">Players</caption>');
  expect(text).toContain('<caption>Who owns the companies</caption>');
});

describe('the page asks for what can be done', () => {
  test('a company that must buy a train', async () => {
    const { reader, path } = await gameAt({
      companies: { PRR: { shares: [60], cash: 500 } },
      tokens: ['PRR H12'],
      laid: { H10: '57/1' },
      round: companyTurn('PRR', { step: 'trains', begun: true, laid: 1 }),
    });
    const text = textOf((await reader.get(path)).text);
    expect(text).toContain('It is your turn PRR must buy a train.');
    expect(text).not.toContain('or pass');
  });

  test('a stock round in which only a company can be started', async () => {
    const { reader, path } = await gameAt({ cash: [600, 600], companies: {}, round: stockTurn(2, 0) });
    expect(textOf((await reader.get(path)).text)).toContain('Start a company or pass.');
  });
});

test('a share that is asked for in an operating round is refused with the reason, not for want of the turn', async () => {
  const { reader, path } = await gameAt(token);
  const form = formsIn((await reader.get(path)).text).find(one => one.html.includes('id="notation"'))!;
  const { text } = await reader.submit(form, { notation: 'buy PRR' });
  expect(textOf(text)).toContain('Shares can only be bought in a stock round.');
  expect(textOf(text)).not.toContain('It is not your turn');
});

test('the proof of the proposed runs names an amount of money', async () => {
  const { reader, path } = await gameAt({
    companies: { PRR: { shares: [60], cash: 0, trains: ['2'] } },
    tokens: ['PRR H12'],
    laid: { H10: '57/1' },
    round: companyTurn('PRR', { step: 'run', begun: true, laid: 1 }),
  });
  expect(textOf((await reader.get(path)).text)).toContain('$30, the maximum (');
});

test('a bid on the private that could be had for its price comes last, and says what it does', async () => {
  const { reader, path } = await gameAt({
    seats: 2,
    privates: { SV: 'bank', CS: 'bank', DH: 'bank', MH: 'bank', CA: 'bank', BO: 'bank' },
    cash: [1200, 1200],
    round: { kind: 'auction', current: 0, passes: 0, discount: 0, bids: {}, contest: null },
  });
  const page = await reader.get(`${path}?do=bid`);
  const bids = formsIn(partOf(page.text, 'turn')).filter(form => form.fields['type'] === 'bid');
  expect(bids.map(form => form.fields['f.private'])).toEqual([
    '"CS"',
    '"DH"',
    '"MH"',
    '"CA"',
    '"BO"',
    '"SV"',
  ]);
  expect(textOf(bids.at(-1)!.html)).toContain('SV – a bid buys it at once');
});

test('a tile that looks the same when it is turned half round is offered once in the form, as on the map', async () => {
  const { reader, path } = await gameAt({
    companies: { PRR: { shares: [60], cash: 500 } },
    tokens: ['PRR H12'],
    round: companyTurn('PRR', { step: 'track', begun: true }),
  });
  const page = await reader.get(path);
  const hexes = linksOf(page.text).filter(link => link.includes('do=lay'));
  expect(hexes.length).toBeGreaterThan(0);
  // Straight tracks, and what may be chosen of how each lies.
  const straight: { [form: string]: readonly number[] } = {};
  for (const hex of hexes) {
    const chosen = await reader.get(hex.split('#')[0]!);
    for (const { fields, html } of formsIn(chosen.text)) {
      const tile = /Tile: (9|57)\b/.exec(textOf(html))?.[1];
      if (fields['type'] !== 'lay' || tile === undefined) continue;
      const ways = [...html.matchAll(/name="f\.rotation" value="(\d)"/g)].map(([, way]) => Number(way));
      straight[`${hex} ${tile}`] = ways;
    }
  }
  expect(Object.keys(straight).length).toBeGreaterThan(0);
  for (const [form, ways] of Object.entries(straight))
    expect([form, ways.length, new Set(ways.map(way => way % 3)).size]).toEqual([
      form,
      ways.length,
      ways.length,
    ]);
});

describe('the buttons of a turn', () => {
  const turnOf = async ({ reader, path }: At, query = ''): Promise<string> =>
    /<section id="turn"[\s\S]*?<\/section>/.exec((await reader.get(path + query)).text)![0];

  const willOf = (turn: string, type: string): readonly string[] =>
    formsIn(turn)
      .filter(({ fields }) => fields['type'] === type)
      .map(({ html }) => textOf(/<div class="preview">[\s\S]*?<\/div>/.exec(html)![0]));

  test('one comes before all others; what says all it does has no sentence below it', async () => {
    const turn = await turnOf(
      await gameAt({
        companies: { PRR: { shares: [60, 20], cash: 500, trains: ['2'] } },
        tokens: ['PRR H12'],
        laid: { H10: '57/1' },
        round: companyTurn('PRR', { step: 'dividend', laid: 1, begun: true, earned: 50 }),
      }),
    );
    expect(turn.match(/<button>/g)).toHaveLength(1);
    const [pay, withhold] = willOf(turn, 'dividend');
    expect(pay).toMatch(/PRR pays out .*\. /);
    expect(withhold).toMatch(/\. PRR: share price/);
  });

  test('passing stands below the moves it passes by, and is no button apart where there are none', async () => {
    const trading: PositionSetup = {
      companies: { PRR: { par: 67, shares: [40, 20], cash: 500 } },
      round: stockTurn(2, 0),
    };
    const turn = await turnOf(await gameAt(trading));
    expect(turn).toContain('<div id="do-pass" class="forms always">');
    expect(willOf(turn, 'pass').map(text => /will happen/i.test(text))).toEqual([false]);
    await world?.stop();
    const poor = await turnOf(
      await gameAt({ ...trading, cash: [0, 0], companies: { PRR: { par: 67, shares: [0, 60], cash: 500 } } }),
    );
    expect(poor).toContain('<div id="do-pass" class="forms only-here">');
  });
});
