import { describe, expect, test } from '@jest/globals';
import { PRESET_RATES, rateOf, readRates } from '../../../src/service/throttle/rates.js';

const preset = readRates(PRESET_RATES);

describe('what providers take', () => {
  test.each([
    'outlook.com',
    'outlook.de',
    'hotmail.com',
    'hotmail.co.uk',
    'live.com.au',
    'live.nl',
    'msn.com',
  ])('%s takes twenty a minute, together with its like, unless something else is said', domain => {
    expect(rateOf(preset, domain)).toMatchObject({ mails: 20, within: 60_000 });
    expect(rateOf(preset, domain)).toBe(rateOf(preset, 'outlook.com'));
  });

  test.each(['gmail.com', 'live.example.org', 'my-outlook.com', 'outlook.com.example.org', 'msn.de', ''])(
    '%s takes as many as there are',
    domain => {
      expect(rateOf(preset, domain)).toBeUndefined();
    },
  );

  test('is what the operator says, and the first entry counts', () => {
    const rates = readRates('Outlook.com=5/min, gmx.* web.de=100/hour,outlook.*=1/min');
    expect(rateOf(rates, 'outlook.com')).toMatchObject({ mails: 5, within: 60_000 });
    expect(rateOf(rates, 'outlook.fr')).toMatchObject({ mails: 1 });
    expect(rateOf(rates, 'web.de')).toBe(rateOf(rates, 'gmx.net'));
    expect(rateOf(rates, 'gmx.net')).toMatchObject({ mails: 100, within: 3_600_000 });
    expect(rateOf(rates, 'hotmail.com')).toBeUndefined();
    expect(readRates('off')).toEqual([]);
  });

  test.each([
    'outlook.com',
    'outlook.com=0/min',
    'outlook.com=5/day',
    '*=5/min',
    '=5/min',
    'a.b=5/min,',
    'a.*.b=1/min',
  ])('"%s" is refused, and named', text => {
    expect(() => readRates(text)).toThrow('is not like');
  });
});
