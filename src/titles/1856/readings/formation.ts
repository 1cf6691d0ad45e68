import { refuse, textField, type Seat } from '../../../engine/core/index.js';
import { unlessNow } from '../../../engine/rail/action/refusals.js';
import { putToken, readSpot, spotFields, type SpotFields } from '../../../engine/rail/company/tokens.js';
import type { Feature, Move, Out, RailGame, Step } from '../../../engine/rail/contract.js';
import { hasTokenOn } from '../../../engine/rail/map/board.js';
import type { PlacedToken } from '../../../engine/rail/map/types.js';
import { cashOf } from '../../../engine/rail/money.js';
import { part } from '../../../engine/rail/parts.js';
import { decisionOf, settleDecision } from '../../../engine/rail/pending.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import type { Draft, OperatingRound, RailState } from '../../../engine/rail/state.js';
import { trainRules } from '../../../engine/rail/train/buying.js';
import { supplyRules } from '../../../engine/rail/train/supply.js';
import { national } from '../rules/companies.js';
import { certificateRules } from '../rules/limits.js';
import { formationRules, seatsFrom } from '../rules/national/formation-rules.js';
import { formationOf, isFormed, setFormation } from '../rules/national/formation-state.js';
import { halfRules, hasNothingLeft } from '../rules/national/half.js';
import { nationalRules, returnStep } from '../rules/national/operation.js';
import { isPermanent } from '../rules/national/trains.js';
import { isMended } from '../rules/rules-number.js';

/*
 * The site has the government's company formed in the midst of a turn, as soon as the first 6-train is bought. It lays all
 * tokens first and asks which go; trains go one by one.
 */

const tokens = 'drop-token';
const trains = 'drop-train';

/** Companies in the order of their turns in the present operating round, as far as they have begun. */
const turns = part<readonly string[]>('site-turns', []);

const noteTurn = (d: Draft): void => {
  const { round } = d;
  if (round.kind !== 'operating') turns.clear(d);
  else if (round.company !== '' && turns.of(d).at(-1) !== round.company)
    turns.set(d, turns.of(d).includes(round.company) ? [round.company] : [...turns.of(d), round.company]);
};

const askedInOrder = (
  _g: RailGame,
  s: RailState,
  from: Seat,
  inDebt: readonly string[],
): readonly string[] => {
  const order = [...turns.of(s), ...(s.round as OperatingRound).waiting];
  return seatsFrom(s, from).flatMap(seat =>
    order.filter(id => inDebt.includes(id) && presidentOf(s, id) === seat),
  );
};

const spotsOf = (s: RailState): readonly string[] => {
  const now = formationOf(s);
  return now.stage === 'choosing' ? now.spots : [];
};

const hexOf = (spot: string): string => readSpot(spot).hex;

const most = 10;

/** Tokens of which there are two in a hex, or else all of them where there are too many. */
const toDrop = (g: RailGame, s: RailState): readonly string[] => {
  const spots = spotsOf(s);
  const twice = spots.filter(a => spots.some(b => a !== b && hexOf(a) === hexOf(b)));
  if (twice.length > 0) return twice;
  const laid = s.board.tokens.filter(token => token.company === national).length;
  return laid + spots.length > most ? spots : [];
};

/** Have all companies closed that have a part in the operating round? Then it is over at once. */
const isRoundOver = (s: RailState): boolean =>
  isMended(s) &&
  s.round.kind === 'operating' &&
  [...turns.of(s), ...s.round.waiting, s.round.company].every(id => !s.companies[id]?.floated);

/** Tokens go to the board as they are where the round is over: nobody is asked any more which go. */
const placeAll = (g: RailGame, d: Draft, out: Out): void => {
  for (const { hex, stop } of spotsOf(d).map(readSpot))
    if (hasTokenOn(d.board, national, hex))
      d.board = { ...d.board, tokens: [...d.board.tokens, { company: national, hex, stop }] };
    else putToken(g, d, out, national, hex, stop, 0, { home: false });
  setFormation(d, { stage: 'choosing', spots: [] });
};

const goOnPlacing = (g: RailGame, d: Draft, out: Out): void => {
  if (isRoundOver(d)) {
    placeAll(g, d, out);
    return;
  }
  if (toDrop(g, d).length > 0) {
    if (!d.pending.some(({ kind }) => kind === tokens))
      d.pending = [{ kind: tokens, seat: presidentOf(d, national)!, company: national }, ...d.pending];
    return;
  }
  for (const spot of spotsOf(d)) {
    const { hex, stop } = readSpot(spot);
    if (!hasTokenOn(d.board, national, hex)) putToken(g, d, out, national, hex, stop, 0, { home: false });
  }
  setFormation(d, { stage: 'choosing', spots: [] });
};

/** Tokens that stand there to the site while it is asked which go. */
export const waitingTokens = (s: RailState): readonly PlacedToken[] =>
  spotsOf(s).map(spot => ({ company: national, ...readSpot(spot) }));

const dropToken: Move<SpotFields> = {
  type: 'drop-token',
  fields: spotFields,
  options: (g, s, seat) =>
    decisionOf(g, s, tokens, seat) ? [{ type: 'drop-token', fields: { spot: { oneOf: toDrop(g, s) } } }] : [],
  refusal: (g, s, seat, { spot }) =>
    unlessNow(decisionOf(g, s, tokens, seat) && toDrop(g, s).includes(spot), 'drop-token'),
  play: (g, d, seat, { spot }) => {
    settleDecision(d, decisionOf(g, d, tokens, seat)!);
    setFormation(d, { stage: 'choosing', spots: spotsOf(d).filter(other => other !== spot) });
  },
};

const own = (s: RailState): readonly string[] => s.companies[national]!.trains;

const room = 3;

/** Trains that may go: those that do not last, and others where there are too many. */
const droppable = (g: RailGame, s: RailState): readonly string[] => {
  const lasting = own(s).filter(name => isPermanent(g, name));
  return lasting.length > room ? own(s) : own(s).filter(name => !isPermanent(g, name));
};

/** Is the question about trains still to come, with the next operating round? */
const asksLater = part<boolean>('site-asks-later', false);

const askTrains = (g: RailGame, d: Draft): void => {
  if (isRoundOver(d)) asksLater.set(d, true);
  else if (droppable(g, d).length > 0)
    d.pending = [...d.pending, { kind: trains, seat: presidentOf(d, national)!, company: national }];
};

/**
 * Does the site count the trains of the government's company? It begins to when some were given up or kept, or when a turn
 * ends out of order; until then a fourth that it buys is given up at once.
 */
const counted = part<boolean>('site-counted', false);

const uncounted = 99;

const startCounting = (d: Draft): void => {
  counted.set(d, true);
};

const askAboutFourth = (g: RailGame, d: Draft, company: string): void => {
  if (company === national && !counted.of(d) && own(d).length > room) askTrains(g, d);
};

const askIfLate = (g: RailGame, d: Draft): void => {
  if (!asksLater.of(d) || d.round.kind !== 'operating' || isRoundOver(d)) return;
  asksLater.clear(d);
  askTrains(g, d);
};

/** May all trains stay? */
const mayStay = (s: RailState): boolean => own(s).length <= room;

const noTrain = 'none';

const dropTrain: Move<{ readonly train: string }> = {
  type: 'drop-train',
  fields: { train: textField },
  moment: (g, s, seat) => unlessNow(decisionOf(g, s, trains, seat), 'drop-train'),
  options: (g, s) => {
    const list = [...new Set(droppable(g, s))];
    return [{ type: 'drop-train', fields: { train: { oneOf: mayStay(s) ? [...list, noTrain] : list } } }];
  },
  refusal: (g, s, _seat, { train }) =>
    (train === noTrain && mayStay(s)) || droppable(g, s).includes(train)
      ? undefined
      : refuse('no-such-train', { company: national, train, has: [...own(s)] }),
  play: (g, d, seat, { train }, out) => {
    settleDecision(d, decisionOf(g, d, trains, seat)!);
    if (train === noTrain) {
      startCounting(d);
      return;
    }
    const company = d.companies[national]!;
    company.trains = company.trains.toSpliced(company.trains.indexOf(train), 1);
    d.depot = { ...d.depot, pool: [...d.depot.pool, train] };
    out.say({ kind: 'train-discarded', company: national, train });
    askTrains(g, d);
    if (droppable(g, d).length === 0) startCounting(d);
  },
};

/** What was borrowed comes to lie in the pool. */
const returnToPool: Step = {
  ...returnStep,
  skipped: (g, d, out, round) => {
    const was = own(d);
    returnStep.skipped?.(g, d, out, round);
    if (own(d) !== was) d.depot = { ...d.depot, pool: [...d.depot.pool, g.data.trains.at(-1)!.name] };
  },
};

/** What was borrowed goes back after trains were bought. */
const returnsLater = (was: readonly Step[]): readonly Step[] =>
  was
    .filter(({ name }) => name !== returnStep.name)
    .flatMap(step => (step.name === 'trains' ? [step, returnToPool] : [step]));

/** In the variant, too, these are the prices of a diesel; and there must be a dollar more. */
const mustBuyEarly = (g: RailGame, s: RailState): boolean => {
  const cash = cashOf(s, national);
  return cash > 1100 || (cash > 750 && own(s).some(name => !isPermanent(g, name)));
};

/** The game is over when the president with one share has nothing left to do in a turn. */
const endIfStuck = (g: RailGame, d: Draft): void => {
  if (d.round.kind === 'stock' && hasNothingLeft(g, d, d.round.current)) d.ended = { reason: 'bankrupt' };
};

/** Has a company closed since the government's was formed? The site then has the limit of the beginning again. */
const closedSince = part<boolean>('site-closed-since', false);

/** How the site forms the government's company. */
export const siteFormation: Feature = {
  parts: [turns, closedSince, counted, asksLater],
  moves: [dropToken, dropTrain],
  pending: { [tokens]: [dropToken.type], [trains]: [dropTrain.type] },
  steps: returnsLater,
  rules: [
    formationRules.change({
      atOnce: true,
      asksHopeless: true,
      askedInOrder,
      goOnPlacing,
      takeTrains: askTrains,
    }),
    nationalRules.change({ borrowsWithoutRoute: true, mustBuyEarly, helpsEarly: true }),
    halfRules.change({ limitComesFirst: () => false }),
    supplyRules.change(was => ({
      trainLimit: (g, s, company) =>
        was.trainLimit(g, s, company) + (company === national && !counted.of(s) ? uncounted : 0),
    })),
    trainRules.change({ promptsForUnavailableTrains: true, exchangesFromPool: true }),
    certificateRules.change({ isLate: s => isFormed(s) && !closedSince.of(s) }),
  ],
  reacts: {
    settles: (g, d) => {
      askIfLate(g, d);
      noteTurn(d);
      endIfStuck(g, d);
    },
    companyCloses: (_g, d, _out, company) => {
      if (isFormed(d)) closedSince.set(d, true);
      if (d.round.kind === 'operating' && d.round.company === company) startCounting(d);
    },
    turnPassedOver: (_g, d) => {
      startCounting(d);
    },
    trainBought: (g, d, _out, company) => {
      askAboutFourth(g, d, company);
    },
  },
  forms: [
    { type: 'drop-token', form: 'drop <spot:spot>' },
    { type: 'drop-train', form: 'drop no train', fixed: { train: 'none' } },
    { type: 'drop-train', form: 'drop train <train:id>' },
    { type: 'train', form: 'train <train:id> pool for <trade:id>', fixed: { from: 'pool' } },
  ],
};
