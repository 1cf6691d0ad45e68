import { menuAhead, type Action, type Settings } from '../../engine/core/index.js';
import {
  firstPosition,
  isDividend,
  moveOfOthers,
  OWN,
  replayFirstGame,
  suggestion,
} from '../../present/first-game.js';
import type { PageScene } from '../../present/preview.js';
import { standsAt, tryMove, type TriedMove } from '../../present/what-if.js';
import { isLanguage } from '../../words/language.js';
import { lookAgain } from '../swap.js';
import { clearPlaces } from '../turn/in-place.js';
import { make, tool } from '../turn/make.js';
import { actionInForm } from '../turn/read-form.js';
import { playableOf } from '../turn/titles.js';
import { beginTurn } from '../turn/turn.js';
import { linksOf, menuOf, type MenuOf } from '../what-if/menu.js';
import { onLayer, showPanels } from '../what-if/panels.js';
import { takeForms } from '../what-if/take-forms.js';
import { lessonOf, logOf, sinceOf } from './guide.js';
import { keepGame, readKept } from './kept.js';
import { questionOf } from './question.js';
import type { LinkedLessons, FirstGameWords } from './words.js';

/** What the page says about the game. */
interface Told {
  readonly title: string;
  readonly seats: number;
  readonly settings: Settings;
  readonly names: readonly string[];
}

interface Table {
  readonly root: HTMLElement;
  readonly guide: HTMLElement;
  readonly words: FirstGameWords;
  readonly lessons: LinkedLessons;
  /** The page's address before anything is chosen on it. */
  readonly address: string;
  readonly first: PageScene;
  /** Loads the title as it thinks ahead. */
  readonly think: (() => Promise<PageScene['title']>) | undefined;
  readonly moves: TriedMove[];
  free: boolean;
  show: string;
  /** The others are moving: nothing is taken meanwhile. */
  busy: boolean;
}

const sceneOf = ({ first, moves }: Table): PageScene => ({
  ...first,
  state: moves.at(-1)?.state ?? first.state,
});

const save = ({ first, moves, free }: Table): void => {
  keepGame({ title: first.title.id, moves: moves.map(({ seat, line }) => [seat, line] as const), free });
};

const lastOwn = ({ moves }: Table): number => moves.findLastIndex(({ seat }) => seat === OWN);

/** The others move one after another, with the page alive in between. */
const letOthersMove = async (table: Table): Promise<void> => {
  table.busy = true;
  table.guide.setAttribute('aria-busy', 'true');
  for (let move = moveOfOthers(sceneOf(table)); move; move = moveOfOthers(sceneOf(table))) {
    table.moves.push(move);
    await new Promise(resolve => setTimeout(resolve));
  }
  table.guide.removeAttribute('aria-busy');
  table.busy = false;
};

const goOn = async (table: Table): Promise<void> => {
  await letOthersMove(table);
  save(table);
  if (!table.root.isConnected) return;
  render(table);
  lookAtGuide(table);
};

/** What is asked next is where to read on. */
const lookAtGuide = ({ root, guide }: Table): void => {
  root.querySelector('#asked')?.scrollTo(0, 0);
  const heading = guide.querySelector<HTMLElement>('h2');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'nearest' });
};

/** Plays the move, or says on the turn why it cannot be played. */
const play = (table: Table, read: () => Action): void => {
  if (table.busy) return;
  const outcome = tryMove(sceneOf(table), read);
  if (outcome.kind === 'tried') {
    table.moves.push(outcome.tried);
    return void goOn(table);
  }
  const text = outcome.kind === 'refused' ? outcome.reason : table.words[outcome.kind];
  table.guide.querySelector('[role=alert]')?.replaceChildren(make('p', { className: 'error' }, text));
};

const backTo = (table: Table, count: number): void => {
  if (table.busy) return;
  table.moves.length = count;
  if (!table.moves.some(isDividend)) table.free = false;
  void goOn(table);
};

/** The ways back. */
const waysBack = (table: Table): HTMLElement => {
  const { words } = table;
  const way = (text: string, count: number): HTMLElement => tool(() => backTo(table, count), text);
  const last = lastOwn(table);
  return make(
    'p',
    { className: 'buttons' },
    ...(last < 0 ? [] : [way(words.back, last), ' ', way(words.again, 0)]),
  );
};

/** What the service has laid out for later. */
const laidOut = ({ root }: Table, name: 'done' | 'real'): Node => {
  const template = root.parentElement?.querySelector<HTMLTemplateElement>(`[data-${name}-template]`);
  return template?.content.cloneNode(true) ?? document.createDocumentFragment();
};

/** After the first dividends: what has been seen, and how to go on. */
const doneOf = (table: Table): readonly HTMLElement[] => {
  const { words, moves, free } = table;
  if (free || !moves.some(isDividend)) return [];
  const box = make('section', { className: 'done', ariaLabel: words.done });
  box.append(make('h2', { tabIndex: -1 }, words.done), laidOut(table, 'done'), laidOut(table, 'real'));
  box.querySelector('[data-go-on]')?.addEventListener('click', () => {
    table.free = true;
    void goOn(table);
  });
  return [box];
};

/** How it ended, who has what, and what may come next. */
const endOf = (table: Table, scene: PageScene): readonly Node[] => {
  const { words, moves } = table;
  const [, ...lines] = standsAt(scene);
  return [
    make('h2', { tabIndex: -1 }, words.over),
    make('ul', { id: 'result' }, ...lines.map(line => make('li', {}, line))),
    ...sinceOf(moves.slice(Math.max(0, lastOwn(table))), words),
    laidOut(table, 'real'),
    waysBack(table),
  ];
};

/** With the lessons behind, one is there only for players who ask for it. */
const taught = (table: Table, lesson: HTMLElement): HTMLElement =>
  table.free ? make('details', {}, make('summary', {}, table.words.good), lesson) : lesson;

const guideOf = (
  table: Table,
  of: MenuOf,
): { readonly nodes: readonly HTMLElement[]; readonly turn: HTMLElement } => {
  const { words, lessons, moves, think } = table;
  const suggested = suggestion(of.scene);
  const turn = make(
    'section',
    { id: 'turn', className: 'turn', ariaLabel: words.own },
    make('h2', { tabIndex: -1 }, words.own),
    make('div', { role: 'alert' }),
    ...menuOf(of),
  );
  const guided = suggested && {
    ...{ scene: of.scene, suggested, words, lessons },
    play: (action: Action) => play(table, () => action),
  };
  return {
    turn,
    nodes: [
      ...doneOf(table),
      ...sinceOf(moves.slice(Math.max(0, lastOwn(table))), words),
      ...(guided ? [taught(table, lessonOf(guided))] : []),
      ...(guided && think ? [questionOf({ scene: of.scene, words, moves: moves.length, turn, think })] : []),
      turn,
      waysBack(table),
    ],
  };
};

/** The position as the person sees it, and all that happened. */
const showPosition = ({ root, show, words, moves }: Table, of: MenuOf): void => {
  const log = { id: 'log', label: words.logPanel, sections: [] };
  const { scene, seat, menu } = of;
  showPanels({ scene, seat, menu, links: linksOf(of), show, words, more: [log] });
  root.querySelector('#panel-log')?.replaceChildren(logOf(moves, words));
};

const ownMenu = ({ words }: Table, scene: PageScene): MenuOf => ({
  ...{ scene, seat: OWN, menu: menuAhead(scene.title, scene.state, OWN), trying: false, words },
});

const render = (table: Table): void => {
  const { root, guide, address } = table;
  const scene = sceneOf(table);
  const of = ownMenu(table, scene);
  history.replaceState(history.state, '', address);
  // What was drawn for a choice is no part of the position.
  clearPlaces();
  if (guide.querySelector('[data-edit]')) lookAgain();
  const { nodes, turn } = guideOf(table, of);
  guide.replaceChildren(...(scene.title.status(scene.state).ended ? endOf(table, scene) : nodes));
  root.querySelector<HTMLElement>('[data-intro]')!.hidden = table.moves.length > 0;
  root.querySelector('[data-status]')!.textContent = standsAt(scene)[0] ?? '';
  showPosition(table, of);
  guide.querySelector('#since ul')?.scrollTo(0, 1e6);
  if (!turn.isConnected) return;
  void beginTurn(turn, scene, OWN);
  takeForms(turn, of, form => {
    const read = actionInForm(form, scene.title.notation, OWN, of.menu);
    if (read) play(table, read);
  });
};

const firstScene = async ({
  title: id,
  seats,
  settings,
  names,
}: Told): Promise<Pick<Table, 'first' | 'think'> | null> => {
  const playable = await playableOf(id);
  if (!playable?.withHabits) return null;
  const [title, presenter] = await Promise.all([playable.withHabits(), playable.pages()]);
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : 'en';
  const state = firstPosition(title, seats, settings);
  return { first: { ...playable, title, presenter, state, names, language }, think: playable.withThinking };
};

/** Plays a first game in the browser alone, explained step by step; what is kept of it goes on. */
export const enhanceFirstGame = async (root: HTMLElement): Promise<void> => {
  const told = JSON.parse(root.dataset['firstGame'] ?? '') as Told;
  const words = JSON.parse(root.dataset['words'] ?? '') as FirstGameWords;
  const lessons = JSON.parse(root.dataset['lessons'] ?? '') as LinkedLessons;
  const guide = root.querySelector<HTMLElement>('[data-guide]')!;
  const found = await firstScene(told);
  if (!found) return guide.replaceChildren(make('p', { className: 'error' }, words.failed));
  const { first, think } = found;
  const kept = readKept(told.title);
  const moves = (kept && replayFirstGame(first, kept.moves)) ?? [];
  const table: Table = {
    ...{ root, guide, words, lessons, first, think, address: location.href },
    ...{ moves: [...moves], free: kept?.free === true && moves.some(isDividend), show: '', busy: false },
  };
  onLayer(root, show => {
    table.show = show;
    showPosition(table, ownMenu(table, sceneOf(table)));
  });
  await letOthersMove(table);
  render(table);
};
