import { amounts } from '../data/index.js';

/** The wage after one more worker was hired: it rises to the highest and stays there. */
const nextWage = (wage: number): number =>
  amounts.wages[Math.min(amounts.wages.length - 1, amounts.wages.findIndex(one => one === wage) + 1)]!;

/** What so many workers cost one after another, and the wage after them. */
export const hiring = (wage: number, count: number): { readonly cost: number; readonly wage: number } => {
  let [cost, now] = [0, wage];
  for (let n = 0; n < count; n++) {
    cost += now;
    now = nextWage(now);
  }
  return { cost, wage: now };
};

/** How many workers so much money hires. */
export const affordable = (wage: number, money: number, most: number): number => {
  let count = 0;
  while (count < most && hiring(wage, count + 1).cost <= money) count += 1;
  return count;
};
