import type { Seat } from '../../../engine/core/index.js';
import { dataOf, hubColours } from '../rules/data/index.js';
import type { WorkerFields } from '../rules/position/state.js';
import { labelsOf, lotsOf, money, nameOf, seatPlayer, playerNames, type Shown } from './shown.js';
import { contractViews } from './trains.js';
import { dash } from '../../../present/table-of.js';

/* The influence track and the players' boards in words. */

/** Hubs and players on the track, the highest column first. */
export const influenceLines = (shown: Shown): readonly string[] => {
  const { s } = shown;
  const words = labelsOf(shown);
  const columns = new Set([
    ...s.influence.map(({ column }) => column),
    ...hubColours.map(hub => s.hubs[hub].column),
  ]);
  return [...columns]
    .sort((a, b) => b - a)
    .map(column => {
      const hubs = hubColours.filter(hub => s.hubs[hub].column === column);
      const seats = s.influence.filter(marker => marker.column === column).map(({ seat }) => seat);
      const parts = [
        ...hubs.map(hub => words.hubHere(nameOf(shown, 'hub', hub))),
        ...(hubs.length > 0 ? [words.isWorth(money(shown, dataOf(s).smallKeyWorth(column)))] : []),
        ...(seats.length > 0 ? [playerNames(shown, seats)] : []),
      ];
      return `${String(column)}: ${parts.join('; ')}`;
    });
};

const fieldsOf = (shown: Shown, fields: WorkerFields): string =>
  fields.flatMap((count, at) => (count > 0 ? [labelsOf(shown).onField(count, at + 1)] : [])).join(', ') ||
  dash;

const contractLines = (shown: Shown, seat: Seat): string => {
  const words = labelsOf(shown);
  return (
    contractViews(shown.s, shown.s.players[seat]!)
      .contracts.map(({ id, factories }) => {
        const isFilled = factories.every(({ filled }) => filled);
        return `${nameOf(shown, 'contract', id)}: ${isFilled ? words.filled : words.notFilled}`;
      })
      .join(', ') || dash
  );
};

/** All that lies before a player, in a line. */
const boardLine = (shown: Shown, seat: Seat): string => {
  const words = labelsOf(shown);
  const player = shown.s.players[seat]!;
  const engineers = player.engineers.map(kind => nameOf(shown, 'engineer', kind)).join(', ') || dash;
  const parts: readonly (readonly [string, string])[] = [
    [words.trains, player.trains.map(level => `IS-${String(level)}`).join(', ')],
    [words.freight, String(player.cars.free)],
    [words.passenger, String(player.cars.passenger)],
    [words.reservedCars, String(player.cars.reserved)],
    [words.storage, lotsOf(shown, player.goods)],
    [words.dock, lotsOf(shown, player.dock)],
    [words.training, fieldsOf(shown, player.training)],
    [words.work, fieldsOf(shown, player.work)],
    [words.supply, String(player.supply)],
    [words.engineers, engineers],
    [words.built, lotsOf(shown, player.factories)],
    [words.contracts, contractLines(shown, seat)],
    [words.sharePrice, String(player.share)],
    [words.investors, String(player.investors)],
    [words.shareholders, String(player.shareholders)],
  ];
  return `${seatPlayer(shown, seat)}: ${parts.map(([what, said]) => `${what} ${said}`).join('; ')}`;
};

/** The boards of these players in words. */
export const boardLines = (shown: Shown, seats: readonly Seat[]): readonly string[] =>
  seats.map(seat => boardLine(shown, seat));
