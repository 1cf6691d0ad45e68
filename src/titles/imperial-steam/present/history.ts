import type { Fact } from '../../../engine/core/index.js';
import { amounts } from '../rules/data/index.js';
import type { SteamFact, SteamRound } from '../rules/facts.js';
import { changedTable } from '../../../present/compare.js';
import type { CompareRequest, CoursePresenter, HistoryPresenter } from '../../../present/history.js';
import type { Section } from '../../../present/section.js';
import { chartsOf, sampleOf } from './charts.js';
import { changedPlaces, steamMap } from './map.js';
import { mapScene } from './map-scene.js';
import { mapTitles } from './map-text.js';
import { holdingsTable, steamPlayersTable } from './player-tables.js';
import { asState, labelsOf, type Shown } from './shown.js';
import { hubsTable, locomotivesTable, marketTable } from './supply-tables.js';

const roundOf = (said: Fact): Fact | undefined => {
  const fact = said as unknown as SteamFact;
  if (fact.kind !== 'round-begun') return undefined;
  return {
    kind: 'steam-round',
    round: fact.round,
    of: amounts.rounds,
    phase: 'actions',
  } satisfies SteamRound;
};

const tables = [
  ['players', steamPlayersTable],
  ['holdings', holdingsTable],
  ['hubs', hubsTable],
  ['goods', marketTable],
  ['locomotives', locomotivesTable],
] as const;

const compare = ({ before, after, names, language }: CompareRequest): readonly Section[] => {
  const old: Shown = { s: asState(before), names, language };
  const now: Shown = { s: asState(after), names, language };
  const changed = changedPlaces(mapScene(old), mapScene(now));
  const titles = mapTitles(now);
  return [
    ...tables.flatMap(([id, make]): readonly Section[] => {
      const found = changedTable(make(old), make(now));
      return found ? [{ id, heading: found.caption, tables: [found] }] : [];
    }),
    ...(changed.length > 0
      ? [
          {
            id: 'map',
            heading: labelsOf(now).map,
            portrait: true as const,
            svg: steamMap(mapScene(now, { changed })),
            lines: changed.flatMap(place => titles[place] ?? []),
          },
        ]
      : []),
  ];
};

/** The log of a game. */
export const steamHistory: HistoryPresenter = {
  roundOf,
  subjects: () => [],
  concerns: (fact, who) => fact['seat'] === who || fact['to'] === who,
};

/** The course of a game. */
export const steamCourse: CoursePresenter = {
  compare,
  sample: ({ facts, newest, view }) => {
    const round = facts.map(roundOf).findLast(found => found !== undefined) ?? null;
    return round !== null || newest ? sampleOf(asState(view()), round) : undefined;
  },
  charts: chartsOf,
};
