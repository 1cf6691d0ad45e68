import {
  Illegal,
  presetSettings,
  settingsFor,
  tiesOf,
  type SettingDef,
  type Settings,
  type Title,
  type WholeTie,
} from '../../engine/core/index.js';

/** What somebody chooses for a game: settings, and what a preset says where they say nothing. */
export interface SettingChoices {
  readonly preset?: string | undefined;
  readonly settings: { readonly [id: string]: unknown };
}

/** The settings that somebody can choose. */
export const offeredSettings = (title: Title): readonly SettingDef[] =>
  title.settings.filter(def => !def.hidden);

/**
 * What was chosen for a game with that many seats, checked and completed by the title.
 * @throws the engine's Illegal `unknown-setting`, `unknown-preset`, `bad-setting-value`,
 *   `settings-exclude-each-other`, `setting-needs-another`, `setting-needs-other-seats`
 */
export const cleanSettings = (
  title: Title,
  { preset, settings: chosen }: SettingChoices,
  seats: number,
): Settings => {
  const offered = offeredSettings(title);
  for (const id of Object.keys(chosen))
    if (!offered.some(def => def.id === id))
      throw new Illegal('unknown-setting', { setting: id, known: offered.map(def => def.id) });
  const proposed = preset === undefined ? {} : presetSettings(title.presets ?? [], preset);
  return settingsFor(title, seats, { ...proposed, ...chosen });
};

/** What a setting needs. */
export const needsOf = (title: Title, def: SettingDef): readonly WholeTie[] =>
  tiesOf(title.settings, def, 'needs');

/** What cannot be chosen together with a setting, whichever of the two says so. */
export const excludedBy = (title: Title, def: SettingDef): readonly WholeTie[] => {
  const offered = offeredSettings(title);
  const own = tiesOf(title.settings, def, 'excludes');
  const others = offered.flatMap(one =>
    tiesOf(title.settings, one, 'excludes')
      .filter(({ setting }) => setting === def.id)
      .map(({ when, is }) => ({ when: is, setting: one.id, is: when })),
  );
  return [...own, ...others].filter(({ setting }) => offered.some(({ id }) => id === setting));
};

const fits = (title: Title, id: string, value: boolean | string, seats: number): boolean => {
  const usual = Object.fromEntries(title.settings.map(def => [def.id, def.values[0]]));
  try {
    title.fitSettings?.({ ...usual, [id]: value }, seats);
    return true;
  } catch (error) {
    // What keeps the number of players from another setting is said there.
    if (error instanceof Illegal) return error.params['setting'] !== id;
    throw error;
  }
};

/** Values that not every number of players can choose, with the numbers that can. */
export const seatsNeeded = (
  title: Title,
  def: SettingDef,
): readonly { readonly value: boolean | string; readonly seats: readonly number[] }[] => {
  const counts = Array.from({ length: title.maxSeats - title.minSeats + 1 }, (_, n) => title.minSeats + n);
  return [...def.values]
    .map(value => ({ value, seats: counts.filter(seats => fits(title, def.id, value, seats)) }))
    .filter(({ seats }) => seats.length < counts.length);
};
