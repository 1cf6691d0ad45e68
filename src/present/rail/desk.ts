import { trainMark } from '../../board/index.js';
import { onlyValue, type Field, type Option } from '../../engine/core/index.js';
import { tokenRules, tokensLeft } from '../../engine/rail/company/tokens.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { RailAsk } from '../../engine/rail/facts.js';
import { priceOf } from '../../engine/rail/shares/market.js';
import { presidentOf } from '../../engine/rail/shares/shares.js';
import { supplyRules, trainLimit, trainEnd } from '../../engine/rail/train/supply.js';
import { wordsFor } from '../../words/index.js';
import { railLabels, readingLabels } from '../../words/rail/shown.js';
import type { Desk, DeskRequest, TradedThing } from '../presenter.js';
import { dash } from '../table-of.js';
import { markOfCompany, trainColour } from './marks.js';
import { companyOf, money, type Shown } from './shown.js';
import { salesForNeed } from './sales.js';
import { ownColumns, ownTable, tokenCount, treasuryCell } from './tables.js';
import { stageLine } from './trains.js';
import { numberChosen } from './views/offered.js';
import type { OwnViews } from './views/own.js';

type Fact = Desk['facts'][number];

/** Tokens that are left, and what the next of them costs. */
const tokenFact = (shown: Shown, id: string): Fact => {
  const { g, s, language } = shown;
  const name = railLabels[language].tokens;
  if (tokensLeft(g, s, id) === 0) return { name, text: tokenCount(shown, id) };
  const cost = tokenRules.of(g).tokenCost(g, s, id);
  return { name, text: `${tokenCount(shown, id)} (${money(shown, cost)})` };
};

/** How what features tell is worded. */
type Telling = (g: RailGame, text: string) => string;

/** What features know of the company: its loans, what lies in escrow for it. */
const ownFacts = (shown: Shown, id: string, tell: Telling): readonly Fact[] =>
  ownColumns(
    shown,
    shown.g.features.flatMap(feature => feature.columns ?? []),
    [id],
  ).flatMap(spec => (spec ? [{ name: spec.heading, text: tell(shown.g, spec.cell(id)) }] : []));

const privatesFact = ({ g, s, language }: Shown, id: string): readonly Fact[] => {
  const own = g.data.privates.filter(one => s.privates[one.id] === id).map(one => one.id);
  return own.length === 0 ? [] : [{ name: railLabels[language].ownPrivates, text: own.join(' ') }];
};

/** Nothing where there is nothing to know. */
const known = (name: string, text: string): readonly Fact[] => (text === dash ? [] : [{ name, text }]);

/** In as few letters as there are. */
const short: Telling = (_g, text) => text;

/**
 * What a company has and what holds for it, each in a few words.
 * @param tell where there is room for more than a table has
 */
export const companyFacts = (shown: Shown, id: string, tell = short): readonly Fact[] => {
  const { g, s, language } = shown;
  const words = railLabels[language];
  const { trains, lastRun } = s.companies[id]!;
  const limit = String(trainLimit(g, s, id));
  return [
    { name: words.cash, text: treasuryCell(shown, id) },
    { name: words.trains, text: `${trains.join(' ') || dash} (${String(trains.length)}/${limit})` },
    tokenFact(shown, id),
    ...known(words.lastRun, money(shown, lastRun)),
    ...known(words.price, money(shown, priceOf(g, s, id))),
    ...ownFacts(shown, id, tell),
    ...privatesFact(shown, id),
  ];
};

/** What makes a train rust; undefined for one that stays, and for one that is gone. */
export const rustNote = ({ g, s, language }: Shown, name: string): string | undefined => {
  const end = trainEnd(g, s, name);
  if (end === undefined || end.before === null) return undefined;
  return `${railLabels[language].scraps} ${readingLabels[language].rustsWith(end.on, end.before, end.last)}`;
};

/** What is left of a train in the depot, and what makes it rust. */
const trainNote = (shown: Shown, name: string, from: string): string => {
  const left = shown.s.depot.left[name] ?? null;
  const rusts = rustNote(shown, name);
  return [
    ...(from === 'depot' && left !== null ? [`${railLabels[shown.language].left}: ${String(left)}`] : []),
    ...(rusts === undefined ? [] : [rusts]),
  ].join(' · ');
};

/** Where the train comes from, a train that is traded in with it, and its price unless that is for the buyer to choose. */
const trainText = (
  shown: Shown,
  name: string,
  from: string,
  { trade, price: span }: { readonly trade?: string | undefined; readonly price?: Field | undefined } = {},
): string => {
  const { g, s, language } = shown;
  const words = wordsFor(s.title);
  const place = g.company[from] ? companyOf(shown, from) : (words.value(language, 'from', from) ?? from);
  const { price, tradeIn } = g.train[name]!;
  const cost = trade === undefined ? price : (tradeIn?.price ?? price);
  const agreed = span && 'by' in span ? (span.from === span.to ? span.from : null) : cost;
  return [
    place.charAt(0).toLocaleUpperCase(language) + place.slice(1),
    ...(trade === undefined ? [] : [`${words.field(language, 'trade')} ${trade}`]),
    ...(agreed === null ? [] : [money(shown, agreed)]),
  ].join(' · ');
};

/** The only word that a field of the menu leaves. */
const wordIn = (field: Field | undefined): string | undefined => {
  const only = field && onlyValue(field);
  return typeof only === 'string' ? only : undefined;
};

const goodOf = (shown: Shown, { type, fields }: Option, buy: string): TradedThing | undefined => {
  const { g, s, language } = shown;
  const [name, from, trade] = ['train', 'from', 'trade'].map(field => wordIn(fields[field]));
  if (name === undefined || from === undefined) return undefined;
  const { price } = fields;
  return {
    mark: trainMark(name, trainColour(g, name)),
    text: trainText(shown, name, from, { trade, price }),
    note: trainNote(shown, name, from),
    deed: {
      type,
      fields: { train: name, from, ...(trade !== undefined && { trade }) },
      text: buy,
      ...(price &&
        'by' in price && {
          number: numberChosen('price', wordsFor(s.title).field(language, 'price'), price, amount =>
            money(shown, amount),
          ),
        }),
    },
  };
};

/** The next trains of the depot, where the company cannot buy them now. */
const outOfReach = (shown: Shown, offered: readonly Option[]): readonly TradedThing[] => {
  const { g, s } = shown;
  const isOffered = (name: string): boolean =>
    offered.some(({ fields: { train, from } }) =>
      [train && onlyValue(train), from && onlyValue(from)].every(
        (value, at) => value === [name, 'depot'][at],
      ),
    );
  return supplyRules
    .of(g)
    .onSale(g, s)
    .filter(({ name }) => !isOffered(name))
    .map(({ name }) => ({
      mark: trainMark(name, trainColour(g, name)),
      text: trainText(shown, name, 'depot'),
      note: trainNote(shown, name, 'depot'),
    }));
};

const trainsOnOffer = (shown: Shown, { ask, menu }: DeskRequest): Desk['goods'] => {
  const options = menu.filter(({ type }) => type === 'train');
  if (options.length === 0 || (ask.kind !== 'buy-trains' && ask.kind !== 'forced-train')) return undefined;
  const { onOffer, buyIt } = readingLabels[shown.language];
  const bought = options.map(option => goodOf(shown, option, buyIt));
  // What is bought in a way that no row tells stays on the menu alone.
  if (bought.some(good => good === undefined)) return undefined;
  return {
    heading: onOffer,
    items: [...bought.flatMap(good => good ?? []), ...outOfReach(shown, options)],
  };
};

/** The company in turn, or that a decision is about; undefined where there is none. */
const companyIn = ({ s }: Shown, { ask }: DeskRequest): string | undefined => {
  const asked = 'company' in ask && typeof ask.company === 'string' ? ask.company : undefined;
  const id = asked ?? (s.round.kind === 'operating' ? s.round.company : undefined);
  return id !== undefined && s.companies[id] ? id : undefined;
};

/** Questions that all 18xx ask. */
const usual: ReadonlySet<string> = new Set<RailAsk['kind']>([
  ...([
    'home-token',
    'lay-track',
    'place-token',
    'free-token',
    'run-trains',
    'dividend',
    'buy-trains',
  ] as const),
  ...([
    'forced-train',
    'discard-train',
    'buy-privates',
    'use-private',
    'must-sell',
    'offer',
    'nothing',
  ] as const),
]);

/** All rows under the heading of the first, where that has its place. */
const together = (parts: readonly Desk['goods'][]): Desk['goods'] => {
  const all = parts.filter(part => part !== undefined);
  return all[0] && { ...all[0], items: all.flatMap(({ items }) => items) };
};

/**
 * What one looks at in an operating round: the company, what it can have, and what companies owe.
 * @param own what the title shows in turns of its own
 */
export const railDesk = (shown: Shown, request: DeskRequest, own: OwnViews = {}): Desk | undefined => {
  const { g, s } = shown;
  const id = companyIn(shown, request);
  if (id === undefined || s.round.kind !== 'operating' || presidentOf(s, id) === null) return undefined;
  const goods = together([
    own.goods?.(shown, request),
    salesForNeed(shown, request),
    trainsOnOffer(shown, request),
  ]);
  const hangsOnOthers = !goods && !usual.has(request.ask.kind) && !own.shows?.has(request.ask.kind);
  return {
    of: id,
    heading: companyOf(shown, id),
    mark: markOfCompany(g, id),
    facts: [...companyFacts(shown, id), ...(own.facts?.(shown, id) ?? [])],
    note: stageLine(shown, false),
    ...(goods && { goods }),
    // A question of the title's own hangs on what companies owe and own, unless rows or sections say all of that.
    tables: request.menu.length > 0 && hangsOnOthers ? ownTable(shown) : [],
  };
};
