import { describe, expect, test } from '@jest/globals';
import { begin, completeSettings, type Settings } from '../../../src/engine/core/index.js';
import { bidRules } from '../../../src/engine/rail/auction/bids.js';
import type { RoundKind, Trade, Feature, Move, Step } from '../../../src/engine/rail/contract.js';
import { composeGame, type BaseGame } from '../../../src/engine/rail/game.js';
import { recorder } from '../../../src/engine/rail/out.js';
import { react } from '../../../src/engine/rail/reactions.js';
import { draftOf } from '../../../src/engine/rail/draft.js';
import { data } from '../../../src/titles/1830/rules/data.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';

const move = (type: string): Move => ({
  type,
  fields: {},
  refusal: () => undefined,
  play: () => undefined,
});

const step = (name: string): Step => ({
  name,
  waits: () => false,
  mayPass: () => true,
  ask: () => ({ kind: 'nothing' }),
});

const round = (kind: string): RoundKind => ({
  kind: kind as RoundKind['kind'],
  settle: () => false,
  inTurn: () => [],
  ask: () => ({ kind: 'nothing' }),
  where: () => ({ kind }),
  passRefusal: () => undefined,
  pass: () => undefined,
});

const trade = (what: string): Trade => ({ what, proposals: () => [], carryOut: () => undefined });

const ground: BaseGame = {
  data,
  steps: [step('track'), step('trains')],
  rounds: [round('stock')],
  auction: { round: round('auction'), moves: [move('bid')], begin: () => undefined },
  moves: [move('buy'), move('pass')],
  trades: [trade('train')],
};

const compose = (features: readonly Feature[], settings: Settings = {}) =>
  composeGame(ground, features, settings);

describe('data', () => {
  const doubled: Feature = {
    chosen: s => s['double'] === true,
    data: d => ({ ...d, bank: d.bank! * 2 }),
  };
  const richer: Feature = {
    chosen: s => s['richer'] === true,
    data: d => ({ ...d, bank: d.bank! + 1 }),
  };
  const bank = (features: readonly Feature[], settings: Settings = {}): number | null =>
    compose(features, settings).data.bank;

  test('is changed in the order in which the features are listed, and only by the chosen ones', () => {
    expect(bank([doubled, richer])).toBe(12000);
    expect(bank([doubled, richer], { double: true, richer: true })).toBe(24001);
    expect(bank([richer, doubled], { double: true, richer: true })).toBe(24002);
  });

  test('a feature that asks for no setting is always in the game', () => {
    const always: Feature = { data: d => ({ ...d, bank: 7 }) };
    expect(bank([always])).toBe(7);
    expect(compose([always, doubled]).features).toEqual([always]);
  });
});

describe('rules', () => {
  const least = (features: readonly Feature[]): number => bidRules.of(compose(features)).minimumRaise;
  const ten: Feature = { rules: [bidRules.change({ minimumRaise: 10 })] };
  const doubled: Feature = {
    rules: [bidRules.change(was => ({ minimumRaise: was.minimumRaise * 2 }))],
  };

  test('a change is given the rules that it changes; the preset stays as it is', () => {
    expect(least([])).toBe(5);
    expect(least([doubled])).toBe(10);
    expect(least([])).toBe(5);
  });

  test('changes are made in their order', () => {
    expect(least([ten, doubled])).toBe(20);
    expect(least([doubled, ten])).toBe(10);
  });

  test('rules of the set that nobody changes stay as they are, and sets that nobody changes are the preset', () => {
    const g = compose([ten]);
    expect(bidRules.of(g).raiseStep).toBe(1);
    expect(Object.keys(g.rules)).toEqual(['bids']);
  });
});

describe('what features add', () => {
  const own: Feature = {
    moves: [move('dig'), move('buy')],
    steps: was => [...was, step('dig')],
    rounds: [round('test/own')],
    trades: [trade('shovel')],
    pending: { 'name-mine': ['name'] },
  };
  const g = compose([own]);

  test('an auction takes the place of the one before, with its moves and its round', () => {
    const auction = { round: round('test/sale'), moves: [move('offer')], begin: () => undefined };
    const sold = compose([{ auction: () => auction }]);
    expect(sold.auction).toBe(auction);
    expect(Object.keys(sold.moves)).toEqual(['offer', 'buy', 'pass']);
    expect(Object.keys(sold.rounds)).toEqual(['test/sale', 'stock']);
    const twice = compose([
      { auction: () => auction },
      { auction: was => ({ ...was, moves: [...was.moves, move('bid')] }) },
    ]);
    expect(Object.keys(twice.moves)).toEqual(['offer', 'bid', 'buy', 'pass']);
  });

  test('moves stand before passing; one of a known type takes the place of the other', () => {
    expect(Object.keys(g.moves)).toEqual(['bid', 'buy', 'dig', 'pass']);
    expect(g.moves['buy']).toBe(own.moves![1]);
  });

  test('steps stand where the feature puts them', () => {
    expect(g.steps.map(({ name }) => name)).toEqual(['track', 'trains', 'dig']);
    expect(g.step['dig']).toBe(g.steps[2]);
  });

  test('rounds, trades and pending decisions stand beside those of the kit', () => {
    expect(Object.keys(g.rounds)).toEqual(['auction', 'stock', 'test/own']);
    expect(g.trades.map(({ what }) => what)).toEqual(['train', 'shovel']);
    expect(g.pending).toEqual({ 'home-token': ['home'], 'name-mine': ['name'] });
  });

  test('no table knows what every object has', () => {
    for (const table of [g.moves, g.step, g.rounds, g.company, g.private, g.train])
      expect('constructor' in table).toBe(false);
  });
});

test('features react in the order in which they are listed', () => {
  const said = (reason: string): Feature => ({
    reacts: {
      companyCloses: (_g, _d, out, company) => {
        out.say({ kind: 'company-closed', company, reason });
      },
    },
  });
  const g = compose([said('first'), {}, said('second')]);
  const state = begin(title1830, { rules: 3, seats: 2, settings: completeSettings(title1830.settings, {}) });
  const { out, facts } = recorder(() => []);
  react(g, draftOf(state), out, 'companyCloses', 'PRR');
  expect(facts.map(fact => [fact['company'], fact['reason']])).toEqual([
    ['PRR', 'first'],
    ['PRR', 'second'],
  ]);
});

test('equal settings are one game, others another', () => {
  const settings = (more: object = {}) => completeSettings(title1830.settings, { ...more });
  expect(title1830.game(settings())).toBe(title1830.game(settings()));
  expect(title1830.game(settings({ runs: 'any' }))).not.toBe(title1830.game(settings()));
});
