import type { Option } from '../../../engine/core/index.js';
import { cashOf } from '../../../engine/rail/money.js';
import { priceOf } from '../../../engine/rail/shares/market.js';
import { percentOf, presidentOf } from '../../../engine/rail/shares/shares.js';
import { unit } from '../../../engine/rail/shares/unit.js';
import { POOL, type Holder } from '../../../engine/rail/state.js';
import { national } from '../rules/companies.js';
import { loan, loansOf } from '../rules/loans.js';
import { formationOf, type Formation } from '../rules/national/formation-state.js';
import { exchangeOf, nationalPrice } from '../rules/national/forming.js';
import { missingForLoans } from '../rules/national/repayment.js';
import { wordsFor } from '../../../words/index.js';
import { railLabels } from '../../../words/rail/shown.js';
import { formationWords } from '../words/shown.js';
import type { PresentRequest } from '../../../present/presenter.js';
import type { Deed, Ledger, LedgerCell, LedgerRow, Section } from '../../../present/section.js';
import { dash } from '../../../present/table-of.js';
import { markOfCompany } from '../../../present/rail/marks.js';
import { companyOf, money, type Shown } from '../../../present/rail/shown.js';
import { nameOfSeat } from '../../../present/rail/tables.js';
import { optionsFor } from '../../../present/rail/views/offered.js';
import { playerColumns } from '../../../present/rail/views/shares.js';

type Repaying = Extract<Formation, { readonly stage: 'repaying' }>;
type Viewer = Partial<Pick<PresentRequest, 'seat' | 'menu'>>;

/** The company merges, or all its loans are paid; to pay some of them and merge stays on the menu. */
const choices = (shown: Shown, { menu = [] }: Viewer, company: string): readonly Deed[] => {
  const { s, language } = shown;
  const words = formationWords[language];
  const type = 'settle-loans';
  return optionsFor(menu, type, { company }).flatMap(({ fields: { loans } }: Option): Deed[] => {
    if (!loans || !('by' in loans)) return [];
    const all = loansOf(s, company);
    const merge = { type, fields: { company, loans: 0 }, text: words.merge(companyOf(shown, national)) };
    if (loans.to < all) return [merge];
    const repay = { type, fields: { company, loans: all }, text: words.repayAll(money(shown, all * loan)) };
    return [repay, merge];
  });
};

/** What becomes of the company: decided, to be decided here, or by somebody else. */
const fateCell = (shown: Shown, viewer: Viewer, { merging }: Repaying, company: string): LedgerCell => {
  const { s, language } = shown;
  const deeds = choices(shown, viewer, company);
  if (deeds.length > 0) return { deeds };
  const fate = merging.includes(company) ? 'merges' : 'undecided';
  return { text: wordsFor(s.title).value(language, 'merger', fate) ?? fate };
};

/** How many shares of the company the holder has; the president's with a mark. */
const sharesCell = ({ g, s }: Shown, company: string, holder: Holder): LedgerCell | null => {
  const shares = percentOf(g, s, company, holder) / unit(g, s, company);
  if (shares === 0) return null;
  return { text: `${String(shares)}${presidentOf(s, company) === holder ? '*' : ''}` };
};

const rowOf = (shown: Shown, viewer: Viewer, now: Repaying, company: string): LedgerRow => {
  const { g, s } = shown;
  const missing = now.merging.includes(company) ? null : missingForLoans(s, company);
  return {
    heading: companyOf(shown, company),
    mark: markOfCompany(g, company),
    cells: [
      { text: String(loansOf(s, company)) },
      { text: money(shown, missing) },
      { text: money(shown, priceOf(g, s, company)) },
      fateCell(shown, viewer, now, company),
      ...s.players.map((_, seat) => sharesCell(shown, company, seat)),
      sharesCell(shown, company, POOL),
    ],
  };
};

/** What the players would get if no more companies merged, and the money they have. */
const feet = (shown: Shown, { from, merging }: Repaying): readonly LedgerRow[] => {
  const { g, s, language } = shown;
  const blank = [null, null, null, null];
  const cash = {
    heading: railLabels[language].cash,
    cells: [...blank, ...s.players.map((_, seat) => ({ text: money(shown, cashOf(s, seat)) })), null],
  };
  if (merging.length === 0) return [cash];
  const given = exchangeOf(g, s, from, merging);
  const sharesOf = (seat: number): string =>
    String(given.seats.find(one => one.seat === seat)?.shares ?? dash);
  return [
    {
      heading: wordsFor(s.title).field(language, 'national-shares'),
      cells: [
        ...blank,
        ...s.players.map((_, seat) => ({ text: sharesOf(seat) })),
        { text: String(given.pool) },
      ],
    },
    cash,
  ];
};

const ledgerOf = (shown: Shown, viewer: Viewer, now: Repaying): Ledger => {
  const { g, s, language } = shown;
  const labels = railLabels[language];
  const words = formationWords[language];
  const isInDebt = ({ id }: { readonly id: string }): boolean =>
    loansOf(s, id) > 0 || now.merging.includes(id);
  const number = true;
  return {
    caption: words.formation(companyOf(shown, national)),
    columns: [
      { heading: labels.company },
      { heading: wordsFor(s.title).field(language, 'loans'), number },
      { heading: words.missing, number },
      { heading: labels.price, number },
      { heading: companyOf(shown, national) },
      ...playerColumns(shown, viewer.seat ?? null),
      { heading: labels.pool, number },
    ],
    rows: g.data.companies.filter(isInDebt).map(({ id }) => rowOf(shown, viewer, now, id)),
    feet: feet(shown, now),
  };
};

/** As what the company would begin, if no more merged. */
const outlook = (shown: Shown, { from, merging }: Repaying): string => {
  const { g, s, language } = shown;
  const words = formationWords[language];
  if (merging.length === 0) return words.noneMerges;
  const { twenty, president } = exchangeOf(g, s, from, merging);
  const price = money(shown, nationalPrice(g, s, merging));
  return words.wouldBegin(twenty ? 20 : 10, price, nameOfSeat(shown, president));
};

/** Which companies pay their loans and which merge, while presidents decide about it. */
export const formationSections = (shown: Shown, viewer: Viewer): readonly Section[] => {
  const now = formationOf(shown.s);
  if (now.stage !== 'repaying') return [];
  const heading = formationWords[shown.language].formation(companyOf(shown, national));
  return [
    {
      id: 'formation',
      heading,
      leads: true,
      ledgers: [ledgerOf(shown, viewer, now)],
      lines: [outlook(shown, now)],
    },
  ];
};
