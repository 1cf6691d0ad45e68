import { expect, test } from '@jest/globals';
import { withDoubleShare } from '../../../../src/engine/rail/variants/double-share.js';
import { data } from '../../../../src/titles/1830/rules/data.js';

const prr = data.companies.find(({ id }) => id === 'PRR')!;
const sum = (certs: readonly number[]): number => certs.reduce((all, one) => all + one, 0);

test('a company has a last certificate as large as the president’s, in place of as many singles', () => {
  expect(prr.certs).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
  const { certs, ...rest } = withDoubleShare(prr);
  expect(certs).toEqual([20, 10, 10, 10, 10, 10, 10, 20]);
  expect(sum(certs)).toBe(100);
  expect({ ...rest, certs: prr.certs }).toEqual(prr);
});

test('where shares are smaller, more of them', () => {
  const small = withDoubleShare({ ...prr, certs: [10, ...Array<number>(18).fill(5)] });
  expect([sum(small.certs), small.certs.length]).toEqual([100, 18]);
});
