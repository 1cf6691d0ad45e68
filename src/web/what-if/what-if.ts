import { menuAhead, type Seat } from '../../engine/core/index.js';
import type { PageScene } from '../../present/preview.js';
import { seatsToMove, standsAt, tryMove, type TriedMove } from '../../present/what-if.js';
import { lookAgain } from '../swap.js';
import { clearPlaces } from '../turn/in-place.js';
import { loadPageScene, type ShownPosition } from '../turn/load.js';
import { make } from '../turn/make.js';
import { actionInForm } from '../turn/read-form.js';
import { beginTurn } from '../turn/turn.js';
import { linksOf, type MenuOf, type MenuWords } from './menu.js';
import { onLayer, showPanels, type PanelWords } from './panels.js';
import { takeForms } from './take-forms.js';
import { tryingOf } from './trying.js';

interface Words extends PanelWords, MenuWords {
  readonly chance: string;
  readonly hidden: string;
  readonly failed: string;
}

/** A branch of a game that nobody else sees: it is in this page's memory and nowhere else. */
interface Branch {
  readonly table: HTMLElement;
  readonly holder: HTMLElement;
  readonly words: Words;
  /** The page's address before anything is chosen on it. */
  readonly address: string;
  readonly first: PageScene;
  readonly from: ShownPosition;
  readonly tried: TriedMove[];
  seat: Seat | null;
  show: string;
}

const sceneOf = ({ first, tried }: Branch): PageScene => ({
  ...first,
  state: tried.at(-1)?.state ?? first.state,
});

const focusOn = (id: string): void => document.getElementById(id)?.focus({ preventScroll: true });

/** Plays what the form says, here alone. */
const move = (branch: Branch, of: MenuOf, form: HTMLFormElement): void => {
  const read = actionInForm(form, of.scene.title.notation, of.seat, of.menu);
  if (!read) return;
  const outcome = tryMove(of.scene, read);
  if (outcome.kind === 'tried') {
    branch.tried.push(outcome.tried);
    branch.seat = null;
    render(branch);
    return focusOn('tried-heading');
  }
  const text = outcome.kind === 'refused' ? outcome.reason : branch.words[outcome.kind];
  branch.holder.querySelector('[role=alert]')?.replaceChildren(make('p', { className: 'error' }, text));
};

/** The moves of the seat that is chosen, or else of whoever is asked first. */
const menuNow = (
  { seat: chosen, words }: Branch,
  scene: PageScene,
  seats: readonly Seat[],
): MenuOf | null => {
  const seat = chosen ?? seats[0];
  return seat === undefined
    ? null
    : { scene, seat, menu: menuAhead(scene.title, scene.state, seat), trying: true, words };
};

const showPosition = ({ show, words }: Branch, scene: PageScene, of: MenuOf | null): void =>
  showPanels({
    ...{ scene, show, words },
    ...{ seat: of?.seat ?? null, links: of ? linksOf(of) : {}, menu: of?.menu ?? [] },
  });

const render = (branch: Branch): void => {
  const { table, holder, from, tried } = branch;
  const scene = sceneOf(branch);
  const seats = seatsToMove(scene);
  const of = menuNow(branch, scene, seats);
  const [stands = '', ...asked] = standsAt(scene);
  history.replaceState(history.state, '', branch.address);
  // What was drawn for a choice is no part of the position.
  clearPlaces();
  if (holder.querySelector('[data-edit]')) lookAgain();
  table.querySelector('[data-status]')!.textContent = stands;
  const { scrollX, scrollY } = window;
  holder.replaceChildren(...tryingOf({ from, tried, scene, seats, of, asked }));
  showPosition(branch, scene, of);
  scrollTo(scrollX, scrollY);
  holder.querySelector('#tried .log')?.scrollTo(0, 1e6);
  const turn = holder.querySelector<HTMLElement>('#turn');
  if (!of || !turn) return;
  void beginTurn(turn, scene, of.seat);
  takeForms(turn, of, form => move(branch, of, form));
};

/** The ways back, whose moves are shown, and the layer of the board. */
const listen = (branch: Branch): void => {
  const { table, holder, tried } = branch;
  holder.addEventListener('click', event => {
    const count = (event.target as Element).closest<HTMLElement>('[data-back]')?.dataset['back'];
    if (count === undefined) return;
    tried.length -= Number(count);
    branch.seat = null;
    render(branch);
    focusOn('tried-heading');
  });
  holder.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || target.id !== 'move-for') return;
    branch.seat = Number(target.value);
    render(branch);
    focusOn('move-for');
  });
  onLayer(table, show => {
    branch.show = show;
    const scene = sceneOf(branch);
    showPosition(branch, scene, menuNow(branch, scene, seatsToMove(scene)));
  });
};

/** Lets moves be tried from the position that the page names, in the browser alone. */
export const enhanceWhatIf = async (table: HTMLElement): Promise<void> => {
  const words = JSON.parse(table.dataset['words'] ?? '') as Words;
  const from = JSON.parse(table.dataset['play'] ?? '') as ShownPosition;
  const holder = table.querySelector<HTMLElement>('[data-trying]')!;
  const first = await loadPageScene(from);
  if (!table.isConnected) return;
  if (!first) return holder.replaceChildren(make('p', { className: 'error' }, words.failed));
  const show = new URLSearchParams(location.search).get('show') ?? '';
  const { href: address } = location;
  const branch: Branch = { table, holder, words, address, first, from, tried: [], seat: null, show };
  listen(branch);
  render(branch);
};
