import type { SteamOrder, SteamStop } from '../../rules/facts.js';
import { list } from '../../../../words/numbers.js';
import type { SaidOrder, Wording } from '../../../../words/types.js';
import { lots } from '../things.js';

const steps = (count: number): string => (count === 1 ? '1 Schritt' : `${String(count)} Schritte`);

/** The standing orders of Imperial Steam, in German. */
export const orders: Wording<SaidOrder<SteamOrder>> = {
  'pass-round': o =>
    `Bis zum Ende der Runde passen, ${o.steps === 0 ? 'solange es keinen Einfluss kostet' : `für höchstens ${steps(o.steps)} Einfluss je Zug`}.`,
  'produce-next': (o, n) =>
    `Im nächsten Zug produzieren: ${list(
      'de',
      o.sites.map(site => n.name('site', site)),
    )}.`,
  'order-next': (o, n) =>
    `Im nächsten Zug ${list('de', lots(n, o.goods))} für höchstens ${n.money(o.most)} bestellen.`,
};

/** Why a standing order of Imperial Steam has ended, in German. */
export const stops: Wording<SteamStop> = {
  'round-over': () => 'Die Runde ist vorbei.',
  'plan-done': () => 'Was Sie vorhatten, ist getan.',
  'pass-too-dear': w =>
    `Passen kostet jetzt ${steps(w.steps)} Einfluss, erlaubt haben Sie ${w.most === 0 ? 'keinen' : String(w.most)}.`,
  'goods-too-dear': (w, n) =>
    `Die Güter kosten jetzt ${n.money(w.cost)}, mehr als Ihre Grenze von ${n.money(w.most)}.`,
  'plan-refused': () => 'Was Sie vorhatten, geht nicht mehr.',
};
