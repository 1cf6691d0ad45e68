import { isolated } from './isolated.js';
import type { Language } from './language.js';
import { playerName } from './former.js';
import { pageWords } from './pages.js';

/** Who else plays, for somebody who is invited: the names that are known, and how many more. There is always somebody. */
export const tableMatesSentence = (
  language: Language,
  {
    others,
    invited,
    seats,
  }: { readonly others: readonly string[]; readonly invited: number; readonly seats: number },
): string => {
  const t = pageWords(language);
  const open = seats - 1 - others.length - invited;
  const names = [
    ...others.map(name => isolated(playerName(language, name))),
    ...(invited > 0 ? [t(invited === 1 ? 'invitedOneMore' : 'invitedMore', { count: invited })] : []),
    ...(open > 0 ? [t(open === 1 ? 'invitedOneOpen' : 'invitedOpen', { count: open })] : []),
  ];
  return t('invitedPlayers', { names: names.join(', ') });
};
