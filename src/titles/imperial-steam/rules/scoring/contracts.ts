import { goods } from '../data/index.js';
import { contractOf } from '../contract/secure.js';
import type { PlayerState, SteamState, Stock } from '../position/state.js';

/** What is left of the pieces when they fill the contract; undefined where they do not. */
const filledFrom = (s: SteamState, pieces: Stock, contract: string): Stock | undefined => {
  const left = { ...pieces };
  for (const good of contractOf(s, contract).factories) left[good] -= 1;
  return goods.every(good => left[good] >= 0) ? left : undefined;
};

/**
 * What the contracts come to, each paid where it is filled and charged where it is not, with the factory pieces arranged
 * to the owner's best (§11, ruling R17).
 */
export const contractsWorth = (s: SteamState, { contracts, factories }: PlayerState): number => {
  const best = (at: number, pieces: Stock): number => {
    const contract = contracts[at];
    if (contract === undefined) return 0;
    const { reward } = contractOf(s, contract);
    const left = filledFrom(s, pieces, contract);
    return Math.max(best(at + 1, pieces) - reward, left ? best(at + 1, left) + reward : -Infinity);
  };
  return best(0, factories);
};
