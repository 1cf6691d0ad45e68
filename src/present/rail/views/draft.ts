import { playerMark } from '../../../board/index.js';
import type { RailGame } from '../../../engine/rail/contract.js';
import { currentStop } from '../../../engine/rail/map/board.js';
import type { StopRef } from '../../../engine/rail/map/rail-map.js';
import { percentOf, presidentOf } from '../../../engine/rail/shares/shares.js';
import { IPO, POOL } from '../../../engine/rail/state.js';
import { wordsFor } from '../../../words/index.js';
import { viewWords } from '../../../words/rail/shown.js';
import type { PresentRequest } from '../../presenter.js';
import type { Chip, Section } from '../../section.js';
import { markOfCompany } from '../marks.js';
import { companyOf, type Shown } from '../shown.js';
import { badgeNames, holdings, nameOfSeat } from '../tables.js';
import { deedOf, movesFor, nameIn } from './offered.js';
import type { OwnViews } from './own.js';

/** What a title says of its draft. */
interface DraftView {
  /** Is the company, or a share of it, chosen in the draft? All are, if nothing is said. */
  readonly offers?: (company: string) => boolean;
  /** What stands beside its name: what a share costs, or what lies around a home. */
  readonly worth?: (shown: Shown, company: string) => string;
}

/** Is it a round in which companies and shares are chosen one after another? */
const isDraft = ({ s }: Pick<Shown, 's'>): boolean => s.round.kind.endsWith('/draft');

/** Does it belong to one player alone, with its home from the start? */
export const isOwnedWhole = (g: RailGame, id: string): boolean => g.company[id]!.certs.length === 1;

/** Where the home of a company that cannot choose it is on the board of today. */
export const homeStop = ({ g, s }: Pick<Shown, 'g' | 's'>, company: string): StopRef | undefined => {
  const { home } = g.company[company]!;
  return 'hex' in home
    ? { hex: home.hex, stop: currentStop(g.map, s.board, home.hex, home.stop ?? 0) }
    : undefined;
};

/** Where a company that belongs to one player begins, by its hex: which circle it is, the map shows; undefined for others. */
const homeName = ({ g }: Pick<Shown, 'g'>, company: string): string | undefined => {
  const { home } = g.company[company]!;
  if (!isOwnedWhole(g, company) || !('hex' in home)) return undefined;
  const name = g.data.map.hexes.find(({ id }) => id === home.hex)?.name;
  return name === undefined ? home.hex : `${home.hex} ${name}`;
};

/** Where a press on its home leads. */
const anchorOf = (id: string): string => `take-${id}`;

/** What there is to take of the company, and why one would. */
const chipOf = (
  shown: Shown,
  { seat, menu = [] }: Pick<PresentRequest, 'seat' | 'menu'>,
  { worth }: DraftView,
  id: string,
): Chip => {
  const { g, s, language } = shown;
  const mark = markOfCompany(g, id);
  const home = homeName(shown, id);
  const deeds = movesFor(menu, seat, 'draft', { company: id }).map(action =>
    deedOf(action, home ?? companyOf(shown, id), mark),
  );
  const effect = wordsFor(s.title).thing(language, 'company', id);
  const note = [worth?.(shown, id), effect].filter(part => part !== undefined).join(' · ');
  return {
    id: anchorOf(id),
    mark,
    text: [companyOf(shown, id), ...(home === undefined ? [] : [home])].join(', '),
    ...(note !== '' && { note }),
    ...(deeds.length > 0 && { deeds }),
  };
};

/** Can anybody still take it? */
const isLeft = ({ g, s }: Shown, id: string): boolean =>
  isOwnedWhole(g, id)
    ? presidentOf(s, id) === null
    : percentOf(g, s, id, POOL) + percentOf(g, s, id, IPO) > 0;

/** What is on offer in the draft, for the turn, and who has what. */
const draftSections = (
  shown: Shown,
  { seat = null, menu = [] }: Partial<Pick<PresentRequest, 'seat' | 'menu'>>,
  view: DraftView,
): readonly Section[] => {
  if (!isDraft(shown)) return [];
  const { g, s, language } = shown;
  const { offers = () => true } = view;
  const words = viewWords[language];
  const chosen = movesFor(menu, seat, 'draft', {}).map(action => nameIn(action, 'company'));
  const ids = g.data.companies
    .map(({ id }) => id)
    .filter(id => (chosen.length > 0 ? chosen.includes(id) : offers(id) && isLeft(shown, id)));
  const picks = [
    { heading: words.wholeCompanies, of: ids.filter(id => isOwnedWhole(g, id)) },
    { heading: words.firstShares, of: ids.filter(id => !isOwnedWhole(g, id)) },
  ].filter(({ of }) => of.length > 0);
  return [
    {
      id: 'draft',
      heading: words.draftHeading,
      picks: [
        ...picks.map(({ heading, of }) => ({
          heading,
          of: of.map(id => chipOf(shown, { seat, menu }, view, id)),
        })),
        {
          heading: words.taken,
          of: s.players.map((_, at) => ({
            mark: playerMark(at, badgeNames(shown)),
            text: nameOfSeat(shown, at),
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

/** A draft: what is on offer, what has been taken, and the way there from the map. */
export const draftViews = (view: DraftView): Required<Pick<OwnViews, 'sections' | 'onMap'>> => ({
  sections: (shown, request) => draftSections(shown, request, view),
  onMap: withHomes,
});
