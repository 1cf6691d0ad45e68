import { expect, test } from '@jest/globals';
import { instrument } from '../../scripts/mutate/conditions.js';

type Weighing = (price: number, cash: number, banned: readonly string[]) => boolean;

const source = `
  return (price, cash, banned) => {
    if (price < cash && !banned.some(one => one === 'PRR')) return true;
    return cash === 0 || banned.filter(Boolean).length > 1;
  };`;

/** The function with one of its conditions broken, or whole. */
const awake = (text: string, id: number | null): Weighing =>
  // oxlint-disable-next-line typescript/no-implied-eval -- what is made is code, and is to be run
  (new Function('mutant', text) as (mutant: (one: number) => boolean) => Weighing)(one => one === id);

const cases: readonly Parameters<Weighing>[] = [
  [1, 2, []],
  [2, 2, []],
  [3, 2, ['BO', 'CO']],
  [3, 2, ['BO', '']],
  [1, 2, ['PRR']],
  [1, 2, ['PRR', 'BO']],
  [3, 0, []],
];

const told = (weigh: Weighing): readonly boolean[] => cases.map(one => weigh(...one));

test('asleep, the broken forms change nothing; awake, each is one break that can be seen', () => {
  const { text, mutants } = instrument('weigh.ts', source, 5);
  const whole = told(awake(source, null));
  expect(told(awake(text, null))).toEqual(whole);
  expect(mutants.map(({ id }) => id)).toEqual(mutants.map((_, i) => i + 5));
  const alike = mutants.filter(({ id }) => told(awake(text, id)).every((one, i) => one === whole[i]));
  expect(alike.map(({ was, becomes }) => `${was} -> ${becomes}`)).toEqual([]);
});

test('every condition is broken: what is compared, dropped, asked of some or filtered', () => {
  const { mutants } = instrument('weigh.ts', source, 0);
  const found = mutants.map(({ line, was, becomes }) => `${line}: ${was} -> ${becomes}`);
  expect(found).toEqual(
    expect.arrayContaining([
      '3: price < cash -> price <= cash',
      '3: price < cash -> true',
      "3: !banned.some(one => one === 'PRR') -> true",
      "3: banned.some(one => one === 'PRR') -> banned.every(one => one === 'PRR')",
      '3: true -> false',
      '4: cash === 0 -> false',
      '4: banned.filter(Boolean) -> banned',
    ]),
  );
});

test('types and words are left as they are', () => {
  const { mutants } = instrument('types.ts', `type Yes = true;\nconst a: Yes | 'x < y' = 'x < y';`, 0);
  expect(mutants).toEqual([]);
});
