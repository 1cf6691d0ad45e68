import type { Follower } from '../contract.js';
import { bestOf } from '../../../engine/rail/company/running.js';
import type { OperatingRound } from '../../../engine/rail/state.js';
import type { Deviation } from '../deviations.js';
import { compareReported, flushUntil } from '../facts.js';
import { presidentFor, lineNow, note, operatingOf, tryPlay } from '../follower.js';
import { changed } from '../money.js';

/** Is the company in its turn? */
const hasTurn = (f: Follower, company: string): boolean => operatingOf(f.state)?.company === company;

const stepsOf = (f: Follower): readonly string[] => f.game.steps.map(({ name }) => name);

/** Leaves the present step without doing anything in it; false where the rules do not let it be left. */
const leaveStep = (f: Follower): boolean => {
  const round = operatingOf(f.state);
  if (!round || round.company === '' || !f.game.step[round.step]) return false;
  const { company, step } = round;
  const seat = presidentFor(f, company);
  if (step === 'run') {
    noteBetter(f, company, 0);
    return tryPlay(f, { seat, type: 'run', runs: [] }) === null;
  }
  if (step === 'dividend') return tryPlay(f, { seat, type: 'dividend', kind: 'withhold' }) === null;
  return tryPlay(f, { seat, type: 'pass' }) === null;
};

/** Notes that the company could have earned more. */
export const noteBetter = (f: Follower, company: string, income: number): void => {
  const best = bestOf(f.game, f.state, company).value;
  if (best <= income) return;
  const { income: deviation } = f.dialect.deviations;
  note(f, lineNow(f), `${company} runs for ${income}, the rules ask for ${best}`, deviation);
};

/** Comes to that part of the company's turn, as far as the rules have not gone further already. */
export const toStep = (f: Follower, company: string, step: string): void => {
  const steps = stepsOf(f);
  for (let left = 0; left <= steps.length; left++) {
    const round = operatingOf(f.state);
    if (!round || round.company !== company || round.step === step) return;
    if (steps.indexOf(round.step) > steps.indexOf(step) || !leaveStep(f)) return;
  }
};

/** Is a president asked for money that the company does not have? */
const asksForMoney = (f: Follower): boolean => 'missing' in f.dialect.title.turn(f.state).ask;

/** The step in which the company needs money of its president, if there is one in the rest of its turn. */
const emrStep = (f: Follower, company: string): string | undefined => {
  const ahead: Follower = { ...f, trying: true };
  for (let left = 0; left <= stepsOf(f).length && hasTurn(ahead, company); left++) {
    if (asksForMoney(ahead)) return operatingOf(ahead.state)!.step;
    if (!leaveStep(ahead)) break;
  }
  return undefined;
};

/** Comes to where the president of the company in turn must raise money, which Rails does not always tell. */
export const toNeed = (f: Follower): void => {
  const company = operatingOf(f.state)?.company;
  if (company && !asksForMoney(f)) toStep(f, company, emrStep(f, company) ?? 'trains');
};

/** Ends the turn of the company that is in turn; notes it if the rules do not let it end so. */
const endTurn = (f: Follower, company: string): void => {
  const steps = stepsOf(f);
  for (let left = 0; left <= steps.length && hasTurn(f, company); left++)
    if (f.state.pending.length > 0 || !leaveStep(f)) break;
  const round = operatingOf(f.state);
  if (!hasTurn(f, company) || !round || f.state.pending.length > 0) return;
  const text = `by the rules the turn of ${company} is not over: ${round.step}`;
  note(f, lineNow(f), text, whyOpen(f, round));
  f.state = { ...f.state, round: { ...round, step: 'done' } };
};

/** Why Rails lets a turn end that the rules do not. */
const whyOpen = (f: Follower, { company, step }: OperatingRound): Deviation | null => {
  const own = f.dialect.refused?.(f, { seat: presidentFor(f, company), type: 'pass' }, step);
  return own ?? (step === 'trains' ? f.dialect.deviations.trainDuty : null);
};

/** Ends the turn of the company that is in turn, for what comes after it. */
export const endTurnNow = (f: Follower): void => {
  const round = operatingOf(f.state);
  if (round && round.company !== '') endTurn(f, round.company);
};

/** Ends turns until it is that company's, and notes who by the rules would come first. */
export const toCompany = (f: Follower, company: string, deviation: Deviation | null = null): void => {
  const now = operatingOf(f.state);
  if (now && now.company !== company && now.company !== '' && (now.begun || isBehind(f, now.company)))
    endTurn(f, now.company);
  const round = operatingOf(f.state);
  if (round && round.company !== company) {
    note(f, lineNow(f), `by the rules it is the turn of ${round.company}, not of ${company}`, deviation);
    giveTurn(f, company);
  }
  flushUntil(f, lineNow(f), ({ kind, company: begins }) => kind === 'company-begins' && begins === company);
};

/** Has the report told that the company's turn has begun? */
const isBehind = (f: Follower, company: string): boolean =>
  !f.facts.some(fact => fact.kind === 'company-begins' && fact['company'] === company);

/** Gives the turn to another company; the one that had it waits. */
const giveTurn = (f: Follower, company: string): void => {
  const round = operatingOf(f.state);
  if (!round) return;
  const waiting = [round.company, ...round.waiting].filter(id => id !== company && id !== '');
  f.state = changed(f.state, d => {
    d.companies[company]!.floated = true;
    d.round = { ...round, company, waiting, step: f.game.steps[0]!.name, begun: false, done: [] };
  });
};

/** The company's turn ends with the round. */
export const endRound = (f: Follower): void => {
  for (let turns = 0; turns < 20; turns++) {
    const round = operatingOf(f.state);
    if (!round || round.company === '' || !isBehind(f, round.company)) return;
    endTurn(f, round.company);
  }
};

/** The money that the company's president has added to a purchase just made, as the report has announced it. */
export const compareHelp = (f: Follower, company: string): void => {
  const bought = f.facts.findIndex(fact => fact.kind === 'train-bought' && fact['company'] === company);
  // What the president pays afterwards in the same turn is for something else.
  const paid = f.facts
    .slice(0, Math.max(0, bought))
    .find(fact => fact.kind === 'president-paid' && fact['company'] === company);
  f.facts = f.facts.filter(fact => fact !== paid);
  const announced = f.announced.find(({ key }) => key === 'PresidentAddsCash');
  f.announced = f.announced.filter(line => line !== announced);
  const said = announced ? Number(announced.args[2]) : 0;
  compareReported(f, lineNow(f), `help for ${company}`, said, paid?.['amount'] ?? 0);
};
