import {
  asCounts,
  comesTo,
  exampleAction,
  firstCounts,
  onlyValue,
  type Action,
  type Counts,
  type Field,
  type Json,
  type JsonObject,
  type ManyOf,
  type Notation,
  type Option,
  type Seat,
  type SomeOf,
  type Value,
} from '../../engine/core/index.js';
import type { Language } from '../../words/index.js';
import type { Both } from '../both.js';
import type { Elsewhere } from '../deeds.js';
import { asFormValue, countName, partName } from '../form-fields.js';
import type { Preview } from '../preview.js';
import type { Presenter, ValueRequest } from '../presenter.js';

/** What forms say, in the reader's language. */
export interface FormWords {
  readonly option: (type: string) => string;
  readonly field: (name: string) => string;
  readonly value: (field: string, value: Json) => string;
  /** An amount in the game's currency. */
  readonly money: (amount: number) => string;
}

/** Where a rule can be read. */
export interface RuleAt {
  readonly href: string;
  readonly text: string;
}

/** The fields of a form as they were sent, by their names. */
export interface SentForm {
  readonly [name: string]: string | undefined;
}

/** Why a kind of move is not possible. */
export interface Reasons {
  readonly type: string;
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly rule?: RuleAt }[];
  /** How many further reasons there are. */
  readonly more: number;
}

/** Whose menu is shown, and how. */
export interface Setting {
  /**
   * What an action would do, to be said in its form; `later` where the browser says it once the form is there. Absent
   * where the seat sees too little to know.
   */
  readonly preview?: ((action: Action) => Preview) | 'later';
  /** What a button for an action and what mostly follows it says; undefined where nothing does. Absent where there are no such buttons. */
  readonly both?: (action: Action) => Both | undefined;
  readonly presenter: Presenter;
  readonly words: FormWords;
  readonly notation: Notation;
  readonly view: JsonObject;
  readonly names: readonly string[];
  readonly language: Language;
  readonly seat: Seat;
  /** Where the rule can be read on which a refusal with this code rests; undefined where that is told nowhere. */
  readonly ruleOf?: (code: string) => RuleAt | undefined;
  /** Why a kind of move that is not on the menu is not; undefined where nobody can tell. Absent where it is not told. */
  readonly whyNot?: (type: string) => Reasons | undefined;
  /** Address of the game's page. */
  readonly path: string;
  /** The kind of what is asked, where moves beside it come after it. */
  readonly ask?: string;
  /** Another button of the page comes before all of these. */
  readonly quiet?: boolean;
  /** Makes a key for a form, so that it is sent once. */
  readonly key: () => string;
  /** Kinds of move that can be made without the menu: here they stand closed, a line each. */
  readonly inView?: Elsewhere;
  /** A form of this menu that was sent and refused: what still fits of it is filled in again. */
  readonly tried?: SentForm;
}

export const asking = (
  { view, names, language }: Setting,
  option: Option,
  field: string,
  value: Json,
): ValueRequest => ({ view, names, language, option, field, value });

/** What a value is called; of a list, each thing in it. */
export const valueName = (setting: Setting, request: ValueRequest): string => {
  const { value } = request;
  if (Array.isArray(value))
    return value.map((one: Json) => valueName(setting, { ...request, value: one })).join(', ') || '–';
  const counts = asCounts(value);
  if (counts)
    return Object.entries(counts)
      .map(([thing, count]) => `${count} ${valueName(setting, { ...request, value: thing })}`)
      .join(', ');
  return setting.presenter.nameValue?.(request) ?? setting.words.value(request.field, value);
};

/** Was this form of the menu sent? Its kind is the same, and whatever it does not leave open. */
export const wasTried = ({ tried }: Setting, { type, fields }: Option): boolean =>
  tried?.['type'] === type &&
  Object.entries(fields).every(([name, field]) => {
    const only = 'oneOf' in field ? onlyValue(field) : undefined;
    return only === undefined || tried[`f.${name}`] === asFormValue(only);
  });

/** A range of numbers. */
type Range = Extract<Field, { by: number }>;

/** The number that was sent, as long as it is offered. */
const numberTried = (text: string | undefined, field: Range, otherwise = field.from): number => {
  const value = /^-?\d{1,9}$/.test(text ?? '') ? Number(text) : NaN;
  const offered = value >= field.from && value <= field.to && (value - field.from) % field.by === 0;
  return offered ? value : otherwise;
};

/** The greatest number of a range. */
const mostOf = ({ from, to, by }: Range): number => to - ((to - from) % by);

/** As many numbers lie side by side, to be pressed: of a single one, and of each of several things. */
const fewKeys = 16;
const fewOfEach = 4;

/** The numbers of a range, to be pressed. */
const keysOf = ({ from, to, by }: Range, chosen: number): readonly Key[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => from + at * by).map(value => ({
    value,
    chosen: value === chosen,
  }));

const rangeModel = (range: Range, value: number, say: (value: number) => string): Partial<FieldModel> => {
  const span = `${say(range.from)}–${say(range.to)}`;
  if ((range.to - range.from) / range.by >= fewKeys) return { range: { ...range, value }, span };
  // Numbers to be pressed say themselves how far they go, but not of what they are.
  return { keys: keysOf(range, value), ...(say(range.from) !== String(range.from) && { span }) };
};

interface Choice {
  readonly value: string;
  readonly text: string;
  readonly svg: string | undefined;
  readonly chosen: boolean;
  readonly kept: boolean;
}

/** What the form has for a field: exactly one of the ways behind its label. */
export interface FieldModel {
  readonly name: string;
  readonly label: string;
  /** The one value it can have, as the form sends it. */
  readonly single?: string;
  readonly range?: Range & { readonly value: number };
  /** The numbers of a range that is short, to be pressed. */
  readonly keys?: readonly Key[];
  /** From the least to the greatest number, in the game's currency where they are amounts. */
  readonly span?: string;
  readonly choices?: readonly Choice[];
  /** None of the choices is made yet. */
  readonly blank?: true;
  /** Choices that all have a shape. */
  readonly pictures?: readonly Choice[];
  /** Boxes to be checked, each with a name of its own. */
  readonly boxes?: readonly (Choice & { readonly part: string })[];
  /** Places of a list to be filled in order, each with a name of its own. */
  readonly places?: readonly {
    readonly part: string;
    readonly number: number;
    readonly optional: boolean;
    readonly choices: readonly Omit<Choice, 'chosen'>[];
  }[];
  /** Numbers of several things, each with a name of its own. */
  readonly counts?: readonly Count[];
  /** How many are wanted of a list, or of several things in all. */
  readonly count?: string;
  /** What the numbers come to as they stand, and the same with `{sum}` in its place. */
  readonly tally?: { readonly text: string; readonly pattern: string };
}

interface Count {
  readonly part: string;
  readonly text: string;
  readonly svg: string | undefined;
  readonly most: number;
  readonly value: number;
  /** Each number that it can be, where they are so few for all things of the field that they lie side by side. */
  readonly keys?: readonly Key[];
  /** What the first, the second ... of it comes to, as the browser adds it up. */
  readonly worth: string;
}

/** A number to be pressed. */
interface Key {
  readonly value: number;
  readonly chosen: boolean;
}

/** Only the first of those that look alike on the board, as a tile that is the same when it is turned half round. */
const lookingDifferent = (
  { presenter, view, seat }: Setting,
  option: Option,
  name: string,
  values: readonly Value[],
): readonly Value[] => {
  const seen = new Set<string>();
  return values.filter(value => {
    const look = presenter.looksLike?.(view, { ...exampleAction(option, seat), [name]: value });
    return look === undefined || seen.size < seen.add(look).size;
  });
};

/** Of a form that was refused: what it said at each place of a list. */
const listTried = (
  setting: Setting,
  option: Option,
  name: string,
  { to, someOf }: SomeOf,
): readonly (string | undefined)[] | undefined =>
  wasTried(setting, option)
    ? Array.from({ length: Math.max(to, someOf.length) }, (_, at) => setting.tried?.[partName(name, at)])
    : undefined;

const rangeText = (from: number, to: number): string =>
  from === to ? String(from) : `${String(from)}–${String(to)}`;

const listModel = (setting: Setting, option: Option, name: string, field: SomeOf): Partial<FieldModel> => {
  const { from, to, ordered } = field;
  const tried = listTried(setting, option, name, field);
  const { presenter } = setting;
  const all = field.someOf.map((value, at) => {
    const request = asking(setting, option, name, value);
    return {
      value: asFormValue(value),
      text: valueName(setting, request),
      svg: presenter.pictureValue?.(request),
      at,
    };
  });
  const count = rangeText(from, to);
  if (!ordered)
    return {
      count,
      boxes: all.map(({ at, ...one }) => {
        const kept = tried?.includes(one.value) ?? false;
        return { ...one, part: partName(name, at), kept, chosen: tried ? kept : at < from };
      }),
    };
  return {
    count,
    places: Array.from({ length: to }, (_, place) => ({
      part: partName(name, place),
      number: place + 1,
      // Behind those that are needed, a place may stay empty.
      optional: place >= from,
      choices: all.map(({ at, ...one }) => ({
        ...one,
        kept: tried ? tried[place] === one.value : place < from && at === place,
      })),
    })),
  };
};

/** A number of each of several things: what was sent, or the first that is allowed; `most` is all of what is listed first. */
const countsModel = (
  setting: Setting,
  option: Option,
  name: string,
  field: ManyOf,
): Pick<FieldModel, 'count'> & { readonly counts: readonly Count[] } => {
  const { presenter, tried } = setting;
  const usual = presenter.before?.(option.type, name);
  const all = usual === 'most' ? { [field.manyOf[0]!.of]: field.to } : {};
  const first: Counts = usual ? all : firstCounts(field);
  const isTried = wasTried(setting, option);
  const most = field.manyOf.reduce((sum, lot) => sum + lot.most, 0);
  const to = Math.min(field.to, most);
  const few = field.manyOf.every(lot => lot.most <= fewOfEach);
  return {
    ...(field.from < to || to < most ? { count: rangeText(field.from, to) } : {}),
    counts: field.manyOf.map(lot => {
      const part = countName(name, lot.of);
      const request = asking(setting, option, name, lot.of);
      const value = isTried
        ? numberTried(tried?.[part], { from: 0, to: lot.most, by: 1 })
        : (first[lot.of] ?? 0);
      return {
        part,
        text: valueName(setting, request),
        svg: presenter.pictureValue?.(request),
        most: lot.most,
        value,
        ...(few && { keys: keysOf({ from: 0, to: lot.most, by: 1 }, value) }),
        worth: JSON.stringify(field.sum ? (lot.each ?? []) : Array.from({ length: lot.most }, () => 1)),
      };
    }),
  };
};

/** What the numbers come to, in the words of the title, if it has any for them. */
const tallyModel = (
  { presenter, language }: Setting,
  type: string,
  name: string,
  field: ManyOf,
  counts: readonly Count[],
): Pick<FieldModel, 'tally'> => {
  const pattern = presenter.tally?.({ language, type, field: name, of: field });
  if (pattern === undefined) return {};
  const chosen = field.manyOf.map(({ of }, at) => [of, counts[at]!.value] as const);
  const sum = comesTo(field, Object.fromEntries(chosen));
  return { tally: { pattern, text: pattern.replace('{sum}', String(sum)) } };
};

const choicesModel = (
  setting: Setting,
  option: Option,
  name: string,
  all: readonly Value[],
  sent: string | undefined,
): Partial<FieldModel> => {
  const values = lookingDifferent(setting, option, name, all);
  const tried = values.findIndex(value => asFormValue(value) === sent);
  const blank = tried < 0 && setting.presenter.before?.(option.type, name) === 'nothing';
  const choices = values.map((value, at) => ({
    value: asFormValue(value),
    text: valueName(setting, asking(setting, option, name, value)),
    svg: setting.presenter.pictureValue?.(asking(setting, option, name, value)),
    chosen: !blank && at === Math.max(0, tried),
    kept: at === tried,
  }));
  if (choices.every(choice => choice.svg !== undefined)) return { pictures: choices };
  return { choices, ...(blank && { blank }) };
};

/** A field of a menu's form, as the templates have it. */
export const fieldModel = (setting: Setting, option: Option, name: string, field: Field): FieldModel => {
  const known = { name, label: setting.words.field(name) };
  const sent = wasTried(setting, option) ? setting.tried?.[`f.${name}`] : undefined;
  const only = onlyValue(field);
  if (only !== undefined) return { ...known, single: asFormValue(only) };
  if ('someOf' in field) return { ...known, ...listModel(setting, option, name, field) };
  if ('manyOf' in field) {
    const made = countsModel(setting, option, name, field);
    return { ...known, ...made, ...tallyModel(setting, option.type, name, field, made.counts) };
  }
  if ('by' in field) {
    const usual = setting.presenter.before?.(option.type, name) === 'most' ? mostOf(field) : field.from;
    const say = (value: number): string => valueName(setting, asking(setting, option, name, value));
    return { ...known, ...rangeModel(field, numberTried(sent, field, usual), say) };
  }
  return 'oneOf' in field ? { ...known, ...choicesModel(setting, option, name, field.oneOf, sent) } : known;
};
