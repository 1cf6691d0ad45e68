import type { Seat } from '../../engine/core/index.js';
import type { PreviewScene } from '../../present/preview.js';
import { isPlainClick } from '../clicks.js';
import { afterPaint, lastAfterPaint } from '../after-paint.js';
import { chooseBy, takeBack, warmUpChoice } from './choose.js';
import { loadScene, type ShownPosition } from './load.js';
import { whenPressed } from './pressed.js';
import { previewAll, previewForm } from './preview.js';
import type { TurnSection } from './scene.js';
import { beginWith } from './begin-with.js';
import { asTyped } from './typed.js';
import { whileThere } from './while-there.js';

/**
 * Shows on this page what a link leads to, or the moves that a cell of a table holds.
 * @returns false where that is for the service to show
 */
const openHere = (turn: TurnSection, link: HTMLElement | SVGElement): boolean => {
  const href = link.getAttribute('href');
  if (href && !href.startsWith('#')) return beginWith(link) || chooseBy(turn, link);
  whenPressed(link, () => (href ? location.assign(href) : link.parentElement!.setAttribute('open', '')));
  return true;
};

/** A tap on a place, a cell or a link to a choice shows what can be done there without asking the service. */
const onTap = (turn: TurnSection, event: MouseEvent): void => {
  const links = 'a[href*="do="], .deeds:not([open])>summary, .deep a[href^="#"]';
  const link = (event.target as Element).closest<HTMLElement | SVGElement>(links);
  if (link && !event.defaultPrevented && isPlainClick(event) && openHere(turn, link)) event.preventDefault();
};

/** Escape takes back what is chosen on the sheet, or else what is filled into a form, or closes what a price or a cell has opened. */
const onEscape = (turn: TurnSection, event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const form = (event.target as Element).closest<HTMLFormElement>('#turn form');
  if (takeBack()) event.preventDefault();
  else if (form) {
    form.reset();
    previewForm(turn, form);
  } else document.querySelector<HTMLElement>('.behind:target a, .deeds[open]>summary')?.click();
};

/** As much as has room of what a tile opens, from its heading on. */
const showOfTile = (id: string): void => {
  const opened = document.querySelector(`#of-${id}`);
  for (const part of [opened, opened?.querySelector('h3')]) part?.scrollIntoView({ block: 'nearest' });
};

/** What is opened is seen first, then it says what it would do. */
const openedAfterPaint = lastAfterPaint();

const listen = (turn: TurnSection): void => {
  const { section } = turn;
  const formOf = (event: Event): HTMLFormElement | null => (event.target as Element).closest('form');
  let inUse: HTMLFormElement | null = null;
  for (const kind of ['input', 'focusin'])
    section.addEventListener(kind, event => {
      const form = formOf(event);
      if (form && (kind === 'input' || form !== inUse)) afterPaint(() => previewForm(turn, form));
      inUse = form;
    });
  const tellOpened = (): void => openedAfterPaint(() => void previewAll(turn));
  section.addEventListener('toggle', tellOpened, true);
  section.addEventListener('change', ({ target }) => {
    const tile = (target as Element).closest('.tile input');
    if (!tile) return;
    showOfTile(tile.id);
    tellOpened();
  });
  // Before the script of all pages has the click, and as long as the turn is on the page.
  const main = section.closest('main')!;
  const signal = whileThere(section);
  main.addEventListener('click', event => onTap(turn, event), { signal });
  // Whoever has followed a link within the page has their focus nowhere.
  document.addEventListener('keydown', event => onEscape(turn, event), { signal });
};

/** Runs are changed on the map by a script of their own, which comes where there are any. */
const withRuns = async (turn: TurnSection): Promise<void> => {
  const { section, scene } = turn;
  if (!scene.editing || !section.querySelector('[data-edit]')) return;
  const [{ enhanceRuns }, editing] = await Promise.all([import('./runs.js'), scene.editing()]);
  if (section.isConnected) enhanceRuns(turn, editing);
};

/** Lets the forms of a turn say what they would do; what is chosen is laid out on a sheet. */
export const beginTurn = async (section: HTMLElement, scene: PreviewScene, seat: Seat): Promise<void> => {
  const { title, state } = scene;
  const [menu, view] = [title.menu(state, seat), title.view(state, seat)];
  const turn: TurnSection = { section, scene, seat, menu, view, told: new Map() };
  listen(turn);
  void withRuns(turn).catch(() => undefined);
  await previewAll(turn);
  warmUpChoice(turn);
};

/**
 * Plays the title's own rules in the browser, so that every choice says what it will do before it is
 * sent. Where something fails to load, the page stays as the service made it.
 */
export const enhanceTurn = async (section: HTMLElement): Promise<void> => {
  const shown = JSON.parse(section.dataset['play'] ?? '') as ShownPosition;
  const [scene, typed] = await Promise.all([loadScene(shown), asTyped()]);
  if (!scene || shown.seat === null || !section.isConnected) return;
  const title = { ...scene.title, notation: typed(scene.title.notation) };
  await beginTurn(section, { ...scene, title }, shown.seat);
};
