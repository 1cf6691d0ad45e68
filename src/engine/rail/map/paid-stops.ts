/** Which of the stops that earn these amounts a train is paid for, if only this many pay: the best, of equal ones the first; all if nothing is said. */
export const paidStops = (amounts: readonly number[], pays = amounts.length): readonly boolean[] => {
  const best = amounts
    .map((amount, at) => ({ amount, at }))
    .sort((a, b) => b.amount - a.amount || a.at - b.at)
    .slice(0, pays)
    .map(({ at }) => at);
  return amounts.map((_, at) => best.includes(at));
};

/** What these stops pay such a train together. */
export const stopsPay = (amounts: readonly number[], pays = amounts.length): number => {
  const paid = pays < amounts.length ? paidStops(amounts, pays) : null;
  return amounts.reduce((sum, amount, at) => (paid?.[at] === false ? sum : sum + amount), 0);
};
