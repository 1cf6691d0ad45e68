/** What stops that earn these amounts pay a train that is paid for so many of them; for all of them if nothing is said. */
export const paidFor = (amounts: readonly number[], pays = amounts.length): number =>
  amounts
    .toSorted((a, b) => b - a)
    .slice(0, pays)
    .reduce((sum, amount) => sum + amount, 0);
