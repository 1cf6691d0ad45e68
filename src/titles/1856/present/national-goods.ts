import { stopName, trainMark } from '../../../board/index.js';
import { readSpot } from '../../../engine/rail/company/tokens.js';
import { stopValue } from '../../../engine/rail/map/revenue.js';
import { trainLimit } from '../../../engine/rail/train/supply.js';
import type { Desk, DeskRequest, TradedThing } from '../../../present/presenter.js';
import { rustNote } from '../../../present/rail/desk.js';
import { reachedLevels } from '../../../present/rail/map-view.js';
import { markOfCompany, trainColour } from '../../../present/rail/marks.js';
import { companyOf, money, type Shown } from '../../../present/rail/shown.js';
import { numberChosen } from '../../../present/rail/views/offered.js';
import { railLabels } from '../../../words/rail/shown.js';
import { national } from '../rules/companies.js';
import { shownWords } from '../words/shown.js';

/** The field of the only option of a kind. */
const fieldIn = ({ menu }: DeskRequest, type: string, field: string) =>
  menu.find(option => option.type === type)?.fields[field];

/** Places that may be chosen, each with what it earns. */
const tokens = (shown: Shown, request: DeskRequest, type: string, press: string): Desk['goods'] => {
  const { g, s, language } = shown;
  const spots = fieldIn(request, type, 'spot');
  if (!spots || !('oneOf' in spots)) return undefined;
  const items = spots.oneOf.map((spot): TradedThing => {
    const at = readSpot(String(spot));
    const name = stopName(g.data.map, s.board, at, language);
    return {
      mark: markOfCompany(g, national),
      text: `${name} · ${money(shown, stopValue(g.map, s.board, at, reachedLevels(g, s)))}`,
      deed: { type, fields: { spot }, text: press, about: name },
    };
  });
  return { heading: railLabels[language].tokens, items };
};

/** All of its trains, which it may keep. */
const kept = (shown: Shown, deed: Pick<NonNullable<TradedThing['deed']>, 'type' | 'fields'>): TradedThing => {
  const { g, s, language } = shown;
  const { trains } = s.companies[national]!;
  const labels = railLabels[language];
  return {
    mark: markOfCompany(g, national),
    text: `${companyOf(shown, national)} · ${trains.join(' ')}`,
    note: `${labels.limit}: ${String(trainLimit(g, s, national))}`,
    deed: { ...deed, text: shownWords[language].keepAll },
  };
};

/** Trains of one kind that may go. */
const going = (
  shown: Shown,
  train: string,
  count: number,
  deed: Pick<NonNullable<TradedThing['deed']>, 'type' | 'fields' | 'number'>,
): TradedThing => ({
  mark: trainMark(train, trainColour(shown.g, train)),
  text: `${String(count)} × ${train}`,
  note: rustNote(shown, train) ?? '',
  deed: { ...deed, text: shownWords[shown.language].discard },
});

/** As many of its trains as it may give up, or none. */
const surplusTrains = (shown: Shown, request: DeskRequest): Desk['goods'] => {
  const { g, s, language } = shown;
  const type = 'give-up-trains';
  const range = fieldIn(request, type, 'trains');
  const train = s.companies[national]!.trains.find(name => g.train[name]!.rustsOn !== undefined);
  if (!range || !('by' in range) || train === undefined) return undefined;
  const heading = railLabels[language].trains;
  const { to, by } = range;
  const some =
    to === 1
      ? { fields: { trains: 1 } }
      : { fields: {}, number: numberChosen('trains', heading, { from: 1, to, by }) };
  return {
    heading,
    items: [kept(shown, { type, fields: { trains: 0 } }), going(shown, train, to, { type, ...some })],
  };
};

/** One of its trains, or none where that is allowed. */
const droppedTrain = (shown: Shown, request: DeskRequest): Desk['goods'] => {
  const type = 'drop-train';
  const trains = fieldIn(request, type, 'train');
  if (!trains || !('oneOf' in trains)) return undefined;
  const own = shown.s.companies[national]!.trains;
  const items = trains.oneOf.map((train): TradedThing => {
    const deed = { type, fields: { train } };
    if (train === 'none') return kept(shown, deed);
    return going(shown, String(train), own.filter(name => name === train).length, deed);
  });
  return { heading: railLabels[shown.language].trains, items };
};

/** What of the companies that merged the CGR keeps, for its president to say. */
export const nationalGoods = (shown: Shown, request: DeskRequest): Desk['goods'] => {
  const words = shownWords[shown.language];
  switch (request.ask.kind) {
    case 'keep-token':
      return tokens(shown, request, 'keep-token', words.keep);
    case 'drop-token':
      return tokens(shown, request, 'drop-token', words.giveUp);
    case 'give-up-trains':
      return surplusTrains(shown, request);
    case 'drop-train':
      return droppedTrain(shown, request);
    default:
      return undefined;
  }
};
