import {
  completeSettings,
  Illegal,
  type SettingDef,
  type Settings,
  type Title,
} from '../../engine/core/index.js';

/**
 * What was chosen for a game with so many seats, checked and completed by the title.
 * @throws the engine's Illegal `unknown-setting`, `bad-setting-value`, `settings-exclude-each-other`,
 *   `setting-needs-other-seats`
 */
export const cleanSettings = (
  title: Title,
  chosen: { readonly [id: string]: unknown },
  seats: number,
): Settings => {
  const offered = title.settings.filter(def => !def.hidden);
  for (const id of Object.keys(chosen))
    if (!offered.some(def => def.id === id))
      throw new Illegal('unknown-setting', { setting: id, known: offered.map(def => def.id) });
  const settings = completeSettings(title.settings, chosen);
  return title.fitSettings?.(settings, seats) ?? settings;
};

/** What cannot be chosen together with a setting, whichever of the two says so. */
export const excludedBy = (title: Title, def: SettingDef): readonly string[] => {
  const offered = title.settings.filter(one => !one.hidden && one.id !== def.id);
  return offered
    .filter(one => def.excludes?.includes(one.id) === true || one.excludes?.includes(def.id) === true)
    .map(one => one.id);
};

const fits = (title: Title, id: string, value: boolean | string, seats: number): boolean => {
  try {
    cleanSettings(title, { [id]: value }, seats);
    return true;
  } catch (error) {
    if (error instanceof Illegal) return false;
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
