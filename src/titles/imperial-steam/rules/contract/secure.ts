import { refuse, wordAmong, type Option, type Refusal, type Seat } from '../../../../engine/core/index.js';
import { dataOf, type Contract } from '../data/index.js';
import type { Move } from '../play/move.js';
import type { SteamState } from '../position/state.js';

/** The contract of that id, which exists. */
export const contractOf = (s: Pick<SteamState, 'title'>, id: string): Contract =>
  dataOf(s).contractById.get(id)!;

const refusal = (s: SteamState, seat: Seat, id: string): Refusal | undefined => {
  if (!s.display.includes(id)) return refuse('contract-gone', { contract: id });
  const { reserved } = contractOf(s, id);
  const { free } = s.players[seat]!.cars;
  return free < reserved ? refuse('need-cars', { contract: id, needed: reserved, free }) : undefined;
};

const contractField = wordAmong((s: SteamState) => dataOf(s).contracts.map(({ id }) => id));

/** Main action 7: a contract; its cars are reserved for good, and its investors fill the free places from below. */
export const secure: Move<{ readonly contract: string }> = {
  type: 'contract',
  when: 'main',
  tile: 'contract',
  fields: { contract: contractField },
  options: (s, seat): readonly Option[] => {
    const offered = s.display.filter(id => !refusal(s, seat, id));
    return offered.length > 0 ? [{ type: 'contract', fields: { contract: { oneOf: offered } } }] : [];
  },
  refusal: (s, seat, { contract }) => refusal(s, seat, contract),
  play: (d, seat, { contract: id }, say) => {
    const { reserved, investors } = contractOf(d, id);
    const player = d.players[seat]!;
    const { free } = player.cars;
    const taken = Math.min(investors, dataOf(d).investorPlaces.length - player.investors);
    d.display = d.display.filter(one => one !== id);
    player.contracts = [...player.contracts, id];
    player.cars = { ...player.cars, free: free - reserved, reserved: player.cars.reserved + reserved };
    player.investors += taken;
    say({ kind: 'contract-secured', seat, contract: id, reserved, investors: taken });
  },
};
