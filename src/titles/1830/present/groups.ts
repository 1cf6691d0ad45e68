import type { ColumnValue } from '../../../engine/rail/contract.js';
import type { PrivateData } from '../../../engine/rail/data.js';
import { cashOf } from '../../../engine/rail/money.js';
import { wordsFor } from '../../../words/index.js';
import { railLabels, viewWords } from '../../../words/rail/shown.js';
import type { Deed, Ledger, LedgerCell, LedgerRow } from '../../../present/section.js';
import { money, type Shown } from '../../../present/rail/shown.js';
import { certificatesCell, knownMoney } from '../../../present/rail/tables.js';
import { deedOf, movesFor, nameIn } from '../../../present/rail/views/offered.js';
import type { OwnViews } from '../../../present/rail/views/own.js';
import { bidDeeds } from '../../../present/rail/views/bids.js';
import { playerColumns, type Viewer } from '../../../present/rail/views/shares.js';

/** Privates that are sold together. */
interface Group {
  readonly id: string;
  readonly privates: readonly PrivateData[];
  readonly price: number;
}

/** What the title's own columns say of a private. */
const said = ({ g, s }: Shown, column: string, id: string): ColumnValue | null =>
  g.features
    .flatMap(feature => feature.privateColumns ?? [])
    .find(({ name }) => name === column)
    ?.value(g, s, id) ?? null;

const groupsIn = (shown: Shown, { seat, menu = [] }: Viewer): readonly Group[] => {
  const groups = new Map<string, Group>();
  for (const p of shown.g.data.privates) {
    const [name, price] = [said(shown, 'group', p.id), said(shown, 'group-price', p.id)];
    if (!name || !('names' in name)) continue;
    const id = name.names.join('+');
    const known = groups.get(id);
    groups.set(id, {
      id,
      privates: [...(known?.privates ?? []), p],
      price: price && 'money' in price ? price.money : 0,
    });
  }
  // One may be left that holds nothing.
  for (const action of movesFor(menu, seat, 'choose-group', {})) {
    const id = nameIn(action, 'group');
    if (!groups.has(id)) groups.set(id, { id, privates: [], price: 0 });
  }
  return [...groups.values()];
};

const bidding = (shown: Shown, { menu = [] }: Viewer): readonly Deed[] => {
  const type = 'bid-for-choice';
  return menu
    .filter(option => option.type === type)
    .flatMap(({ fields: { price } }) =>
      bidDeeds(shown, type, {}, price, viewWords[shown.language].choiceHeading),
    );
};

/** Groups of privates, of which one is chosen, with the bids for the choice. */
const groupLedger = (shown: Shown, viewer: Viewer): Ledger => {
  const { g, s, language } = shown;
  const labels = railLabels[language];
  const words = wordsFor(s.title);
  const seats = s.players.map((_, seat) => seat);
  const bidOf = (seat: number): number | null => {
    const column = g.features
      .flatMap(feature => feature.playerColumns ?? [])
      .find(({ name }) => name === 'choice-bid');
    const value = column?.value(g, s, seat);
    return value && 'money' in value ? value.money : null;
  };
  const chooses = (viewer.menu ?? []).some(({ type }) => type === 'choose-group');
  const rows = groupsIn(shown, viewer).map(({ id, privates, price }): LedgerRow => {
    const [first] = privates;
    const owner = first && s.privates[first.id];
    const deeds = movesFor(viewer.menu ?? [], viewer.seat, 'choose-group', { group: id }).map(action =>
      deedOf(action, viewWords[language].buy(money(shown, price + (bidOf(viewer.seat!) ?? 0)))),
    );
    return {
      heading:
        privates.map(p => `${p.id} ${p.name}`).join(' + ') || (words.value(language, 'group', id) ?? id),
      // Of several it is said which of them does what.
      note: privates
        .map(p => `${privates[1] ? `${p.id}: ` : ''}${words.thing(language, 'private', p.id) ?? ''}`)
        .join(' '),
      ...(owner !== undefined && owner !== 'bank' && { faint: true as const }),
      cells: [
        { text: money(shown, price) },
        {
          text: money(
            shown,
            privates.reduce((sum, p) => sum + p.income, 0),
          ),
        },
        ...(chooses ? [{ deeds }] : []),
        ...seats.map(seat => (owner === seat ? { text: '✓' } : null)),
      ],
    };
  });
  const feet = (cell: (seat: number) => LedgerCell): LedgerRow['cells'] => [
    null,
    null,
    ...(chooses ? [null] : []),
    ...seats.map(cell),
  ];
  const bids = bidding(shown, viewer);
  return {
    caption: labels.privates,
    tall: true,
    columns: [
      { heading: labels.privates },
      { heading: labels.cost, number: true },
      { heading: labels.income, number: true },
      ...(chooses ? [{ heading: viewWords[language].choiceHeading }] : []),
      ...playerColumns(shown, viewer.seat),
    ],
    rows,
    feet: [
      {
        heading: words.field(language, 'choice-bid'),
        cells: feet(seat => ({
          text: money(shown, bidOf(seat)),
          ...(seat === viewer.seat && bids.length > 0 && { deeds: bids }),
        })),
      },
      { heading: labels.cash, cells: feet(seat => ({ text: knownMoney(shown, () => cashOf(s, seat)) })) },
      { heading: labels.certificates, cells: feet(seat => ({ text: certificatesCell(shown, seat) })) },
    ],
  };
};

/** What 1830 shows that no other 18xx does: the sale of the privates in groups. */
export const views1830: OwnViews = {
  sale: (shown, viewer) => (shown.s.round.kind === '1830/groups' ? groupLedger(shown, viewer) : undefined),
};
