import type { Json } from '../../../engine/core/index.js';
import { hasLeft } from '../rules/gone.js';
import { national } from '../rules/companies.js';
import { seatsFrom } from '../rules/national/formation-rules.js';
import { formationOf, isFormed, nationalState } from '../rules/national/formation-state.js';
import { owesHalf } from '../rules/national/half.js';
import { loansOf } from '../rules/loans.js';
import { importedTitle1856 } from '../readings/title.js';
import { openDecision } from '../../../engine/rail/pending.js';
import { presidentOf } from '../../../engine/rail/shares/shares.js';
import { IPO, POOL, type Holder, type Pending, type RailState } from '../../../engine/rail/state.js';
import { waitingTokens } from '../readings/formation.js';
import { commonMoves, unnumbered, spot } from '../../../records/eighteenxx/convert.js';
import type { SiteContext, Converter, Dialect } from '../../../records/eighteenxx/dialect.js';
import { listIn, textIn, type SiteAction } from '../../../records/eighteenxx/site.js';

const step = ({ state: { round } }: SiteContext): string => (round.kind === 'operating' ? round.step : '');

/** The site lets the token of a private come with a company's own. */
const placeToken: Converter = (c, action) => {
  const open = openDecision(c.game, c.state);
  if (open?.kind !== 'choose-city') return commonMoves['place_token']!(c, action);
  const { hex, stop } = c.tracker.cityAt(textIn(action, 'city'));
  return { type: 'choose-city', spot: spot(hex, stop) };
};

/** A president with one share pays for the other, which takes nothing from where it is bought. */
const buyShares: Converter = (c, action) => {
  const move: { readonly from?: string } | null = commonMoves['buy_shares']!(c, action);
  return owesHalf(c.state, c.ids.indexOf(String(action.entity)))
    ? { type: 'complete-presidency', from: move?.from ?? 'ipo' }
    : move;
};

const passOn: Converter = c => {
  const open = openDecision(c.game, c.state);
  if (open?.kind === 'save-company')
    return {
      type: 'settle-loans',
      seat: open.seat,
      company: open.company,
      loans: loansOf(c.state, open.company),
    };
  if (open?.kind === 'drop-train') return { type: 'drop-train', train: 'none' };
  return { type: 'pass' };
};

/** In the order of the title's list. */
const sorted = (c: SiteContext, action: SiteAction): readonly string[] => {
  const named = listIn(action, 'corporations').map(String);
  return c.game.data.companies.map(({ id }) => id).filter(id => named.includes(id));
};

const trainOf = (action: SiteAction): string => {
  const id = textIn(action, 'train');
  return unnumbered(id);
};

const discard: Converter = (c, action) =>
  openDecision(c.game, c.state)?.kind === 'drop-train'
    ? { type: 'drop-train', train: trainOf(action) }
    : commonMoves['discard_train']!(c, action);

/** A company is asked where its president is asked here. */
const askedCompany = (s: RailState, { kind, company }: Pending): string | undefined => {
  if (kind === 'choose-city') return s.round.kind === 'operating' ? s.round.company : undefined;
  return ['save-company', 'drop-token', 'drop-train'].includes(kind) ? company : undefined;
};

const rights: { readonly [description: string]: string } = {
  'Bridge Token': 'bridge',
  'Tunnel Token': 'tunnel',
};

/** The government's company is not formed: to the site it has closed. */
const isAbandoned = (s: RailState, company: string): boolean => {
  const now = formationOf(s);
  return company === national && now.stage === 'over' && !now.formed;
};

/** Certificates of the second issue begin with number 20 there. */
const certOf = (company: string, number: number): number =>
  company === national && number >= 20 ? number - 11 : number;

/** The government's shares as the site deals them out: to each player, then the pool, those that come last. */
const dealOut = ({ game, state, tracker }: SiteContext, after: RailState): void => {
  const before = formationOf(state);
  if (before.stage !== 'repaying' || !isFormed(after)) return;
  const { certs } = after.companies[national]!;
  const rest = certs.map((_, cert) => cert).slice(1);
  const held = new Map<Holder, readonly number[]>();
  for (const seat of seatsFrom(after, before.from)) {
    const singles = certs.filter((holder, cert) => cert > 0 && holder === seat).length;
    const own = Array.from({ length: singles }, () => rest.pop()!);
    held.set(seat, certs[0] === seat ? [0, ...own] : own);
  }
  const pooled = certs.filter(holder => holder === POOL).length;
  held.set(POOL, rest.splice(rest.length - pooled));
  held.set(IPO, rest);
  if (game.company[national]) tracker.dealt(national, held);
};

const numbers = [
  ...Array.from({ length: 8 }, (_, i) => i + 1),
  ...Array.from({ length: 10 }, (_, i) => i + 20),
];

/** Whoever takes the presidency from a president with one share gives a single for it. */
const passPresidency = ({ state, tracker }: SiteContext, after: RailState): void => {
  const [was, now] = [presidentOf(state, national), presidentOf(after, national)];
  if (!nationalState(state).half || nationalState(after).half || was === null || now === null || was === now)
    return;
  const single = numbers.map(n => `${national}_${String(n)}`).find(id => tracker.holderOf(id) === now);
  tracker.sharesMoved([`${national}_0`], now);
  if (single !== undefined) tracker.sharesMoved([single], was);
};

const track = (c: SiteContext, action: SiteAction, after: RailState): void => {
  if (action.type === 'buy_shares') passPresidency(c, after);
  if (action.type === 'merge') c.tracker.trainsPassed(textIn(action, 'corporation'), national);
  if (action.type === 'borrow_train') c.tracker.trainMoved(textIn(action, 'train'), 'pool');
  dealOut(c, after);
};

export const dialect1856: Dialect = {
  game: '1856',
  title: importedTitle1856,
  hasOlder: true,
  options: {
    alternate_destinations: { 'alternative-destinations': true },
    eight_train_variant: { 'eight-trains': true },
    unlimited_bonus_tokens: { 'unlimited-bonus-tokens': true },
  },
  isGone: (s, company) => hasLeft(s, company) || isAbandoned(s, company),
  companyKeys: (s, company): { readonly [name: string]: Json } => {
    const loans = loansOf(s, company);
    return { ...(loans > 0 && { loans }), ...(isAbandoned(s, company) && { closed: true }) };
  },
  askedCompany,
  certOf,
  track,
  waitingTokens,
  moves: {
    pass: passOn,
    buy_shares: buyShares,
    merge: (c, a) => ({
      type: 'settle-loans',
      seat: presidentOf(c.state, textIn(a, 'corporation')) ?? 0,
      company: textIn(a, 'corporation'),
      loans: 0,
    }),
    discard_train: discard,
    borrow_train: () => ({ type: 'borrow-train' }),
    remove_token: (c, a) => {
      const { hex, stop } = c.tracker.cityAt(textIn(a, 'city'));
      return { type: 'drop-token', spot: spot(hex, stop) };
    },
    place_token: placeToken,
    destination_connection: (c, a) =>
      step(c) === 'destinations' ? { type: 'look-at-destinations', companies: sorted(c, a) } : null,
    take_loan: () => ({ type: 'take-loan' }),
    payoff_loan: () => ({ type: 'redeem-loans', loans: 1 }),
    special_buy: (_c: SiteContext, a: SiteAction) => ({
      type: 'buy-right',
      right: rights[textIn(a, 'description')] ?? textIn(a, 'description'),
    }),
    assign: (_c, a) => ({ type: 'open-port', private: String(a.entity), hex: textIn(a, 'target') }),
  },
};
