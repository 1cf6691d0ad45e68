import { firstOffered, type Option } from '../../core/index.js';
import { bestOf } from '../company/running.js';
import { cashOf } from '../money.js';
import { cheapestPrice } from '../train/supply.js';
import { bestBy, formsOf, isOffered, mostOf, textOf, valuesOf, type Choice, type Habit } from './habit.js';
import { IDLE, lacksFor, losesAllTrains } from './means.js';

/** The best runs there are, as they are proposed. */
export const runTrains: Habit = choice => {
  const runs = formsOf(choice, 'run')[0]?.fields['runs'];
  return runs && 'propose' in runs ? { seat: choice.seat, type: 'run', runs: runs.propose } : null;
};

/** Pays out, unless the company will soon stand there without a train and without the money for one. */
export const shareIncome: Habit = choice => {
  const { g, s, seat } = choice;
  const [form] = formsOf(choice, 'dividend');
  if (!form || s.round.kind !== 'operating') return null;
  const kinds = valuesOf(form.fields['kind']);
  const saves = lacksFor(g, s, s.round.company) > 0;
  const kind = saves && kinds.includes('withhold') ? 'withhold' : kinds[0]!;
  return { seat, type: 'dividend', kind };
};

/** What a train of the bank costs; one of another company is not bought. */
const bankPrice = ({ g }: Choice, form: Option): number => {
  const name = textOf(form, 'train');
  const from = textOf(form, 'from');
  if (from !== 'depot' && from !== 'pool') return Infinity;
  const train = g.train[name]!;
  return 'trade' in form.fields ? (train.tradeIn?.price ?? train.price) : train.price;
};

const buying = (choice: Choice, { fields }: Option): ReturnType<Habit> => ({
  seat: choice.seat,
  type: 'train',
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valuesOf(field)[0]!])),
});

/** How much more the company would earn with the train. */
const gainOf = (choice: Choice, company: string, form: Option): number => {
  const action = buying(choice, form);
  const after = action && choice.after(action);
  return after ? bestOf(choice.g, after, company).value - bestOf(choice.g, choice.s, company).value : 0;
};

/** As much as a train that never rusts is worth to a company that has none yet, in dollars a round. */
const LASTING = 500;

/** Is there so much money that a train may be bought while it is cheap, and the next kinds come nearer by it? */
const isIdle = (choice: Choice, company: string, form: Option): boolean =>
  cashOf(choice.s, company) >= IDLE * bankPrice(choice, form);

/** Would it be the company's first train that never rusts? */
const isFirstLasting = ({ g, s }: Choice, company: string, form: Option): boolean => {
  const lasts = (name: string): boolean => g.train[name]!.rustsOn === undefined;
  return lasts(textOf(form, 'train')) && !s.companies[company]!.trains.some(lasts);
};

/** What it is worth to the company to have the train as well, in dollars a round. */
const worthOf = (choice: Choice, company: string, form: Option): number =>
  gainOf(choice, company, form) +
  (isFirstLasting(choice, company, form) ? LASTING : 0) +
  (losesAllTrains(choice.g, choice.s, company) || isIdle(choice, company, form) ? 1 : 0);

/** The cheapest train where there is none; another one where the company's own money reaches and it is worth anything. */
export const buyNextTrain: Habit = choice => {
  const { s } = choice;
  const forms = formsOf(choice, 'train').filter(form => bankPrice(choice, form) < Infinity);
  // Before the first turn of an operating round no company is in turn, and somebody may have to decide something.
  if (s.round.kind !== 'operating' || forms.length === 0) return null;
  const { company } = s.round;
  const isNeeded = s.companies[company]!.trains.length === 0 || !isOffered(choice, 'pass');
  const best = isNeeded
    ? bestBy(forms, form => 1 / bankPrice(choice, form))
    : bestBy(
        forms.filter(form => bankPrice(choice, form) <= cashOf(s, company)),
        form => worthOf(choice, company, form),
      );
  return best ? buying(choice, best) : null;
};

/** Sells the player's own private to their company, which keeps enough for a train. */
export const sellPrivate: Habit = choice => {
  const { g, s, seat } = choice;
  if (s.round.kind !== 'operating') return null;
  const { company } = s.round;
  // Only who may buy for the company is sure to see what it has.
  const spare = (): number => cashOf(s, company) - Math.min(cheapestPrice(g, s, company), cashOf(s, company));
  for (const form of formsOf(choice, 'acquire')) {
    const price = mostOf(form.fields['price'], spare());
    const id = textOf(form, 'private');
    if (s.privates[id] === seat && price !== null && price >= g.private[id]!.price)
      return { seat, type: 'acquire', private: id, price };
  }
  return null;
};

/** Gives back the train that goes first. */
export const discardTrain: Habit = choice => {
  const { g, seat } = choice;
  const [form] = formsOf(choice, 'discard');
  if (!form) return null;
  const trains = valuesOf(form.fields['train']).map(String);
  const train = bestBy(trains, name => 1 / g.train[name]!.price)!;
  return { seat, type: 'discard', company: textOf(form, 'company'), train };
};

/** Accepts half as much again as is printed for a private, and declines all else. */
export const answerOffer: Habit = choice => {
  const { g, s, seat } = choice;
  const [form] = formsOf(choice, 'decline');
  const offer = form && valuesOf(form.fields['offer'])[0];
  const open = s.offers.find(({ id }) => id === offer);
  if (!open) return null;
  const isGood =
    open.what === 'private' &&
    s.privates[open.item] === seat &&
    open.price >= 1.5 * (g.private[open.item]?.price ?? Infinity);
  return { seat, type: isGood ? 'accept' : 'decline', offer: open.id };
};

/** Nothing more to do. */
export const passTurn: Habit = choice =>
  isOffered(choice, 'pass') ? { seat: choice.seat, type: 'pass' } : null;

/** Moves that wait for others, and so put a decision off for ever. */
const delays = new Set(['offer', 'withdraw']);

/** Decides what no habit knows, as it is offered. Whoever cannot pay goes bankrupt. */
export const decideAny: Habit = ({ menu, seat }) =>
  firstOffered({ seat, menu: menu.filter(({ type }) => !delays.has(type)) });
