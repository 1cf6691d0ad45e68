/** The front door: when people may be disturbed, how long they have, and what happens when time runs out. */
export * from './at-zero.js';
export { calendarOf, runsAgain, type Calendar, type ClockStops } from './calendar.js';
export * from './check.js';
export * from './clock.js';
export * from './holidays.js';
export { readDate, startOfDay, weekdays, type LocalDate, type LocalTime, type Weekday } from './local.js';
export * from './missing.js';
export * from './pause.js';
export * from './player.js';
export type { GameTimeWrong, TimeProblem } from './problem.js';
export * from './quiet.js';
export * from './reminders.js';
export * from './settings.js';
export type { Instant } from './units.js';
export * from './tally.js';
