import { companyMark, playerMark, trainMark } from '../../board/index.js';
import type { RailState } from '../../engine/rail/state.js';
import { trainThing } from '../../engine/rail/action/pointing.js';
import { railLabels, readingLabels } from '../../words/rail/shown.js';
import { markedTable } from '../compare.js';
import type { Ledger, PresentRequest, Section, Table } from '../presenter.js';
import { looks } from './looks.js';
import { marketSection } from './market.js';
import {
  badgeNames,
  companiesInOrder,
  companiesTable,
  playersTable,
  privatesTable,
  sharesTable,
} from './tables.js';
import type { Shown } from './shown.js';
import { phaseAndBankTable, phasesTable, stageLine, trainsTable } from './trains.js';
import { supplyGallery } from './supply.js';
import { trainColour } from './marks.js';
import { auctionLedger } from './views/auction.js';
import { leadOf } from './views/lead.js';
import type { OwnViews } from './views/own.js';

/** Where privates are on sale, the table in which they are bought. */
const saleLedger = (
  shown: Shown,
  { seat = null, menu, why }: Partial<Pick<PresentRequest, 'why' | 'seat' | 'menu'>>,
  own: OwnViews,
): Ledger | undefined => {
  const { round } = shown.s;
  const viewer = { seat, menu, why };
  return round.kind === 'auction' ? auctionLedger(shown, round, viewer) : own.sale?.(shown, viewer);
};

/** Everything beside the map that a position is read from; what is otherwise than in `before` is marked. */
export const readingSections = (
  shown: Shown,
  before: RailState | undefined,
  request: Partial<Pick<PresentRequest, 'acts' | 'why' | 'tell' | 'seat' | 'menu'>> = {},
  own: OwnViews = {},
): readonly Section[] => {
  const { acts = {}, why, tell } = request;
  const { g, language } = shown;
  const labels = railLabels[language];
  const words = readingLabels[language];
  const ledger = saleLedger(shown, request, own);
  const old = before && { ...shown, s: before };
  const marked = (make: (from: Shown) => Table): Table => markedTable(old && make(old), make(shown));
  const asks = (things: readonly string[]): Pick<Table, 'asks'> => (why ? { asks: things.map(why) } : {});
  const companies = marked(companiesTable);
  const companyIds = companiesInOrder(shown);
  const tells: Pick<Table, 'tells'> = tell ? { tells: companyIds.map(tell) } : {};
  const look = new Map(looks(g).map(company => [company.id, company]));
  const marks = companyIds.map(id => companyMark(look.get(id) ?? { id, colour: '' }));
  return [
    ...(own.sections?.(shown, request) ?? []),
    {
      id: 'players',
      heading: labels.players,
      tables: [
        {
          ...marked(playersTable),
          marks: shown.s.players.map((_, seat) => playerMark(seat, badgeNames(shown))),
          cards: 'players',
          sorts: true,
        },
      ],
      lines: [words.liquidityText],
    },
    {
      id: 'companies',
      heading: labels.companies,
      tables: [
        {
          ...companies,
          ...tells,
          marks,
          cards: 'companies',
          sorts: true,
          ...(Object.keys(acts).length > 0 && { acts: companyIds.map(id => acts[id] ?? []) }),
        },
        { ...marked(sharesTable), ...tells, marks, sorts: true },
      ],
      lines: [words.orderText],
    },
    marketSection(shown, before, request),
    {
      id: 'trains',
      heading: labels.trains,
      tables: [
        {
          ...marked(trainsTable),
          ...asks(g.data.trains.map(({ name }) => trainThing(g, name))),
          marks: g.data.trains.map(({ name }) => trainMark(name, trainColour(g, name))),
          cards: 'trains',
        },
      ],
      lines: [stageLine(shown)],
    },
    {
      id: 'bank',
      heading: words.bankAndPhases,
      ...(shown.s.lastSet !== null && { lines: [`${words.lastSet}.`] }),
      tables: [marked(phaseAndBankTable), phasesTable(shown)],
      gallery: supplyGallery(shown),
    },
    ...(g.data.privates.length > 0
      ? [
          {
            id: 'privates',
            heading: labels.privates,
            ...(leadOf(g, shown.s, ledger !== undefined) === 'privates' && { leads: true as const }),
            ...(ledger
              ? { ledgers: [ledger] }
              : { tables: [{ ...marked(privatesTable), ...asks(g.data.privates.map(({ id }) => id)) }] }),
          },
        ]
      : []),
  ];
};
