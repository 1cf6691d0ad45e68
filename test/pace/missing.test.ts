import { describe, expect, test } from '@jest/globals';
import { isMissing } from '../../src/pace/index.js';

const at = (text: string): number => Date.parse(text);

const person = (zone: string, holidays: readonly { from: string; to: string }[] = []) => ({
  zone,
  holidays,
  quiet: { daily: null, days: {} },
});

describe('somebody is missing', () => {
  const berlin = person('Europe/Berlin');

  test('from the fourteenth day after they were last seen, where they live', () => {
    const seen = at('2030-03-01T22:30:00Z');
    expect(isMissing(berlin, seen, at('2030-03-14T22:59:00Z'))).toBe(false);
    expect(isMissing(berlin, seen, at('2030-03-14T23:00:00Z'))).toBe(true);
    // In Tokyo it was the 2nd already.
    expect(isMissing(person('Asia/Tokyo'), seen, at('2030-03-15T14:59:00Z'))).toBe(false);
    expect(isMissing(person('Asia/Tokyo'), seen, at('2030-03-15T15:00:00Z'))).toBe(true);
  });

  test('not while days of an announced holiday are missing from the fourteen', () => {
    const seen = at('2030-03-01T12:00:00Z');
    const away = person('Europe/Berlin', [
      { from: '2030-02-20', to: '2030-03-03' },
      { from: '2030-03-10', to: '2030-03-12' },
    ]);
    expect(isMissing(away, seen, at('2030-03-19T12:00:00Z'))).toBe(false);
    expect(isMissing(away, seen, at('2030-03-20T12:00:00Z'))).toBe(true);
  });

  test('not when they are just here, or the clock was behind', () => {
    const seen = at('2030-03-01T12:00:00Z');
    expect(isMissing(berlin, seen, seen)).toBe(false);
    expect(isMissing(berlin, seen, seen - 1000)).toBe(false);
  });
});
