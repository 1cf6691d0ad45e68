import { describe, expect, test } from '@jest/globals';
import { bestRuns } from '../../../../src/engine/rail/map/best-runs.js';
import { compileMap } from '../../../../src/engine/rail/map/compile.js';
import { runFromConnections } from '../../../../src/engine/rail/map/connections.js';
import { connects, networkOf, tokenSpots } from '../../../../src/engine/rail/map/network.js';
import { runRevenue } from '../../../../src/engine/rail/map/revenue.js';
import { checkRuns } from '../../../../src/engine/rail/map/route.js';
import { fitRefusal, layTile } from '../../../../src/engine/rail/map/upgrade.js';
import type { RunTerms } from '../../../../src/engine/rail/map/run-terms.js';
import type { BoardState, PlacedToken } from '../../../../src/engine/rail/map/types.js';
import { mapData } from '../../../../src/titles/1830/rules/map.js';
import { siteUpgrades } from '../../../../src/titles/1830/rules/tiles.js';
import { boardOf, records1830, type RecordStep } from './records.js';
import { limits, termsWith, trainNamed } from './small-map.js';

const map = compileMap({ ...mapData, upgrades: siteUpgrades });

interface Moment {
  readonly at: number;
  readonly action: RecordStep['action'];
  readonly was: { readonly [key: string]: unknown };
  readonly now: { readonly [key: string]: unknown };
  readonly before: BoardState;
  readonly after: BoardState;
}

const records = records1830();
const moments = records.map(({ name, start, steps }) => {
  let was = start;
  const list = steps.map(({ action, changes }, at): Moment => {
    const now = { ...was, ...changes };
    const moment = { at, action, was, now, before: boardOf(was), after: boardOf(now) };
    was = now;
    return moment;
  });
  return [name, list] as const;
});

const ofType = (list: readonly Moment[], type: string, entity?: string): readonly Moment[] =>
  list.filter(m => m.action.type === type && (entity === undefined || m.action.entity_type === entity));

const termsIn = (phase: unknown): RunTerms =>
  phase === '2'
    ? termsWith('yellow')
    : phase === '3' || phase === '4'
      ? termsWith('yellow', 'green')
      : termsWith('yellow', 'green', 'brown');

const text = (t: PlacedToken): string => `${t.company} ${t.hex}.${t.stop}`;

/** The site takes Erie's home token back when the first tile comes under it, to be placed anew. */
const liftsToken = (m: Moment): boolean => m.action.hex === 'E11' && m.before.laid['E11'] === undefined;

const withRecords = records.length > 0 ? describe : describe.skip;

// Without records one empty game stands for them, and is skipped.
withRecords.each(moments.length > 0 ? moments : [['none', []] as const])('record %s', (_, list) => {
  test('every tile laid is allowed, and reached (1830 §7.2)', () => {
    for (const { action, before } of ofType(list, 'lay_tile')) {
      const tile = action.tile!.split('-')[0]!;
      expect(fitRefusal(map, before, action.hex!, tile, action.rotation!)).toBeUndefined();
      if (action.entity_type !== 'corporation') continue;
      const network = networkOf(map, before, action.entity);
      expect([action, connects(map, network, action.hex!, tile, action.rotation!)]).toEqual([action, true]);
    }
  });

  test('tokens go with their connections (1830 §7.2.2 (4))', () => {
    for (const m of ofType(list, 'lay_tile')) {
      const { hex, tile, rotation } = m.action;
      const mine = layTile(map, m.before, hex!, tile!.split('-')[0]!, rotation!);
      expect([m.at, mine.laid]).toEqual([m.at, m.after.laid]);
      if (liftsToken(m)) continue;
      const there = mine.tokens.filter(t => t.hex === hex).map(text);
      expect([m.at, m.after.tokens.map(text)]).toEqual([m.at, expect.arrayContaining(there)]);
    }
  });

  test('every token placed was reached (1830 §7.3.2)', () => {
    for (const { at, action, before, after } of ofType(list, 'place_token', 'corporation')) {
      if (action.entity === 'ERIE' && !before.tokens.some(t => t.company === 'ERIE')) continue;
      const was = before.tokens.map(text);
      const token = after.tokens.find(t => t.company === action.entity && !was.includes(text(t)))!;
      const spots = tokenSpots(map, before, action.entity, []);
      expect([at, spots]).toEqual([at, expect.arrayContaining([{ hex: token.hex, stop: token.stop }])]);
    }
  });

  test('every run is legal and earns what the record says (1830 §7.4, §7.5)', () => {
    for (const { at, action, before, was } of ofType(list, 'run_routes')) {
      const runs = action.routes!.map(r =>
        runFromConnections(map, before, r.train.split('-')[0]!, r.connections),
      );
      const { routes } = checkRuns(map, before, action.entity, runs, limits);
      const terms = termsIn(was['phase']);
      const revenue = routes?.map(r => runRevenue(map, before, r, trainNamed(r.train), terms));
      expect([at, revenue]).toEqual([at, action.routes!.map(r => r.revenue)]);
    }
  });

  test('no run earns more than the best, which is legal and earns what it says (1830 §7.4)', () => {
    for (const { at, action, before, was } of ofType(list, 'run_routes').slice(-12)) {
      const terms = termsIn(was['phase']);
      const trains = (was[`corp.${action.entity}.trains`] as string[]).map(trainNamed);
      const best = bestRuns(map, before, action.entity, trains, terms);
      const { routes } = checkRuns(map, before, action.entity, best.runs, limits);
      const earned = routes?.reduce(
        (sum, r) => sum + runRevenue(map, before, r, trainNamed(r.train), terms),
        0,
      );
      const recorded = action.routes!.reduce((sum, r) => sum + r.revenue, 0);
      expect([at, earned]).toEqual([at, best.value]);
      expect([at, best.value >= recorded]).toEqual([at, true]);
    }
  });

  test('trains run when there is a route and not otherwise (1830 §7.6.2)', () => {
    for (const { at, action, was, now, after } of list) {
      const [company] = now['active'] as string[];
      const trains = now[`corp.${company!}.trains`] as readonly string[] | undefined;
      if (!trains || trains.length === 0) continue;
      const { canRun } = networkOf(map, after, company!);
      if (now['step'] === 'Route') expect([at, canRun]).toEqual([at, true]);
      const skipped =
        now['step'] === 'BuyTrain' &&
        ['Track', 'Token', 'HomeToken'].includes(was['step'] as string) &&
        ['lay_tile', 'place_token', 'pass'].includes(action.type) &&
        (was['active'] as string[])[0] === company;
      if (skipped) expect([at, canRun]).toEqual([at, false]);
    }
  });
});
