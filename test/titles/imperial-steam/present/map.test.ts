import { describe, expect, test } from '@jest/globals';
import { contrast } from '../../../../src/board/theme.js';
import { widthOf } from '../../../../src/board/letters.js';
import { plateOf, type Plate } from '../../../../src/titles/imperial-steam/present/city.js';
import { linkLineOf, type LinkLine } from '../../../../src/titles/imperial-steam/present/lines.js';
import {
  boxOf,
  changedPlaces,
  closeUpMap,
  redrawnMap,
  steamMap,
} from '../../../../src/titles/imperial-steam/present/map.js';
import { legendSamples } from '../../../../src/titles/imperial-steam/present/map-legend.js';
import {
  steamDark,
  steamLight,
  steamOnPage,
  type SteamTheme,
} from '../../../../src/titles/imperial-steam/present/palette.js';
import { HEIGHT, LETTER, WIDTH } from '../../../../src/titles/imperial-steam/present/places.js';
import type { CityView, MapScene } from '../../../../src/titles/imperial-steam/present/scene.js';
import { overlap, signsOn, type SignBox } from '../../../../src/titles/imperial-steam/present/signs.js';
import { smallSteamMap } from '../../../../src/titles/imperial-steam/present/small-map.js';
import { cities, hubTiles, links } from '../../../support/steam-data.js';
import { random, shuffled } from '../../../support/random.js';
import { busyScene, fullScene, letters, middleScene, openingScene, players } from './scenes.js';

const counts = [2, 3, 4] as const;
const scenes: readonly (readonly [string, MapScene])[] = [
  ...counts.map(count => [`the opening of ${String(count)}`, openingScene(count)] as const),
  ['a middle game', middleScene()],
  ...counts.map(count => [`a full board of ${String(count)}`, fullScene(count)] as const),
];

const platesOf = (scene: MapScene): ReadonlyMap<string, Plate> =>
  new Map(scene.cities.map(city => [city.id, plateOf(city, scene, steamLight)]));

const linesOf = (scene: MapScene, plates: ReadonlyMap<string, Plate>): readonly LinkLine[] =>
  scene.links.map(link => linkLineOf(link, plates));

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map(other => [one, other] as const));

const isInside = ({ x, y, width, height }: SignBox): boolean =>
  x - width / 2 >= 0 && x + width / 2 <= WIDTH && y - height / 2 >= 0 && y + height / 2 <= HEIGHT;

const placesIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/data-place="([^"]+)"/g)].map(([, place]) => place!);

describe.each(scenes)('%s', (_, scene) => {
  const plates = platesOf(scene);
  const lines = linesOf(scene, plates);
  const svg = steamMap(scene);

  test('every city, connection and factory site is a place, once', () => {
    const places = placesIn(svg);
    expect(new Set(places).size).toBe(places.length);
    const wanted = [
      ...cities.map(city => city.id),
      ...links.flatMap(link => [link.id, `${link.id}/signs`]),
      ...scene.cities.flatMap(city => city.sites.map(site => site.id)),
      'semmering',
    ];
    expect([...places].sort()).toEqual(wanted.sort());
  });

  test('plates lie on the map and apart, and what lies on them lies inside', () => {
    const boxes = [...plates.values()].map(plate => ({ id: plate.city.id, ...boxOf(plate) }));
    expect(boxes.filter(box => !isInside(box))).toEqual([]);
    expect(pairs(boxes).filter(([a, b]) => overlap(a, b))).toEqual([]);
    for (const { city, centre, half, chips } of plates.values())
      for (const { chip, at } of chips) {
        const beyond = Math.abs(at.x - centre.x) + chip.width / 2 - half.width;
        expect([city.id, beyond <= 0, Math.abs(at.y - centre.y) < half.height]).toEqual([
          city.id,
          true,
          true,
        ]);
      }
  });

  test('signs of one city do not touch each other', () => {
    for (const { city, chips } of plates.values()) {
      const boxes = chips.map(({ chip, at }) => ({ ...at, width: chip.width - 0.7, height: 16 }));
      expect([city.id, pairs(boxes).filter(([a, b]) => overlap(a, b)).length]).toEqual([city.id, 0]);
    }
  });

  test('a piece of every line is seen', () => {
    expect(lines.filter(line => line.length < 20).map(line => line.link.id)).toEqual([]);
  });

  test('no name is wider than its plate, and all letters are ten pixels high on a phone', () => {
    const names = [...svg.matchAll(/<text [^>]*class="name"[^>]*>([^<]+)</g)].map(([, name]) => name!);
    expect(names.length).toBe(cities.length + 4);
    const room = (name: string): number => (name === 'Murska Sobota' ? 102 : 96);
    expect(names.filter(name => widthOf(name, LETTER) > room(name))).toEqual([]);
    const all = [...svg.matchAll(/<text [^>]*font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(all.filter(size => (size * 390) / WIDTH < 9.99)).toEqual([]);
    expect(all.filter(size => (size * 620) / HEIGHT < 9.99)).toEqual([]);
  });
});

describe('what is laid on connections', () => {
  const signsIn = (scene: MapScene): readonly (SignBox & { readonly link: string })[] => {
    const plates = platesOf(scene);
    const boxes = [...plates.values()].map(boxOf);
    return signsOn(linesOf(scene, plates), boxes, scene.players, steamLight).map(({ link, box }) => ({
      link,
      ...box,
    }));
  };

  const busy = [1, 2, 3, 4, 5, 6].map(seed => [`busy board ${String(seed)}`, busyScene(seed)] as const);

  test.each([...scenes.slice(0, 4), ...busy])('crowns and players are hidden by nothing: %s', (_, scene) => {
    const signs = signsIn(scene);
    const plates = [...platesOf(scene).values()].map(boxOf);
    const laid = scene.links.flatMap(link => [
      ...(link.crown ? [link.id] : []),
      ...(link.tracks.length > 0 ? [link.id] : []),
    ]);
    expect(signs.map(sign => sign.link).sort()).toEqual(laid.sort());
    expect(pairs(signs).filter(([a, b]) => overlap(a, b))).toEqual([]);
    expect(signs.filter(sign => plates.some(plate => overlap(sign, plate)))).toEqual([]);
  });
});

/** What a city needs most room for: as much as the largest of all tiles, and all of it built. */
const crowded = (city: CityView): CityView => ({
  ...city,
  effort: 6,
  influence: 2,
  business: [],
  station: { price: 60, places: 2, owners: [] },
});

describe('any set-up', () => {
  test.each([1, 2, 3, 4, 5, 6])('tiles dealt at random (%i) have room everywhere, empty and built', seed => {
    const count = counts[seed % 3]!;
    for (const scene of [openingScene(count), fullScene(count)]) {
      const moving = scene.cities.filter(
        ({ id }) => cities.find(city => city.id === id)!.number !== undefined,
      );
      const dealt = shuffled(random(seed), moving);
      const view = {
        ...scene,
        cities: scene.cities.map(city => {
          const at = moving.indexOf(city);
          return at < 0 ? city : { ...dealt[at]!, id: city.id };
        }),
      };
      const boxes = [...platesOf(view).values()].map(plate => ({ id: plate.city.id, ...boxOf(plate) }));
      expect(boxes.filter(box => !isInside(box))).toEqual([]);
      expect(pairs(boxes).filter(([a, b]) => overlap(a, b))).toEqual([]);
    }
  });

  test('the largest values on all cities at once', () => {
    const scene = openingScene(4);
    const view = { ...scene, cities: scene.cities.map(crowded) };
    const boxes = [...platesOf(view).values()].map(boxOf);
    expect(pairs(boxes).filter(([a, b]) => overlap(a, b))).toEqual([]);
  });
});

describe('lines', () => {
  const scene = openingScene(4);
  const lines = linesOf(scene, platesOf(scene));

  test('no two cross', () => {
    type P = { readonly x: number; readonly y: number };
    const side = (a: P, b: P, c: P): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    const cross = (l: LinkLine, m: LinkLine): boolean =>
      side(l.from, l.to, m.from) * side(l.from, l.to, m.to) < 0 &&
      side(m.from, m.to, l.from) * side(m.from, m.to, l.to) < 0;
    expect(
      pairs(lines)
        .filter(([a, b]) => cross(a, b))
        .map(([a, b]) => `${a.link.id} ${b.link.id}`),
    ).toEqual([]);
  });

  test('none runs behind a third city', () => {
    const plates = [...platesOf(scene).values()];
    const behind = lines.flatMap(({ link, from, to }) =>
      plates.flatMap(plate => {
        if (link.id.split('--').includes(plate.city.id)) return [];
        const box = { ...boxOf(plate) };
        const hit = Array.from({ length: 41 }, (_, n) => n / 40).some(t => {
          const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
          return overlap({ ...at, width: 8, height: 8 }, box);
        });
        return hit ? [`${link.id} ${plate.city.id}`] : [];
      }),
    );
    expect(behind).toEqual([]);
  });
});

describe('what is told of it', () => {
  test('a place that can be chosen is a link with its title, in the map and on its sites', () => {
    const svg = steamMap({
      ...openingScene(4),
      titles: { graz: 'Graz: <effort> 3', 'wien-r1': 'A factory site' },
      href: place =>
        place === 'graz' || place === 'wien-r1' || place === 'bruck--graz' ? `?do=${place}` : null,
    });
    expect([...svg.matchAll(/<a href="([^"]+)"/g)].map(([, to]) => to)).toEqual(
      ['?do=bruck--graz', '?do=wien-r1', '?do=graz'].sort(
        (a, b) => svg.indexOf(`"${a}"`) - svg.indexOf(`"${b}"`),
      ),
    );
    expect(svg).toContain('<title>Graz: &lt;effort&gt; 3</title>');
    expect(svg).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /);
  });

  test('each place says where it is, so that the page can bring it into view', () => {
    const svg = steamMap(openingScene(4));
    for (const id of ['trieste', 'wien--bratislava', 'graz-t1'].filter(place => svg.includes(`"${place}"`)))
      expect(svg).toMatch(new RegExp(`data-place="${id}" transform="translate\\([-\\d.]+ [-\\d.]+\\)"`));
  });

  test('a track of each player is told by a letter, and by its dashes', () => {
    const scene = openingScene(4);
    const tracks = [0, 1, 2, 3];
    const one = scene.links.map(link => (link.id === 'st_veit--ljubljana' ? { ...link, tracks } : link));
    const svg = steamMap({ ...scene, links: one });
    const signs = /data-place="st_veit--ljubljana\/signs".*?<\/g>/.exec(svg)![0];
    expect([...signs.matchAll(/>(\w)<\/text>/g)].map(([, letter]) => letter)).toEqual(['A', 'B', 'C', 'D']);
    const bed = /data-place="st_veit--ljubljana".*?<\/g>/.exec(svg)![0];
    expect(new Set([...bed.matchAll(/stroke-dasharray="([^"]+)"/g)].map(([, d]) => d)).size).toBe(5);
  });

  test('goods beside a worker, delivered goods and tokens below the topmost are seen', () => {
    const scene = openingScene(4);
    const graz = scene.cities.find(({ id }) => id === 'graz')!;
    const draw = (city: CityView): string =>
      steamMap({ ...scene, cities: scene.cities.map(other => (other.id === city.id ? city : other)) });
    const empty = draw({ ...graz, demand: hubTiles.bronze.demand.map(good => ({ good, filled: false })) });
    const filled = draw({ ...graz, demand: hubTiles.bronze.demand.map(good => ({ good, filled: true })) });
    expect(filled).not.toBe(empty);
    const wien = scene.cities.find(({ id }) => id === 'wien')!;
    const [site] = wien.sites;
    const pips = [1, 2, 3, 4].map(left => {
      const worked = { ...site!, worker: { seat: 0, good: 'iron' as const, left } };
      return draw({ ...wien, sites: [worked] }).split('height="2.6"').length - 1;
    });
    expect(pips).toEqual([1, 2, 3, 4]);
  });
});

describe.each([
  ['light', steamLight],
  ['dark', steamDark],
])('the %s palette', (_, theme: SteamTheme) => {
  test('letters read on every piece, and lines on the land', () => {
    const fills = {
      ...theme.goods,
      ...theme.hubs,
      gold: theme.gold,
      steel: theme.steel,
      violet: theme.violet,
    };
    for (const [name, { fill, ink }] of Object.entries({ ...fills, imperial: theme.imperial }))
      expect([name, contrast(fill, ink) >= 4.5]).toEqual([name, true]);
    for (const [name, { edge }] of Object.entries(theme.goods))
      expect([name, contrast(edge, theme.paper) >= 2.5]).toEqual([name, true]);
    expect(contrast(theme.bedLine, theme.land)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.mark, theme.land)).toBeGreaterThanOrEqual(7);
    expect(contrast(theme.line, theme.paper)).toBeGreaterThanOrEqual(7);
  });

  test('no pure black or white, which mail programs invert', () => {
    expect(JSON.stringify(theme).toLowerCase()).not.toMatch(/"#(000|fff|000000|ffffff)"/);
    expect(steamMap({ ...middleScene(), theme })).not.toMatch(/undefined|NaN/);
  });
});

test('on a page the colour scheme decides', () => {
  expect(steamOnPage.land).toBe(`light-dark(${steamLight.land}, ${steamDark.land})`);
  expect(steamMap({ ...middleScene(), theme: steamOnPage })).toContain('fill="light-dark(');
});

describe('drawn anew', () => {
  const before = openingScene(4);
  const after: MapScene = {
    ...before,
    links: before.links.map(link => (link.id === 'wien--wr_neustadt' ? { ...link, tracks: [0] } : link)),
    cities: before.cities.map(city =>
      city.id === 'graz' ? { ...city, station: { ...city.station, owners: [1] } } : city,
    ),
  };

  test('only what looks different, and nothing where nothing does', () => {
    expect(redrawnMap(before, before)).toBeUndefined();
    expect(placesIn(redrawnMap(before, after)!)).toEqual([
      'wien--wr_neustadt',
      'wien--wr_neustadt/signs',
      'graz',
    ]);
  });

  test('in place of what was there it looks as in a new map', () => {
    const built: MapScene = { ...fullScene(4), links: before.links };
    const transforms = (svg: string): ReadonlyMap<string, string> =>
      new Map([...svg.matchAll(/data-place="([^"]+)" transform="([^"]+)"/g)].map(([, a, b]) => [a!, b!]));
    expect(transforms(steamMap(built))).toEqual(transforms(steamMap(before)));
  });

  test('what changed is told by place', () => {
    expect(changedPlaces(before, after)).toEqual(['wien--wr_neustadt', 'graz']);
    const [wien] = before.cities;
    const worked = {
      ...before,
      semmering: 2,
      cities: [
        {
          ...wien!,
          sites: wien!.sites.map((site, n) =>
            n === 0 ? { ...site, worker: { seat: 0, good: 'iron' as const, left: 3 } } : site,
          ),
        },
        ...before.cities.slice(1),
      ],
    };
    expect(changedPlaces(before, worked)).toEqual(['semmering', 'wien-r1']);
  });

  test('a close-up shows the surroundings of a city, a site or a connection, inside the map', () => {
    for (const place of ['trieste', 'wien-r1', 'ljubljana--trieste', 'semmering', 'bratislava']) {
      const [, x, y, width, height] = /viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"/.exec(
        closeUpMap(before, place),
      )!;
      expect([place, Number(x) + Number(width) <= WIDTH, Number(y) + Number(height) <= HEIGHT]).toEqual([
        place,
        true,
        true,
      ]);
    }
  });
});

test('rings show what can be chosen and what has changed, on cities, sites and connections', () => {
  const scene = { ...openingScene(4), href: (place: string) => (place === 'wien-r2' ? '?do' : null) };
  const svg = steamMap({ ...scene, changed: ['graz', 'bruck--graz', 'wien-r1'] });
  expect(svg.split(`stroke="${steamLight.choice}"`).length - 1).toBe(1);
  expect(svg.split(`stroke="${steamLight.changed}"`).length - 1).toBe(3);
});

test('the legend has a sample of each sign, no two alike', () => {
  const samples = Object.values(legendSamples(letters));
  expect(samples.length).toBe(17);
  expect(new Set(samples).size).toBe(17);
});

test('the small map has tracks and cities, and no letters', () => {
  const svg = smallSteamMap(middleScene());
  expect(svg).not.toContain('<text');
  expect(svg.split('<circle').length - 1).toBe(cities.length);
  const own = svg.split(`stroke="${players[1]!.fill}"`).length - 1;
  expect(own).toBe(middleScene().links.filter(link => link.tracks.includes(1)).length);
  expect(svg.length).toBeLessThan(30_000);
});
