import { wordOf, type Option, type Refusal, type Seat } from '../../../engine/core/index.js';
import { contracts, type Contract } from '../data/index.js';
import { investorPlaces } from '../money/shares.js';
import { defineMove } from '../play/move.js';
import { refuse } from '../play/refusals.js';
import type { SteamState } from '../position/state.js';

const ids = contracts.map(({ id }) => id);

/** The contract of that id, which exists. */
export const contractOf = (id: string): Contract => contracts.find(contract => contract.id === id)!;

const refusal = (s: SteamState, seat: Seat, id: string): Refusal | undefined => {
  if (!s.display.includes(id)) return refuse('contract-gone', { contract: id });
  const { reserved } = contractOf(id);
  const { free } = s.players[seat]!.cars;
  return free < reserved ? refuse('need-cars', { contract: id, needed: reserved, free }) : undefined;
};

/** Main action 7: a contract; its cars are reserved for good, and its investors fill the free places from below. */
export const secure = defineMove<{ readonly contract: string }>({
  type: 'contract',
  when: 'main',
  tile: 'contract',
  fields: { contract: wordOf(ids) },
  options: (s, seat): readonly Option[] => {
    const offered = s.display.filter(id => !refusal(s, seat, id));
    return offered.length > 0 ? [{ type: 'contract', fields: { contract: { oneOf: offered } } }] : [];
  },
  refusal: (s, seat, { contract }) => refusal(s, seat, contract),
  play: (d, seat, { contract: id }, say) => {
    const { reserved, investors } = contractOf(id);
    const player = d.players[seat]!;
    const { free } = player.cars;
    const taken = Math.min(investors, investorPlaces - player.investors);
    d.display = d.display.filter(one => one !== id);
    player.contracts = [...player.contracts, id];
    player.cars = { ...player.cars, free: free - reserved, reserved: player.cars.reserved + reserved };
    player.investors += taken;
    say({ kind: 'contract-secured', seat, contract: id, reserved, investors: taken });
  },
});
