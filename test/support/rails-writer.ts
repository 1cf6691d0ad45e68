import { begin, play, type Action, type Entry, type Fact, type Start } from '../../src/engine/core/index.js';
import type { RailGame } from '../../src/engine/rail/contract.js';
import { netWorth } from '../../src/engine/rail/score.js';
import { percentOf } from '../../src/engine/rail/shares/shares.js';
import { unit } from '../../src/engine/rail/shares/unit.js';
import { POOL, type OperatingRound, type RailState } from '../../src/engine/rail/state.js';
import { railsDialects } from '../../src/records/rails/dialects.js';
import { extraTurn } from '../../src/records/rails/tiles.js';
import { escrowOf } from '../../src/titles/1856/rules/capital.js';
import { national } from '../../src/titles/1856/rules/companies.js';
import { destinationOf } from '../../src/titles/1856/rules/destinations.js';
import { formationOf } from '../../src/titles/1856/rules/national/formation-state.js';

/*
 * Writes a game of 1856 as Rails would report it, from what the rules tell: so that lines are read, too, that the real
 * reports here do not have.
 */

const dialect = railsDialects.get('1856')!;
const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo'];
const privates = new Map(Object.entries(dialect.privates).map(([rails, id]) => [id, rails]));
const directions = ['S', 'SW', 'NW', 'N', 'NE', 'SE'];

/** An action of the game with what it brought. */
interface Played {
  readonly action: Action;
  readonly facts: readonly Fact[];
  readonly before: RailState;
  readonly after: RailState;
}

interface Writer {
  readonly game: RailGame;
  readonly lines: string[];
  /** The position when the loans were asked back, as long as that goes on. */
  forming: RailState | null;
  inStock: boolean;
}

const say = (w: Writer, ...parts: readonly unknown[]): void => void w.lines.push(parts.map(String).join());

const num = (fact: Fact, field: string): number => Number(fact[field]);
const str = (fact: Fact, field: string): string => fact[field] as string;
const who = (holder: unknown): string => (typeof holder === 'number' ? names[holder]! : (holder as string));
const privateOf = (fact: Fact): string => privates.get(str(fact, 'private'))!;

const cellOf = (s: RailState, company: string): string => {
  // A company whose marker left the market has closed.
  const [row, column] = s.companies[company]!.cell ?? [9, 0];
  return `${String.fromCharCode(65 + column)}${row + 1}`;
};

const roundOf = (s: RailState): string => `${s.set}.${(s.round as OperatingRound).index}`;

const shareSize = (w: Writer, s: RailState, company: string): number => unit(w.game, s, company);

type Write = (w: Writer, fact: Fact, now: Played) => void;

const sharesBought: Write = (w, fact, { action, before, after }) => {
  const [company, price] = [str(fact, 'company'), num(fact, 'price')];
  const paid = after.companies[company]!.cash! - before.companies[company]!.cash!;
  if (action.type === 'par') {
    const to = paid > 0 ? company : 'BANK';
    say(w, 'START_COMPANY_LOG', who(action.seat), company, action['price'], price, 2, 20, to);
    return;
  }
  const kept = escrowOf(w.game, after, company);
  if (kept > escrowOf(w.game, before, company)) say(w, 'HoldMoneyInEscrow', price, kept, company);
  const from = fact['from'] === 'pool' ? 'Pool' : 'IPO';
  say(w, 'BUY_SHARE_LOG', who(fact['seat']), num(fact, 'percent'), company, from, price);
  if (paid === price) say(w, 'PriceIsPaidTo', price, company);
};

const sharesSold: Write = (w, fact, { before }) => {
  const [company, percent] = [str(fact, 'company'), num(fact, 'percent')];
  const size = shareSize(w, before, company);
  const seller = who(fact['seat']);
  if (percent === size) say(w, 'SELL_SHARE_LOG', seller, size, company, num(fact, 'price'));
  else say(w, 'SELL_SHARES_LOG', seller, percent / size, size, percent, company, num(fact, 'price'));
};

const received: Write = (w, fact, { after }) => {
  const company = str(fact, 'company');
  const holder = typeof fact['holder'] === 'number' ? fact['holder'] : POOL;
  const size = shareSize(w, after, company);
  const shares = percentOf(w.game, after, company, holder) / size;
  say(w, 'Payout', who(fact['holder']), num(fact, 'amount'), shares, size);
};

const trainBought: Write = (w, fact) => {
  const [company, from, price] = [str(fact, 'company'), str(fact, 'from'), num(fact, 'price')];
  const place = { depot: 'IPO', pool: 'Pool' }[from] ?? from;
  if (fact['traded'] === null) say(w, 'BuysTrain', company, str(fact, 'train'), place, price);
  else say(w, 'ExchangesTrain', company, str(fact, 'traded'), str(fact, 'train'), place, price);
};

const tokenPlaced: Write = (w, fact) => {
  const { company, hex, cost, home, private: right } = fact;
  if (right !== undefined) say(w, 'LAYS_FREE_TOKEN_ON', company, hex);
  else if (home !== true && cost !== 0) say(w, 'LAYS_TOKEN_ON', company, hex, cost);
};

const tileLaid: Write = (w, { company, tile, hex, rotation, cost }) => {
  const direction = directions[(Number(rotation) + 6 - extraTurn(tile as string)) % 6];
  if (cost === 0) say(w, 'LaysTileAt', company, tile, hex, direction);
  else say(w, 'LaysTileAtFor', company, tile, hex, direction, cost);
};

const interest: Write = (w, fact) => {
  const company = str(fact, 'company');
  const [treasury, income, president] = [num(fact, 'treasury'), num(fact, 'income'), num(fact, 'president')];
  const due = treasury + income + president;
  say(w, 'CompanyMustPayLoanInterest', company, due);
  if (treasury === due) say(w, 'InterestPaidFromTreasury', company, treasury, 'loan');
  else if (treasury > 0) say(w, 'InterestPartlyPaidFromTreasury', company, treasury, due, 'loan');
  if (income > 0) say(w, 'InterestPaidFromRevenue', company, income, due, 'loan');
  if (president > 0) say(w, 'InterestPaidFromPresidentCash', company, president, due, 'Ann');
};

/** Loans that are paid back, with what the president has added a moment ago. */
const redeemed: Write = (w, fact, now) => {
  const [company, loans] = [str(fact, 'company'), num(fact, 'loans')];
  const at = now.facts.indexOf(fact);
  const help = now.facts
    .slice(0, at)
    .findLast(one => one.kind === 'president-paid' && one['company'] === company);
  const added = help ? num(help, 'amount') : 0;
  const own = loans * 100 - added;
  if (own > 0) say(w, 'CompanyRepaysLoans', company, own, loans * 100, loans, 100);
  if (added > 0)
    say(w, 'CompanyRepaysLoansWithPresCash', company, added, loans * 100, loans, 100, who(help!['seat']));
};

const helped: Write = (w, fact, { action, facts }) => {
  const company = str(fact, 'company');
  const isForLoans = facts[facts.indexOf(fact) + 1]?.kind === 'loans-redeemed';
  if (['train', 'accept'].includes(action.type) && !isForLoans)
    say(w, 'PresidentAddsCash', company, who(fact['seat']), num(fact, 'amount'));
};

/** Shares of the companies that merge, as they were when the loans were asked back. */
const oldShares = (w: Writer, merging: readonly string[], holder: number): number =>
  merging.reduce((sum, id) => sum + percentOf(w.game, w.forming!, id, holder) / 10, 0);

const sharesTurned: Write = (w, fact, { facts, after }) => {
  const merging = facts.find(({ kind }) => kind === 'national-formed')!['companies'] as readonly string[];
  const seat = fact['seat'] as number | null;
  const odd = after.players.reduce((sum, _, other) => sum + (oldShares(w, merging, other) % 2), 0);
  const old = seat === null ? oldShares(w, merging, POOL) + odd : oldShares(w, merging, seat);
  say(w, 'SharesReplacedForShares', seat === null ? 'POOL' : who(seat), old, num(fact, 'shares'), national);
  if (seat !== null && old % 2 === 1) say(w, 'HasPutShareInPool', who(seat));
};

const formed: Write = (w, fact, { after }) => {
  const shares = num(fact, 'shares');
  say(w, 'CompanyHasShares', national, shares, 100 / shares);
  say(w, 'IS_NOW_PRES_OF', who(fact['seat']), national);
  say(w, 'START_MERGED_COMPANY', national, num(fact, 'price'), cellOf(after, national));
};

/** The end of the formation: whose tokens were not replaced, and whether the new company acts. */
const endFormation = (w: Writer, { facts, after }: Played): void => {
  const now = formationOf(after);
  if (!w.forming || now.stage !== 'over') return;
  const stays = ({ hex, stop }: { readonly hex: string; readonly stop: number }): boolean =>
    after.board.tokens.some(t => t.company === national && t.hex === hex && t.stop === stop);
  for (const token of w.forming.board.tokens)
    if (after.companies[token.company]!.par === null && now.formed && !stays(token))
      say(w, 'DiscardsBaseToken', national, token.company, `${token.hex}/${token.stop + 1}`);
  say(w, 'EndOfFormationRound', national, `OperatingRound ${w.forming.set}`);
  const acts = facts.some(({ kind, company }) => kind === 'company-begins' && company === national);
  say(w, now.formed ? (acts ? 'CanOperate' : 'CannotOperate') : 'DoesNotForm', national);
  w.forming = null;
};

const companyBegins: Write = (w, fact, now) => {
  endFormation(w, now);
  const company = str(fact, 'company');
  say(w, 'CompanyOperates', company, who(fact['seat']));
};

const endStock = (w: Writer, { before }: Played): void => {
  if (!w.inStock) return;
  w.inStock = false;
  say(w, 'END_SR', before.set);
};

const priceMoved: Write = (w, fact, now) => {
  if (fact['why'] === 'sold-out') endStock(w, now);
  const company = str(fact, 'company');
  if (fact['why'] === 'sold-out') say(w, 'SoldOut', company);
  const parts = [num(fact, 'from'), cellOf(now.before, company), num(fact, 'to'), cellOf(now.after, company)];
  say(w, 'PRICE_MOVES_LOG', company, ...parts);
};

const hasMoney = (w: Writer, s: RailState): void => {
  for (const [id, { cash, floated }] of Object.entries(s.companies)) if (floated) say(w, 'Has', id, cash);
  for (const [seat, { cash }] of s.players.entries()) say(w, 'Has', who(seat), cash);
};

const operatingBegins: Write = (w, fact, now) => {
  endFormation(w, now);
  if (w.inStock) {
    endStock(w, now);
    hasMoney(w, now.before);
  } else say(w, 'EndOfOperatingRound', roundOf(now.before));
  say(w, 'START_OR', `${num(fact, 'number')}.${num(fact, 'index')}`);
};

const stockBegins: Write = (w, fact, now) => {
  endFormation(w, now);
  if (now.before.round.kind === 'operating') say(w, 'EndOfOperatingRound', roundOf(now.before));
  hasMoney(w, now.after);
  w.inStock = true;
  say(w, 'StartStockRound', num(fact, 'number'));
};

const over: Write = (w, _fact, { after }) => {
  say(w, 'GameOver');
  if (after.ended!.bankrupt !== undefined) return;
  const points = after.players.map((_, seat) => ({ seat, worth: netWorth(w.game, after, seat) }));
  for (const [at, { seat, worth }] of points.entries()) w.lines.push(`${at + 1}. ${worth} ${who(seat)}`);
};

const passed: Write = (w, fact) => {
  if (fact['step'] === undefined) say(w, 'PASSES', who(fact['seat']));
};

const writers: { readonly [kind: string]: Write } = {
  passed,
  bid: (w, { seat, private: id, price }, { after }) => {
    const bids = after.round.kind === 'auction' ? Object.values(after.round.bids).flat() : [];
    const set = bids.reduce((sum, one) => sum + (one.seat === seat ? one.price : 0), 0);
    const free = after.players[Number(seat)]!.cash! - set;
    if (after.round.kind === 'auction')
      say(w, 'BID_ITEM_LOG', who(seat), price, privates.get(id as string), free);
  },
  'private-bought': (w, fact) =>
    say(w, 'BuysItemFor', who(fact['seat']), privateOf(fact), num(fact, 'price')),
  'private-cheaper': (w, fact) => {
    say(w, 'ALL_PASSED');
    say(w, 'ITEM_PRICE_REDUCED', privateOf(fact), num(fact, 'price'));
  },
  'private-income': (w, fact) =>
    say(w, 'ReceivesFor', who(fact['owner']), num(fact, 'amount'), privateOf(fact)),
  'private-to-company': (w, fact) =>
    say(
      w,
      'BuysPrivateFromFor',
      str(fact, 'company'),
      privateOf(fact),
      who(fact['from']),
      num(fact, 'price'),
    ),
  'private-traded': (w, fact) =>
    say(w, 'BuysPrivateFromFor', who(fact['seat']), privateOf(fact), who(fact['from']), num(fact, 'price')),
  'private-closed': (w, fact) => say(w, 'PrivateCloses', privateOf(fact)),
  'shares-bought': sharesBought,
  'shares-sold': sharesSold,
  'presidency-completed': (w, fact, { action, after }) =>
    say(
      w,
      ...['BUY_SHARE_LOG', who(fact['seat']), shareSize(w, after, national), national],
      ...[action['from'] === 'pool' ? 'Pool' : 'IPO', num(fact, 'price')],
    ),
  'president-changed': (w, fact) => say(w, 'IS_NOW_PRES_OF', who(fact['to']), str(fact, 'company')),
  floated: (w, fact) => {
    if (num(fact, 'capital') > 0) say(w, 'FloatsWithCash', str(fact, 'company'), num(fact, 'capital'));
  },
  'stock-round-begins': stockBegins,
  'operating-round-begins': operatingBegins,
  'company-begins': companyBegins,
  'tile-laid': tileLaid,
  'token-placed': tokenPlaced,
  earned: (w, fact) => say(w, 'CompanyRevenue', str(fact, 'company'), num(fact, 'revenue')),
  'paid-out': (w, fact) => say(w, 'CompanyPaysOutFull', str(fact, 'company'), num(fact, 'revenue')),
  withheld: (w, fact) => {
    const revenue = num(fact, 'revenue');
    if (revenue > 0) say(w, 'CompanyWithholds', str(fact, 'company'), revenue);
    else say(w, 'CompanyDoesNotPayDividend', str(fact, 'company'));
  },
  received,
  'price-moved': priceMoved,
  'train-bought': trainBought,
  'president-paid': helped,
  'train-discarded': (w, fact) =>
    say(w, 'CompanyDiscardsTrain', str(fact, 'company'), str(fact, 'train'), 'Pool'),
  'trains-rusted': (w, fact) => say(w, 'TrainsRusted', str(fact, 'train')),
  'phase-begins': (w, fact) => say(w, 'StartOfPhase', str(fact, 'phase')),
  'train-borrowed': (w, fact) => say(w, 'RunsWithBorrowedTrain', national, str(fact, 'train')),
  'bank-broken': w => say(w, 'BankIsBrokenReportText'),
  bankrupt: (w, fact) => say(w, 'PlayerIsBankrupt', who(fact['seat'])),
  'company-closed': (w, fact) => {
    if (fact['reason'] === 'market') say(w, 'CompanyCloses', str(fact, 'company'));
  },
  'game-ended': over,
  'loan-granted': (w, fact) => say(w, 'CompanyTakesLoan', str(fact, 'company'), 100, num(fact, 'amount')),
  'loans-redeemed': redeemed,
  'interest-charged': interest,
  'destination-reached': (w, fact) => {
    const company = str(fact, 'company');
    say(w, 'DestinationReached', company, destinationOf(w.game, company)!.to[0]);
    if (num(fact, 'amount') > 0) say(w, 'ReleasedFromEscrow', company, num(fact, 'amount'));
  },
  'right-bought': (w, { company, right, seller, price }) =>
    say(
      w,
      'BuysBonusTokenFrom',
      company,
      right === 'bridge' ? 'Bridge' : 'Tunnel',
      10,
      seller ?? 'BANK',
      price,
    ),
  'port-opened': (w, { company, hex, bonus }) => say(w, 'LaysBonusTokenOn', company, 'Port', bonus, hex),
  'company-merges': (w, fact) => say(w, 'WillMergeInto', str(fact, 'company'), national),
  'shares-exchanged': sharesTurned,
  'national-formed': formed,
};

/** Rails tells of a new president after the sale that brought the change, with its price. */
const inOrder = (facts: readonly Fact[]): readonly Fact[] => {
  const first = facts.findIndex(({ kind }) => kind === 'president-changed');
  const sold = facts.findIndex(({ kind }) => kind === 'shares-sold');
  if (first < 0 || sold < first) return facts;
  const end = facts[sold + 1]?.kind === 'price-moved' ? sold + 2 : sold + 1;
  const others = facts.slice(first + 1, end);
  return [...facts.slice(0, first), ...others, facts[first]!, ...facts.slice(end)];
};

/** What a forced end sells nobody tells. */
const write = (w: Writer, now: Played): void => {
  const { facts, before, after } = now;
  const stages = [formationOf(before).stage, formationOf(after).stage];
  const begins = stages[1] !== stages[0] && !['before', 'due'].includes(stages[1]!) && !w.forming;
  const ruined = facts.findIndex(({ kind }) => kind === 'bankrupt');
  for (const [at, fact] of inOrder(facts).entries()) {
    if (
      begins &&
      !w.forming &&
      ['loans-redeemed', 'company-merges', 'national-not-formed'].includes(fact.kind)
    ) {
      w.forming = before;
      say(w, 'StartFormationRound', national);
    }
    if (ruined < 0 || at >= ruined || fact.kind === 'bankrupt') writers[fact.kind]?.(w, fact, now);
  }
  endFormation(w, now);
};

/** The game as a report. */
export const writeReport = (start: Start, log: readonly Entry[]): string => {
  const { title } = dialect;
  let state = begin(title, start);
  const w: Writer = { game: title.game(state.settings), lines: [], forming: null, inStock: false };
  say(w, 'GameIs', title.id);
  for (const [seat] of state.players.entries()) say(w, 'PlayerIs', seat + 1, who(seat));
  say(w, 'PlayerCash', state.players[0]!.cash);
  say(w, 'BankSizeIs', state.bank);
  for (const entry of log) {
    if (entry.kind !== 'action') continue;
    const { action } = entry;
    const played = play(title, state, action, entry.draws);
    write(w, { action, facts: played.facts, before: state, after: played.state });
    state = played.state;
  }
  return `${w.lines.join('\n')}\n`;
};
