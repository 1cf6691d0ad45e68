import type { Action, Seat } from '../core/index.js';
import { runningRules } from './company/running.js';
import type { RailGame } from './contract.js';
import { menuOfGame } from './menu.js';
import { pass } from './move/pass.js';
import { ruleSet } from './rules.js';
import type { RailState } from './state.js';

export const timeoutRules = ruleSet('timeout', {
  /** Are the trains of a player sent out whose time is up, where they must run for the most anyway? */
  runsTrains: false,
});

/** What is done for a seat whose time is up: it passes, or its trains run as they must. Null where it must decide something. */
export const onTimeoutOf = (g: RailGame, s: RailState, seat: Seat): Action | null => {
  const menu = menuOfGame(g, s, seat);
  if (menu.some(({ type }) => type === pass.type)) return { seat, type: pass.type };
  if (!timeoutRules.of(g).runsTrains || !runningRules.of(g).mustRunBest) return null;
  const runs = menu.find(({ type }) => type === 'run')?.fields['runs'];
  return runs && 'propose' in runs ? { seat, type: 'run', runs: runs.propose } : null;
};
