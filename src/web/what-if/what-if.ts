import { menuAhead, type Seat } from '../../engine/core/index.js';
import type { PreviewScene } from '../../present/preview.js';
import { seatsToMove, standsAt, tryMove, type Tried } from '../../present/what-if.js';
import type { Section } from '../../present/presenter.js';
import { FRESH_PART } from '../navigate.js';
import { clearPlaces } from '../turn/in-place.js';
import { loadScene, type Shown } from '../turn/load.js';
import { make } from '../turn/make.js';
import { readForm } from '../turn/read-form.js';
import { beginTurn } from '../turn/turn.js';
import { isPlanForm, planForm } from './plan.js';
import { linksOf, menuOf, type MenuOf, type MenuWords } from './menu.js';
import { noParts, partOf, type Parts } from './parts.js';
import type { SectionWords } from './sections.js';
import { freshMain, takeForms } from './take-forms.js';

interface Words extends SectionWords, MenuWords {
  readonly tried: string;
  readonly nothingTried: string;
  readonly undoOne: string;
  readonly undoAll: string;
  readonly moveFor: string;
  readonly chance: string;
  readonly hidden: string;
  readonly failed: string;
  readonly planName: string;
  readonly planSave: string;
}

/** A branch of a game that nobody else sees: it is in this page's memory and nowhere else. */
interface Branch {
  readonly holder: HTMLElement;
  readonly words: Words;
  readonly parts: Parts;
  /** The page's address before anything is chosen on it. */
  readonly address: string;
  readonly first: PreviewScene;
  readonly from: Shown;
  readonly tried: Tried[];
  seat: Seat | null;
  show: string;
}

const sceneOf = ({ first, tried }: Branch): PreviewScene => ({
  ...first,
  state: tried.at(-1)?.state ?? first.state,
});

/** The moves tried so far, and the ways back. */
const trailOf = (branch: Branch): HTMLElement => {
  const { words, tried } = branch;
  const back = (count: number, text: string): HTMLElement => {
    const onclick = (): void => {
      tried.length -= count;
      branch.seat = null;
      render(branch);
      focusTrail();
    };
    return make('button', { type: 'button', className: 'quiet', onclick }, text);
  };
  const rows = tried.map(({ who, line, words: lines }) => {
    const said = make('ul', {}, ...lines.map(text => make('li', {}, text)));
    return make('li', {}, make('span', { className: 'who' }, who), ' ', make('code', {}, line), said);
  });
  return make(
    'section',
    { id: 'tried' },
    make('h2', { id: 'tried-heading', tabIndex: -1 }, words.tried),
    ...(rows.length > 0
      ? [
          make('ol', { className: 'log', tabIndex: 0, ariaLabel: words.tried }, ...rows),
          make('p', { className: 'buttons' }, back(1, words.undoOne), back(rows.length, words.undoAll)),
          ...(branch.from.seat === null ? [] : [planForm(branch.from, tried, words)]),
        ]
      : [make('p', {}, words.nothingTried)]),
  );
};

const focusTrail = (): void => document.getElementById('tried-heading')?.focus({ preventScroll: true });

const chooserOf = (branch: Branch, scene: PreviewScene, seats: readonly Seat[], seat: Seat): HTMLElement => {
  const select = make(
    'select',
    {
      id: 'move-for',
      onchange: () => {
        branch.seat = Number(select.value);
        render(branch);
        document.getElementById('move-for')?.focus({ preventScroll: true });
      },
    },
    ...seats.map(one =>
      make(
        'option',
        { value: String(one), selected: one === seat },
        scene.names[one] ?? `P${String(one + 1)}`,
      ),
    ),
  );
  return make('p', {}, make('label', { htmlFor: 'move-for' }, branch.words.moveFor), ' ', select);
};

const turnOf = (branch: Branch, scene: PreviewScene, seats: readonly Seat[], of: MenuOf): HTMLElement =>
  make(
    'section',
    { id: 'turn', className: 'turn' },
    chooserOf(branch, scene, seats, of.seat),
    make('div', { role: 'alert' }),
    ...menuOf(of),
  );

/** Plays what the form says, here alone. */
const move = (branch: Branch, of: MenuOf, form: HTMLFormElement): void => {
  const read = readForm(form, of.scene.title.notation, of.seat, of.menu);
  if (!read) return;
  const outcome = tryMove(of.scene, read);
  if (outcome.kind === 'tried') {
    branch.tried.push(outcome.tried);
    branch.seat = null;
    render(branch);
    return focusTrail();
  }
  const text = outcome.kind === 'refused' ? outcome.reason : branch.words[outcome.kind];
  branch.holder.querySelector('[role=alert]')?.replaceChildren(make('p', { className: 'error' }, text));
};

const shown = (branch: Branch, section: Section): HTMLElement =>
  partOf(branch.parts, section, show => {
    branch.show = show;
    render(branch);
  });

const render = (branch: Branch): void => {
  const { holder, words } = branch;
  const scene = sceneOf(branch);
  const { title, presenter, state, names, language } = scene;
  const seats = seatsToMove(scene);
  const seat = branch.seat ?? seats[0] ?? null;
  history.replaceState(null, '', branch.address);
  const of: MenuOf | null =
    seat === null ? null : { scene, seat, menu: menuAhead(title, state, seat), trying: true, words };
  const { sections } = presenter.present({
    view: title.view(state, seat),
    seat,
    names,
    language,
    show: branch.show,
    links: of ? linksOf(of) : {},
  });
  const turn = of && turnOf(branch, scene, seats, of);
  const { scrollX, scrollY } = window;
  // What was drawn for a choice is no part of the position.
  clearPlaces();
  if (holder.querySelector('[data-edit]')) branch.parts.made.clear();
  holder.replaceChildren();
  const main = freshMain(holder);
  holder.replaceChildren(
    trailOf(branch),
    make('p', { className: 'status', role: 'status' }, standsAt(scene).join(' · ')),
    ...(turn ? [turn] : []),
    ...sections.map(section => shown(branch, section)),
  );
  scrollTo(scrollX, scrollY);
  holder.querySelector('#tried .log')?.scrollTo(0, 1e6);
  document.dispatchEvent(new Event(FRESH_PART));
  if (!of || !turn) return;
  void beginTurn(turn, scene, of.seat);
  takeForms(main, of, isPlanForm, form => move(branch, of, form));
};

/** Lets moves be tried from the position that the page names, in the browser alone. */
export const enhanceWhatIf = async (holder: HTMLElement): Promise<void> => {
  const words = JSON.parse(holder.dataset['words'] ?? '') as Words;
  const from = JSON.parse(holder.dataset['play'] ?? '') as Shown;
  const first = await loadScene(from);
  if (!holder.isConnected) return;
  if (!first) return holder.replaceChildren(make('p', { className: 'error' }, words.failed));
  const { href: address } = location;
  render({ holder, words, parts: noParts(words), address, first, from, tried: [], seat: null, show: '' });
};
