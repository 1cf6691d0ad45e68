import type { Action, Json } from '../../../../engine/core/index.js';
import { readSpot } from '../../../../engine/rail/company/tokens.js';
import { hasTokenOn } from '../../../../engine/rail/map/board.js';
import { priceOf } from '../../../../engine/rail/shares/market.js';
import { percentOf, presidentOf } from '../../../../engine/rail/shares/shares.js';
import { unit } from '../../../../engine/rail/shares/unit.js';
import { POOL, type RailState } from '../../../../engine/rail/state.js';
import { limitRules } from '../../../../engine/rail/stock/limits.js';
import { national } from '../../rules/companies.js';
import { companiesInPlay } from '../../rules/limits.js';
import { loansOf } from '../../rules/loans.js';
import { formationOf, isFormed } from '../../rules/national/formation-state.js';
import type { RailsDialect, Follower, Handler, Handlers } from '../../../../records/rails/contract.js';
import { endTurnNow } from '../../../../records/rails/events/turn.js';
import { compareReported, takeFact } from '../../../../records/rails/facts.js';
import {
  tryAction,
  companyAt,
  companyNamed,
  presidentFor,
  reportedName,
  operatingOf,
} from '../../../../records/rails/follower.js';
import { textAt, wholeAt, type ReportLine } from '../../../../records/rails/report.js';

/** The position before the loans were asked back. */
const before = (f: Follower): RailState => (f.memory['formation'] ?? f.state) as unknown as RailState;

const start: Handler = f => {
  if (formationOf(f.state).stage === 'due') endTurnNow(f);
  f.memory = { ...f.memory, formation: f.before as unknown as Json };
};

const hasLoans: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  compareReported(f, line.number, `loans of ${company}`, wholeAt(line, 2), loansOf(before(f), company));
  compareReported(
    f,
    line.number,
    `president of ${company}`,
    textAt(line, 1),
    reportedName(f, presidentOf(before(f), company) ?? -1),
  );
};

const merges: Handler = (f, line) => {
  const company = companyAt(f, line, 0);
  if (takeFact(f, 'company-merges', { company })) return;
  const seat = presidentFor(f, company);
  if (tryAction(f, { seat, type: 'settle-loans', company, loans: 0 }))
    takeFact(f, 'company-merges', { company });
};

const isPool = (name: string): boolean => name.toUpperCase() === 'POOL';

const shares: Handler = (f, line) => {
  const who = textAt(line, 0);
  const seat = isPool(who) ? null : f.players.indexOf(who);
  const turned = takeFact(f, 'shares-exchanged', { seat });
  compareReported(
    f,
    line.number,
    `shares of ${national} for ${who}`,
    wholeAt(line, 2),
    turned?.['shares'] ?? 0,
  );
  const held = mergedShares(f, seat ?? POOL);
  const odd = f.players.reduce((sum, _, other) => sum + (mergedShares(f, other) % 2), 0);
  compareReported(
    f,
    line.number,
    `old shares of ${who}`,
    wholeAt(line, 1),
    seat === null ? held + odd : held,
  );
};

/** Shares that the holder had of the companies that have merged. */
const mergedShares = (f: Follower, holder: number): number => {
  const s = before(f);
  const merging = f.game.data.companies.filter(
    ({ id }) => s.companies[id]!.par !== null && f.state.companies[id]!.par === null,
  );
  return merging.reduce((sum, { id }) => sum + percentOf(f.game, s, id, holder) / unit(f.game, s, id), 0);
};

/** Lines of the formation that goes on, from this one on. */
const linesAhead = (f: Follower): readonly ReportLine[] => {
  const rest = f.lines.slice(f.at);
  const end = rest.findIndex(({ key }) => key === 'EndOfFormationRound');
  return end < 0 ? rest : rest.slice(0, end);
};

/** Hexes and companies whose token there does not stay. */
const droppedTokens = (
  f: Follower,
): readonly { readonly hex: string; readonly company: string | undefined }[] =>
  linesAhead(f)
    .filter(({ key }) => ['DiscardsBaseToken', 'NoBaseTokenExchange'].includes(key))
    .map(line => ({ hex: textAt(line, -1).split('/')[0]!, company: companyNamed(f, textAt(line, 1)) }));

/** Did a token there belong to a company whose token is not replaced? */
const isDropped = (f: Follower, spot: string): boolean => {
  const { hex, stop } = readSpot(spot);
  const owners = before(f).board.tokens.filter(token => token.hex === hex && token.stop === stop);
  return droppedTokens(f).some(
    one => one.hex === hex && owners.some(({ company }) => company === one.company),
  );
};

/** What Rails decides without a line, or tells later. */
export const formationAnswers: NonNullable<RailsDialect['answers']> = {
  'keep-token': (f, seat): readonly Action[] => {
    const now = formationOf(f.state);
    const spots = now.stage === 'choosing' ? now.spots : [];
    const kept = spots.filter(spot => !isDropped(f, spot));
    return (kept.length > 0 ? kept : spots).map(spot => ({ seat, type: 'keep-token', spot }));
  },
  'give-up-trains': (f, seat): readonly Action[] => {
    const given = linesAhead(f).filter(
      ({ key, args }) => key === 'CompanyDiscardsTrain' && args[0] === national,
    ).length;
    const gone = f.facts.filter(
      ({ kind, company }) => kind === 'train-discarded' && company === national,
    ).length;
    return [{ seat, type: 'give-up-trains', trains: Math.max(0, given - gone) }];
  },
};

const hasToken =
  (expected: boolean): Handler =>
  (f, line) => {
    const hex = textAt(line, -1).split('/')[0]!;
    const has = hasTokenOn(f.state.board, national, hex);
    if (expected || !has) compareReported(f, line.number, `token of ${national} on ${hex}`, expected, has);
  };

const acts =
  (now: boolean): Handler =>
  (f, line) => {
    const isNext = operatingOf(f.state)?.company === national && !operatingOf(f.state)?.begun;
    const begins = f.facts.some(({ kind, company }) => kind === 'company-begins' && company === national);
    compareReported(f, line.number, `${national} acts at once`, now, isNext && begins && isFormed(f.state));
  };

const nothing: Handler = () => undefined;

/** The first 6-train: loans are paid back, companies merge. */
export const formationEvents: Handlers = {
  StartFormationRound: start,
  StartingPlayer: (f, line) => {
    const now = formationOf(f.state);
    if (now.stage === 'repaying')
      compareReported(f, line.number, 'first to pay back', textAt(line, 0), reportedName(f, now.from));
  },
  CompanyHasLoans: hasLoans,
  WillMergeInto: merges,
  SharesReplacedForShares: shares,
  HasMergedShares: shares,
  HasPutShareInPool: (f, line) => {
    const seat = f.players.indexOf(textAt(line, 0));
    compareReported(f, line.number, `odd share of ${textAt(line, 0)}`, 1, mergedShares(f, seat) % 2);
  },
  CompanyHasShares: (f, line) => {
    const size = unit(f.game, f.state, national);
    compareReported(f, line.number, `percent of a share of ${national}`, wholeAt(line, 2), size);
    compareReported(f, line.number, `shares of ${national}`, wholeAt(line, 1), 100 / size);
  },
  START_MERGED_COMPANY: (f, line) => {
    compareReported(
      f,
      line.number,
      `price of ${national}`,
      wholeAt(line, 1),
      priceOf(f.game, f.state, national),
    );
  },
  ExchangesBaseToken: hasToken(true),
  DiscardsBaseToken: nothing,
  NoBaseTokenExchange: hasToken(false),
  EndOfFormationRound: f => {
    takeFact(f, 'national-formed');
    takeFact(f, 'national-not-formed');
  },
  DoesNotForm: (f, line) => {
    compareReported(f, line.number, `${national} forms`, false, isFormed(f.state));
  },
  CanOperate: acts(true),
  CannotOperate: acts(false),
  CertificateLimit: (f, line) => {
    const limit = limitRules.of(f.game).certificateLimit(f.game, f.state);
    compareReported(f, line.number, 'certificate limit', wholeAt(line, 0), limit);
    compareReported(f, line.number, 'companies in play', wholeAt(line, 2), companiesInPlay(f.game, f.state));
  },
};
