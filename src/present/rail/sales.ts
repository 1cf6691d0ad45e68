import { onlyValue, type Option } from '../../engine/core/index.js';
import { priceOf } from '../../engine/rail/shares/market.js';
import { wordsFor } from '../../words/index.js';
import { saleWords, viewWords } from '../../words/rail/shown.js';
import type { Desk, DeskRequest, TradedThing } from '../presenter.js';
import { markOfCompany } from './marks.js';
import { companyOf, money, type Shown } from './shown.js';
import { numberChosen } from './views/offered.js';

/** The numbers of shares to choose from in one sale; undefined where some number in between is not offered. */
const sharesOf = (
  shown: Shown,
  { fields: { shares } }: Option,
): Pick<NonNullable<TradedThing['deed']>, 'fields' | 'number'> | undefined => {
  if (!shares) return undefined;
  const only = onlyValue(shares);
  if (only !== undefined) return { fields: { shares: only } };
  if (!('by' in shares)) return undefined;
  const label = wordsFor(shown.s.title).field(shown.language, 'shares');
  return {
    fields: {},
    number: numberChosen('shares', label, shares),
  };
};

const saleOf = (shown: Shown, option: Option): TradedThing | undefined => {
  const { g, s, language } = shown;
  const words = viewWords[language];
  const { company, last } = option.fields;
  const id = company && onlyValue(company);
  const shares = sharesOf(shown, option);
  if (typeof id !== 'string' || !shares) return undefined;
  const { fields, ...number } = shares;
  const each = `${companyOf(shown, id)} · ${saleWords[language].perShare(money(shown, priceOf(g, s, id)))}`;
  return {
    mark: markOfCompany(g, id),
    text: last ? words.withLast(each) : each,
    deed: {
      type: option.type,
      fields: { company: id, ...(last && { last: true }), ...fields },
      text: words.sell,
      about: companyOf(shown, id),
      ...number,
    },
  };
};

/** Shares that a president may sell in an operating round, to pay for what a company must have. */
export const salesForNeed = (shown: Shown, { menu }: DeskRequest): Desk['goods'] => {
  const options = menu.filter(({ type }) => type === 'sell');
  const sold = options.map(option => saleOf(shown, option));
  // What is sold in a way that no row tells stays on the menu alone.
  return options.length > 0 && sold.every(good => good !== undefined)
    ? { heading: saleWords[shown.language].raiseMoney, items: sold }
    : undefined;
};
