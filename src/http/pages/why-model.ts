import type { Action, Json, Reason, Tried } from '../../engine/core/index.js';
import type { RuleLink } from '../views.js';
import { ruleOfRefusal } from '../../words/rules.js';
import type { Scene } from './game-model.js';
import type { PageCall } from './page.js';

/** A reason in a line, with the rule that it rests on. */
export interface ReasonLine {
  readonly text: string;
  readonly rule?: RuleLink;
}

/** A kind of move that is refused, and why. */
export interface RefusedKind {
  readonly type: string;
  readonly heading: string;
  readonly lines: readonly ReasonLine[];
  /** How many further reasons there are. */
  readonly more: number;
}

/** How many reasons are shown for one kind of move, and how many of the ways that one of them forbids. */
const mostReasons = 3;
const mostNames = 8;

/** The field by which the ways of a kind are told apart: the first but the last that is not the same in all of them, if any. */
const tellingField = (actions: readonly Action[]): string | undefined =>
  Object.keys(actions[0] ?? {})
    .slice(0, -1)
    .find(name => actions.some(action => action[name] !== actions[0]![name]));

const listed = (names: readonly string[]): string =>
  [...names.slice(0, mostNames), ...(names.length > mostNames ? ['…'] : [])].join(', ');

/** The reason as a sentence, with the ways that it forbids where it does not forbid all. */
const lineOf = (
  call: Pick<PageCall, 't'>,
  { game, words }: Scene,
  { code, params, actions }: Reason,
  { telling, all }: { readonly telling: string | undefined; readonly all: boolean },
): ReasonLine => {
  const sentence = words.refusal(code, params) ?? code;
  const values = actions.flatMap(action =>
    telling !== undefined && telling in action ? [action[telling] as Json] : [],
  );
  // What is empty, such as a list without anything in it, has no name.
  const named = [...new Set(values.map(value => words.value(telling!, value)))].filter(name => name !== '');
  const own = telling !== undefined && telling in params;
  const text =
    own && named.length > 1
      ? `${sentence} ${call.t('whyLikewise', { names: listed(named.slice(1)) })}`
      : all || own || named.length === 0
        ? sentence
        : `${listed(named)}: ${sentence}`;
  const rule = ruleOfRefusal(game.title, { code, params });
  if (!rule) return { text };
  return { text, rule: { href: rule.href, text: call.t('ruleAt', { paragraph: rule.paragraph }) } };
};

/** A kind of move with the reasons why it, or some of it, is refused. */
export const refusedKind = (
  call: Pick<PageCall, 't'>,
  scene: Scene,
  { type, possible, reasons }: Tried,
): RefusedKind => {
  const telling = tellingField([...possible, ...reasons.flatMap(({ actions }) => actions)]);
  const all = possible.length === 0 && reasons.length === 1;
  const lines = reasons.map(reason => lineOf(call, scene, reason, { telling, all }));
  return {
    type,
    heading: scene.words.option(type),
    lines: lines.slice(0, mostReasons),
    more: Math.max(0, lines.length - mostReasons),
  };
};

/** Kinds of move of which nobody can tell the reader whether they are possible, by name. */
export const openKinds = ({ words }: Scene, tried: readonly Tried[]): string =>
  tried
    .filter(({ possible, reasons }) => possible.length === 0 && reasons.length === 0)
    .map(({ type }) => words.option(type))
    .join(', ');

/** Kinds of move for which it is not the moment: the same sentence is said once. */
export const untimelyKinds = (
  call: Pick<PageCall, 't'>,
  scene: Scene,
  tried: readonly Tried[],
): readonly { readonly headings: string; readonly line: ReasonLine }[] => {
  const kinds = tried
    .filter(({ untimely }) => untimely)
    .map(one => refusedKind(call, scene, one))
    .flatMap(({ heading, lines: [line] }) => (line ? [{ heading, line }] : []));
  const sentences = [...new Set(kinds.map(({ line }) => line.text))];
  return sentences.map(text => {
    const same = kinds.filter(({ line }) => line.text === text);
    return { headings: same.map(({ heading }) => heading).join(', '), line: same[0]!.line };
  });
};
