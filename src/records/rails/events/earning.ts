import type { Json } from '../../../engine/core/index.js';
import { percentOf } from '../../../engine/rail/shares/shares.js';
import { unit } from '../../../engine/rail/shares/unit.js';
import { POOL } from '../../../engine/rail/state.js';
import type { Follower, Handler, Handlers } from '../contract.js';
import { compareReported, takeFact } from '../facts.js';
import { tryAction, companyAt, presidentFor, reportedName, note, operatingOf, ownerAt } from '../follower.js';
import { changed, giveMoney } from '../money.js';
import { textAt, wholeAt, type ReportLine } from '../report.js';
import { runsEarning } from '../runs.js';
import { toStep } from './turn.js';

/** Takes so much more as income than the runs have earned. */
const addIncome = (f: Follower, company: string, more: number): void => {
  f.state = changed(f.state, d => {
    if (d.round.kind === 'operating') d.round = { ...d.round, earned: d.round.earned + more };
    d.companies[company]!.lastRun! += more;
  });
};

/** Runs the trains for the income of the line; where no runs earn it, for another, and takes it as it is said. */
const run: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  const income = wholeAt(line, 1);
  f.dialect.beforeRun?.(f, company, line);
  toStep(f, company, 'run');
  const round = operatingOf(f.state);
  if (round?.company !== company || round.step !== 'run') {
    compareReported(f, line.number, `income of ${company}`, income, 0);
    return;
  }
  const { runs, other, best } = runsEarning(f.game, f.state, company, income);
  const { income: deviation } = f.dialect.deviations;
  if (income > best)
    note(f, line.number, `${company} runs for ${income}, by the rules for ${best} at most`, deviation);
  if (income < best)
    note(f, line.number, `${company} runs for ${income}, the rules ask for ${best}`, deviation);
  const seat = presidentFor(f, company);
  tryAction(f, { seat, type: 'run', runs: (runs ?? other) as unknown as Json });
  if (runs) return;
  note(f, line.number, `no runs of ${company} earn ${income}; it is taken as it is said`, deviation);
  addIncome(f, company, income - best);
};

/** Keeps the income, or pays it out. */
const share =
  (kind: 'pay' | 'withhold'): Handler =>
  (f, line) => {
    const company = companyAt(f, line, 0);
    if (kind === 'withhold' && takeFact(f, 'withheld', { company, revenue: wholeAt(line, 1) })) return;
    toStep(f, company, 'dividend');
    const earned = operatingOf(f.state)?.earned ?? 0;
    compareReported(f, line.number, `income of ${company} to share`, wholeAt(line, 1), earned);
    // Where interest has taken it all, nothing is left to decide.
    if (earned === 0 && wholeAt(line, 1) === 0) return;
    tryAction(f, { seat: presidentFor(f, company), type: 'dividend', kind });
    takeFact(f, 'withheld', { company });
  };

const payout: Handler = (f, line) => {
  const holder = ownerAt(f, line, 0);
  const [amount, shares, percent] = [wholeAt(line, 1), wholeAt(line, 2), wholeAt(line, 3)];
  const paid = takeFact(f, 'received', { holder });
  const rules = Number(paid?.['amount'] ?? 0);
  compareReported(f, line.number, `dividend for ${reportedName(f, holder)}`, amount, rules);
  if (rules !== amount) giveMoney(f, holder, amount - rules);
  const company = paid?.['company'];
  if (typeof company !== 'string') return;
  const held = percentOf(f.game, f.state, company, typeof holder === 'number' ? holder : POOL);
  const size = unit(f.game, f.state, company);
  compareReported(f, line.number, `shares of ${reportedName(f, holder)} in ${company}`, shares, held / size);
  compareReported(f, line.number, `percent of a share of ${company}`, percent, size);
};

/** The cell of the market as Rails calls it: column and row. */
const cellName = ([row, column]: readonly [number, number]): string =>
  `${String.fromCharCode(65 + column)}${row + 1}`;

const cellOf = (f: Follower, company: string): string | null => {
  const { cell } = f.state.companies[company]!;
  return cell && cellName(cell);
};

/** Puts a marker where the report has it. */
const putMarker = (f: Follower, line: ReportLine, company: string, at: number): void => {
  const name = textAt(line, at);
  const cell: readonly [number, number] = [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65];
  if (cellOf(f, company) === name || !f.game.data.market[cell[0]]?.[cell[1]]) return;
  f.state = changed(f.state, d => {
    d.companies[company]!.cell = cell;
    d.stack = [...d.stack.filter(id => id !== company), company];
  });
};

const priceMoves: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  const moved = takeFact(f, 'price-moved', { company });
  compareReported(f, line.number, `price of ${company} before`, wholeAt(line, 1), moved?.['from'] ?? null);
  compareReported(f, line.number, `price of ${company}`, wholeAt(line, 3), moved?.['to'] ?? null);
  if (f.facts.some(({ kind, company: of }) => kind === 'price-moved' && of === company)) return;
  // It may have closed with that.
  if (!f.state.companies[company]!.cell) return;
  if (moved) compareReported(f, line.number, `cell of ${company}`, textAt(line, 4), cellOf(f, company));
  putMarker(f, line, company, 4);
};

const priceStays: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  compareReported(f, line.number, `cell of ${company}`, textAt(line, 2), cellOf(f, company));
  putMarker(f, line, company, 2);
};

export const earningEvents: Handlers = {
  CompanyRevenue: run,
  RevenueWithNoTrains: () => undefined,
  CompanyPaysOutFull: share('pay'),
  CompanyWithholds: share('withhold'),
  CompanyDoesNotPayDividend: (f, line) => {
    const company = companyAt(f, line, 0);
    toStep(f, company, 'trains');
    takeFact(f, 'withheld', { company });
  },
  Payout: payout,
  PRICE_MOVES_LOG: priceMoves,
  PRICE_STAYS_LOG: priceStays,
};
