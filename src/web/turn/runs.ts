import { Illegal, type Json } from '../../engine/core/index.js';
import type { EditedAt, Editing } from '../../present/editing.js';
import { actingText } from '../../words/acting.js';
import { FRESH_PART } from '../events.js';
import { patchChildren } from '../patch.js';
import { lastAfterPaint } from '../after-paint.js';
import { clearPlaces, placeOnBoard } from './in-place.js';
import { keepAbove } from './keep-above.js';
import { previewForm } from './preview.js';
import { actionInForm } from './read-form.js';
import { openPanel, type RunsPanel } from './runs-panel.js';
import type { TurnSection } from './scene.js';
import { drawn } from './show.js';
import { whileThere } from './while-there.js';

/** What is edited, and how far it is. */
interface Edit {
  readonly turn: TurnSection;
  readonly editing: Editing;
  readonly at: EditedAt;
  readonly type: string;
  readonly field: string;
  /** The form of the page whose line is kept the same. */
  readonly form: HTMLFormElement;
  readonly proposed: readonly Json[];
  drafts: readonly Json[];
  part: number;
  /** What the last tap could become, and which of it is chosen. */
  ways: readonly (readonly Json[])[];
  way: number;
  /** What the map shows; null where that is not known. */
  drawnNow: readonly Json[] | null;
  said: string;
  panel: RunsPanel | null;
}

const lineOf = (form: HTMLFormElement): HTMLInputElement =>
  form.elements.namedItem('notation') as HTMLInputElement;

/** A button for the runs and what mostly follows is there as long as they are those proposed. */
const showBoth = (form: HTMLFormElement): void => {
  const { value, defaultValue } = lineOf(form);
  form.querySelector('[name=then]')?.toggleAttribute('hidden', value !== defaultValue);
};

/** Draws the places of the board that look different with these drafts; only what differs at them is touched. */
const drawPlaces = ({ editing, at }: Edit, drafts: readonly Json[], before: readonly Json[]): void => {
  const picture = editing.draw(at, drafts, before);
  if (picture === undefined) return;
  for (const shown of drawn(picture).querySelectorAll<SVGElement>('[data-place]')) {
    const place = placeOnBoard(shown.dataset['place'] ?? '');
    if (place) patchChildren(place, shown);
  }
};

/** Shows on the map how far it is. */
const drawOnMap = (edit: Edit): void => {
  clearPlaces();
  // Whether a fresh board shows what is proposed hangs on its layer.
  if (!edit.drawnNow) drawPlaces(edit, edit.proposed, []);
  drawPlaces(edit, edit.drafts, edit.drawnNow ?? edit.proposed);
  edit.drawnNow = edit.drafts;
};

const afterPaint = lastAfterPaint();

/** Shows how far it is: on the panel and in the form at once, then on the map. */
const show = (edit: Edit): void => {
  const { turn, editing, at, type, field, form, panel } = edit;
  const edited = editing.show(at, edit.drafts);
  const line = turn.scene.title.notation.print({ seat: turn.seat, type, [field]: edited.value });
  lineOf(form).value = line;
  showBoth(form);
  if (!panel) return drawOnMap(edit);
  panel.line.value = line;
  const { part, way, ways, said, drafts, proposed } = edit;
  const hint = drafts === proposed ? { hint: actingText(at.language, 'editHint') } : {};
  panel.show({ edited, part, way, ways: ways.length, said, ...hint });
  afterPaint(() => {
    if (edit.panel !== panel || !panel.form.isConnected) return;
    drawOnMap(edit);
    previewForm(turn, panel.form);
  });
};

const set = (edit: Edit, drafts: readonly Json[]): void => {
  Object.assign(edit, { drafts, ways: [drafts], way: 0, said: '' });
  show(edit);
};

const name = (edit: Edit, place: string): void => {
  const ways = edit.editing.tap(edit.at, edit.drafts, edit.part, place);
  if (ways.length > 0) Object.assign(edit, { drafts: ways[0], ways, way: 0, said: '' });
  else edit.said = actingText(edit.at.language, 'editNoWay', { place });
  show(edit);
};

const nextWay = (edit: Edit): void => {
  edit.way = (edit.way + 1) % edit.ways.length;
  edit.drafts = edit.ways[edit.way]!;
  show(edit);
};

const close = (edit: Edit): void => {
  const { panel } = edit;
  if (!panel) return;
  edit.panel = null;
  panel.form.remove();
  keepAbove(null);
  set(edit, edit.proposed);
  edit.form.querySelector<HTMLElement>('[data-edit]')?.focus();
};

const open = (edit: Edit): void => {
  if (edit.panel) return;
  edit.panel = openPanel(edit.turn, edit.form, edit.type, edit.editing.places(edit.at), {
    part: part => {
      Object.assign(edit, { part, ways: [edit.drafts], way: 0, said: '' });
      show(edit);
    },
    name: place => name(edit, place),
    other: () => nextWay(edit),
    clear: () => set(edit, edit.editing.clear(edit.at, edit.drafts, edit.part)),
    reset: () => set(edit, edit.proposed),
    close: () => close(edit),
  });
  show(edit);
  keepAbove(edit.panel.form);
  edit.panel.form.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
};

/** The part that comes by the place, if any does. */
const partAt = ({ editing, at, drafts }: Edit, place: string): number =>
  editing.show(at, drafts).parts.findIndex(({ stops }) => stops.some(stop => stop.place === place));

/** The first tap opens the panel at what comes by; each further one changes it. */
const onTap = (edit: Edit, event: MouseEvent): void => {
  const target = event.target as Element;
  // What is chosen elsewhere has its own sheet.
  if (target.closest('a[href*="do="]')) return close(edit);
  const spot = target.closest<SVGElement>('[data-places] [data-place]');
  if (!spot || target.closest('a:not(.asks)') || event.defaultPrevented) return;
  // While runs are chosen, a tap is theirs wherever it falls.
  event.preventDefault();
  const place = spot.dataset['place']!;
  if (edit.panel) return name(edit, place);
  edit.part = Math.max(0, partAt(edit, place));
  open(edit);
};

/** A line that is typed is shown too, as soon as it can be read. */
const onTyped = (edit: Edit): void => {
  const { turn, form, field, editing, at } = edit;
  showBoth(form);
  try {
    const action = actionInForm(form, turn.scene.title.notation, turn.seat, turn.menu)?.();
    if (!action || action.type !== edit.type) return;
    const drafts = editing.begin(at, action[field]!);
    // One that cannot be followed on the map leaves it as it is.
    editing.show(at, drafts);
    Object.assign(edit, { drafts, ways: [drafts], way: 0 });
    drawOnMap(edit);
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
  }
};

/** Lets the value of a form be made by tapping places on the map. */
export const enhanceRuns = (turn: TurnSection, editing: Editing): void => {
  const { section, scene, menu, view } = turn;
  const { names, language } = scene;
  const found = menu.flatMap(({ type, fields }) =>
    Object.entries(fields).flatMap(([field, def]) =>
      'checked' in def && def.checked === editing.checked ? [{ type, field, propose: def.propose }] : [],
    ),
  )[0];
  const button = section.querySelector<HTMLButtonElement>('[data-edit]');
  const form = button?.closest('form');
  if (!found || !button || !form) return;
  const at = { view, names, language };
  const proposed = editing.begin(at, found.propose);
  const { type, field } = found;
  const edit: Edit = {
    ...{ turn, editing, at, type, field, form, proposed },
    ...{ drafts: proposed, part: 0, ways: [proposed], way: 0, drawnNow: null, said: '', panel: null },
  };
  button.disabled = false;
  button.addEventListener('click', () => {
    open(edit);
    document.querySelector('[data-places]')?.scrollIntoView({ block: 'nearest' });
  });
  lineOf(form).addEventListener('input', () => onTyped(edit));
  // Found ahead, so that the first tap is answered as quickly as the others.
  setTimeout(() => {
    const [somewhere] = editing.places(at);
    editing.show(at, proposed);
    editing.draw(at, proposed, []);
    if (somewhere) editing.tap(at, proposed, 0, somewhere.place);
  });
  const main = section.closest('main')!;
  const signal = whileThere(section);
  const onEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && edit.panel) close(edit);
  };
  const onFresh = (): void => {
    edit.drawnNow = null;
    if (edit.panel) show(edit);
  };
  main.addEventListener('click', event => onTap(edit, event), { signal });
  main.addEventListener('keydown', onEscape, { signal });
  document.addEventListener(FRESH_PART, onFresh, { signal });
};
