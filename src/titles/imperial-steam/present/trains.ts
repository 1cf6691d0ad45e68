import { contractOf } from '../rules/contract/secure.js';
import { type ByGood, type Good } from '../rules/data/index.js';
import type { PlayerState, SteamState } from '../rules/position/state.js';
import { locomotiveOf } from '../rules/train/locomotives.js';
import type { ContractView, TrainView } from './scene.js';

/* Cars and factory pieces have no place by the rules: here they are laid out. */

/** The cars behind the locomotives they came with: first those that are reserved or carry passengers. */
export const trainViews = (s: SteamState, { trains, cars }: PlayerState): readonly TrainView[] => {
  let { reserved, passenger, free } = cars;
  return trains.map((level, at) => {
    const isLast = at === trains.length - 1;
    let room = isLast ? Infinity : locomotiveOf(s, level).cars;
    const take = (count: number): number => {
      const taken = Math.min(room, count);
      room -= taken;
      return taken;
    };
    const train = { level, reserved: take(reserved), passenger: take(passenger), free: take(free) };
    reserved -= train.reserved;
    passenger -= train.passenger;
    free -= train.free;
    return train;
  });
};

type Pieces = { [good in Good]: number };

/** Which of some contracts to fill for the greatest rewards, as the final scoring does (ruling R17). */
const bestFilled = (s: SteamState, ids: readonly string[], pieces: ByGood<number>): readonly string[] => {
  const [id, ...rest] = ids;
  if (id === undefined) return [];
  const left: Pieces = { ...pieces };
  for (const good of contractOf(s, id).factories) left[good] -= 1;
  const without = bestFilled(s, rest, pieces);
  if (Object.values(left).some(count => count < 0)) return without;
  const filled = [id, ...bestFilled(s, rest, left)];
  const worth = (chosen: readonly string[]): number =>
    chosen.reduce((sum, one) => sum + contractOf(s, one).reward, 0);
  return worth(filled) >= worth(without) ? filled : without;
};

/** The contracts with factory pieces on them, and those that are on none. */
export const contractViews = (
  s: SteamState,
  { contracts, factories }: PlayerState,
): { readonly contracts: readonly ContractView[]; readonly left: ByGood<number> } => {
  const left: Pieces = { ...factories };
  const filled = bestFilled(s, contracts, factories);
  const lay = (id: string): ContractView => {
    const { reward, factories: wanted } = contractOf(s, id);
    return {
      id,
      reward,
      factories: wanted.map(good => {
        const isFilled = left[good] > 0;
        if (isFilled) left[good] -= 1;
        return { good, filled: isFilled };
      }),
    };
  };
  // Those that can be filled have their pieces first.
  const inOrder = [...filled, ...contracts.filter(id => !filled.includes(id))];
  const views = new Map(inOrder.map(id => [id, lay(id)]));
  return { contracts: contracts.map(id => views.get(id)!), left };
};
