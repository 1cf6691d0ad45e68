import { onlyValue, type Action, type Option, type Value } from '../../engine/core/index.js';
import { actionsOf } from '../places.js';
import { asking, valueName, type Setting } from './field-model.js';
import { formModel, type FormModel } from './form-model.js';

/** The option as the action fills it in. */
const filled = ({ fields }: Option, { type, ...values }: Action): Option => ({
  type,
  fields: Object.fromEntries(Object.keys(fields).map(name => [name, { oneOf: [values[name] as Value] }])),
});

/** What tells one way from another. */
const labelOf = (setting: Setting, option: Option, way: Option): string =>
  Object.entries(way.fields)
    .filter(([name]) => onlyValue(option.fields[name]!) === undefined)
    .map(([name, field]) => valueName(setting, asking(setting, way, name, onlyValue(field)!)))
    .join(', ');

/** A form for each way to make moves of a kind, all that is to be said of it in a few words; undefined where they are too many. */
export const quickForms = (
  setting: Setting,
  options: readonly Option[],
): readonly FormModel[] | undefined => {
  const all: FormModel[] = [];
  for (const option of options) {
    const actions = actionsOf(option, setting.seat);
    if (!actions) return undefined;
    for (const action of actions) {
      const way = filled(option, action);
      const form = formModel(setting, way);
      all.push({ ...form, label: labelOf(setting, option, way) || form.button });
    }
  }
  return all;
};
