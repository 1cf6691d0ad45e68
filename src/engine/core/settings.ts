import { Illegal } from './illegal.js';
import { kept } from './kept.js';

/** A title's choices, by id. */
export type Settings = { readonly [id: string]: boolean | string };

/**
 * What a choice has to do with another setting. It is about this setting being one of `when`, and the other one
 * being one of `is`; where they are left out, about any value but the default, which is for switches: on.
 */
export interface Tie {
  readonly when?: readonly (boolean | string)[];
  readonly setting: string;
  readonly is?: readonly (boolean | string)[];
}

/** One choice at the creation of a game. Its name and text are worded elsewhere, by id. */
export interface SettingDef {
  readonly id: string;
  /** A switch, or one of several values (the first is the default). */
  readonly values: readonly [false, true] | readonly string[];
  /** Where it stands on a form, by a name that is worded elsewhere; at the top without one. */
  readonly group?: string;
  /** What must be chosen with it. */
  readonly needs?: readonly Tie[];
  /** What cannot be chosen together with it; whichever of the two says so. */
  readonly excludes?: readonly Tie[];
  /** Set by an import only, never offered to the creator of a game. */
  readonly hidden?: true;
  /** How games were played before there was this setting, where that is not the default. */
  readonly before?: boolean | string;
}

/** Choices that go together, by a name that is worded elsewhere; what it does not name has its default. */
export interface Preset {
  readonly id: string;
  readonly settings: Settings;
}

/** A tie with everything that it leaves out. */
export interface WholeTie {
  readonly when: readonly (boolean | string)[];
  readonly setting: string;
  readonly is: readonly (boolean | string)[];
}

const notDefault = (def: SettingDef | undefined): readonly (boolean | string)[] => def?.values.slice(1) ?? [];

/** What a setting needs or excludes, as it says it. */
export const tiesOf = (
  defs: readonly SettingDef[],
  def: SettingDef,
  kind: 'needs' | 'excludes',
): readonly WholeTie[] =>
  (def[kind] ?? []).map(({ when, setting, is }) => ({
    when: when ?? notDefault(def),
    setting,
    is: is ?? notDefault(defs.find(({ id }) => id === setting)),
  }));

const allTies = kept((defs: readonly SettingDef[]) =>
  defs.map(def => ({
    id: def.id,
    excludes: tiesOf(defs, def, 'excludes'),
    needs: tiesOf(defs, def, 'needs'),
  })),
);

/** A value from outside, short enough to be quoted. */
const shown = (value: unknown): string => JSON.stringify(value).slice(0, 100);

/** @throws Illegal `settings-exclude-each-other`, `setting-needs-another` */
const mustGoTogether = (defs: readonly SettingDef[], settings: Settings): void => {
  const holds = (tie: WholeTie): boolean => tie.is.includes(settings[tie.setting]!);
  for (const { id, excludes, needs } of allTies(defs)) {
    const value = settings[id]!;
    const about = ({ setting: other }: WholeTie) => ({
      setting: id,
      value,
      other,
      otherValue: settings[other]!,
    });
    const clash = excludes.find(tie => tie.when.includes(value) && holds(tie));
    if (clash) throw new Illegal('settings-exclude-each-other', about(clash));
    const missing = needs.find(tie => tie.when.includes(value) && !holds(tie));
    if (missing) throw new Illegal('setting-needs-another', { ...about(missing), otherAllowed: missing.is });
  }
};

/**
 * Checks a creator's choices and fills in the defaults.
 * @throws Illegal `unknown-setting`, `bad-setting-value`, `settings-exclude-each-other`, `setting-needs-another`
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
  mustGoTogether(defs, settings);
  return settings;
};

/** May these be chosen together? */
export const goTogether = (defs: readonly SettingDef[], settings: Settings): boolean => {
  try {
    completeSettings(defs, settings);
    return true;
  } catch (error) {
    if (error instanceof Illegal) return false;
    throw error;
  }
};

/** Is it a choice at all, besides the others: is it, or could it be, otherwise than usual? */
export const isChoice = (
  defs: readonly SettingDef[],
  settings: Settings,
  { id, values }: SettingDef,
): boolean => values.slice(1).some(value => goTogether(defs, { ...settings, [id]: value }));

/**
 * The settings of a recorded game. What is missing in it may be younger than the game, and is as it was before, unless
 * that does not go with the rest.
 * @throws Illegal as `completeSettings`
 */
export const recordedSettings = (
  defs: readonly SettingDef[],
  chosen: { readonly [id: string]: unknown },
): Settings => {
  const before = Object.fromEntries(
    defs.flatMap(def => (def.before === undefined ? [] : [[def.id, def.before]])),
  );
  try {
    return completeSettings(defs, { ...before, ...chosen });
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return completeSettings(defs, chosen);
  }
};

/**
 * What a preset chooses.
 * @throws Illegal `unknown-preset`
 */
export const presetSettings = (presets: readonly Preset[], id: string): Settings => {
  const preset = presets.find(one => one.id === id);
  if (!preset)
    throw new Illegal('unknown-preset', {
      preset: id,
      known: presets.map(one => one.id),
      ...(presets.length === 0 && { case: 'none' }),
    });
  return preset.settings;
};

/** A title's choices, as far as they matter here. */
interface Choosable {
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly settings: readonly SettingDef[];
  fitSettings?(settings: Settings, seats: number): Settings;
}

/**
 * The settings that a game of so many players keeps; what is left out of the choices is as usual.
 * @throws Illegal as `completeSettings` does, `setting-needs-other-seats`
 */
export const settingsFor = (
  title: Choosable,
  seats: number,
  chosen: { readonly [id: string]: unknown } = {},
): Settings => {
  const settings = completeSettings(title.settings, chosen);
  return title.fitSettings?.(settings, seats) ?? settings;
};

/** The most players that the usual settings allow. */
export const mostSeats = (title: Choosable): number => {
  for (let seats = title.maxSeats; seats > title.minSeats; seats--)
    try {
      settingsFor(title, seats);
      return seats;
    } catch (error) {
      if (!(error instanceof Illegal)) throw error;
    }
  return title.minSeats;
};
