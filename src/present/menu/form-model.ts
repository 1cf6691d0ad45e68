import { exampleAction, onlyValue, type Action, type Json, type Option } from '../../engine/core/index.js';
import type { Both } from '../both.js';
import { saysMore, willText } from '../preview.js';
import { asFormValue } from '../form-fields.js';
import { asking, fieldModel, type FieldModel, valueName, type Setting, wasTried } from './field-model.js';

/** What the templates make a form of. */
export interface FormModel {
  readonly key: string;
  readonly type: string;
  readonly button: string;
  /** What it is about. */
  readonly words: string;
  readonly mark: string | undefined;
  /** In a few words, where that is enough beside others. */
  readonly label?: string;
  readonly picture?: string | undefined;
  /** Nothing is left open: the form is its button. */
  readonly settled?: true;
  /** Nothing of it will change, so that the browser need not look again. */
  readonly said?: boolean;
  readonly values?: readonly { readonly name: string; readonly value: string }[];
  /** What pressing the button brings about. */
  readonly will?: string;
  readonly changes?: string;
  /** The move and what mostly follows it, which has a button, too. */
  readonly then?: Both;
  /** A move proposed whole, as it is typed. */
  readonly notation?: string;
  readonly proof?: { readonly value: string; readonly searched: number } | undefined;
  readonly editable?: boolean;
  readonly rules?: string | undefined;
  /** What is to be filled in. */
  readonly fields?: readonly FieldModel[];
}

/** What the option leaves no choice of. */
const fixed = ({ fields }: Option): readonly (readonly [field: string, value: Json])[] =>
  Object.entries(fields).flatMap(([field, def]) => {
    const only = onlyValue(def);
    return only === undefined ? [] : [[field, only] as const];
  });

const fixedWords = (setting: Setting, option: Option): string =>
  fixed(option)
    .map(([field, only]) => {
      const name = valueName(setting, asking(setting, option, field, only));
      return `${setting.words.field(field)}: ${name}`;
    })
    .join(' · ');

/** The places that the option names, by their names. */
const placesIn = (setting: Setting, option: Option): string =>
  fixed(option)
    .filter(([field, only]) => setting.presenter.placeOf?.(field, only, option.type) !== undefined)
    .map(([field, only]) => valueName(setting, asking(setting, option, field, only)))
    .join(' · ');

/** What is drawn of the first thing that the option leaves no choice of. */
const drawnOf = (
  setting: Setting,
  option: Option,
  draw: 'pictureValue' | 'markValue',
): string | undefined => {
  for (const [field, only] of fixed(option)) {
    const svg = setting.presenter[draw]?.(asking(setting, option, field, only));
    if (svg !== undefined) return svg;
  }
  return undefined;
};

/** What the proposal is worth, and how much was looked at to know that nothing is worth more. */
const proofOf = (option: Option, { words }: Setting): { value: string; searched: number } | undefined => {
  for (const field of Object.values(option.fields)) {
    if (!('checked' in field) || !field.proof) continue;
    const { value, searched } = field.proof;
    return {
      value: words.money(value),
      searched: Object.values(searched).reduce((sum, count) => sum + count, 0),
    };
  }
  return undefined;
};

/** What a button says, and what pressing it brings about. */
const promise = (
  { preview, language }: Setting,
  action: Action,
): Pick<FormModel, 'button' | 'will' | 'changes'> | undefined => {
  if (typeof preview !== 'function') return undefined;
  const told = preview(action);
  if (told.kind !== 'does') return undefined;
  const { button, changes } = told;
  return {
    button,
    ...(saysMore(told) && { will: willText(language, told) }),
    changes: changes.join(' · '),
  };
};

/** The action of an option that leaves nothing open; undefined where something is to be chosen. */
const settledAction = ({ type, fields }: Option, seat: number): Action | undefined => {
  const values = fixed({ type, fields });
  return values.length === Object.keys(fields).length
    ? { ...Object.fromEntries(values), seat, type }
    : undefined;
};

/** A move that is whole as it stands: a button, and what it will do. */
const wholeForm = (setting: Setting, option: Option, action: Action): FormModel => ({
  key: setting.key(),
  type: option.type,
  settled: true,
  said: typeof setting.preview === 'function',
  mark: drawnOf(setting, option, 'markValue'),
  picture: drawnOf(setting, option, 'pictureValue'),
  words: placesIn(setting, option),
  button: setting.words.option(option.type),
  ...promise(setting, action),
  values: fixed(option).map(([name, value]) => ({ name, value: asFormValue(value) })),
});

/** For what is made by tapping places: the rules that may stand against it, by the codes of refusals. */
const rulesModel = ({ presenter, ruleOf }: Setting): string | undefined => {
  const found = (presenter.editing?.refusals ?? []).flatMap(code => {
    const rule = ruleOf?.(code);
    return rule ? [[code, rule] as const] : [];
  });
  return found.length > 0 ? JSON.stringify(Object.fromEntries(found)) : undefined;
};

/** An option of the menu as a form: nothing to fill in but what it leaves open. */
export const formModel = (setting: Setting, option: Option): FormModel => {
  const action = settledAction(option, setting.seat);
  if (action) return wholeForm(setting, option, action);
  const known = {
    key: setting.key(),
    type: option.type,
    button: setting.words.option(option.type),
    words: fixedWords(setting, option),
    mark: drawnOf(setting, option, 'markValue'),
  };
  const checked = Object.values(option.fields).flatMap(field => ('checked' in field ? [field.checked] : []));
  if (checked.length > 0) {
    const proposed = exampleAction(option, setting.seat);
    const isAsProposed = !wasTried(setting, option);
    const then = isAsProposed ? setting.both?.(proposed) : undefined;
    const editable = checked.some(what => what === setting.presenter.editing?.checked);
    return {
      ...known,
      ...(isAsProposed && promise(setting, proposed)),
      ...(then && { then }),
      notation: (isAsProposed ? undefined : setting.tried?.['notation']) ?? setting.notation.print(proposed),
      proof: proofOf(option, setting),
      editable,
      rules: editable ? rulesModel(setting) : undefined,
    };
  }
  const fields = Object.entries(option.fields).map(([name, field]) =>
    fieldModel(setting, option, name, field),
  );
  const picture = fields.some(field => field.pictures) ? undefined : drawnOf(setting, option, 'pictureValue');
  return { ...known, picture, fields };
};
