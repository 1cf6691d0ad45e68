import { describe, expect, test } from '@jest/globals';
import { Resvg } from '@resvg/resvg-js';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { MapView } from '../../src/board/hex-map.js';
import { hexMap } from '../../src/board/hex-map.js';
import type { CompanyLook } from '../../src/board/theme.js';
import { tileSheet } from '../../src/board/tile-sheet.js';
import { indexed } from '../../src/mail/palette.js';
import { palettePng } from '../../src/mail/png.js';
import { companies as companies1830 } from '../../src/titles/1830/rules/companies.js';
import { data as data1830 } from '../../src/titles/1830/rules/data.js';
import { mapData as map1830 } from '../../src/titles/1830/rules/map.js';
import { withPlan } from '../../src/titles/1830/rules/scenarios/plus/data.js';
import { plusPlans } from '../../src/titles/1830/rules/scenarios/plus/plans.js';
import { companies as companies1849 } from '../../src/titles/1849/rules/companies.js';
import { mapData as map1849 } from '../../src/titles/1849/rules/map.js';
import { companies as companies1856 } from '../../src/titles/1856/rules/companies.js';
import { mapData as map1856 } from '../../src/titles/1856/rules/map.js';
import { companies36 } from '../../src/titles/18mag/rules/companies.js';
import { map2, map36 } from '../../src/titles/18mag/rules/map.js';
import { late1830, late1849, late1856, late18mag } from './late-boards.js';

/*
 * The drawings as somebody looked at them and found them right, in `pictures/`. Where a drawing changes on
 * purpose, look at the new picture that the test names and take it over:
 *
 *     ACCEPT_PICTURES=yes npm test -- test/board/pictures
 */

const accept = process.env['ACCEPT_PICTURES'] === 'yes';
const folder = join(process.cwd(), 'test/board/pictures');
const LARGEST = 150_000;
/** Other processors may round a shade at an edge another way; a digit more or less changes more. */
const TOLERATED = 20;

const font = {
  loadSystemFonts: false,
  fontFiles: ['DejaVuSansCondensed.ttf', 'DejaVuSansCondensed-Bold.ttf'].map(file =>
    join(process.cwd(), 'assets/fonts', file),
  ),
  defaultFontFamily: 'DejaVu Sans Condensed',
};

const picture = async (svg: string, width: number): Promise<Buffer> => {
  const drawn = new Resvg(svg, {
    font,
    background: '#f4f2ec',
    fitTo: { mode: 'width', value: width },
  }).render();
  const pixels = { width: drawn.width, height: drawn.height, rgba: drawn.pixels };
  return palettePng(await indexed(pixels, 32));
};

const looks = (
  all: readonly { readonly id: string; readonly colour: string; readonly textColour?: string }[],
): readonly CompanyLook[] =>
  all.map(({ id, colour, textColour }) => ({ id, colour, ...(textColour ? { text: textColour } : {}) }));

const view1830: MapView = {
  map: map1830,
  board: late1830,
  companies: looks(companies1830),
  privates: [
    { id: 'SV', hex: 'G15' },
    { id: 'DH', hex: 'F16' },
  ],
  levels: ['yellow', 'green', 'brown'],
  changed: ['E15'],
  hatched: ['F8', 'I13'],
  network: { track: new Map([['E15', [0, 1]]]), barred: [{ hex: 'E19', stop: 0 }] },
};

const plus = withPlan(plusPlans['level-field']!)(data1830);

/** The other side, with the station of the PRR on a tile with four tracks. */
const view1830Plus: MapView = {
  map: plus.map,
  board: {
    laid: { H10: '15/0', H12: '43P/1', H14: '24/1', K7: '57/2', K9: '9/1', B20: '1/1' },
    tokens: [
      { company: 'PRR', hex: 'H12', stop: 0 },
      { company: 'N&W', hex: 'K7', stop: 0 },
    ],
  },
  companies: looks(plus.companies),
  privates: [{ id: 'JK', hex: 'K11' }],
  levels: ['yellow', 'green', 'brown'],
};

const view1849: MapView = {
  map: map1849,
  board: late1849,
  companies: looks(companies1849),
  levels: ['white', 'gray'],
  language: 'de',
};

const view1856: MapView = {
  map: map1856,
  board: late1856,
  companies: looks(companies1856),
  privates: [
    { id: '→GT', hex: 'K8' },
    { id: 'WGB +20', hex: 'H5' },
  ],
  levels: ['yellow', 'green', 'brown', 'black'],
};

const view18mag: MapView = {
  map: map36,
  board: late18mag,
  companies: looks(companies36),
  levels: ['yellow', 'green', 'brown'],
  language: 'de',
};

const view18magSmall: MapView = {
  map: map2,
  board: { laid: {}, tokens: [] },
  companies: looks(companies36),
  levels: ['yellow'],
};

const drawings: readonly (readonly [string, () => string, number])[] = [
  ['tiles-1830', () => tileSheet(map1830, '1830'), 1500],
  ['tiles-1849', () => tileSheet(map1849, '1849'), 1500],
  ['tiles-1856', () => tileSheet(map1856, '1856'), 1500],
  ['tiles-18mag', () => tileSheet(map36, '18mag'), 1500],
  ['map-1830', () => hexMap(view1830), 1500],
  ['map-1830-plus', () => hexMap(view1830Plus), 1500],
  ['map-1849', () => hexMap(view1849), 1500],
  ['map-1856', () => hexMap(view1856), 1500],
  ['map-18mag', () => hexMap(view18mag), 1500],
  ['map-18mag-small', () => hexMap(view18magSmall), 1500],
];

describe('drawings look as they were found right', () => {
  test.each(drawings)('%s', async (name, draw, width) => {
    const file = join(folder, `${name}.png`);
    const now = await picture(draw(), width);
    expect(now.length).toBeLessThan(LARGEST);
    if (accept) writeFileSync(file, now);
    const found = PNG.sync.read(now);
    const kept = existsSync(file) ? PNG.sync.read(readFileSync(file)) : new PNG({ width: 1, height: 1 });
    const isAsLarge = kept.width === found.width && kept.height === found.height;
    const marked = new PNG({ width: found.width, height: found.height });
    const off = isAsLarge
      ? pixelmatch(kept.data, found.data, marked.data, found.width, found.height, { threshold: 0.1 })
      : Infinity;
    if (off <= TOLERATED) return;
    const out = mkdtempSync(join(tmpdir(), 'bahnpost-picture-'));
    writeFileSync(join(out, `${name}.png`), now);
    if (isAsLarge) writeFileSync(join(out, `${name}.differences.png`), PNG.sync.write(marked));
    throw new Error(
      `${name} differs in ${String(off)} pixels. The new picture is in ${out}; if it is right, accept it with\n` +
        'ACCEPT_PICTURES=yes npm test -- test/board/pictures',
    );
  });

  test('a token less would be noticed', async () => {
    const view = { ...view1830, board: { ...late1830, tokens: late1830.tokens.slice(1) } };
    const [one, other] = await Promise.all(
      [view1830, view].map(async shown => PNG.sync.read(await picture(hexMap(shown), 1500))),
    );
    const { width, height } = one!;
    expect(pixelmatch(one!.data, other!.data, undefined, width, height)).toBeGreaterThan(TOLERATED);
  });
});
