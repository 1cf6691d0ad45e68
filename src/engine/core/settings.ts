import { Illegal } from './illegal.js';

/** A title's choices, by id. */
export type Settings = { readonly [id: string]: boolean | string };

/** One choice at the creation of a game. Its name and text are worded elsewhere, by id. */
export interface SettingDef {
  readonly id: string;
  /** A switch, or one of several values (the first is the default). */
  readonly values: readonly [false, true] | readonly string[];
  /** Ids of switches that cannot be on together with this one. */
  readonly excludes?: readonly string[];
  /** Set by an import only, never offered to the creator of a game. */
  readonly hidden?: true;
}

/** A value from outside, short enough to be quoted. */
const shown = (value: unknown): string => JSON.stringify(value).slice(0, 100);

/**
 * Checks a creator's choices and fills in the defaults.
 * @throws Illegal `unknown-setting`, `bad-setting-value`, `settings-exclude-each-other`
 */
export const completeSettings = (
  defs: readonly SettingDef[],
  chosen: { readonly [id: string]: unknown },
): Settings => {
  for (const id of Object.keys(chosen))
    if (!defs.some(def => def.id === id))
      throw new Illegal('unknown-setting', { setting: id, known: defs.map(d => d.id) });
  const settings: { [id: string]: boolean | string } = {};
  for (const def of defs) {
    const values: readonly (boolean | string)[] = def.values;
    const value = chosen[def.id] ?? values[0]!;
    const known = values.find(v => v === value);
    if (known === undefined)
      throw new Illegal('bad-setting-value', { setting: def.id, value: shown(value), allowed: [...values] });
    settings[def.id] = known;
  }
  for (const def of defs)
    for (const other of def.excludes ?? [])
      if (settings[def.id] === true && settings[other] === true)
        throw new Illegal('settings-exclude-each-other', { setting: def.id, other });
  return settings;
};
