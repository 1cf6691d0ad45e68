import { beforeAll, expect, test } from '@jest/globals';
import type { Figure } from '../../bench/figures.js';
import { measure, type Measured } from '../../bench/measure.js';
import type { Part } from '../../bench/part.js';
import { parts } from '../../bench/parts.js';

/** What can be none: events that are counted, tasks that are too short for the browser to tell, and steps that are there already. */
const canBeNone = ({ name, unit }: Figure): boolean =>
  ['rows', 'moves', 'turns', 'requests', 'questions', 'scrolls', 'rounds', 'of 1', ''].includes(unit) ||
  ['longest task', 'the last one after'].some(part => name.includes(part));

/** Parts that are there to compare, and reach for nothing. */
const withoutGoals = ['lists', 'orders', 'replies'];

const isSound = (figure: Figure): boolean => {
  const { value, low, high } = figure;
  return [value, low, high].every(one => Number.isFinite(one) && (canBeNone(figure) ? one >= 0 : one > 0));
};

/** Runs all parts of the bench that need just that, at their smallest size, together. */
export const testParts = (needs: Part['needs']): void => {
  const wanted = parts.filter(part => part.needs === needs);
  let measured: readonly Measured[];
  beforeAll(async () => {
    measured = await measure(wanted, 'small');
  });

  test.each(wanted.map(({ name }) => name))('%s ends and yields its figures', name => {
    const { results, broke } = measured.find(({ part }) => part.name === name)!;
    if (broke !== undefined) throw broke as Error;
    for (const one of results)
      if ('skipped' in one) console.warn(`SKIPPED: ${name}, ${one.name}: ${one.skipped}`);
    const figures = results.flatMap(one => ('skipped' in one ? [] : [one]));
    expect(figures.filter(figure => !isSound(figure))).toEqual([]);
    if (figures.length === 0) expect(results.length).toBeGreaterThan(0);
    else expect(figures.some(({ goal }) => goal !== null)).toBe(!withoutGoals.includes(name));
  });
};
