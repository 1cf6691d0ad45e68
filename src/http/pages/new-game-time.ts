import { isDeepStrictEqual } from 'node:util';
import {
  gameTimeForm,
  timePresets,
  usualPreset,
  type FormField,
  type GameTime,
  type TimePreset,
  type TimeWish,
} from '../../service/clocks/game-time.js';
import type { Form } from '../input/body.js';
import { HttpProblem } from '../problem.js';
import { isIn, type FormFault } from './fault.js';
import type { PageCall } from './page.js';
import { textByKey, type PageKey } from '../../words/pages.js';

const presets = Object.keys(timePresets) as readonly TimePreset[];
const isPreset = (name: string): name is TimePreset => presets.some(preset => preset === name);

/** A kind of clock is chosen with the presets; of one's own rules there is always one. */
const own = gameTimeForm.map(field =>
  field.field === 'pace.kind' && field.kind === 'choice'
    ? { ...field, choices: field.choices.filter(choice => choice !== 'none') }
    : field,
);

/** Minutes are typed as hours. */
const isHours = (field: FormField): boolean => field.kind === 'number' && field.unit === 'minutes';

const shownNumber = (field: FormField, value: number): string =>
  String(isHours(field) ? Math.round((value / 60) * 100) / 100 : value);

const numberIn = (field: FormField, text: string): number => {
  const typed = Number(text.trim().replace(',', '.'));
  return isHours(field) ? Math.round(typed * 60) : typed;
};

const valueIn = (field: FormField, text: string | undefined): unknown => {
  switch (field.kind) {
    case 'switch':
      return text === 'true';
    case 'choice':
      return text ?? field.preset;
    case 'number':
      return text === undefined || text.trim() === '' ? field.preset : numberIn(field, text);
    case 'numbers':
      return (text ?? '')
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(word => Number(word));
  }
};

/** The values of a form, put together by their paths. */
const gathered = (form: Form): { readonly [group: string]: unknown } => {
  const all: { [group: string]: unknown } = {};
  for (const field of own) {
    const [group, name] = field.field.split('.') as [string, string?];
    const value = valueIn(field, form[`time.${field.field}`]);
    if (name === undefined) all[group] = value;
    else all[group] = { ...(all[group] as object | undefined), [name]: value };
  }
  return all;
};

/** The pace's own fields alone: what was typed for another kind of clock says nothing. */
const paceOf = ({ kind, turn, bank, increment, cap }: { readonly [name: string]: unknown }): object =>
  kind === 'deadline' ? { kind, turn } : { kind, bank, increment, cap };

/**
 * What a form says about a game's time; one without these fields says nothing. The service checks it.
 * @param isAlone nobody waits for anybody: a preset, which is made for several, sets no clock
 * @throws HttpProblem `invalid-request` for a choice that is none
 */
export const gameTimeIn = ({ form }: PageCall, isAlone = false): TimeWish | null => {
  const chosen = form['time'] ?? 'none';
  if (isPreset(chosen)) return isAlone ? null : timePresets[chosen];
  if (chosen !== 'own')
    throw new HttpProblem(400, 'invalid-request', { where: 'time', why: chosen.slice(0, 20) });
  const all = gathered(form);
  return { ...all, pace: paceOf(all['pace'] as { readonly [name: string]: unknown }) } as unknown as TimeWish;
};

interface TimeFieldChoice {
  readonly value: string;
  readonly name: string;
  readonly chosen: boolean;
}

interface TimeField {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly switch?: boolean | undefined;
  readonly on?: boolean | undefined;
  readonly choices?: readonly TimeFieldChoice[] | undefined;
  readonly number?: boolean | undefined;
  readonly value?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly step?: string | undefined;
  readonly unit?: string | undefined;
  readonly fault?: string | undefined;
}

const shownField = ({ t, context }: PageCall, form: Form, given: boolean, field: FormField): TimeField => {
  const id = `time.${field.field}`;
  const typed = given ? form[id] : undefined;
  const label = textByKey(context.language, `timeField.${field.field}`);
  const text = textByKey(context.language, `timeField.${field.field}.text`);
  switch (field.kind) {
    case 'switch':
      return { id, label, text, switch: true, on: given ? typed === 'true' : field.preset };
    case 'choice':
      return {
        id,
        label,
        text,
        choices: field.choices.map(value => ({
          value,
          name: textByKey(context.language, `timeChoice.${field.field}.${value}`),
          chosen: value === (typed ?? field.preset),
        })),
      };
    case 'number':
      return {
        id,
        label,
        text,
        number: true,
        value: typed ?? shownNumber(field, field.preset),
        from: shownNumber(field, field.from),
        to: shownNumber(field, field.to),
        step: isHours(field) ? '0.25' : '1',
        unit: isHours(field) || field.unit === 'hours' ? t('hoursUnit') : t('daysUnit'),
      };
    case 'numbers':
      return { id, label, text, value: typed ?? field.preset.join(', '), unit: t('percentUnit') };
  }
};

/** A game's time as a form has it. */
export const timeForm = (time: GameTime | null): Form => {
  const preset = presets.find(name => isDeepStrictEqual(timePresets[name], time));
  const field = (path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], time);
  const text = (one: FormField): string | undefined => {
    const value = field(one.field);
    if (value === undefined) return undefined;
    if (Array.isArray(value)) return value.join(', ');
    if (typeof value === 'number') return shownNumber(one, value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const fields = own.flatMap(one => {
    const value = text(one);
    return value === undefined ? [] : [[`time.${one.field}`, value]];
  });
  return { ...(Object.fromEntries(fields) as Form), time: preset ?? 'own' };
};

const presetWords = {
  relaxed: 'presetRelaxed',
  brisk: 'presetBrisk',
  none: 'presetNone',
  own: 'presetOwn',
} as const satisfies { readonly [preset in TimePreset | 'own']: PageKey };

interface PresetOfTime {
  readonly value: string;
  readonly name: string;
  readonly chosen: boolean;
}

export interface GameTimeModel {
  /** What is chosen, while the fields are folded away. */
  readonly chosen: string;
  readonly unfolded: boolean;
  readonly fault: string | undefined;
  readonly presets: readonly PresetOfTime[];
  readonly open: boolean;
  readonly fields: readonly TimeField[];
}

/** The fields as they were filled in, or else as they are proposed. */
export const gameTimeModel = (call: PageCall, form: Form, fault?: FormFault): GameTimeModel => {
  const chosen = form['time'] ?? usualPreset;
  const hasFault = fault?.field?.startsWith('time') === true;
  return {
    unfolded: hasFault,
    fault: hasFault && !own.some(({ field }) => `time.${field}` === fault.field) ? fault.text : undefined,
    chosen: call.t(presetWords[[...presets, 'own' as const].find(value => value === chosen) ?? 'own']),
    presets: [...presets, 'own' as const].map(value => ({
      value,
      name: call.t(presetWords[value]),
      chosen: value === chosen,
    })),
    open: chosen === 'own' || hasFault,
    fields: own.map(field => ({
      ...shownField(call, form, form['time'] !== undefined, field),
      fault: isIn(`time.${field.field}`, fault),
    })),
  };
};
