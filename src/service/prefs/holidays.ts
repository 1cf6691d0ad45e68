import { direct, playedGames } from '../../db/index.js';
import {
  countedHolidays,
  dateFor,
  holidayDays,
  mostHolidayDays,
  takeHoliday,
  withdrawHoliday,
  type GameTime,
  type Holiday,
  type HolidayAnswer,
} from '../../pace/index.js';
import type { Deps } from '../deps.js';
import type { PersonActor } from '../types.js';
import { mustBeSound, showPrefs, updatePrefs } from './change.js';
import type { Prefs } from './kept.js';

const taken = ({ holidays, problem }: HolidayAnswer): readonly Holiday[] => {
  mustBeSound(problem ? [problem] : []);
  return holidays ?? [];
};

/**
 * Notes down a holiday, from today on.
 * @throws Invalid `bad-date`, `holiday-backwards`, `holiday-past`, `holiday-too-far`, `holiday-over-allowance`
 */
export const addHoliday = (deps: Deps, actor: PersonActor, wanted: Holiday): Promise<Prefs> =>
  updatePrefs(deps, actor.personId, before => ({
    holidays: taken(
      takeHoliday(before.holidays, wanted, {
        allowance: mostHolidayDays,
        today: dateFor(before, deps.clock().getTime()),
      }),
    ),
  }));

/**
 * Takes days back that have not begun.
 * @throws Invalid `bad-date`, `holiday-backwards`, `holiday-not-taken`, `holiday-begun`
 */
export const dropHoliday = (deps: Deps, actor: PersonActor, range: Holiday): Promise<Prefs> =>
  updatePrefs(deps, actor.personId, before => ({
    holidays: taken(withdrawHoliday(before.holidays, range, dateFor(before, deps.clock().getTime()))),
  }));

/** What a game allows its players, and what of that is used. */
export interface HolidayNote {
  readonly gameId: string;
  readonly name: string;
  /** Days a year that stop the player's clock. */
  readonly allowance: number;
  /** Of this year and the next. */
  readonly years: readonly { readonly year: number; readonly used: number }[];
}

/** How the actor's holidays count in each of their games in which holidays stop the clock. */
export const holidayNotes = async (deps: Deps, actor: PersonActor): Promise<readonly HolidayNote[]> => {
  const [prefs, games] = await Promise.all([
    showPrefs(deps, actor),
    playedGames(direct(deps.db), actor.personId),
  ]);
  const year = Number(dateFor(prefs, deps.clock().getTime()).slice(0, 4));
  return games.flatMap(({ id, name, time }) => {
    const game = time as unknown as GameTime | null;
    if (!game || game.pace.kind === 'none' || !game.stops.holidays) return [];
    const used = holidayDays(countedHolidays(prefs.holidays, game.holidayDays));
    const years = [year, year + 1].map(one => ({ year: one, used: used.get(one) ?? 0 }));
    return [{ gameId: id, name, allowance: game.holidayDays, years }];
  });
};
