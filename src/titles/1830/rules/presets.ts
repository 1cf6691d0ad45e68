import { Illegal, type Preset, type Settings } from '../../../engine/core/index.js';
import { plusPlanOf, plusPlans } from './scenarios/plus/plans.js';

/*
 * What is only asked where a game is created.
 */

export const presets: readonly Preset[] = [
  { id: 'classic', settings: {} },
  { id: 'base', settings: { 'privates-sale': 'groups', need: 'insolvency' } },
  ...Object.keys(plusPlans).map(board => ({ id: board, settings: { board } })),
  { id: 'uncertain-times', settings: { 'uncertain-times': true } },
  { id: 'dave', settings: { dave: true } },
  { id: 'as-on-18xx-games', settings: { diesels: 'unlimited', 'private-resale': 'free', runs: 'any' } },
];

/**
 * Seven players buy the privates in groups, or play a scenario of the other side of the board: the auction of Classic is
 * for six (table T-06), and there are no more than six privates to be dealt out by lot.
 * @throws Illegal `setting-needs-other-seats`
 */
export const fitSettings = (chosen: Settings, seats: number): Settings => {
  if (plusPlanOf(chosen)) return chosen;
  if (seats > 6 && chosen['uncertain-times'] === true)
    throw new Illegal('setting-needs-other-seats', {
      setting: 'uncertain-times',
      value: true,
      seats,
      allowed: [false],
    });
  if (seats > 6 && chosen['privates-sale'] !== 'groups')
    throw new Illegal('setting-needs-other-seats', {
      setting: 'privates-sale',
      value: chosen['privates-sale'] ?? 'auction',
      seats,
      allowed: ['groups'],
    });
  return chosen;
};
