import { describe, expect, test } from '@jest/globals';
import type { Fact, JsonObject } from '../../../src/engine/core/index.js';
import type { Section } from '../../../src/present/presenter.js';
import { railPresenter } from '../../../src/present/rail/presenter.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { companyTurn, positionOf } from '../../support/rail-position.js';

const presenter = railPresenter(title1830);

/** PRR at Altoona with track to Pittsburgh, full of others, and on over its far side. */
const position = positionOf(title1830, {
  seats: 3,
  companies: {
    PRR: { par: 100, shares: [60], cash: 500, operated: true },
    NYC: { par: 100, shares: [0, 60] },
    'B&O': { par: 100, shares: [0, 0, 60] },
  },
  laid: { H10: '57/1', H8: '9/1', H14: '9/1' },
  tokens: ['PRR H12', 'NYC H10'],
  round: companyTurn('NYC'),
});
const { companies } = position;
const view = {
  ...position,
  companies: { ...companies, PRR: { ...companies['PRR'], lastRun: 30 } },
} as unknown as JsonObject;

const map = (show?: string, facts: readonly Fact[] = [], language: 'de' | 'en' = 'en'): Section =>
  presenter
    .present({
      view,
      seat: null,
      names: ['Anna', 'Bert', 'Cleo'],
      language,
      facts,
      ...(show !== undefined && { show }),
    })
    .sections.find(section => section.id === 'map')!;

const hexOf = (section: Section, id: string): string => {
  const svg = section.svg!;
  const from = svg.indexOf(`<g id="hex-${id}"`);
  return svg.slice(from, svg.indexOf('<g id="hex-', from + 1));
};

const orange = '#e69f00';

describe('layers of the map', () => {
  test('only what the position has is offered, and the chosen one is named', () => {
    const offered = (show?: string) =>
      map(show).layers!.map(({ heading, options }) => [heading, options.map(one => one.show)]);
    expect(offered()).toEqual([
      ['Networks', ['network:PRR', 'network:NYC']],
      ['Places to build', ['building:PRR', 'building:NYC']],
      ['Last runs', ['runs:PRR']],
      ['Printed map', ['printed']],
    ]);
    const chosen = map('network:NYC').layers!.flatMap(({ options }) => options.filter(one => one.chosen));
    expect(chosen.map(one => one.show)).toEqual(['network:NYC']);
  });

  test('the map as printed has no tiles and tokens, and keeps the places free', () => {
    const [now, printed] = [map(), map('printed')];
    expect([hexOf(now, 'H8'), hexOf(printed, 'H8')].map(svg => /class="hex (\w+)"/.exec(svg)![1])).toEqual([
      'yellow',
      'white',
    ]);
    expect(hexOf(now, 'H10')).toContain('>NYC<');
    expect(hexOf(printed, 'H10')).not.toContain('>NYC<');
  });

  test('a network is coloured as far as the company comes, and the full city that ends it is marked', () => {
    const section = map('network:PRR');
    for (const hex of ['H12', 'H10', 'H14'])
      expect([hex, hexOf(section, hex)]).toEqual([hex, expect.stringContaining(orange)]);
    expect(hexOf(section, 'H8')).not.toContain(orange);
    expect(hexOf(section, 'H10')).toContain('h8');
    expect(hexOf(map(), 'H12')).not.toContain(orange);
    expect(section.text!.slice(0, 2)).toEqual([
      'PRR reaches: H12 Altoona, H10 Pittsburgh',
      'PRR cannot go beyond: H10 Pittsburgh',
    ]);
  });

  test('hexes on which a company could build are hatched and named, in both languages', () => {
    const section = map('building:PRR');
    const [line] = section.text!;
    const hexes = line!
      .split(': ')[1]!
      .split(', ')
      .map(named => named.split(' ')[0]!);
    expect(hexes).toContain('H16');
    expect(hexes).not.toContain('H8');
    for (const hex of hexes) expect(hexOf(section, hex)).toContain('stroke-opacity="0.6"');
    expect(hexOf(section, 'H8')).not.toContain('stroke-opacity');
    expect(map('building:PRR', [], 'de').text![0]).toMatch(/^PRR könnte jetzt bauen auf: /);
  });

  test('the last runs are those of the newest turn, with their trains and stops', () => {
    const ran = (train: string, path: readonly string[], revenue: number) => ({
      kind: 'ran',
      company: 'PRR',
      train,
      path,
      stops: path,
      revenue,
    });
    const facts = [
      ran('4', ['H14', 'H12', 'H10'], 90),
      { kind: 'earned', company: 'PRR', revenue: 90, best: 90 },
      ran('2', ['H12', 'H10'], 30),
      { kind: 'earned', company: 'PRR', revenue: 30, best: 30 },
      { kind: 'earned', company: 'NYC', revenue: 0, best: 0 },
    ] as unknown as readonly Fact[];
    const section = map('runs:PRR', facts);
    expect(section.legend!.entries.slice(0, 1).map(entry => entry.text)).toEqual([
      'Train 2: H12 Altoona – H10 Pittsburgh, $30',
    ]);
    expect(hexOf(section, 'H10')).toContain(orange);
    expect(hexOf(section, 'H14')).not.toContain(orange);
    expect(map('runs:PRR').text![0]).toBe('PRR has no known run.');
    expect(['runs:PRR', 'network:PRR'].map(show => presenter.looksBack!(show))).toEqual([true, false]);
  });

  test.each([
    'network:NOBODY',
    'network',
    'runs:NYC',
    'building:B&O',
    '<b>:PRR',
    'runs:constructor',
    'network:constructor',
  ])('what is not offered (%s) changes nothing', show => {
    expect(map(show).svg).toBe(map().svg);
  });
});
