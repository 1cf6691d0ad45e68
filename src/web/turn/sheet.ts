import type { Action } from '../../engine/core/index.js';
import { placeNames, settingsIn } from '../../present/place-names.js';
import { actingText } from '../../words/acting.js';
import { whyAddress } from '../addresses.js';
import { previewLine } from './asked.js';
import { captionOf, pictureOf, turnedOn, type Wish } from './choices.js';
import { freshKey } from './fresh-key.js';
import { make, tool } from './make.js';
import type { TurnSection } from './scene.js';
import { drawn } from './show.js';

/** The form on which something is chosen; it lies at the foot of the window, the drawing in sight above it. */
export interface Sheet {
  readonly form: HTMLFormElement;
  /** What can come once the sheet is seen, since it takes a browser time: the focus, and what each choice costs and gains. */
  settle(): void;
  /** Chooses the next way of what is chosen. */
  turnOn(): void;
}

interface Choice {
  readonly action: Action;
  readonly line: string;
  readonly input: HTMLInputElement;
  readonly label: HTMLElement;
  readonly brief: HTMLElement;
}

const choiceOf = (turn: TurnSection, wish: Wish, mixed: boolean, action: Action): Choice => {
  const { title, words, language } = turn.scene;
  const line = title.notation.print(action);
  const svg = pictureOf(turn, action);
  const kind = mixed ? [words.option(language, action.type)] : [];
  const input = make('input', { type: 'radio', name: 'notation', value: line, required: true });
  const brief = make('span', { className: 'brief' });
  const label = make(
    'label',
    {},
    input,
    ...(svg === undefined ? [] : [drawn(svg)]),
    ...[...kind, ...captionOf(turn, action, wish)].map(text => make('span', {}, `${text} `)),
    brief,
  );
  return { action, line, input, label, brief };
};

/** Makes choices that nobody will see: what is done for the first time takes the browser several times as long. */
export const rehearse = (turn: TurnSection, wish: Wish, actions: readonly Action[]): void => {
  for (const action of actions) choiceOf(turn, wish, true, action);
};

/** Says with each choice what it costs and gains, with the page alive in between. */
const tellBriefly = async (turn: TurnSection, choices: readonly Choice[]): Promise<void> => {
  for (const { line, brief } of choices) {
    await new Promise(resolve => setTimeout(resolve));
    if (!brief.isConnected) return;
    const preview = previewLine(turn, line);
    const said = preview.kind === 'does' ? preview.brief : [];
    brief.replaceChildren(...said.map(text => make('span', {}, `${text} `)));
  }
};

const hint = (turn: TurnSection, wish: Wish, actions: readonly Action[]): readonly HTMLElement[] =>
  wish.by === 'place' && actions.some(action => turnedOn(actions, action) !== action)
    ? [make('span', { className: 'small' }, actingText(turn.scene.language, 'turnOn'))]
    : [];

/** Leads to the reasons why no more can be done there: on the page of a game whose rules can say so. */
const whyElse = ({ scene: { title, language } }: TurnSection, { name }: Wish): readonly HTMLElement[] => {
  const href = title.tries ? whyAddress(location.pathname, location.search, name) : null;
  if (href === null) return [];
  return [make('a', { className: 'asks small', href }, actingText(language, 'whyElse'))];
};

/** @param takeBack what the button beside the one that sends does */
export const openSheet = (
  turn: TurnSection,
  wish: Wish,
  actions: readonly Action[],
  takeBack: () => void,
): Sheet => {
  const { section, scene } = turn;
  const { language, words } = scene;
  const old = section.querySelector('form')!;
  const mixed = new Set(actions.map(action => action.type)).size > 1;
  const choices = actions.map(action => choiceOf(turn, wish, mixed, action));
  const hidden = (name: string, value: string): HTMLElement => make('input', { type: 'hidden', name, value });
  const says = make('span', {});
  says.dataset['says'] = '';
  const send = make('button', {}, says);
  const back = tool(takeBack, actingText(language, 'takeBack'));
  back.title = 'Esc';
  back.setAttribute('aria-keyshortcuts', 'Escape');
  const chosen = (): Choice => choices.find(({ input }) => input.checked) ?? choices[0]!;
  const nameButton = (): void => void (says.textContent = words.option(language, chosen().action.type));
  const place =
    (wish.by === 'place'
      ? placeNames(scene.presenter, language, settingsIn(scene.state))(wish.name)
      : undefined) ?? wish.name;
  const legend = actingText(language, wish.by === 'place' ? 'choices' : 'choicesFor', { place });
  const form = make(
    'form',
    { method: 'post', action: old.action, className: 'sheet', oninput: nameButton },
    hidden('expected', (old.elements.namedItem('expected') as HTMLInputElement).value),
    hidden('key', freshKey()),
    make(
      'fieldset',
      { className: 'pictures' },
      make('legend', {}, legend),
      ...choices.map(({ label }) => label),
    ),
    make('div', { className: 'preview' }),
    make('p', { className: 'buttons' }, send, back, ...hint(turn, wish, actions), ...whyElse(turn, wish)),
  );
  const focus = (): void => {
    const { input, label } = chosen();
    input.focus({ preventScroll: true });
    label.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const choose = ({ input }: Choice): void => {
    input.checked = true;
    nameButton();
  };
  choose(choices[0]!);
  section.append(form);
  return {
    form,
    settle: () => {
      focus();
      void tellBriefly(turn, choices);
    },
    turnOn: () => {
      const next = turnedOn(actions, chosen().action);
      choose(choices.find(({ action }) => action === next)!);
      focus();
    },
  };
};
