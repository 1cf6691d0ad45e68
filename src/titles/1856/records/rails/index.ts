import type { Action, Seat, Settings } from '../../../../engine/core/index.js';
import { national } from '../../rules/companies.js';
import { title1856 } from '../../rules/title.js';
import { deviationsOf, type Deviation } from '../../../../records/rails/deviations.js';
import type { RailsDialect, Follower, Handler } from '../../../../records/rails/contract.js';
import { stockEvents } from '../../../../records/rails/events/stock.js';
import { trainEvents } from '../../../../records/rails/events/trains.js';
import { endTurnNow, toStep } from '../../../../records/rails/events/turn.js';
import { findFact } from '../../../../records/rails/facts.js';
import {
  tryAction,
  companyAt,
  presidentFor,
  operatingOf,
  privateAt,
} from '../../../../records/rails/follower.js';
import { textAt, type ReportLine } from '../../../../records/rails/report.js';
import { destinationEvents, holdReleases, noteUntold } from './destinations.js';
import { formationAnswers, formationEvents } from './formation.js';
import { loanEvents } from './loans.js';
import { privateEvents } from './privates.js';

const bonusTokens: Deviation = {
  kind: 'rights',
  rule: '1856 §2',
  rails: 'Rails sells three rights beside the one of the private',
};

const dieselDuty: Deviation = {
  kind: 'diesel',
  rule: '1856 §8.9',
  rails: 'Rails does not ask the government’s company to buy a diesel as soon as it can',
};

/** Does some line name the train? */
const namesTrain = (lines: readonly ReportLine[], train: string): boolean =>
  lines.some(
    ({ key, args }) =>
      (key === 'BuysTrain' && args[1] === train) || (key === 'ExchangesTrain' && args[2] === train),
  );

/** Where companies come that have another destination than in the game without options. */
const otherDestinations: readonly string[] = [
  'BBG,N11', 'CPR,P9', 'CV,M4', 'GT,L13', 'GW,J15', 'LPS,F15', 'TGB,N1', 'TGB,O2', 'THB,H15', 'WGB,H5',
]; // oxfmt-ignore

/** Rails has three rights to sell besides the one that comes with the private. */
const mostBonuses = 3;

const settings = (lines: readonly ReportLine[]): Settings => {
  const has = (key: string, args: readonly string[]): boolean =>
    lines.some(line => line.key === key && args.includes(line.args.join()));
  const sold = (name: string): number =>
    lines.filter(({ key, args }) => key === 'BuysBonusTokenFrom' && args[1] === name).length;
  return {
    'alternative-destinations': has('DestinationReached', otherDestinations),
    'eight-trains': namesTrain(lines, '8'),
    'unlimited-bonus-tokens': ['Bridge', 'Tunnel'].some(name => sold(name) > mostBonuses),
  };
};

/** The government's company without a train borrows a diesel, of which not every Rails writes a line. */
const borrow = (f: Follower, company: string): void => {
  if (company !== national || f.state.companies[national]!.trains.length > 0) return;
  toStep(f, national, 'borrow-train');
  if (operatingOf(f.state)?.step === 'borrow-train')
    tryAction(f, { seat: presidentFor(f, national), type: 'borrow-train' });
};

/** Whose certificate is half paid buys the other half as any share. */
const buyShare: Handler = (f, line) => {
  const { ask } = f.dialect.title.turn(f.state);
  if (ask.kind !== 'complete-presidency' || companyAt(f, line, 2) !== national) {
    stockEvents['BUY_SHARE_LOG']!(f, line);
    return;
  }
  const from = textAt(line, 3) === 'Pool' ? 'pool' : 'ipo';
  tryAction(f, { seat: f.players.indexOf(textAt(line, 0)), type: 'complete-presidency', from });
};

/** What was used closes when the turn is over. */
const closes: Handler = (f, line) => {
  if (f.state.used.includes(privateAt(f, line, 0)) && !findFact(f, 'private-closed')) endTurnNow(f);
  trainEvents['PrivateCloses']!(f, line);
};

/** A token in a hex whose cities have just been told apart: any of them, as the report goes on. */
const chooseCity = (f: Follower, seat: Seat): readonly Action[] =>
  f.dialect.title
    .menu(f.state, seat)
    .filter(({ type }) => type === 'choose-city')
    .flatMap(({ fields }) => {
      const spots = fields['spot'];
      return spots && 'oneOf' in spots ? spots.oneOf.map(spot => ({ seat, type: 'choose-city', spot })) : [];
    });

export const railsDialect1856: RailsDialect = {
  game: '1856',
  title: title1856,
  companies: {},
  privates: { Flos: 'FT', 'W&SR': 'WSRC', TCC: 'TCC', Ship: 'GLSC', Brdg: 'NFSBC', Tunn: 'SCFTC' },
  settings,
  events: {
    ...loanEvents,
    ...destinationEvents,
    ...formationEvents,
    ...privateEvents,
    BUY_SHARE_LOG: buyShare,
    PrivateCloses: closes,
    RunsWithBorrowedTrain: (f, line) => borrow(f, companyAt(f, line, 0)),
  },
  told: ['loan-granted', 'loans-redeemed', 'interest-charged', 'company-merges', 'shares-exchanged'],
  played: (f, facts) => {
    // Companies that merge are told of when they are asked.
    f.facts = f.facts.filter(fact => fact.kind !== 'company-closed' || fact['reason'] !== 'merged');
    holdReleases(f, facts);
  },
  answers: { ...formationAnswers, 'choose-city': chooseCity },
  beforeRun: borrow,
  refused: (f, { type }) => {
    if (type === 'buy-right') return bonusTokens;
    if (type === 'pass' && operatingOf(f.state)?.company === national) return dieselDuty;
    return undefined;
  },
  finished: noteUntold,
  deviations: deviationsOf(
    {
      contestReturn: '1856 §3',
      income: '1856 §7.5',
      reach: '1856 §7.3',
      salePrice: '1856 §5.3',
      trainDuty: '1856 §7.7',
      correction: '1856',
      option: '1856',
    },
    {
      contestOrder: {
        kind: 'bidding',
        rule: '1856 §3',
        rails: 'Rails writes the pass of a bidder without money under the name of the next',
      },
      allPassed: {
        kind: 'bidding',
        rule: '1856 §3',
        rails: 'Rails goes on with who was next after the last bid or purchase',
      },
    },
  ),
};
