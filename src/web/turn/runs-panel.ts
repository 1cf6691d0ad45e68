import type { Edited, EditedPart, EditedPlace } from '../../present/editing.js';
import type { RuleAt } from '../../present/menu/field-model.js';
import { actingText } from '../../words/acting.js';
import { freshKey } from './fresh-key.js';
import { make, tool } from './make.js';
import type { TurnSection } from './scene.js';
import { drawn } from './show.js';
import { troubleOf } from './trouble.js';

/** What is done on the panel. */
interface Doings {
  readonly part: (part: number) => void;
  readonly name: (place: string) => void;
  readonly other: () => void;
  readonly clear: () => void;
  readonly reset: () => void;
  readonly close: () => void;
}

interface Showing {
  readonly edited: Edited;
  readonly part: number;
  readonly way: number;
  readonly ways: number;
  /** What there is to say about the last tap. */
  readonly said: string;
  /** Before anything is changed. */
  readonly hint?: string;
}

/** A form at the foot of the window with everything that is edited, the map in sight above it. */
export interface RunsPanel {
  readonly form: HTMLFormElement;
  readonly line: HTMLInputElement;
  show(showing: Showing): void;
}

/** Puts new parts in, and the keyboard back where it was. */
const refill = (holder: HTMLElement, parts: readonly HTMLElement[]): void => {
  const focused = holder.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset['key']
    : undefined;
  holder.replaceChildren(...parts);
  const buttons = [...holder.querySelectorAll<HTMLElement>('[data-key]')];
  if (focused !== undefined)
    (buttons.find(({ dataset }) => dataset['key'] === focused) ?? buttons.at(-1))?.focus();
};

const partButton = (part: EditedPart, at: number, chosen: boolean, { part: choose }: Doings): HTMLElement => {
  const button = tool(
    () => choose(at),
    drawn(part.sample),
    ` ${part.name}: ${part.problem === undefined ? part.worth : `${part.worth} ✗`}`,
  );
  button.dataset['key'] = `part ${String(at)}`;
  button.setAttribute('aria-pressed', String(chosen));
  return button;
};

const stopButton = ({ place, text }: EditedPlace, at: number, { name }: Doings): HTMLElement => {
  const button = tool(() => name(place), text);
  button.dataset['key'] = `stop ${String(at)}`;
  return make('li', {}, button);
};

/** Where the rules are told that may stand against what is edited, by the codes of refusals. */
interface Rules {
  readonly [code: string]: RuleAt | undefined;
}

const ruleLink = (rules: Rules, code: string | undefined): readonly (Node | string)[] => {
  const rule = code === undefined ? undefined : rules[code];
  return rule ? [' ', make('a', { className: 'small', href: rule.href }, rule.text)] : [];
};

const said = ({ edited, part, said: news, hint }: Showing, rules: Rules): readonly HTMLElement[] => {
  const trouble = troubleOf(edited, part, news);
  return [
    ...(trouble ? [make('p', { className: 'error' }, trouble.text, ...ruleLink(rules, trouble.code))] : []),
    make('p', {}, edited.total, ...ruleLink(rules, edited.code)),
    ...(hint === undefined ? [] : [make('p', { className: 'small' }, hint)]),
  ];
};

/**
 * @param beside the form of the page that the panel stands for
 * @param type what kind of move is edited
 */
export const openPanel = (
  { section, scene }: TurnSection,
  beside: HTMLFormElement,
  type: string,
  places: readonly EditedPlace[],
  doings: Doings,
): RunsPanel => {
  const { language, words } = scene;
  const kind = words.option(language, type);
  const say = (key: Parameters<typeof actingText>[1], params = {}): string =>
    actingText(language, key, params);
  const hidden = (name: string, value: string): HTMLInputElement =>
    make('input', { type: 'hidden', name, value });
  const line = hidden('notation', '');
  const parts = make('div', { className: 'buttons', role: 'group', ariaLabel: say('editParts') });
  const stops = make('ol', { className: 'places' });
  const status = make('div', { role: 'status', ariaAtomic: 'true', className: 'said' });
  const names = places.map(({ place, text }) => make('option', { value: place }, text));
  const chooser = make('select', { ariaLabel: say('editPlace') }, ...names);
  const other = tool(doings.other);
  const back = tool(doings.close, say('takeBack'));
  back.title = 'Esc';
  back.setAttribute('aria-keyshortcuts', 'Escape');
  const { value: expected } = beside.elements.namedItem('expected') as HTMLInputElement;
  const form = make(
    'form',
    { method: 'post', action: beside.action, className: 'sheet runs', ariaLabel: kind },
    hidden('expected', expected),
    hidden('key', freshKey()),
    // So that the same form holds the line again when it is refused.
    hidden('type', type),
    line,
    parts,
    stops,
    status,
    make(
      'p',
      { className: 'buttons' },
      chooser,
      tool(() => doings.name(chooser.value), say('editName')),
      other,
      tool(doings.clear, say('editClear')),
      tool(doings.reset, say('editReset')),
    ),
    make('div', { className: 'preview' }),
    make('p', { className: 'buttons' }, make('button', {}, kind), back),
  );
  const rules = JSON.parse(
    beside.querySelector<HTMLElement>('[data-edit]')?.dataset['rules'] ?? '{}',
  ) as Rules;
  section.append(form);
  const show = (showing: Showing): void => {
    const { edited, part, way, ways } = showing;
    const now = edited.parts[part]!.stops;
    const buttons = edited.parts.map((one, at) => partButton(one, at, at === part, doings));
    refill(parts, buttons);
    refill(
      stops,
      now.length > 0
        ? now.map((stop, at) => stopButton(stop, at, doings))
        : [make('li', {}, say('editNothing'))],
    );
    status.replaceChildren(...said(showing, rules));
    other.textContent = ways > 1 ? say('editOther', { way: way + 1, ways }) : say('editNoOther');
    // Still there for the keyboard that has just used it.
    other.setAttribute('aria-disabled', String(ways < 2));
  };
  return { form, line, show };
};
