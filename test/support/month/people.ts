import { DateTime } from 'luxon';
import { direct } from '../../../src/db/index.js';
import { findOrMakePerson } from '../../../src/db/people.js';
import type { Deps } from '../../../src/service/deps.js';
import { changePrefs } from '../../../src/service/prefs/change.js';
import { addHoliday } from '../../../src/service/prefs/holidays.js';
import type { PersonActor } from '../../../src/service/types.js';
import { below, pick, type Rng } from '../random.js';

/** Local times between which somebody sleeps and is not mailed. */
export interface Night {
  readonly from: string;
  readonly to: string;
}

/** Somebody who plays for a month, with habits. */
export interface Someone {
  readonly actor: PersonActor;
  readonly email: string;
  readonly night: Night;
  /** Local days, `from` and `to` included; null for somebody who stays at home. */
  readonly away: { readonly from: string; readonly to: string } | null;
  /** Hours between two looks into the mailbox, on average. */
  readonly pause: number;
  /** Answers mails rather than following their links. */
  readonly replies: boolean;
  /** How often they let the service play for them, from 0 to 1. */
  readonly orders: number;
  /** From then on they are not seen any more. */
  readonly goneFrom: number;
  /** How their turn mails come. */
  readonly way: 'at-once' | 'digest';
}

/** Three of them change their clocks within the month. */
export const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Tokyo',
  'Australia/Sydney',
  'America/Los_Angeles',
  'Asia/Kolkata',
] as const;

const nights: readonly Night[] = [
  { from: '22:00', to: '07:00' },
  { from: '23:30', to: '08:15' },
  { from: '00:00', to: '06:00' },
  { from: '01:00', to: '10:00' },
];

const habitsOf = (n: number, begin: Date, rng: Rng): Omit<Someone, 'actor' | 'email'> => {
  const leaves = n % 4 === 1 ? 4 + below(rng, 14) : null;
  const date = (day: number): string => DateTime.fromJSDate(begin).plus({ days: day }).toISODate()!;
  return {
    night: pick(rng, nights),
    away: leaves === null ? null : { from: date(leaves), to: date(leaves + 2 + below(rng, 5)) },
    pause: 2 + rng() * 6,
    replies: n % 3 === 0,
    orders: n % 5 === 0 ? 0.5 : 0.1,
    goneFrom: n % 16 === 7 ? begin.getTime() + (3 + below(rng, 12)) * 86_400_000 : Infinity,
    way: n % 7 === 3 ? 'digest' : 'at-once',
  };
};

/** People of six time zones, with their nights, holidays and wishes told to the service. */
export const gather = async (deps: Deps, count: number, rng: Rng): Promise<readonly Someone[]> => {
  const begin = deps.clock();
  const people: Someone[] = [];
  for (let n = 0; n < count; n++) {
    const email = `p${n}@players.example`;
    const language = n % 2 === 0 ? 'de' : 'en';
    const timeZone = zones[n % zones.length]!;
    const named = { id: `p${n}`, name: `Player ${n}`, email, emailCanonical: email, language, timeZone };
    await findOrMakePerson(direct(deps.db), named, begin);
    const actor: PersonActor = {
      kind: 'person',
      personId: named.id,
      name: named.name,
      language,
      timeZone,
      sessionId: '',
    };
    const habits = habitsOf(n, begin, rng);
    await changePrefs(deps, actor, {
      quiet: { daily: habits.night },
      digestHour: 9 + below(rng, 10),
      choices: { turn: habits.way },
    });
    if (habits.away) await addHoliday(deps, actor, habits.away);
    people.push({ actor, email, ...habits });
  }
  return people;
};

/** Is it night where they are? Told by the wall clock alone, not as the service reckons. */
export const isNight = ({ actor, night }: Pick<Someone, 'actor' | 'night'>, at: Date): boolean => {
  const wall = DateTime.fromJSDate(at, { zone: actor.timeZone }).toFormat('HH:mm');
  return night.from < night.to
    ? night.from <= wall && wall < night.to
    : night.from <= wall || wall < night.to;
};

const isAway = ({ actor, away }: Someone, at: Date): boolean => {
  const today = DateTime.fromJSDate(at, { zone: actor.timeZone }).toISODate()!;
  return away !== null && away.from <= today && today <= away.to;
};

/** Awake, at home, and still interested. */
export const isThere = (someone: Someone, at: Date): boolean =>
  at.getTime() < someone.goneFrom && !isNight(someone, at) && !isAway(someone, at);
