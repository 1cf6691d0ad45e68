import type { Preset, SettingDef, Settings, Title, WholeTie } from '../../engine/core/index.js';
import { excludedBy, needsOf, offeredSettings, seatsNeeded } from '../../service/tables/settings.js';
import type { Form } from '../input/body.js';
import { type GameWords, wordsOf } from '../wording.js';
import { isIn, type FormFault } from './fault.js';
import type { PageCall } from './page.js';

/** With more settings than this a reader wants to search them. */
const FEW = 8;

const nameOfValue = (words: GameWords, id: string, value: boolean | string): string =>
  words.setting(id).values?.[String(value)] ?? words.value('setting', value);

/** A choice as a limit names it; a switch that is on by its name alone. */
const choiceText = (words: GameWords, { setting, is }: WholeTie): string => {
  const { name } = words.setting(setting);
  const on = is.length === 1 && is[0] === true;
  return on ? name : `${name}: ${is.map(value => nameOfValue(words, setting, value)).join(', ')}`;
};

/** What cannot be chosen with it, what must be, and what only some numbers of players can choose; said before it is refused. */
const limitsOf = ({ t }: PageCall, title: Title, def: SettingDef, words: GameWords): readonly string[] => {
  const { name, values } = words.setting(def.id);
  const limits = (key: 'notTogether' | 'onlyTogether', ties: readonly WholeTie[]): readonly string[] => {
    const cases = [...new Set(ties.map(({ when }) => when.join(' ')))];
    return cases.map(one => {
      const some = ties.filter(({ when }) => when.join(' ') === one);
      const limit = t(key, { names: some.map(tie => choiceText(words, tie)).join(', ') });
      const when = some[0]!.when.map(value => values?.[String(value)]).filter(one => one !== undefined);
      return when.length === 0 ? limit : t('valueLimit', { value: when.join(', '), limit });
    });
  };
  return [
    ...limits('notTogether', excludedBy(title, def)),
    ...limits('onlyTogether', needsOf(title, def)),
    ...seatsNeeded(title, def).map(({ value, seats }) => {
      const of = { name: values?.[String(value)] ?? name };
      const isAlone = seats.every(count => count === 1);
      return isAlone ? t('onlyAlone', of) : t('onlyWithSeats', { ...of, seats: seats.join(', ') });
    }),
  ];
};

const isSwitch = (def: SettingDef): boolean => typeof def.values[0] === 'boolean';

/** What the form says of a setting: before anybody has said anything, what is proposed. */
const chosenIn = (form: Form, def: SettingDef): boolean | string => {
  const value = form[`set.${def.id}`];
  if (isSwitch(def)) return value === 'true';
  return (def.values as readonly string[]).find(one => one === value) ?? def.values[0];
};

/** The preset that the form was filled in from; nothing means the defaults. */
const presetIn = (title: Title, form: Form): Settings =>
  title.presets?.find(({ id }) => id === form['preset'])?.settings ?? {};

/** One of a title's choices, as the form has it. */
const settingModel = (call: PageCall, title: Title, def: SettingDef, form: Form, fault?: FormFault) => {
  const words = wordsOf(call.deps, { title: title.id, seats: [] }, call.context.language);
  const { name, text, values: names } = words.setting(def.id);
  const usual = presetIn(title, form)[def.id] ?? def.values[0];
  const chosen = chosenIn(form, def);
  const known = {
    id: def.id,
    name,
    text,
    limits: limitsOf(call, title, def, words),
    differs: chosen !== usual,
    usual: String(usual),
    usualName: nameOfValue(words, def.id, usual),
    fault: isIn(`set.${def.id}`, fault),
  };
  if (isSwitch(def)) return { ...known, switch: true, on: chosen === true };
  const values = (def.values as readonly string[]).map(id => ({
    id,
    name: names?.[id] ?? id,
    chosen: id === chosen,
  }));
  return { ...known, values };
};

/** What a group comes to while it is folded: what is otherwise than in the preset comes first; of a switch that is on its name says it. */
const chosenText = (settings: readonly ReturnType<typeof settingModel>[]): string =>
  [...settings]
    .sort((a, b) => Number(b.differs) - Number(a.differs))
    .flatMap(setting =>
      'values' in setting
        ? setting.values.filter(({ chosen }) => chosen).map(({ name }) => `${setting.name}: ${name}`)
        : setting.on
          ? [setting.name]
          : [],
    )
    .join(' · ');

interface SettingsGroup {
  readonly heading: string;
  readonly open: boolean;
  readonly differ: number;
  readonly chosen: string;
  readonly settings: readonly SettingsGroupSetting[];
}

interface SettingsGroupSetting {
  readonly switch?: boolean;
  readonly on?: boolean;
  readonly id: string;
  readonly name: string;
  readonly text: string | undefined;
  readonly limits: readonly string[];
  readonly differs: boolean;
  readonly usual: string;
  readonly usualName: string;
  readonly fault: string | undefined;
  readonly values?: readonly SettingsGroupSettingValue[];
}

interface SettingsGroupSettingValue {
  readonly id: string;
  readonly name: string;
  readonly chosen: boolean;
}

export interface SettingsModel {
  readonly find: boolean;
  readonly preset: string | undefined;
  readonly groups: readonly SettingsGroup[];
}

/** All of a title's choices, in groups. */
export const settingsModel = (
  call: PageCall,
  title: Title,
  form: Form,
  fault?: FormFault,
): SettingsModel | undefined => {
  const words = wordsOf(call.deps, { title: title.id, seats: [] }, call.context.language);
  const offered = offeredSettings(title);
  if (offered.length === 0) return undefined;
  const groups = [...new Set(offered.map(({ group }) => group))];
  return {
    find: offered.length > FEW,
    preset: form['preset'],
    groups: groups.map(group => {
      const defs = offered.filter(def => def.group === group);
      const settings = defs.map(def => settingModel(call, title, def, form, fault));
      const differ = settings.filter(({ differs }) => differs).length;
      return {
        heading: group === undefined ? call.t('variants') : words.settingGroup(group),
        open: settings.some(one => one.fault !== undefined),
        differ,
        chosen: chosenText(settings),
        settings,
      };
    }),
  };
};

interface PresetChoice {
  readonly id: string;
  readonly chosen: boolean;
  readonly name: string;
  readonly text?: string | undefined;
}

export interface PresetsModel {
  readonly path: string;
  readonly all: readonly PresetChoice[];
}

/**
 * The presets to begin from. One is chosen by a button of the form, which sends all else that was typed along.
 * @param path where the form is filled in again
 */
export const presetsModel = (
  call: PageCall,
  title: Title,
  form: Form,
  path: string,
): PresetsModel | undefined => {
  const words = wordsOf(call.deps, { title: title.id, seats: [] }, call.context.language);
  const presets = title.presets ?? [];
  if (presets.length === 0) return undefined;
  const isAs = ({ settings }: Preset): boolean =>
    offeredSettings(title).every(def => chosenIn(form, def) === (settings[def.id] ?? def.values[0]));
  const chosen = form['preset'] ?? presets.find(isAs)?.id;
  return {
    path,
    all: presets.map(({ id }) => ({ id, ...words.preset(id), chosen: id === chosen })),
  };
};

/** The form with the settings of this preset; as it is where there is none of that name. */
export const withPreset = (title: Title, form: Form, wanted: unknown): Form => {
  const preset = title.presets?.find(({ id }) => id === wanted);
  if (!preset) return form;
  const others = Object.entries(form).filter(([name]) => !name.startsWith('set.'));
  const set = Object.entries(preset.settings).map(([id, value]) => [`set.${id}`, String(value)] as const);
  return Object.fromEntries([...others, ...set, ['preset', preset.id]]);
};

/** What a form chooses. */
export const settingsOf = (title: Title, form: Form): { readonly [id: string]: boolean | string } =>
  Object.fromEntries(
    offeredSettings(title).flatMap((def): (readonly [string, boolean | string])[] => {
      const value = form[`set.${def.id}`];
      if (isSwitch(def)) return [[def.id, value === 'true']];
      return value === undefined ? [] : [[def.id, value]];
    }),
  );
