import { stopName } from '../../board/index.js';
import type { Fact } from '../../engine/core/index.js';
import type { RailGame } from '../../engine/rail/contract.js';
import type { RailTitle } from '../../engine/rail/define.js';
import { currentStop } from '../../engine/rail/map/board.js';
import { capitalOf } from '../../engine/rail/shares/capital.js';
import { priceOf } from '../../engine/rail/shares/market.js';
import { percentOf, presidentOf } from '../../engine/rail/shares/shares.js';
import { unit } from '../../engine/rail/shares/unit.js';
import { IPO, POOL, TREASURY, type Holder } from '../../engine/rail/state.js';
import { trainEnd } from '../../engine/rail/train/supply.js';
import { percent, wordsFor } from '../../words/index.js';
import { companyWords, railLabels, readingLabels } from '../../words/rail/shown.js';
import type { CompanyPresenter, Profile } from '../companies.js';
import type { Table } from '../section.js';
import { dash, tableOf } from '../table-of.js';
import { companyFacts } from './desk.js';
import { markOfCompany } from './marks.js';
import { hexNameOnMap } from './called.js';
import { runsTold, shortRound, tellsOfRuns, type ToldRun } from './runs-told.js';
import { companyOf, money, openIn, type Shown } from './shown.js';
import { leader, nameOfSeat } from './tables.js';

type Line = Profile['facts'][number];

/** Where shares lie that no player holds, as the tables call it. */
const placeOf = ({ language }: Shown, holder: Holder): string => {
  const { offering, pool } = railLabels[language];
  return holder === IPO ? offering : holder === TREASURY ? companyWords[language].itself : pool;
};

/** Who has how much of it: players with the most first, then what nobody holds. */
const owners = (shown: Shown, id: string): readonly Table[] => {
  const { g, s, language } = shown;
  const { owner } = railLabels[language];
  const { owners: caption, share, worth } = companyWords[language];
  const part = (holder: Holder): number => percentOf(g, s, id, holder);
  const players = s.players.map((_, seat) => seat).sort((a, b) => part(b) - part(a));
  const price = priceOf(g, s, id);
  const holders = [...players, capitalOf(g, id).unsold, POOL, IPO, TREASURY].filter(
    (holder, at, all) => part(holder) > 0 && all.indexOf(holder) === at,
  );
  const nameOfHolder = (holder: Holder): string =>
    holder < 0
      ? placeOf(shown, holder)
      : `${nameOfSeat(shown, holder)}${presidentOf(s, id) === holder ? '*' : ''}`;
  const worthOf = (holder: Holder): string =>
    price === null ? dash : money(shown, (part(holder) / unit(g, s, id)) * price);
  return [
    tableOf<Holder>(
      caption,
      [
        { heading: owner, cell: nameOfHolder },
        { heading: share, number: true, cell: holder => percent(language, part(holder)) },
        price === null ? null : { heading: worth, number: true, cell: worthOf },
      ],
      holders,
    ),
  ];
};

/** Its trains, each with what makes it rust. */
const trains = ({ g, s, language }: Shown, id: string): readonly Table[] => {
  const own = s.companies[id]!.trains;
  const words = railLabels[language];
  const end = (name: string): string => {
    const fate = trainEnd(g, s, name);
    if (fate === undefined || fate.before === null) return dash;
    return readingLabels[language].rustsWith(fate.on, fate.before, fate.last);
  };
  if (own.length === 0) return [];
  return [
    tableOf<string>(
      words.trains,
      [
        { heading: words.train, cell: name => name },
        { heading: words.scraps, cell: end },
      ],
      own,
    ),
  ];
};

/** What it earned so far and what was paid of it, the newest first. */
const runs = (shown: Shown, id: string, told: readonly ToldRun[]): readonly Table[] => {
  const { s, language } = shown;
  const words = railLabels[language];
  const { paidOut, revenue, runs: caption } = companyWords[language];
  const own = told.filter(({ company }) => company === id).reverse();
  if (own.length === 0) return [];
  return [
    tableOf<ToldRun>(
      caption,
      [
        { heading: words.round, cell: ({ round }) => shortRound(s.title, language, round) },
        { heading: revenue, number: true, cell: run => money(shown, run.revenue) },
        { heading: paidOut, number: true, cell: run => money(shown, run.paid) },
      ],
      own,
    ),
  ];
};

/** Where it begins, or may begin. */
const home = ({ g, s, language }: Shown, id: string): string => {
  const place = g.company[id]!.home;
  const spots = 'choose' in place ? place.choose : [place];
  const called = spots.map(({ hex, stop }) =>
    stop === null
      ? (hexNameOnMap(g, hex) ?? hex)
      : stopName(g.data.map, s.board, { hex, stop: currentStop(g.map, s.board, hex, stop) }, language),
  );
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(called);
};

/** What its charter says of it, whatever happens in the game. */
const charter = (shown: Shown, id: string): readonly Line[] => {
  const { g, language } = shown;
  const words = companyWords[language];
  const { certs, tokens } = g.company[id]!;
  const counts = new Map<number, number>();
  for (const size of certs.slice(1)) counts.set(size, (counts.get(size) ?? 0) + 1);
  const others = [...counts].map(([size, count]) => words.certificates(count, percent(language, size)));
  return [
    { name: words.home, text: home(shown, id) },
    ...(certs.length > 1
      ? [
          {
            name: words.charter,
            text: [words.president(percent(language, certs[0]!)), ...others].join(', '),
          },
        ]
      : []),
    { name: words.tokenPrices, text: tokens.map(price => money(shown, price)).join(', ') },
  ];
};

/** The cities in which its tokens stand. */
const stations = ({ g, s, language }: Shown, id: string): readonly Line[] => {
  const own = s.board.tokens.filter(({ company }) => company === id);
  const text = own.map(spot => stopName(g.data.map, s.board, spot, language)).join(', ');
  return own.length === 0 ? [] : [{ name: companyWords[language].stations, text }];
};

const par = (shown: Shown, id: string): readonly Line[] => {
  const amount = shown.s.companies[id]!.par;
  return amount === null ? [] : [{ name: railLabels[shown.language].par, text: money(shown, amount) }];
};

/** Places are told by their names, too, which a table has no room for. */
const placesNamed = (g: RailGame, text: string): string => {
  const words = text.split(' ');
  const named = words.map(word => hexNameOnMap(g, word) ?? word);
  return named.join(words.length > 1 && named.join(' ') !== text ? ', ' : ' ');
};

/**
 * What there is to know of a company: what it has, who owns it, what it earned and what its charter says.
 * @param told everything that happened in the game
 */
const companyProfile = (shown: Shown, id: string, told: readonly Fact[]): Profile | undefined => {
  const { g, language } = shown;
  const company = g.company[id];
  if (!company) return undefined;
  const called = companyOf(shown, id);
  return {
    heading: called.includes(company.name) ? called : `${called} · ${company.name}`,
    mark: markOfCompany(g, id),
    facts: [
      { name: railLabels[language].president, text: leader(shown, id) },
      ...companyFacts(shown, id, placesNamed),
      ...par(shown, id),
      ...stations(shown, id),
      ...charter(shown, id),
    ].filter(({ text }) => text !== dash),
    tables: [...owners(shown, id), ...trains(shown, id), ...runs(shown, id, runsTold(told))],
  };
};

/** The companies of an 18xx title one by one. */
export const railCompanies = (title: RailTitle): CompanyPresenter => {
  const open = openIn(title);
  return {
    tellsOf: tellsOfRuns,
    profile: ({ of, view, names, language, facts }) =>
      companyProfile({ ...open(view), names, language }, of, facts),
    all: (settings, language) => {
      const g = title.game(settings);
      return g.data.companies.map(({ id }) => ({
        id,
        name: wordsFor(title.id).name(language, 'company', id),
        mark: markOfCompany(g, id),
      }));
    },
  };
};
