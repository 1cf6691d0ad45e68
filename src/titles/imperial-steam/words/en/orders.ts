import type { SteamOrder, SteamStop } from '../../rules/facts.js';
import { list } from '../../../../words/numbers.js';
import type { SaidOrder, Wording } from '../../../../words/types.js';
import { lots } from '../things.js';

const steps = (count: number): string => (count === 1 ? '1 step' : `${String(count)} steps`);

/** The standing orders of Imperial Steam, in English. */
export const orders: Wording<SaidOrder<SteamOrder>> = {
  'pass-round': o =>
    `Pass to the end of the round${o.steps === 0 ? ', as long as it costs no influence' : `, for at most ${steps(o.steps)} of influence in a turn`}.`,
  'produce-next': (o, n) =>
    `Produce in your next turn, in ${list(
      'en',
      o.sites.map(site => n.name('site', site)),
    )}.`,
  'order-next': (o, n) =>
    `Order ${list('en', lots(n, o.goods))} in your next turn for at most ${n.money(o.most)}.`,
};

/** Why a standing order of Imperial Steam has ended, in English. */
export const stops: Wording<SteamStop> = {
  'round-over': () => 'The round is over.',
  'plan-done': () => 'What you planned is done.',
  'pass-too-dear': w =>
    `Passing now costs ${steps(w.steps)} of influence, and you allowed ${w.most === 0 ? 'none' : String(w.most)}.`,
  'goods-too-dear': (w, n) =>
    `The goods now cost ${n.money(w.cost)}, more than your limit of ${n.money(w.most)}.`,
  'plan-refused': () => 'What you planned is no longer possible.',
};
