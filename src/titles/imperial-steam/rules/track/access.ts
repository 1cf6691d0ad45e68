import { refuse, type Option, type Refusal, type Seat } from '../../../../engine/core/index.js';
import type { Link } from '../data/index.js';
import { pay, take } from '../money/cash.js';
import type { Move } from '../play/move.js';
import { unlessPaid } from '../play/refusals.js';
import { faceOf } from '../position/places.js';
import { linkById } from '../position/questions.js';
import type { SteamState } from '../position/state.js';
import { addTrack } from './join.js';
import { noSuchLink, pairField } from './link-field.js';
import { trackRefusal } from './link-rules.js';
import { tracksOn } from './network.js';

/** The first pays the dearer station price of both cities to the bank; later ones the cheaper to each before them (§9.3). */
const priceOf = (
  s: SteamState,
  { id, ends }: Link,
): { readonly price: number; readonly to: readonly Seat[] } => {
  const prices = ends.map(city => faceOf(s, city).station.price ?? 0);
  const to = tracksOn(s, id);
  return { price: to.length === 0 ? Math.max(...prices) : Math.min(...prices), to };
};

const costOf = (s: SteamState, link: Link): number => {
  const { price, to } = priceOf(s, link);
  return price * Math.max(1, to.length);
};

const refusal = (s: SteamState, seat: Seat, pair: string): Refusal | undefined => {
  const link = linkById(s, pair);
  if (!link) return noSuchLink(pair);
  const [a, b] = link.ends;
  if (!s.crowns.includes(link.id)) return refuse('not-state', { a, b });
  return trackRefusal(s, seat, link) ?? unlessPaid(s, seat, costOf(s, link));
};

/** Free action: access to a connection of the state railway, with a track beside its crown. */
export const access: Move<{ readonly link: string }> = {
  type: 'access',
  when: 'free',
  fields: { link: pairField },
  options: (s, seat): readonly Option[] => {
    const offered = s.crowns.filter(link => !refusal(s, seat, link));
    return offered.length > 0 ? [{ type: 'access', fields: { link: { oneOf: offered } } }] : [];
  },
  refusal: (s, seat, { link }) => refusal(s, seat, link),
  play: (d, seat, fields, say) => {
    const link = linkById(d, fields.link)!;
    const { price, to } = priceOf(d, link);
    const cost = costOf(d, link);
    pay(d, seat, cost);
    for (const other of to) take(d, other, price);
    say({ kind: 'access-bought', seat, link: link.id, cost, to });
    addTrack(d, seat, link, say);
  },
};
