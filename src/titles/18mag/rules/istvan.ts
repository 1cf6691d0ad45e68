import { fits, offered, type Action, type Json } from '../../../engine/core/index.js';
import { carryOut } from '../../../engine/rail/carry-out.js';
import { bestOf } from '../../../engine/rail/company/running.js';
import { putToken } from '../../../engine/rail/company/tokens.js';
import type { Out, RailGame } from '../../../engine/rail/contract.js';
import { phaseOf, stepAfter } from '../../../engine/rail/game.js';
import { tokenSpots } from '../../../engine/rail/map/network.js';
import type { StopRef } from '../../../engine/rail/map/rail-map.js';
import { stopValue } from '../../../engine/rail/map/revenue.js';
import { cashOf } from '../../../engine/rail/money.js';
import { percentOf, presidentOf } from '../../../engine/rail/shares/shares.js';
import type { Draft, RailState } from '../../../engine/rail/state.js';
import { isSupporter } from './kinds.js';
import type { IstvanFact } from './istvan-facts.js';
import { ISTVAN, cardLineOf, linesDone, nextOnCard, stationPrice, wantedShares } from './istvan-state.js';
import { byDistance, payLevy, turnNow, upgradeAll } from './istvan-track.js';
import type { PaymentFact } from './payments.js';
import { gainOf } from './railcars.js';
import { isMendedAgain } from './rules-number.js';
import { stationBonusOf } from './terms.js';

/*
 * What Istvan does (18Mag, Solo; sheet §7.3). He does it with the moves of everybody, so that all rules hold for
 * him; each time a fact says before what he follows.
 */

type Said = Out<IstvanFact | PaymentFact>;

/** Papers that he may hold (18Mag §3). */
const PAPERS = 8;

const action = (type: string, fields: { readonly [field: string]: Json }): Action => ({
  seat: ISTVAN,
  type,
  ...fields,
});

const may = (g: RailGame, s: RailState, wanted: Action): boolean => {
  const move = g.moves[wanted.type];
  return move !== undefined && offered(move, ISTVAN, g, s).some(option => fits(option, wanted));
};

const play = (g: RailGame, d: Draft, out: Said, wanted: Action): void => {
  carryOut(g, d, wanted, out);
};

/** On to the next part of the turn. */
const goOn = (g: RailGame, d: Draft): void => {
  const round = turnNow(d);
  d.round = { ...round, begun: true, freeToken: null, step: stepAfter(g, round.company, round.step) };
};

const finishLine = (d: Draft, minor: string): void => {
  linesDone.set(d, minor, linesDone.of(d, minor) + 1);
};

/** The city that earns most, stations of supporting companies included; then the nearest, then by name. */
const bestCity = (g: RailGame, s: RailState, minor: string): StopRef | undefined => {
  const { levels, colours } = phaseOf(g, s);
  const bonus: ReturnType<typeof stationBonusOf> = isMendedAgain(s) ? stationBonusOf(s) : {};
  const value = (stop: StopRef): number =>
    stopValue(g.map, s.board, stop, levels ?? colours) + (bonus[`${stop.hex}.${String(stop.stop)}`] ?? 0);
  const near = byDistance(g, minor);
  return [...tokenSpots(g.map, s.board, minor, [])].sort(
    (a, b) => value(b) - value(a) || (a.hex === b.hex ? a.stop - b.stop : near(a.hex, b.hex)),
  )[0];
};

/** A station, where that is the line; one in a turn, as for everybody. Lines that cannot be done are passed over. */
const buildStation = (g: RailGame, d: Draft, out: Said, minor: string): void => {
  while (nextOnCard(d, minor) === 'station') {
    const { number } = cardLineOf(d, minor);
    const price = stationPrice(g, d, minor);
    if ((price ?? 0) > cashOf(d, minor)) return;
    const city = bestCity(g, d, minor);
    finishLine(d, minor);
    if (price === null || !city) {
      const why = price === null ? 'no-token' : 'no-city';
      out.say({ kind: 'istvan-skips', company: minor, line: number, item: 'station', why });
      continue;
    }
    const { hex, stop } = city;
    out.say({ kind: 'istvan-acts', company: minor, what: 'station', item: hex, line: number, why: 'card' });
    putToken(g, d, out, minor, hex, stop, price, { home: false });
    d.round = { ...turnNow(d), tokened: true };
    return;
  }
};

/** Makes room for the train of the line, as soon as it can be paid. */
const scrapSmallest = (g: RailGame, d: Draft, out: Said, minor: string): boolean => {
  const { trains } = d.companies[minor]!;
  const line = cardLineOf(d, minor);
  const wanted = g.train[line.item ?? ''];
  if (!wanted || trains.length < 2 || cashOf(d, minor) < wanted.price) return false;
  const reach = (name: string): number => g.train[name]!.reach ?? Infinity;
  const train = [...trains].sort((a, b) => reach(a) - reach(b))[0]!;
  out.say({
    kind: 'istvan-acts',
    company: minor,
    what: 'scrap',
    item: train,
    line: line.number,
    why: 'room',
  });
  play(g, d, out, action('scrap', { train }));
  return true;
};

/** The railcar of RABA wherever it can be paid and brings anything. */
const buyRailcar = (g: RailGame, d: Draft, out: Said, minor: string): boolean => {
  const wanted = action('buy-railcar', { from: 'RABA' });
  if (!may(g, d, wanted) || gainOf(g, d, turnNow(d), 'RABA') === 0) return false;
  out.say({
    kind: 'istvan-acts',
    company: minor,
    what: 'railcar',
    item: 'RABA',
    line: null,
    why: 'earns-more',
  });
  play(g, d, out, wanted);
  return true;
};

const runTrains = (g: RailGame, d: Draft, out: Said, minor: string): void => {
  if (scrapSmallest(g, d, out, minor) || buyRailcar(g, d, out, minor)) return;
  play(g, d, out, action('run', { runs: bestOf(g, d, minor).runs as unknown as Json }));
};

/** Without a train it buys one before all else; else that of its line. */
const buyTrain = (g: RailGame, d: Draft, out: Said, minor: string): boolean => {
  const item = nextOnCard(d, minor);
  const hasNone = d.companies[minor]!.trains.length === 0;
  const wanted = action('train', { train: item, from: 'depot' });
  if (!may(g, d, wanted)) return false;
  const line = hasNone ? null : cardLineOf(d, minor).number;
  const why = hasNone ? 'no-train' : 'card';
  out.say({ kind: 'istvan-acts', company: minor, what: 'train', item, line, why });
  play(g, d, out, wanted);
  if (!hasNone) finishLine(d, minor);
  return true;
};

type Part = (g: RailGame, d: Draft, out: Said, company: string) => void;

/** The parts of a minor's turn by their names (sheet §7.3 4). */
const ofMinor: { readonly [step: string]: Part } = {
  track: (g, d, out, minor) => {
    payLevy(g, d, out, minor);
    upgradeAll(g, d, out, minor);
    buildStation(g, d, out, minor);
    goOn(g, d);
  },
  scrap: (g, d, out, minor) => {
    scrapSmallest(g, d, out, minor);
    goOn(g, d);
  },
  run: runTrains,
  trains: (g, d, out, minor) => {
    if (!buyTrain(g, d, out, minor)) goOn(g, d);
  },
};

/** Companies that he leads lay no stations and pay out all they have (18Mag §2, Aktiengesellschaften, Solo). */
const ofSupporter: { readonly [step: string]: Part } = {
  'pay-out': (g, d, out, company) => {
    const amount = cashOf(d, company) - (cashOf(d, company) % 10);
    out.say({ kind: 'istvan-acts', company, what: 'payout', item: null, line: null, why: 'leads' });
    play(g, d, out, action('pay-out', { amount }));
  },
};

/** How many papers of supporting companies he has. */
const papersOf = (g: RailGame, s: RailState): number =>
  g.data.companies
    .filter(({ id }) => isSupporter(id))
    .reduce((sum, { id }) => sum + s.companies[id]!.certs.filter(holder => holder === ISTVAN).length, 0);

/** Would another share of the company be a further paper? Two singles become one where they make him director. */
const addsPaper = (g: RailGame, s: RailState, company: string): boolean => {
  const director = presidentOf(s, company);
  const percent = percentOf(g, s, company, ISTVAN) + 10;
  return director === ISTVAN || percent <= (director === null ? 10 : percentOf(g, s, company, director));
};

/** The first share of his card that he can have; else he passes. He sells none (sheet §7.3 5). */
const buyShare = (g: RailGame, d: Draft, out: Said): void => {
  const papers = papersOf(g, d);
  for (const { company, number } of wantedShares(g, d)) {
    const buy = action('buy', { company, from: 'pool', shares: 1 });
    if ((papers >= PAPERS && addsPaper(g, d, company)) || !may(g, d, buy)) continue;
    out.say({ kind: 'istvan-acts', company, what: 'share', item: null, line: number, why: 'card' });
    play(g, d, out, buy);
    return;
  }
  g.rounds['stock']!.pass(g, d, out, d.round, ISTVAN);
};

/** He does the next thing of his turn. */
export const moveIstvan = (g: RailGame, d: Draft, out: Said): void => {
  if (d.round.kind !== 'operating') return buyShare(g, d, out);
  const { company, step } = turnNow(d);
  const part = (isSupporter(company) ? ofSupporter : ofMinor)[step];
  if (part) part(g, d, out, company);
  else goOn(g, d);
};

/** At the end of a minor's turn: what it will buy next, and why it has not. */
export const tellNext = (g: RailGame, d: Draft, out: Said, minor: string): void => {
  const item = nextOnCard(d, minor);
  if (item === null) return;
  const { trains } = d.companies[minor]!;
  const price = item === 'station' ? stationPrice(g, d, minor) : g.train[item]!.price;
  const isShort = cashOf(d, minor) < (price ?? 0);
  out.say({
    kind: 'istvan-waits',
    company: minor,
    line: trains.length === 0 ? null : cardLineOf(d, minor).number,
    item,
    // A train that could be paid and had room was bought.
    why: isShort ? 'money' : item === 'station' ? 'turn' : 'room',
  });
};
