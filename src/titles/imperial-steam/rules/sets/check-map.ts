import type { SetFile } from '../data/set-file.js';
import type { SetFault } from './spec.js';

/* What must be right of cities, connections and factory sites beyond the form of each value. */

/** Where all networks begin and where they lead, and the two cities at the Semmering. */
const needed = ['wien', 'trieste', 'gloggnitz', 'muerzzuschlag'] as const;

const fault = (at: string, code: string, params: SetFault['params'] = {}): SetFault => ({ at, code, params });

const cityFaults = ({ cities, printedCities }: SetFile): readonly SetFault[] => {
  const ids = new Set(cities.map(({ id }) => id));
  const printed = cities.filter(({ number }) => number === undefined).map(({ id }) => id);
  const faces = printedCities.map(({ id }) => id);
  return [
    ...needed.filter(id => !ids.has(id)).map(id => fault(`cities/${id}`, 'missing-row')),
    ...cities
      .filter(({ number }, at) => number !== undefined && cities.findIndex(c => c.number === number) < at)
      .map(({ id, number }) => fault(`cities/${id}/number`, 'number-twice', { number: number! })),
    ...cities
      .filter(({ number, region }) => number === undefined && region !== undefined)
      .map(({ id }) => fault(`cities/${id}/region`, 'region-without-space')),
    ...printed.filter(id => !faces.includes(id)).map(id => fault(`printedCities/${id}`, 'printed-missing')),
    ...faces.filter(id => !printed.includes(id)).map(id => fault(`printedCities/${id}`, 'printed-has-tile')),
  ];
};

const linkFaults = ({ cities, connections }: SetFile): readonly SetFault[] => {
  const ids = new Set(cities.map(({ id }) => id));
  const pairs = connections.map(({ id }) => id.split('--').sort().join('--'));
  const faults = connections.flatMap(({ id }, at): readonly SetFault[] => {
    const ends = id.split('--');
    const unknown = ends.find(end => !ids.has(end));
    if (unknown !== undefined) return [fault(`connections/${id}`, 'no-such-city', { city: unknown })];
    if (ends[0] === ends[1]) return [fault(`connections/${id}`, 'to-itself')];
    return pairs.indexOf(pairs[at]!) < at ? [fault(`connections/${id}`, 'twice')] : [];
  });
  if (faults.length > 0) return faults;
  const semmering = [...needed.slice(2)].sort().join('--');
  return [
    ...(pairs.includes(semmering) ? [] : [fault('connections', 'no-semmering')]),
    ...unreached(pairs, [...ids]).map(id => fault(`cities/${id}`, 'not-reached')),
  ];
};

/** Cities to which no connections lead from Wien. */
const unreached = (pairs: readonly string[], ids: readonly string[]): readonly string[] => {
  const reached = new Set(['wien']);
  for (const city of reached)
    for (const pair of pairs) {
      const ends = pair.split('--');
      if (ends.includes(city)) ends.forEach(end => reached.add(end));
    }
  return ids.filter(id => !reached.has(id));
};

const siteFaults = ({ cities, boardSites }: SetFile): readonly SetFault[] =>
  boardSites
    .filter(({ city }) => !cities.some(({ id }) => id === city))
    .map(({ id, city }) => fault(`boardSites/${id}/city`, 'no-such-city', { city }));

/** Plates are nearly a hundred wide, and half as high. */
const apart = { x: 60, y: 44 };
const edges = { left: 48, right: 498, top: 28, bottom: 840 };

/** Cities whose plates would lie on each other, or beside the map. */
const drawnFaults = ({ cities }: SetFile): readonly SetFault[] => {
  const placed = cities.flatMap(({ id, drawn }) => (drawn ? [{ id, x: drawn[0], y: drawn[1] }] : []));
  return placed.flatMap(({ id, x, y }, at): readonly SetFault[] => {
    const where = `cities/${id}/drawn`;
    if (x < edges.left || x > edges.right || y < edges.top || y > edges.bottom)
      return [fault(where, 'beside-the-map', edges)];
    const near = placed.slice(0, at).find(o => Math.abs(o.x - x) < apart.x && Math.abs(o.y - y) < apart.y);
    return near ? [fault(where, 'too-near', { city: near.id, ...apart })] : [];
  });
};

/** What is wrong with the cities and connections of a data set; empty where nothing is. */
export const mapFaults = (file: SetFile): readonly SetFault[] => [
  ...cityFaults(file),
  ...linkFaults(file),
  ...siteFaults(file),
  ...drawnFaults(file),
];
