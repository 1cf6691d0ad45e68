import { describe, expect, test } from '@jest/globals';
import { title18mag } from '../../../src/titles/18mag/rules/title.js';
import { newGame } from '../../support/rail-18mag.js';

const gameFor = (seats: number) => title18mag.game(newGame(seats).settings);

describe('18Mag §Vorbereitung 8, 9: where two play', () => {
  const [two, three] = [gameFor(2).data, gameFor(3).data];

  test('there are no grey tiles and none with a K, and one brown double city', () => {
    const of = ({ map }: typeof two, what: string): readonly string[] =>
      map.tiles.filter(({ colour, label }) => colour === what || label === what).map(({ id }) => id);
    expect([of(two, 'gray'), of(two, 'K')]).toEqual([[], []]);
    expect(of(three, 'gray')).toEqual(expect.arrayContaining(['L36', 'L37', '455']));
    expect(of(three, 'K')).toEqual(expect.arrayContaining(['236', 'L34']));
    const count = ({ map }: typeof two, tile: string): unknown =>
      map.tiles.find(({ id }) => id === tile)?.count;
    expect([count(two, 'L17'), count(three, 'L17'), count(two, 'G17')]).toEqual([1, 3, 4]);
  });

  test('there is no 6-train, and the brown phase is the last, with three operating rounds', () => {
    expect(two.trains.map(({ name }) => name)).toEqual(['2', '3', '4']);
    expect(three.trains.map(({ name }) => name)).toEqual(['2', '3', '4', '6']);
    expect(two.phases.map(({ name, rounds }) => `${name} ${String(rounds)}`)).toEqual(['Y 1', 'G 2', 'B 3']);
    expect(three.phases.map(({ name, rounds }) => `${name} ${String(rounds)}`)).toEqual([
      'Y 1',
      'G 2',
      'B 2',
      'GR 3',
    ]);
  });
});

describe('sheet §1.5: rivers on tiles', () => {
  test('are on the first tiles of double cities and of Budapest, and on no others', () => {
    const wet = gameFor(3)
      .data.map.tiles.filter(({ terrain }) => terrain)
      .map(({ id }) => id);
    expect(wet.sort()).toEqual(['L32', 'L33']);
  });
});
