import type { Draw, Seat } from '../../../../engine/core/index.js';
import {
  amounts,
  goods,
  hubColours,
  type ByHub,
  type Good,
  type HubColour,
  type PlayerCount,
  type SteamData,
} from '../data/index.js';
import { columnWidth } from '../influence/track.js';
import { engineerKinds, type EngineerKind, type ById } from '../position/state.js';

/* What is drawn in every set-up, or in several; the order of the draws is part of the format of a game. */

/** The same things in an order that is drawn. */
export const shuffled = <T>(draw: Draw, things: readonly T[]): readonly T[] =>
  draw({ kind: 'shuffle', of: things.length }).map(at => things[at]!);

/** A value for each hub. */
export const byHub = <T>(of: (hub: HubColour, at: number) => T): ByHub<T> =>
  Object.fromEntries(hubColours.map((hub, at) => [hub, of(hub, at)])) as unknown as ByHub<T>;

/** The seats in the order that is drawn. */
export const dealOrder = (draw: Draw, players: PlayerCount): readonly Seat[] =>
  shuffled(
    draw,
    Array.from({ length: players }, (_, seat) => seat),
  );

const times = <T>(count: number, things: readonly T[]): readonly T[] =>
  things.flatMap(thing => Array.from({ length: count }, () => thing));

/** Goods for the rounds from 4 on (set-up A1 5). */
export const dealRefill = (draw: Draw, players: PlayerCount): ById<readonly Good[]> => {
  const cubes = shuffled(draw, times(amounts.refillPool, goods));
  const count = amounts.refill[players];
  return Object.fromEntries(
    amounts.refillRounds.map((round, at) => [round, cubes.slice(at * count, (at + 1) * count)]),
  );
};

/** Engineers on the places of the hubs (set-up C 4). */
export const dealEngineers = (
  { workerBoards }: SteamData,
  draw: Draw,
  players: PlayerCount,
): ByHub<{ readonly [kind in EngineerKind]: number }> => {
  const left = [...shuffled(draw, times(players, engineerKinds))];
  return byHub(hub => {
    const dealt = left.splice(0, workerBoards[players].engineers[hub]);
    const countOf = (kind: EngineerKind): number => dealt.filter(one => one === kind).length;
    return { bridge: countOf('bridge'), tunnel: countOf('tunnel') };
  });
};

/** Cards of the three stacks that are laid out (set-up D), in the order of the data. */
export const dealContracts = (
  { contracts }: SteamData,
  draw: Draw,
  players: PlayerCount,
): readonly string[] => {
  const shown = [1, 2, 3].flatMap(reserved =>
    shuffled(
      draw,
      contracts.filter(contract => contract.reserved === reserved),
    ).slice(0, amounts.contractsShown[players]),
  );
  return contracts.filter(contract => shown.includes(contract)).map(({ id }) => id);
};

/**
 * Where the hubs begin on the influence track: a stack of their markers goes on by the steps of a card, leaves its lowest
 * marker there, and so on (§2.3).
 */
export const dealColumns = ({ stateRailwayCards }: SteamData, draw: Draw): ByHub<number> => {
  const stack = shuffled(draw, hubColours);
  const cards = shuffled(draw, stateRailwayCards);
  const columns = new Map<HubColour, number>();
  let column = 0;
  for (const [at, hub] of stack.entries()) {
    column += cards[at]!.steps * columnWidth;
    columns.set(hub, column);
  }
  return byHub(hub => columns.get(hub)!);
};

/** The shipment tiles that are drawn, one for each round with a shipment. */
export const dealShipment = ({ shipmentTiles }: SteamData, draw: Draw): readonly number[] =>
  shuffled(draw, shipmentTiles).slice(0, amounts.shipmentRounds.length);

/** The growth tile that is drawn for each hub. */
export const dealGrowth = ({ growthTiles }: SteamData, draw: Draw): ByHub<string> => {
  const tiles = shuffled(draw, Object.keys(growthTiles).sort());
  return byHub((_, at) => tiles[at]!);
};
