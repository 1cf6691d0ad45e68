import { Illegal, type SettingDef, type Settings } from '../../../engine/core/index.js';
import { runsSetting } from '../../../engine/rail/company/running.js';

/** What can be chosen for a game of 1849. */
export const settings: readonly SettingDef[] = [
  { id: 'companies', values: ['by-players', '5', '6'] },
  { id: 'game', values: ['basic', 'advanced', 'electric'] },
  { id: 'delay-ift', values: [false, true] },
  runsSetting,
  { id: 'reading', values: ['rulebook', '18xx.games'], hidden: true },
  // Records may have these parts of the advanced game alone.
  { id: 'stations', values: [false, true], hidden: true },
  { id: 'bonds', values: [false, true], hidden: true },
  { id: 'e-trains', values: [false, true], hidden: true },
  { id: 'no-grey-values', values: [false, true], hidden: true },
];

/** Numbers of companies by number of players; the first is taken where nothing is chosen (1849 §1.2). */
const scenarios: { readonly [seats: number]: readonly string[] } = { 3: ['5'], 4: ['6', '5'], 5: ['6'] };

/**
 * The settings a game keeps: with the number of companies its players have.
 * @throws Illegal `setting-needs-other-seats` where the chosen number is not played by so many
 */
export const fitSettings = (chosen: Settings, seats: number): Settings => {
  const allowed = scenarios[seats]!;
  const wanted = chosen['companies'];
  const companies = wanted === undefined || wanted === 'by-players' ? allowed[0]! : String(wanted);
  if (!allowed.includes(companies))
    throw new Illegal('setting-needs-other-seats', {
      setting: 'companies',
      value: companies,
      seats,
      allowed: [...allowed],
    });
  return { ...chosen, companies };
};

/** Is it more than the basic game? */
export const isAdvanced = (s: Settings): boolean => s['game'] === 'advanced' || s['game'] === 'electric';
