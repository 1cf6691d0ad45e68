import { stopName } from '../../board/index.js';
import { bestOf, revenueOf, routesOf } from '../../engine/rail/company/running.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { Run } from '../../engine/rail/map/types.js';
import { presidentOf } from '../../engine/rail/shares/shares.js';
import type { RailState } from '../../engine/rail/state.js';
import type { Language } from '../../words/index.js';
import { railLabels } from '../../words/rail/shown.js';
import { money } from './shown.js';

/** The best runs of the company in turn, where its trains are to be sent out now; else none (1830 §7.4). */
export const proposedRuns = (g: RailGame, s: RailState): readonly Run[] =>
  s.round.kind === 'operating' && s.round.step === 'run' ? bestOf(g, s, s.round.company).runs : [];

/** Who sends the trains out now; null outside that step. */
export const senderOf = (s: RailState): number | null =>
  s.round.kind === 'operating' && s.round.step === 'run' ? presidentOf(s, s.round.company) : null;

/** Each train with what it takes along, its stops and what it earns: `3: H10 Pittsburgh – H12 Altoona, $30`. */
export const runLines = (
  g: RailGame,
  s: RailState,
  runs: readonly Run[],
  language: Language,
): readonly string[] => {
  const { round } = s;
  if (round.kind !== 'operating') return [];
  return routesOf(g, s, round.company, runs).map(route => {
    const stops = route.stops.map(stop => stopName(g.data.map, s.board, stop, language));
    const train = [route.train, ...(route.gear ?? [])].join(' + ');
    const revenue = revenueOf(g, s, round.company, route);
    return `${railLabels[language].train} ${train}: ${stops.join(' – ')}, ${money({ s, language }, revenue)}`;
  });
};
