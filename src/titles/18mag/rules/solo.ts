import { Illegal, type Fact, type SettingDef, type Settings } from '../../../engine/core/index.js';
import type { Feature, Out, RailGame } from '../../../engine/rail/contract.js';
import { phaseOf } from '../../../engine/rail/game.js';
import { faceAt } from '../../../engine/rail/map/board.js';
import { layTile } from '../../../engine/rail/map/upgrade.js';
import { pay } from '../../../engine/rail/money.js';
import { part } from '../../../engine/rail/parts.js';
import { flowRules } from '../../../engine/rail/round/flow.js';
import { besideRules } from '../../../engine/rail/round/settle.js';
import { netWorth } from '../../../engine/rail/score.js';
import type { Draft, RailState } from '../../../engine/rail/state.js';
import { takeShares } from '../../../engine/rail/stock/buying.js';
import { limitRules } from '../../../engine/rail/stock/limits.js';
import { isMinor } from './kinds.js';
import { firstToTrack } from './double-cities.js';
import { draftRules, takeMinor } from './draft.js';
import type { IstvanFact } from './istvan-facts.js';
import {
  cardOf,
  hand,
  ISTVAN,
  levelOf,
  linesDone,
  nextOnCard,
  shareCardOf,
  wantedShares,
} from './istvan-state.js';
import { moveIstvan, tellNext } from './istvan.js';
import { isMendedAgain } from './rules-number.js';
import { soloLevels, minorsDealt, shareCards, shortGameIncome } from './solo-cards.js';

/** How strong Istvan is, and how many minors each has. */
export const soloSettings: readonly SettingDef[] = [
  { id: 'solo', values: ['no', 'yes'], hidden: true },
  { id: 'level', values: soloLevels },
  { id: 'length', values: ['full', 'short'] },
];

/**
 * A single player plays against Istvan; for more there is nothing to choose.
 * @throws Illegal `setting-needs-other-seats`
 */
export const fitSolo = (chosen: Settings, seats: number): Settings => {
  if (seats === 1) return { ...chosen, solo: 'yes' };
  for (const { id, values } of soloSettings) {
    const [usual] = values;
    if (chosen[id] !== usual)
      throw new Illegal('setting-needs-other-seats', {
        setting: id,
        value: chosen[id]!,
        seats,
        allowed: [usual],
      });
  }
  return chosen;
};

const isShort = (s: RailState): boolean => s.settings['length'] === 'short';

const dealt = (s: RailState): number => minorsDealt[isShort(s) ? 'short' : 'full'];

/** Istvan's minors have their tiles from the start, for nothing (18Mag §1.2, Solo). */
const found = (g: RailGame, d: Draft, out: Out, minor: string): void => {
  takeMinor(g, d, out, ISTVAN, minor);
  for (const [hex, text] of cardOf(d, minor).tiles) {
    const before = faceAt(g.map, d.board, hex);
    const [tile, rotation] = text.split('/');
    d.board = layTile(g.map, d.board, hex, tile!, Number(rotation));
    firstToTrack(d, hex, before);
  }
};

/** Seats Istvan as the second player, with his cards. */
const sitDown = (g: RailGame, d: Draft, out: Out): void => {
  d.players = [...d.players, { cash: 0 }];
  const all = g.data.companies.map(({ id }) => id).filter(isMinor);
  const cards = out.draw({ kind: 'shuffle', of: all.length }).slice(0, dealt(d));
  const [share] = out.draw({ kind: 'shuffle', of: shareCards[levelOf(d)].length });
  hand.set(d, { minors: all.filter((_, at) => cards.includes(at)), share: share! });
  for (const minor of hand.of(d).minors) found(g, d, out, minor);
  takeShares(g, d, out, ISTVAN, shareCardOf(d).start, 'pool', 1);
};

/** The operating round for which both players had their income. */
const paidFor = part<string>('18mag-solo-income', '');

/** In the short game both have an income in each operating round (18Mag §2, Solo; sheet §7.3 3). */
const payIncome = (g: RailGame, d: Draft, out: Out<IstvanFact>): void => {
  const { round } = d;
  if (!isShort(d) || round.kind !== 'operating') return;
  const now = `${String(d.set)}.${String(round.index)}`;
  if (paidFor.of(d) === now) return;
  paidFor.set(d, now);
  const amount = shortGameIncome[phaseOf(g, d).colours.at(-1)!] ?? 0;
  for (const player of d.players.keys()) pay(d, 'bank', player, amount);
  out.say({ kind: 'solo-income', amount });
};

/** Whoever has more has won (sheet §7.6); at a tie nobody has beaten Istvan. */
const tellResult = (g: RailGame, d: Draft, out: Out<IstvanFact>): void => {
  const [worth, istvan] = [netWorth(g, d, 0), netWorth(g, d, ISTVAN)];
  d.ended = { reason: worth > istvan ? 'istvan-beaten' : 'istvan-wins' };
  out.say({ kind: 'solo-result', seat: 0, worth, istvan });
};

/** One player against Istvan, who has no seat: the rules move him (18Mag, Solo). */
export const istvan: Feature = {
  chosen: s => s['solo'] === 'yes',
  parts: [hand, linesDone, paidFor],
  data: was => ({
    ...was,
    startingCash: { ...was.startingCash, 1: 0 },
    // By the number of players, of whom one has no seat (18Mag §3).
    certificateLimit: { ...was.certificateLimit, 2: 8 },
  }),
  rules: [
    draftRules.change({
      quota: s => ({ minors: dealt(s), shares: 1, offered: 1 }),
      passedTo: (_s, seat) => seat,
      priorityGoesAlong: () => false,
    }),
    flowRules.change(was => ({
      next: (g, d, out: Out<IstvanFact>) => {
        if (d.round.kind === '18mag/draft') {
          d.priority = ISTVAN;
          out.say({ kind: 'priority', seat: ISTVAN });
        }
        was.next(g, d, out);
        if (d.ended) tellResult(g, d, out);
      },
    })),
    // Istvan goes by the papers on his card, and sells none above the limit.
    limitRules.change(was => ({
      isLimited: (s, seat) => seat !== ISTVAN && was.isLimited(s, seat),
      // In games of the first two numbers his papers had no weight, which some shares then lacked for the player, too.
      certificateWeight: (g, s, company, cert) =>
        s.companies[company]!.certs[cert] === ISTVAN && !isMendedAgain(s)
          ? 0
          : was.certificateWeight(g, s, company, cert),
    })),
    besideRules.change({ moves: moveIstvan }),
  ],
  reacts: {
    begins: sitDown,
    settles: payIncome,
    turnEnds: (g, d, out, company) => {
      if (hand.of(d).minors.includes(company)) tellNext(g, d, out, company);
    },
  },
  opening: (_g, s): readonly Fact[] => [
    {
      kind: 'istvan-cards',
      level: levelOf(s),
      minors: hand.of(s).minors,
      share: shareCardOf(s).start,
    } satisfies IstvanFact,
  ],
  columns: [
    {
      // What Istvan will buy next: for his minors the train or station, for companies the line of his share card.
      name: 'istvan-next',
      value: (g, s, company) => {
        if (hand.of(s).minors.includes(company)) {
          const next = nextOnCard(s, company);
          return next === null ? null : { names: [next] };
        }
        const wanted = wantedShares(g, s).find(one => one.company === company);
        return wanted ? { names: [`line-${String(wanted.number)}`] } : null;
      },
    },
  ],
};
