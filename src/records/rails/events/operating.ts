import { netWorth } from '../../../engine/rail/score.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { Follower, Handler, Handlers } from '../contract.js';
import { compareReported, findFact, flushMove, flushUntil, takeFact } from '../facts.js';
import {
  companyAt,
  reportedName,
  note,
  operatingOf,
  ownerAt,
  privateAt,
  seatAt,
  seatNamed,
} from '../follower.js';
import { worthNow } from '../money.js';
import { textAt, wholeAt } from '../report.js';
import { endRound, toCompany } from './turn.js';

/** The name, as Rails writes it, of the round that begins: by the rules it may be over already, where no company runs. */
const roundName = (f: Follower): string | null => {
  const begins = findFact(f, 'operating-round-begins');
  if (begins) return `${Number(begins['number'])}.${Number(begins['index'])}`;
  const round = operatingOf(f.state);
  return round && `${f.state.set}.${round.index}`;
};

const startRound: Handler = (f, line) => {
  // The short round of an auction in which only privates pay.
  if (!operatingOf(f.state) && f.state.round.kind === 'auction') return;
  const name = roundName(f);
  flushUntil(f, line.number, ({ kind }) => kind === 'operating-round-begins');
  compareReported(f, line.number, 'operating round', textAt(line, 0), name);
  f.worth = f.players.map((_, seat) => worthNow(f, seat));
};

const receives: Handler = (f, line) => {
  const owner = ownerAt(f, line, 0);
  const paid = takeFact(f, 'private-income', { private: privateAt(f, line, 2) });
  compareReported(f, line.number, `income of ${textAt(line, 2)}`, wholeAt(line, 1), paid?.['amount'] ?? null);
  const to = paid?.['owner'] as number | string | undefined;
  compareReported(
    f,
    line.number,
    `owner of ${textAt(line, 2)}`,
    reportedName(f, owner),
    to === undefined ? null : reportedName(f, to),
  );
};

const worthIncrease: Handler = (f, line) => {
  const seat = seatAt(f, line, 0);
  const before = f.worth[seat];
  if (before === undefined) return;
  compareReported(
    f,
    line.number,
    `gain of ${reportedName(f, seat)}`,
    wholeAt(line, 2),
    worthNow(f, seat) - before,
  );
};

/** Place, points, perhaps with a sign of the currency, and name. */
const rank = /^\d+\. [^\w-]?(-?\d+) (.+)$/;

/** A line of the final ranking, with no comma in it. */
export const ranking: Handler = (f, line) => {
  const [, points, name] = rank.exec(line.key)!;
  const seat = seatNamed(f, line, name!);
  compareReported(f, line.number, `points of ${name!}`, Number(points), netWorth(f.game, f.state, seat));
};

export const isRanking = (key: string): boolean => rank.test(key);

export const operatingEvents: Handlers = {
  START_OR: startRound,
  ReceivesFor: receives,
  CompanyOperates: (f, line) => {
    const company = companyAt(f, line, 0);
    toCompany(f, company);
    const president = presidentOf(f.state, company);
    const name = president === null ? null : reportedName(f, president);
    compareReported(f, line.number, `president of ${company}`, textAt(line, 1), name);
  },
  EndOfOperatingRound: (f, line) => {
    endRound(f);
    flushMove(f, line.number);
    const round = operatingOf(f.state);
    if (
      round &&
      `${f.state.set}.${round.index}` === textAt(line, 0) &&
      round.company !== '' &&
      !f.state.ended
    )
      note(f, line.number, `by the rules the round goes on with ${round.company}`);
  },
  ORWorthIncrease: worthIncrease,
  BankIsBrokenReportText: (f, line) => {
    if (!takeFact(f, 'bank-broken'))
      compareReported(f, line.number, 'bank is broken', true, f.state.lastSet !== null);
  },
  CompanyCloses: (f, line) => {
    const company = companyAt(f, line, 0);
    const closed = takeFact(f, 'company-closed', { company }) !== undefined;
    compareReported(f, line.number, `${company} closes`, true, closed);
  },
  GameOver: (f, line) => {
    compareReported(f, line.number, 'the game is over', true, f.state.ended !== null);
  },
};
