import type { Table } from '../../present/presenter.js';
import type { Wins } from '../../service/tables/results.js';
import type { Language } from '../language.js';
import type { PageCall } from './page.js';

/** A share of 1. */
export const sharePercent = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);

/** Games of each kind, or against each person. */
export const winsTable = (
  { t, context }: PageCall,
  {
    caption,
    of,
    won,
    rows,
  }: {
    readonly caption: string;
    readonly of: string;
    readonly won: string;
    readonly rows: readonly (Wins & { readonly name: string })[];
  },
): Table => {
  const number = true as const;
  return {
    caption,
    columns: [
      { heading: of },
      { heading: t('gamesPlayed'), number },
      { heading: won, number },
      { heading: t('meanStanding'), number },
    ],
    rows: rows.map(row => [
      row.name,
      String(row.games),
      String(row.won),
      sharePercent(context.language, row.standing),
    ]),
  };
};

/** All games in a line. */
export const winsLine = ({ t, context }: PageCall, { games, won, standing }: Wins): string =>
  t('allGames', { games, won, standing: sharePercent(context.language, standing) });
