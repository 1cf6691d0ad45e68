import type { Action } from '../../../engine/core/index.js';
import { cashOf } from '../../../engine/rail/money.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { Offer } from '../../../engine/rail/state.js';
import type { Follower, Handler, Handlers } from '../contract.js';
import { compareReported, takeFact } from '../facts.js';
import {
  tryAction,
  companyAt,
  companyNamed,
  operatingOf,
  presidentFor,
  note,
  privateAt,
  seatAt,
  tryPlay,
} from '../follower.js';
import { changed, giveMoney } from '../money.js';
import { BadReport, textAt, wholeAt, type ReportLine } from '../report.js';
import { toTurnOf } from './stock.js';
import { compareHelp, toNeed, toStep } from './turn.js';

/** Makes an offer, and has it accepted: what players agree on elsewhere. */
export const trade = (f: Follower, offer: Omit<Offer, 'id'>): boolean => {
  const { by, to, what, item, from, buyer, price } = offer;
  if (tryPlay(f, { seat: by, type: 'offer', what, item, from, buyer, price })) return false;
  return tryPlay(f, { seat: to, type: 'accept', offer: f.state.offered }) === null;
};

const places: { readonly [name: string]: string } = { IPO: 'depot', Pool: 'pool' };

/** Gives the company the train although the rules refuse it. */
const forceTrain = (f: Follower, company: string, train: string, from: string, price: number): void => {
  const seller = f.state.companies[from];
  f.state = changed(f.state, d => {
    if (seller) d.companies[from]!.trains = without(seller.trains, train);
    else if (from === 'pool') d.depot = { ...d.depot, pool: without(d.depot.pool, train) };
    d.companies[company]!.trains = [...d.companies[company]!.trains, train];
  });
  const missing = price - cashOf(f.state, company);
  const seat = presidentOf(f.state, company);
  if (missing > 0 && seat !== null) {
    giveMoney(f, seat, -missing);
    giveMoney(f, company, missing);
  }
  giveMoney(f, company, -price);
  if (seller) giveMoney(f, from, price);
};

const without = (trains: readonly string[], train: string): readonly string[] =>
  trains.includes(train) ? trains.toSpliced(trains.indexOf(train), 1) : trains;

/** @throws BadReport for a train that the game has not */
const trainAt = (f: Follower, line: ReportLine, at: number): string => {
  const name = textAt(line, at);
  if (!Object.hasOwn(f.game.train, name)) throw new BadReport(line.number, { kind: 'train', given: name });
  return name;
};

const buyTrain: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  const [train, price] = [trainAt(f, line, 1), wholeAt(line, 3)];
  toStep(f, company, 'trains');
  const seat = presidentFor(f, company);
  const from = places[textAt(line, 2)] ?? companyAt(f, line, 2);
  const owner = f.state.companies[from] ? presidentOf(f.state, from) : null;
  const isTrade =
    owner !== null &&
    owner !== seat &&
    trade(f, { by: seat, to: owner, what: 'train', item: train, from, buyer: company, price });
  const action: Action = { seat, type: 'train', train, from, ...(f.state.companies[from] && { price }) };
  if (!isTrade && !tryAction(f, action)) {
    forceTrain(f, company, train, from, price);
    f.announced = [];
    return;
  }
  compareBought(f, line, company, price);
};

const compareBought = (f: Follower, line: ReportLine, company: string, price: number): void => {
  compareHelp(f, company);
  const bought = takeFact(f, 'train-bought', { company });
  compareReported(f, line.number, `price of the train of ${company}`, price, bought?.['price'] ?? null);
};

const exchangeTrain: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  const [trade, train] = [textAt(line, 1), textAt(line, 2)];
  toStep(f, company, 'trains');
  const action = { seat: presidentFor(f, company), type: 'train', train, from: 'depot', trade };
  if (tryAction(f, action)) compareBought(f, line, company, wholeAt(line, 4));
};

const discard: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  const train = textAt(line, 1);
  if (takeFact(f, 'train-discarded', { company, train })) return;
  if (tryAction(f, { seat: presidentFor(f, company), type: 'discard', company, train }))
    takeFact(f, 'train-discarded', { company, train });
};

const buyPrivate: Handler = (f, line) => {
  const [id, seat, price] = [privateAt(f, line, 1), seatAt(f, line, 2), wholeAt(line, 3)];
  const company = companyNamed(f, textAt(line, 0));
  const buyer = company ?? `P${seatAt(f, line, 0) + 1}`;
  const by = company === undefined ? seatAt(f, line, 0) : presidentFor(f, company);
  if (company === undefined) toTurnOf(f, by);
  const offer = { by, to: seat, what: 'private', item: id, from: `P${seat + 1}`, buyer, price };
  if (by !== seat && trade(f, offer)) return;
  tryAction(f, { seat: by, type: 'acquire', private: id, price });
};

/** What the president must raise, as the rules have it. */
const mustRaise: Handler = (f, line) => {
  if (!operatingOf(f.state)) return;
  toNeed(f);
  const now = f.dialect.title.turn(f.state).ask;
  const missing = 'missing' in now ? Number(now['missing']) : 0;
  compareReported(f, line.number, `money that ${textAt(line, 0)} must raise`, wholeAt(line, 1), missing);
};

export const trainEvents: Handlers = {
  BuysTrain: buyTrain,
  ExchangesTrain: exchangeTrain,
  CompanyDiscardsTrain: discard,
  BuysPrivateFromFor: buyPrivate,
  PresidentAddsCash: (f, line) => {
    f.announced = [...f.announced, line];
  },
  PlayerMustRaiseCash: mustRaise,
  PlayerMustSellShares: mustRaise,
  PlayerIsBankrupt: (f, line) => {
    const seat = seatAt(f, line, 0);
    if (takeFact(f, 'bankrupt', { seat })) return;
    toNeed(f);
    if (tryAction(f, { seat, type: 'bankrupt' })) takeFact(f, 'bankrupt', { seat });
  },
  FirstTrainBought: (f, line) => {
    const train = textAt(line, 0);
    const isKnown = Object.hasOwn(f.game.train, train);
    if (!isKnown) note(f, line.number, `there is no train ${train}`);
  },
  NewTrainAvailable: (f, line) => {
    const [gone, next] = [textAt(line, 0), textAt(line, 1)];
    compareReported(f, line.number, `trains ${gone} left`, 0, f.state.depot.left[gone] ?? null);
    compareReported(f, line.number, `trains ${next} left`, true, f.state.depot.left[next] !== 0);
  },
  TrainsAvailable: () => undefined,
  TrainsRusted: (f, line) => {
    const rusted = takeFact(f, 'trains-rusted', { train: textAt(line, 0) });
    const owners = Object.values(f.state.companies).some(({ trains }) => trains.includes(textAt(line, 0)));
    if (!rusted) compareReported(f, line.number, `trains ${textAt(line, 0)} are gone`, true, !owners);
  },
  PrivateCloses: (f, line) => {
    const id = privateAt(f, line, 0);
    if (!takeFact(f, 'private-closed', { private: id }))
      compareReported(
        f,
        line.number,
        `${textAt(line, 0)} is closed`,
        true,
        f.state.privates[id] === 'closed',
      );
  },
};
