import type { Level } from '../engine/core/index.js';
import { basics } from './basics.js';
import type { Language } from './language.js';

/**
 * What is kept in place of the name of a player who has deleted the account; it is worded where it is shown.
 * No name begins with a space, so nobody can take it.
 */
export const FORMER = ' former';

/**
 * The same for a seat that the service plays.
 * @param which several in one game have a number from 2 on, so that they are told apart
 */
export const serviceName = (which: number): string => (which > 1 ? ` service ${String(which)}` : ' service');

/** The same with its level. */
export const serviceAt = (name: string, level: Level): string => `${name} ${level}`;

/** The same for the name of somebody's account with which a program plays. */
export const programName = (name: string): string => ` program ${name}`;

/** Somebody's own name, as others write it, from what a reader is shown. */
export const ownName = (language: Language, shown: string): string => {
  const behind = basics[language].programSeat('');
  return shown.endsWith(behind) ? shown.slice(0, -behind.length) : shown;
};

/** A player's name as a reader is shown it. */
export const playerName = (language: Language, name: string): string => {
  if (name === FORMER) return basics[language].former;
  const [program, called = ''] = /^ program (.*)$/s.exec(name) ?? [];
  if (program !== undefined) return basics[language].programSeat(called);
  const [service, which, level] = /^ service(?: (\d+))?(?: (easy|ordinary|strong))?$/.exec(name) ?? [];
  return service === undefined ? name : basics[language].serviceSeat(which ?? '', level as Level | undefined);
};
