import { playerMark } from '../../../board/index.js';
import { IPO, POOL, percentOf, presidentOf, priceOf, type RailGame } from '../../../engine/rail/index.js';
import { wordsFor } from '../../../words/index.js';
import { viewWords } from '../../../words/rail/shown.js';
import { shownWords } from '../words/shown.js';
import type { PresentRequest } from '../../../present/presenter.js';
import type { Chip, Section } from '../../../present/section.js';
import { homeName, nearHome } from './minors.js';
import { markOfCompany } from '../../../present/rail/marks.js';
import { companyOf, money, type Shown } from '../../../present/rail/shown.js';
import { holdings, nameOf } from '../../../present/rail/tables.js';
import { deedOf, movesFor, nameIn } from '../../../present/rail/views/offered.js';

/** Is it a round in which companies and shares are chosen one after another? */
const isDraft = ({ s }: Pick<Shown, 's'>): boolean => s.round.kind === '18mag/draft';

/** It belongs to one player alone, and has its home from the start. */
const isWhole = (g: RailGame, id: string): boolean => g.company[id]!.certs.length === 1;

/** What a share costs, or what lies around a minor's home. */
const worthOf = (shown: Shown, id: string): string =>
  isWhole(shown.g, id)
    ? shownWords[shown.language].near(nearHome(shown, id))
    : money(shown, priceOf(shown.g, shown.s, id));

/** Where a press on its home leads. */
const anchorOf = (id: string): string => `take-${id}`;

/** What there is to take of the company, and why one would. */
const chipOf = (
  shown: Shown,
  { seat, menu = [] }: Pick<PresentRequest, 'seat' | 'menu'>,
  id: string,
): Chip => {
  const { g, s, language } = shown;
  const mark = markOfCompany(g, id);
  const home = isWhole(g, id) ? homeName(shown, id) : undefined;
  const deeds = movesFor(menu, seat, 'draft', { company: id }).map(action =>
    deedOf(action, home ?? companyOf(shown, id), mark),
  );
  const effect = wordsFor(s.title).thing(language, 'company', id);
  return {
    id: anchorOf(id),
    mark,
    text: [companyOf(shown, id), ...(home === undefined ? [] : [home])].join(', '),
    note: [worthOf(shown, id), ...(effect === undefined ? [] : [effect])].join(' · '),
    ...(deeds.length > 0 && { deeds }),
  };
};

/** Can anybody still take it? */
const isLeft = ({ g, s }: Shown, id: string): boolean =>
  isWhole(g, id) ? presidentOf(s, id) === null : percentOf(g, s, id, POOL) + percentOf(g, s, id, IPO) > 0;

/** What is on offer in the draft, for the turn, and who has what. */
export const draftSections = (
  shown: Shown,
  { seat = null, menu = [] }: Partial<Pick<PresentRequest, 'seat' | 'menu'>>,
): readonly Section[] => {
  if (!isDraft(shown)) return [];
  const { g, s, names, language } = shown;
  const words = viewWords[language];
  const chosen = movesFor(menu, seat, 'draft', {}).map(action => nameIn(action, 'company'));
  const ids = g.data.companies
    .map(({ id }) => id)
    .filter(id => (chosen.length > 0 ? chosen.includes(id) : isLeft(shown, id)));
  const picks = [
    { heading: words.wholeCompanies, of: ids.filter(id => isWhole(g, id)) },
    { heading: words.firstShares, of: ids.filter(id => !isWhole(g, id)) },
  ].filter(({ of }) => of.length > 0);
  return [
    {
      id: 'draft',
      heading: words.draftHeading,
      picks: [
        ...picks.map(({ heading, of }) => ({ heading, of: of.map(id => chipOf(shown, { seat, menu }, id)) })),
        {
          heading: words.taken,
          of: s.players.map((_, at) => ({
            mark: playerMark(at, names),
            text: nameOf(shown, at),
            note: holdings(shown, at),
          })),
        },
      ],
    },
  ];
};

/** On the map the homes of what one may take lead to it. */
export const withHomes = (shown: Shown, request: PresentRequest): PresentRequest => {
  if (request.links === undefined) return request;
  const homes = movesFor(request.menu ?? [], request.seat, 'draft', {}).flatMap(action => {
    const id = nameIn(action, 'company');
    const { home } = shown.g.company[id]!;
    return 'hex' in home ? [[home.hex, `#${anchorOf(id)}`] as const] : [];
  });
  return { ...request, links: { ...Object.fromEntries(homes), ...request.links } };
};
