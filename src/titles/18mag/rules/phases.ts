import type { Feature, Out, RailGame, RoundKind } from '../../../engine/rail/contract.js';
import { part } from '../../../engine/rail/parts.js';
import { operatingRound } from '../../../engine/rail/round/operating.js';
import { ruleSet } from '../../../engine/rail/rules.js';
import type { Draft, OperatingRound, RailState } from '../../../engine/rail/state.js';
import { beginNextPhase, supplyRules } from '../../../engine/rail/train/supply.js';

/** What becomes of the marks that no train was bought. */
export type PhaseFact =
  /** An operating round without a purchase; it lies on the pile of these trains. */
  | { readonly kind: 'no-purchase'; readonly train: string; readonly marks: number }
  /** Taken off, because a train was bought. */
  | { readonly kind: 'marks-removed' }
  /** The set ends with this operating round, whatever was left of it. */
  | { readonly kind: 'set-cut-short' }
  /** The game ends with the set of that number. */
  | { readonly kind: 'last-set'; readonly number: number };

/** Kinds of train whose part of the round track is on the board. */
const begun = part<readonly string[]>('18mag-begun', []);

/** Marks for rounds in which no train was bought. */
const marks = part<number>('18mag-no-purchase', 0);

/** Was a train bought in this operating round? */
const bought = part<boolean>('18mag-bought', false);

const MARKS = 3;
const BOUGHT = 'bought-train';
const MOST_IN_TURN = 2;

/** Has every player the train from the start, so that no phase begins with it? */
const isFirst = (g: RailGame, train: string): boolean => train === g.data.trains[0]!.name;

/** Piles that nobody has bought from, the cheapest train first. */
export const untouched = (g: RailGame, s: RailState): readonly string[] =>
  g.data.trains.map(({ name }) => name).filter(name => !isFirst(g, name) && !begun.of(s).includes(name));

export const pileRules = ruleSet('18mag/piles', {
  /** Does the third mark take the part of the round track from the pile that it lies on, so that its first train begins no phase? */
  marksUsePile: true,
});

/** The first train of each kind begins a phase (18Mag §Phasenwechsel). */
export const noteTrain = (g: RailGame, d: Draft, out: Out<PhaseFact>, train: string): void => {
  if (marks.of(d) > 0) out.say({ kind: 'marks-removed' });
  marks.set(d, 0);
  const round = d.round as OperatingRound;
  d.round = { ...round, done: [...round.done, BOUGHT] };
  bought.set(d, true);
  if (!untouched(g, d).includes(train)) return;
  begun.set(d, [...begun.of(d), train]);
  beginNextPhase(g, d, out);
};

/** After a round without a purchase a mark goes on an untouched pile; the third begins the next phase (18Mag §2). */
const countRound = (g: RailGame, d: Draft, out: Out<PhaseFact>): void => {
  const wasBought = bought.of(d);
  bought.clear(d);
  if (wasBought || isLastPhase(g, d)) return;
  const train = untouched(g, d)[0]!;
  const count = marks.of(d) + 1;
  out.say({ kind: 'no-purchase', train, marks: count });
  marks.set(d, count % MARKS);
  if (count < MARKS) return;
  if (pileRules.of(g).marksUsePile) begun.set(d, [...begun.of(d), train]);
  beginNextPhase(g, d, out);
};

const isLastPhase = (g: RailGame, s: RailState): boolean => s.phase === g.data.phases.length - 1;

const countingRound: RoundKind<OperatingRound> = {
  ...operatingRound,
  end: (g, d, out, round) => {
    operatingRound.end?.(g, d, out, round);
    countRound(g, d, out);
  },
};

/** The running round is the last of its set; a round of players follows in every case (18Mag §Phasenwechsel). */
const cutSetShort = (d: Draft, out: Out<PhaseFact>): void => {
  const round = d.round as OperatingRound;
  if (round.index === round.of) return;
  d.round = { ...round, of: round.index };
  out.say({ kind: 'set-cut-short' });
};

/** Of three operating rounds, after the next round of players, the last ends the game (18Mag §4). */
const noteEnd = (g: RailGame, d: Draft, out: Out<PhaseFact>): void => {
  if (!isLastPhase(g, d)) return;
  d.lastSet = d.set + 1;
  out.say({ kind: 'last-set', number: d.lastSet });
};

/** Phases begin with each new kind of train, and after three rounds without a purchase. */
export const phaseChanges: Feature = {
  parts: [begun, marks, bought],
  rounds: [countingRound],
  rules: [
    supplyRules.change({
      // All kinds from the start (18Mag §2 Schritt 6); a minor buys one or two in a turn.
      onSale: (g, { round }) =>
        round.kind === 'operating' && round.done.filter(done => done === BOUGHT).length >= MOST_IN_TURN
          ? []
          : g.data.trains,
    }),
  ],
  reacts: {
    trainLeavesDepot: noteTrain,
    phaseBegins: (g, d, out) => {
      cutSetShort(d, out);
      noteEnd(g, d, out);
    },
  },
};
