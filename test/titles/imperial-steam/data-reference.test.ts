import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  amounts, boardSites, cities, cityTiles, contracts, factoryBoards, fixedSetups, fixedShipment, goods, growthTiles, hubColours, hubTiles,
  lastInfluenceColumn, links, locomotives, marketPrices, printedFaces, semmeringLink, setupCards, shareRows, shipmentTiles, smallKeyWorth,
  stateRailwayCards, tracksPerPlayer, workerBoards, type CityFace, type SitePrice,
} from '../../support/steam-data.js'; // oxfmt-ignore
import { reconstruction } from '../../../src/titles/imperial-steam/rules/data/reconstruction.js';
import { setValues } from '../../../src/titles/imperial-steam/rules/data/values.js';
import { describeWithShared, shared } from '../../support/shared.js';

interface Source {
  readonly kind: 'rulebook' | 'public' | 'reconstruction';
}

type Sourced<T> = T & { readonly provenance: { readonly [value: string]: Source } };

interface TheirSite {
  readonly kind: 'tableau' | 'station' | 'fixed';
  readonly amount?: number;
}

interface TheirFace {
  readonly effort: number;
  readonly influence: number;
  readonly station: { readonly cost: number | null; readonly sites: number };
  readonly factorySites?: readonly TheirSite[];
  readonly demand: readonly string[];
  readonly business: number;
}

type ByText<T> = { readonly [key: string]: T };

interface Reference {
  readonly cities: readonly Sourced<{
    readonly id: string;
    readonly number: number | null;
    readonly name: string;
    readonly x: number;
    readonly y: number;
    readonly region: string | null;
  }>[];
  readonly connections: readonly Sourced<{
    readonly id: string;
    readonly a: string;
    readonly b: string;
    readonly type: string;
    readonly semmering: boolean;
  }>[];
  readonly stateRailwayCards: readonly {
    readonly id: string;
    readonly connection: string;
    readonly steps: number;
  }[];
  readonly printedCities: readonly Sourced<TheirFace & { readonly city: string }>[];
  readonly hubTiles: readonly Sourced<TheirFace & { readonly colour: string }>[];
  readonly cityTiles: ByText<
    readonly Sourced<TheirFace & { readonly id: string; readonly number: number }>[]
  >;
  readonly boardFactorySites: readonly {
    readonly id: string;
    readonly city: string;
    readonly where: string;
    readonly cost: TheirSite;
    readonly minPlayers: number;
  }[];
  readonly factoryBoards: ByText<{
    readonly rows: ByText<{
      readonly buildCost: readonly number[];
      readonly deliveryPrice: readonly number[] | null;
    }>;
  }>;
  readonly workerBoards: ByText<{
    readonly wages: readonly number[];
    readonly columns: readonly { readonly id: string; readonly hub: string }[];
    readonly engineerSlots: ByText<number>;
  }>;
  readonly locomotives: {
    readonly items: readonly {
      readonly level: number;
      readonly price: number;
      readonly cars: number;
      readonly influence: number;
      readonly availableFromRound: number | null;
    }[];
    readonly maxTrains: number;
  };
  readonly shareTrack: {
    readonly rows: readonly {
      readonly price: number;
      readonly raiseCost: number | null;
      readonly investorSlots: number;
    }[];
    readonly maxShareholders: number;
  };
  readonly influenceTrack: {
    readonly columns: readonly number[];
    readonly smallKey: ByText<number>;
  };
  readonly shipmentTiles: { readonly items: readonly number[] };
  readonly shipmentMarket: { readonly pricesTopToBottom: readonly number[]; readonly perGood: number };
  readonly growthTiles: {
    readonly items: readonly { readonly id: string; readonly steps: readonly number[] }[];
  };
  readonly contracts: {
    readonly items: readonly {
      readonly id: string;
      readonly reserved: number;
      readonly investors: number;
      readonly factories: readonly string[];
      readonly reward: number;
    }[];
    readonly displayPerStack: ByText<number>;
  };
  readonly fixedSetup: ByText<{
    readonly hubs: ByText<number>;
    readonly hubInfluence: ByText<number>;
    readonly growth: ByText<string>;
    readonly stateRailways: readonly string[];
    readonly shipment: readonly number[];
  }>;
  readonly normalSetupCards: readonly {
    readonly id: string;
    readonly players: number;
    readonly hubCities: readonly number[];
    readonly stateRailways: readonly string[];
    readonly specialTiles?: readonly number[];
    readonly specialCities?: readonly number[];
  }[];
  readonly roundTrack: ByText<unknown>;
  readonly playerStart: ByText<unknown>;
  readonly businessTokens: {
    readonly stackRule: ByText<number[]>;
    readonly twoPlayerStackRule: ByText<number[]>;
  };
  readonly constants: ByText<unknown>;
  readonly components: { readonly perPlayer: ByText<number> };
}

const sheet = 'reference/imperial-steam/imperial-steam.json';
const players = [2, 3, 4] as const;

const site = (it: SitePrice): TheirSite =>
  it.kind === 'fixed' ? it : { kind: it.kind === 'board' ? 'tableau' : 'station' };

const face = ({ effort, influence, station, sites, demand, business }: CityFace): TheirFace => ({
  ...{ effort, influence, demand, business },
  station: { cost: station.price ?? null, sites: station.places },
  factorySites: sites.map(site),
});

const theirFace = ({ effort, influence, station, factorySites, demand, business }: TheirFace): TheirFace => ({
  ...{ effort, influence, demand, business },
  station: { cost: station.cost, sites: station.sites },
  factorySites: factorySites ?? [],
});

describeWithShared('the data of Imperial Steam against the reference', [sheet], () => {
  const reference = JSON.parse(readFileSync(shared(sheet), 'utf8')) as Reference;
  const numberOf = (id: string): number => cities.find(city => city.id === id)!.number!;

  test('cities, connections and state railway cards', () => {
    expect(cities.map(c => [c.id, c.number ?? null, c.name, c.x, c.y, c.region ?? null])).toEqual(
      reference.cities.map(c => [c.id, c.number, c.name, c.x, c.y, c.region]),
    );
    expect(links.map(link => [link.id, ...link.ends, link.kind, link.id === semmeringLink])).toEqual(
      reference.connections.map(c => [c.id, c.a, c.b, c.type, c.semmering]),
    );
    expect(stateRailwayCards.map(card => [card.id, card.link, card.steps])).toEqual(
      reference.stateRailwayCards.map(c => [c.id, c.connection, c.steps]),
    );
  });

  test('printed cities, hub tiles and city tiles', () => {
    expect(Object.entries(printedFaces).map(([city, it]) => [city, face(it)])).toEqual(
      reference.printedCities.map(it => [it.city, theirFace(it)]),
    );
    expect(hubColours.map(hub => [hub, face(hubTiles[hub])])).toEqual(
      reference.hubTiles.map(it => [it.colour, theirFace(it)]),
    );
    for (const count of players) {
      expect(cityTiles[count].map(it => [it.id, it.number, face(it)])).toEqual(
        reference.cityTiles[count]!.map(it => [it.id, it.number, theirFace(it)]),
      );
    }
    expect(boardSites.map(it => [it.id, it.city, it.road, site(it.price), it.minPlayers])).toEqual(
      reference.boardFactorySites.map(it => [it.id, it.city, it.where === 'road', it.cost, it.minPlayers]),
    );
  });

  test('factory boards, worker boards, tracks and the market', () => {
    for (const count of players) {
      const theirs = reference.factoryBoards[count]!.rows;
      expect(
        goods.map(good => [factoryBoards[count][good].build, factoryBoards[count][good].delivery ?? null]),
      ).toEqual(goods.map(good => [theirs[good]!.buildCost, theirs[good]!.deliveryPrice]));
      const { columns, engineers } = workerBoards[count];
      const board = reference.workerBoards[count]!;
      expect([columns, engineers, amounts.wages]).toEqual([board.columns, board.engineerSlots, board.wages]);
    }
    expect(locomotives.map(it => [it.level, it.price, it.cars, it.influence, it.fromRound ?? null])).toEqual(
      reference.locomotives.items.map(it => [
        ...[it.level, it.price, it.cars, it.influence, it.availableFromRound],
      ]),
    );
    expect(shareRows.map(row => [row.price, row.raise ?? null, row.investors])).toEqual(
      reference.shareTrack.rows.map(row => [row.price, row.raiseCost, row.investorSlots]),
    );
    expect(reference.influenceTrack.columns.at(-1)).toBe(lastInfluenceColumn);
    expect(reference.influenceTrack.columns.map(smallKeyWorth)).toEqual(
      reference.influenceTrack.columns.map(column => reference.influenceTrack.smallKey[column]),
    );
    expect(marketPrices).toEqual(reference.shipmentMarket.pricesTopToBottom);
    expect([...shipmentTiles].sort()).toEqual(reference.shipmentTiles.items);
  });

  test('cards and set-ups', () => {
    expect(contracts).toEqual(
      reference.contracts.items.map(({ id, reserved, investors, factories, reward }) => ({
        ...{ id, reserved, investors, factories, reward },
      })),
    );
    expect(growthTiles).toEqual(
      Object.fromEntries(reference.growthTiles.items.map(tile => [tile.id, tile.steps])),
    );
    for (const count of players) {
      const { hubs, stateRailways } = fixedSetups[count];
      const theirs = reference.fixedSetup[count]!;
      expect(hubColours.map(hub => [numberOf(hubs[hub].city), hubs[hub].column, hubs[hub].growth])).toEqual(
        hubColours.map(hub => [theirs.hubs[hub], theirs.hubInfluence[hub], theirs.growth[hub]]),
      );
      expect([stateRailways, fixedShipment]).toEqual([theirs.stateRailways, theirs.shipment]);
    }
    expect(
      setupCards.map(it => [
        ...[it.id, it.players, it.stateRailways, it.specialTiles],
        ...[it.hubCities.map(numberOf), it.specialCities.map(numberOf)],
      ]),
    ).toEqual(
      reference.normalSetupCards.map(it => [
        ...[it.id, it.players, it.stateRailways, it.specialTiles ?? []],
        ...[it.hubCities, it.specialCities ?? []],
      ]),
    );
  });

  test('the figures of the rulebook', () => {
    const { constants, playerStart, roundTrack, businessTokens, components } = reference;
    expect(constants).toMatchObject({
      feePerForeignTrack: amounts.trackFee,
      trackMaterials: amounts.trackGoods,
      bridgeExtra: amounts.bridgeGood,
      tunnelExtra: amounts.tunnelGood,
      maxTracksPerAction: amounts.tracksPerAction,
      maxLinksWithoutStation: amounts.linksWithoutStation,
      engineerCost: amounts.engineer,
      incomePerPassengerCar: amounts.incomePerPassengerCar,
      incomePerStation: amounts.incomePerStation,
      charityPerStep: amounts.charity,
      donation: amounts.donation,
      goodsByWorkerField: amounts.factoryGoods,
      goodsSalePrice: amounts.goodSold,
      triesteBonusPerTrack: amounts.triesteBonus,
      trackAccessFee: amounts.accessFee,
      dividendPercent: amounts.dividendPercent,
      hubBonus: amounts.hubBonus,
    });
    expect(playerStart).toMatchObject({
      money: amounts.startMoney,
      workersOnField1: amounts.startWorkers,
      locomotive: amounts.startLocomotive,
      goods: amounts.startGoods,
      stationsLeft: amounts.stationsPerPlayer - 1,
      handMarkers: amounts.startMarkers,
    });
    expect(roundTrack).toMatchObject({
      rounds: amounts.rounds,
      handMarkerRounds: amounts.markerRounds,
      shipmentRounds: amounts.shipmentRounds,
      refillRounds: amounts.refillRounds,
      refillPerRound: amounts.refill,
      refillPoolPerGood: amounts.refillPool,
    });
    expect(amounts.businessTokens).toMatchObject(businessTokens.stackRule);
    expect(amounts.businessTokensOfTwo).toMatchObject(businessTokens.twoPlayerStackRule);
    expect(components.perPlayer).toMatchObject({
      workers: amounts.workersPerPlayer,
      stations: amounts.stationsPerPlayer,
      tracks: tracksPerPlayer,
    });
    expect(reference.contracts.displayPerStack).toEqual(amounts.contractsShown);
    expect([reference.locomotives.maxTrains, reference.shareTrack.maxShareholders]).toEqual([
      ...[amounts.maxTrains, amounts.maxShareholders],
    ]);
    expect(reference.shipmentMarket.perGood).toBe(amounts.goodsInMarket);
  });

  test('what is printed and what is a reconstruction', () => {
    const printed = new Set(
      setValues(reconstruction).flatMap(({ name, source }) => (source === undefined ? [] : [name])),
    );
    const known = (it: Sourced<unknown>, value: string): boolean =>
      (it.provenance[value] ?? it.provenance['*'])!.kind !== 'reconstruction';
    for (const city of reference.cities) {
      expect([city.id, printed.has(`cities/${city.id}/name`)]).toEqual([city.id, known(city, 'name')]);
    }
    for (const link of reference.connections) {
      expect([link.id, printed.has(`connections/${link.id}`)]).toEqual([link.id, known(link, 'adjacency')]);
      expect([link.id, printed.has(`connections/${link.id}/kind`)]).toEqual([link.id, known(link, 'type')]);
    }
    const columns = {
      effort: 'effort',
      influence: 'influence',
      stationPrice: 'station',
      stationPlaces: 'station',
      sites: 'factorySites',
      demand: 'demand',
      business: 'business',
    };
    for (const tile of Object.values(reference.cityTiles).flat())
      for (const [ours, theirs] of Object.entries(columns))
        expect([tile.id, ours, printed.has(`cityTiles/${tile.id}/${ours}`)]).toEqual([
          ...[tile.id, ours, known(tile, theirs)],
        ]);
  });
});
