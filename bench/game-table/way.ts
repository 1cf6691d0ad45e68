import type { Locator, Page } from 'playwright-core';
import type { Action } from '../../src/engine/core/index.js';
import type { Effort, Step } from './effort.js';

/*
 * The shortest way to a move that a page offers, whatever it looks like: by a form in a table of the view, by one of the menu, or by
 * way of a place on the board.
 */

const MARK = 'data-way';

/** Marks in their order what has to be done, and tells how; null where no form of the page makes the move. */
const wayIn = `(({ seat, type, ...fields }, line) => {
  const same = (text, value) => text === JSON.stringify(value);
  const named = (form, name) => [...form.elements].filter(one => one.name === name);
  const change = (one, value) => one.value === String(value) ? [] : [{ one, do: 'fill', value: String(value) }];
  const counted = (form, key, counts) => {
    const parts = [...form.elements].filter(({ name }) => name.startsWith(key + '+'));
    const wanted = Object.keys(counts).map(thing => key + '+' + thing);
    if (wanted.some(name => !parts.some(part => part.name === name))) return null;
    const wantedOf = part => counts[part.name.slice(key.length + 1)] ?? 0;
    return parts.flatMap(part => {
      const isIt = Number(part.value) === wantedOf(part);
      // Of numbers side by side the one that is wanted is pressed.
      if (part.type === 'radio') return isIt && !part.checked ? [{ one: part.closest('label'), do: 'press' }] : [];
      return isIt ? [] : [{ one: part, do: 'fill', value: String(wantedOf(part)) }];
    });
  };
  const listed = (form, key, list) => {
    const boxes = [...form.elements].filter(one => one.type === 'checkbox' && one.name.startsWith(key + '.'));
    if (list.some(value => !boxes.some(box => same(box.value, value)))) return null;
    return boxes.filter(box => box.checked !== list.some(value => same(box.value, value))).map(one => ({ one, do: 'press' }));
  };
  const filled = (form, [name, value]) => {
    const own = named(form, 'f.' + name);
    const of = kind => own.find(one => one.type === kind);
    if (own.some(one => one.type === 'hidden' && same(one.value, value))) return [];
    if (of('number')) return change(of('number'), value);
    if (of('select-one')) {
      if (![...of('select-one').options].some(option => same(option.value, value))) return null;
      return same(of('select-one').value, value) ? [] : [{ one: of('select-one'), do: 'choose', value: JSON.stringify(value) }];
    }
    const radio = own.find(one => one.type === 'radio' && same(one.value, value));
    if (radio) return radio.checked ? [] : [{ one: radio, do: 'press' }];
    if (!own.some(one => one.type === 'hidden') || value === null || typeof value !== 'object') return null;
    return Array.isArray(value) ? listed(form, 'f.' + name, value) : counted(form, 'f.' + name, value);
  };
  const made = form => {
    const lines = named(form, 'notation');
    const radio = lines.find(one => one.type === 'radio' && one.value === line);
    if (radio) return radio.checked ? [] : [{ one: radio, do: 'press' }];
    if (form.elements.namedItem('type')?.value !== type || lines.some(one => one.type === 'radio')) return null;
    // A line that is proposed is taken as it is.
    if (lines.length > 0) return [];
    const all = Object.entries(fields).map(field => filled(form, field));
    return all.includes(null) ? null : all.flat();
  };
  const isShown = one => one.checkVisibility({ visibilityProperty: true });
  /* What opens the tile with the first of something that is wanted. */
  const beginning = radio => [...document.querySelectorAll('a[data-tile="' + radio.id + '"]')].find(link => {
    const query = new URL(link.href).searchParams;
    const isWanted = counts => counts !== null && typeof counts === 'object' && query.get('of') in counts;
    return query.get('do') === type && Object.values(fields).some(isWanted);
  });
  /* What has to be opened before, the outermost first. */
  const opened = form => {
    const steps = [];
    for (let one = form.parentElement; one; one = one.parentElement)
      if (one.matches('details:not([open])')) steps.unshift({ one: one.querySelector('summary'), do: 'press' });
    // A tile opens what is chosen on it.
    const tile = form.closest('.of-tile');
    const radio = tile && document.querySelector('[aria-controls="' + tile.id + '"]:not(:checked)');
    if (radio) steps.unshift({ one: beginning(radio) ?? radio.closest('label'), do: 'press' });
    const behind = form.closest('.behind:not(:target)');
    const link = behind && [...document.querySelectorAll('a[href="#' + behind.id + '"]')].find(isShown);
    if (link) steps.push({ one: link, do: 'press' });
    const panel = form.closest('.panel:not(:has(#board))');
    if (panel && getComputedStyle(panel).display === 'none') {
      const radio = document.querySelector('.panels input[value="' + panel.dataset.panel + '"]');
      if (radio) steps.unshift({ one: radio, do: 'press' });
    }
    return steps;
  };
  const ways = [...document.querySelectorAll('main form[action$="/move"]:not(#typed)')].flatMap(form => {
    const steps = made(form);
    const button = [...form.querySelectorAll('button')].find(one => one.type !== 'button');
    const way = steps && button ? [...opened(form), ...steps, { one: button, do: 'send' }] : [];
    // Another panel of the page may hide all of it.
    return way.length > 0 && isShown(way[0].one) ? [way] : [];
  });
  /* Of two as short, the one in the view of the round: it needs no scrolling. */
  const isInTurn = way => way.at(-1).one.closest('#turn') !== null;
  const best = ways.sort((one, other) => one.length - other.length || isInTurn(one) - isInTurn(other))[0];
  document.querySelectorAll('[${MARK}]').forEach(one => one.removeAttribute('${MARK}'));
  best?.forEach(({ one }, at) => one.setAttribute('${MARK}', String(at)));
  return best?.map(({ one, ...step }) => ({ value: '', ...step })) ?? null;
})`;

/** What leads to the forms about a place or a subject of the move: a link of the board, or one in a list. */
const linkTo = `(({ seat, type, ...fields }) => {
  const things = Object.values(fields).filter(value => typeof value === 'string').flatMap(value => [value, value.split('.')[0]]);
  const links = [...document.querySelectorAll('a[href*="do="]')].filter(link => {
    const query = new URL(link.getAttribute('href'), location.href).searchParams;
    const about = query.get('place') ?? query.get('of');
    return things.includes(about) && (query.get('do') === type || link.closest('svg')) && link.checkVisibility();
  });
  const link = links.find(one => one.closest('svg')) ?? links[0];
  document.querySelectorAll('[${MARK}]').forEach(one => one.removeAttribute('${MARK}'));
  link?.setAttribute('${MARK}', 'link');
  return link !== undefined;
})`;

const marked = (page: Page, at: string): Locator => page.locator(`[${MARK}="${at}"]`).first();

/** No way is longer than this, unless what it presses changes nothing. */
const LONGEST = 12;

/** Makes the move in as few presses as the page allows. @returns whether the page offers it */
export const makeMove = async (
  page: Page,
  effort: Effort,
  action: Action,
  line: string,
): Promise<boolean> => {
  const given = JSON.stringify(action);
  const find = (): Promise<readonly Step[] | null> =>
    page.evaluate<readonly Step[] | null>(`${wayIn}(${given}, ${JSON.stringify(line)})`);
  let steps = await find();
  if (!steps && (await page.evaluate<boolean>(`${linkTo}(${given})`))) {
    await effort.press(marked(page, 'link'));
    await page.locator('.sheet').waitFor();
    steps = await find();
  }
  // What is pressed may change the page, and a little later: the rest of the way is looked for anew.
  for (let looked = 0; steps && looked < LONGEST; looked++, steps = await find()) {
    const [step] = steps as readonly [Step];
    if ((await effort.take(step, marked(page, '0'))) && step.do === 'send') return true;
  }
  if (steps) throw new Error(`${page.url()}: the way to ${line} has no end`);
  return false;
};
