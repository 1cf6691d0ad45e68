import { describe, expect, test } from '@jest/globals';
import { play, type Action } from '../../../src/engine/core/index.js';
import {
  captionOf,
  choicesFor,
  pictureOf,
  turnedOn,
  wishIn,
  type Wish,
} from '../../../src/web/turn/choices.js';
import { companyTurn, stockTurn } from '../../support/rail-position.js';
import { askedAt } from './asked.js';

const wish = (query: string, anyType = false): Wish => wishIn(new URLSearchParams(query), anyType)!;

/** The PRR may lay track from Altoona. */
const track = askedAt({
  seats: 2,
  companies: { PRR: { shares: [60], cash: 500 } },
  tokens: ['PRR H12'],
  round: companyTurn('PRR'),
});

const stock = askedAt({
  seats: 2,
  companies: { PRR: { shares: [30, 20], par: 67, pool: 20 } },
  cash: [1000, 500],
  round: stockTurn(2, 0),
});

describe('a link asks for', () => {
  test('moves at a place, or about a thing', () => {
    expect(wish('do=lay&place=H14')).toEqual({ type: 'lay', anyType: false, by: 'place', name: 'H14' });
    expect(wish('do=buy&of=PRR', true)).toEqual({ type: 'buy', anyType: true, by: 'of', name: 'PRR' });
  });

  test('nothing where it does not say what, or where', () => {
    expect(['do=lay', 'place=H14', ''].map(query => wishIn(new URLSearchParams(query), true))).toEqual([
      ...[null, null, null],
    ]);
  });
});

describe('what is laid out', () => {
  const tiles = choicesFor(track, wish('do=lay&place=H14'))!;

  test('is everything that can be done there, and nothing else', () => {
    expect(tiles.length).toBeGreaterThan(3);
    expect(new Set(tiles.map(({ type }) => type))).toEqual(new Set(['lay']));
    for (const action of tiles)
      expect(() => play(track.scene.title, track.scene.state, action)).not.toThrow();
    const elsewhere = choicesFor(track, wish('do=lay&place=H10'))!;
    expect(tiles.filter(one => elsewhere.includes(one))).toEqual([]);
  });

  test('has of those that look alike only one', () => {
    const looks = tiles.map(action => track.scene.presenter.looksLike!(track.view, action));
    expect(new Set(looks).size).toBe(tiles.length);
  });

  test('is nothing where nothing can be done', () => {
    expect(choicesFor(track, wish('do=lay&place=A1'))).toBeNull();
    expect(choicesFor(track, wish('do=buy&of=PRR'))).toBeNull();
  });

  test('in the drawing are moves of other kinds at the same thing too', () => {
    const kinds = (anyType: boolean): readonly string[] => [
      ...new Set(choicesFor(stock, wish('do=buy&of=PRR', anyType))!.map(({ type }) => type)),
    ];
    expect(kinds(false)).toEqual(['buy']);
    expect([...kinds(true)].sort()).toEqual(['buy', 'sell']);
  });
});

describe('each choice', () => {
  const [first] = choicesFor(track, wish('do=lay&place=H14'))!;

  test('is drawn where it has a shape', () => {
    expect(pictureOf(track, first!)).toMatch(/^<svg/);
    expect(pictureOf(stock, { seat: 0, type: 'pass' })).toBeUndefined();
  });

  test('says what tells it from the others, not where all of them are', () => {
    const caption = captionOf(track, first!, wish('do=lay&place=H14')).join('; ');
    expect(caption).toContain(String(first!['tile']));
    expect(caption).not.toContain('H14');
  });

  test('about a thing: the thing is known, what is done with it is said', () => {
    const [buy] = choicesFor(stock, wish('do=buy&of=PRR'))!;
    const caption = captionOf(stock, buy!, wish('do=buy&of=PRR'));
    expect(caption.length).toBeGreaterThan(0);
    expect(caption.join()).not.toContain('PRR');
  });

  test('where nothing else tells it, says that', () => {
    const only: Action = { seat: 0, type: 'lay', hex: 'H14' };
    expect(captionOf(track, only, wish('do=lay&place=H14')).join()).toContain('H14');
  });
});

describe('turned on', () => {
  const lay = (tile: string, rotation: number): Action => ({ seat: 0, type: 'lay', tile, rotation });
  const choices = [lay('8', 0), lay('9', 0), lay('8', 1), lay('8', 4)];

  test('a tile goes on to its next rotation, and round', () => {
    expect(turnedOn(choices, choices[0]!)).toBe(choices[2]);
    expect(turnedOn(choices, choices[3]!)).toBe(choices[0]);
  });

  test('one that lies one way only goes on to the next tile', () => {
    expect(turnedOn(choices, choices[1]!)).toBe(choices[2]);
    expect(turnedOn([choices[1]!], choices[1]!)).toBe(choices[1]);
  });
});
