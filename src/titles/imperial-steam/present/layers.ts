import type { Seat } from '../../../engine/core/index.js';
import { amounts, dataOf } from '../rules/data/index.js';
import { waysToTrieste, type Toll } from '../rules/scoring/fees.js';
import { connectedCities, hasTrack } from '../rules/track/network.js';
import type { Layers } from '../../../present/section.js';
import { labelsOf, money, nameOf, seatPlayer, type Shown } from './shown.js';

/*
 * What the map can show besides what lies on it, one layer at a time, each named `kind:seat`: a player's network, and the way to Trieste
 * for which the player pays track access fees.
 */

type LayerKind = 'network' | 'fees';

const kinds: readonly LayerKind[] = ['network', 'fees'];

/** A layer: connections to be shown under the tracks, and its twin in words. */
interface Layer {
  readonly way: readonly string[];
  readonly lines: readonly string[];
}

const networkLayer = (shown: Shown, seat: Seat): Layer => {
  const { s } = shown;
  const { cityIds, links } = dataOf(s);
  const reached = connectedCities(s, seat);
  const names = cityIds.filter(id => reached.includes(id)).map(id => nameOf(shown, 'city', id));
  return {
    way: links.filter(({ id }) => hasTrack(s, seat, id)).map(({ id }) => id),
    lines: [labelsOf(shown).reaches(seatPlayer(shown, seat), names.join(', '))],
  };
};

const feesLayer = (shown: Shown, seat: Seat, way: readonly Toll[]): Layer => {
  const words = labelsOf(shown);
  const total = money(shown, way.length * amounts.accessFee);
  return {
    way: way.map(({ link }) => link),
    lines: [
      words.feesOf(seatPlayer(shown, seat), total),
      ...way.map(({ link, owner }) =>
        words.toll(nameOf(shown, 'link', link), money(shown, amounts.accessFee), seatPlayer(shown, owner)),
      ),
    ],
  };
};

const nameOfLayer = (kind: LayerKind, seat: Seat): string => `${kind}:${String(seat)}`;

/** The layers that this position has, by kind. */
export const mapLayersOf = (shown: Shown, show: string | undefined): readonly Layers[] => {
  const words = labelsOf(shown).layers;
  const ways = waysToTrieste(shown.s);
  const has = (kind: LayerKind, seat: Seat): boolean => kind === 'network' || ways[seat]!.length > 0;
  return kinds.flatMap(kind => {
    const options = shown.s.players.flatMap((_, seat) => {
      const name = nameOfLayer(kind, seat);
      return has(kind, seat)
        ? [{ show: name, text: words.option[kind](seatPlayer(shown, seat)), chosen: show === name }]
        : [];
    });
    return options.length > 0 ? [{ heading: words.kinds[kind], options }] : [];
  });
};

/** The layer of that name; undefined where the position has none. */
export const mapLayerOf = (shown: Shown, show: string | undefined): Layer | undefined => {
  const seat = shown.s.players.findIndex((_, at) => kinds.some(kind => show === nameOfLayer(kind, at)));
  if (seat < 0) return undefined;
  if (show === nameOfLayer('network', seat)) return networkLayer(shown, seat);
  const way = waysToTrieste(shown.s)[seat]!;
  return way.length > 0 ? feesLayer(shown, seat, way) : undefined;
};
