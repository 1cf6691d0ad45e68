import { companyMark, playerMark, stopName } from '../../board/index.js';
import { IPO, POOL, percentOf, presidentOf, priceOf, type RailGame } from '../../engine/rail/index.js';
import { wordsFor } from '../../words/index.js';
import { viewWords } from '../../words/rail/shown.js';
import type { PresentRequest } from '../presenter.js';
import type { Chip, Section } from '../section.js';
import { looks } from '../rail/looks.js';
import { companyOf, money, type Shown } from '../rail/shown.js';
import { holdings, nameOf } from '../rail/tables.js';
import { deedOf, movesFor, nameIn } from '../rail/views/offered.js';
import type { OwnViews } from '../rail/views/own.js';

/** Is it a round in which companies and shares are chosen one after another? */
const isDraft = ({ s }: Pick<Shown, 's'>): boolean => s.round.kind === '18mag/draft';

/** It belongs to one player alone, and has its home from the start. */
const isWhole = (g: RailGame, id: string): boolean => g.company[id]!.certs.length === 1;

/** The city that is the company's home, where nobody has to choose it. */
const homeOf = ({ g, s, language }: Shown, id: string): string | undefined => {
  const { home } = g.company[id]!;
  return 'hex' in home
    ? stopName(g.data.map, s.board, { hex: home.hex, stop: home.stop ?? 0 }, language)
    : undefined;
};

/** Where a press on its home leads. */
const anchorOf = (id: string): string => `take-${id}`;

/** What there is to take of the company, and why one would. */
const chipOf = (
  shown: Shown,
  { seat, menu = [] }: Pick<PresentRequest, 'seat' | 'menu'>,
  id: string,
): Chip => {
  const { g, s, language } = shown;
  const look = looks(g).find(one => one.id === id) ?? { id, colour: '' };
  const home = homeOf(shown, id);
  const deeds = movesFor(menu, seat, 'draft', { company: id }).map(action =>
    deedOf(action, home ?? companyOf(shown, id), companyMark(look)),
  );
  const note = [
    ...(isWhole(g, id) ? [] : [money(shown, priceOf(g, s, id))]),
    wordsFor(s.title).thing(language, 'company', id),
  ].filter(text => text !== undefined);
  return {
    id: anchorOf(id),
    mark: companyMark(look),
    text: [companyOf(shown, id), ...(home === undefined ? [] : [home])].join(', '),
    ...(note.length > 0 && { note: note.join(' · ') }),
    ...(deeds.length > 0 && { deeds }),
  };
};

/** Can anybody still take it? */
const isLeft = ({ g, s }: Shown, id: string): boolean =>
  isWhole(g, id) ? presidentOf(s, id) === null : percentOf(g, s, id, POOL) + percentOf(g, s, id, IPO) > 0;

/** What is on offer in the draft, for the turn, and who has what. */
const draftSections = (
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
const withHomes = (shown: Shown, request: PresentRequest): PresentRequest => {
  if (request.links === undefined) return request;
  const homes = movesFor(request.menu ?? [], request.seat, 'draft', {}).flatMap(action => {
    const id = nameIn(action, 'company');
    const { home } = shown.g.company[id]!;
    return 'hex' in home ? [[home.hex, `#${anchorOf(id)}`] as const] : [];
  });
  return { ...request, links: { ...Object.fromEntries(homes), ...request.links } };
};

/** What 18 Magyarország shows that no other 18xx does: the draft. */
export const views18mag: OwnViews = { sections: draftSections, onMap: withHomes };
