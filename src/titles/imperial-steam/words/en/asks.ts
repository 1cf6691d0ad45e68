import type { SteamAsk } from '../../rules/facts.js';
import type { Asking } from '../../../../words/types.js';
import { cityOf, linkName } from '../things.js';

const or = new Intl.ListFormat('en', { type: 'disjunction' });

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What a seat is asked in Imperial Steam, in English. */
export const asks: Asking<SteamAsk> = {
  bid: () => ({
    short: 'bid for influence',
    full: 'Bid for influence in secret, 0 gulden or more; all do so at once.',
  }),
  act: (a, _n, can) => {
    const free = [
      can('sell') && 'sell a share',
      can('deliver') && 'deliver a good',
      can('access') && 'buy access to a state railway',
    ].filter(way => way !== false);
    const before = free.length === 0 ? '' : ` Before that you may ${or.format(free)}.`;
    const left =
      a.hand === 1 ? 'you have one hand marker left' : `you have ${String(a.hand)} hand markers left`;
    return { short: 'choose a main action', full: `Choose a main action; ${left}.${before}` };
  },
  'second-track': (a, n, can) => {
    const link = linkName(n, a.link);
    return {
      short: 'second track',
      full:
        can('second') || !can('give-up')
          ? `Lay the second track ${link}, or give it up.`
          : `The second track ${link} is not possible now: give it up.`,
    };
  },
  'spend-token': (a, n) => ({
    short: `business token of ${String(a.points)}`,
    full: `Spend the ${a.points === 1 ? 'point' : `${String(a.points)} points`} of the business token from ${cityOf(n, a.city)}.`,
  }),
  'make-room': a => ({
    short: 'throw goods away',
    full: `Your storage is too small: throw away ${a.goods === 1 ? 'one good' : `${String(a.goods)} goods`}.`,
  }),
  'clear-dock': () => ({
    short: 'throw goods away',
    full: 'Not all ordered goods fit into storage: choose which goods you throw away.',
  }),
  'end-turn': (_a, _n, can) => {
    const more = [
      can('produce') && 'produce more goods',
      can('hire') && 'hire more staff',
      can('order') && 'order more goods',
      can('charity') && 'show more charity',
      can('share') && 'lower the share price further',
    ].filter(way => way !== false);
    const free = [
      can('sell') && 'sell a share',
      can('deliver') && 'deliver a good',
      can('access') && 'buy access to a state railway',
    ].filter(way => way !== false);
    return {
      short: 'free actions, end of the turn',
      full:
        free.length + more.length === 0
          ? 'End your turn.'
          : sentence(or.format([...more, ...free, 'end your turn'])),
    };
  },
  over: () => ({ short: 'over', full: 'The game is over.' }),
};
