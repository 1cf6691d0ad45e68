import { describe, expect, test } from '@jest/globals';
import { begin, canonical, completeSettings, type Drawn, type Seat } from '../../../src/engine/core/index.js';
import { unlessNow } from '../../../src/engine/rail/action/refusals.js';
import type { Feature, Move } from '../../../src/engine/rail/contract.js';
import { part } from '../../../src/engine/rail/parts.js';
import type { RailState } from '../../../src/engine/rail/state.js';
import { title1830 } from '../../../src/titles/1830/rules/title.js';
import { title1849 } from '../../../src/titles/1849/rules/title.js';
import { ownTitle } from '../../support/rail-own.js';
import { beginPlainly } from '../../support/rail-position.js';
import { railTable } from '../../support/rail-table.js';

/** Cards that only their owners see until they are shown, by seat. */
const cards = part<{ readonly [seat: string]: number }>('cards', {});
const shown = part<{ readonly [seat: string]: number }>('shown', {});

const cardOf = (s: RailState, seat: Seat): number | undefined => cards.of(s)[seat];

type CardFact = { readonly kind: 'card-shown'; readonly seat: Seat; readonly card: number };

const show: Move<object, CardFact> = {
  type: 'show',
  betweenTurns: true,
  fields: {},
  refusal: (_g, s, seat) => unlessNow(cardOf(s, seat) !== undefined, 'show'),
  play: (_g, d, seat, _fields, out) => {
    const card = cardOf(d, seat)!;
    const { [seat]: _shown, ...left } = cards.of(d);
    cards.set(d, left);
    shown.set(d, { ...shown.of(d), [seat]: card });
    out.say({ kind: 'card-shown', seat, card });
  },
};

const secrets: Feature = {
  parts: [cards, shown],
  moves: [show],
  forms: [{ type: 'show', form: 'show' }],
  reacts: {
    begins: (_g, d, out) => {
      const drawn = out.draw({ kind: 'shuffle', of: d.seats });
      cards.set(d, Object.fromEntries(drawn.map((card, seat) => [seat, card])));
    },
  },
  view: (_g, s, seat) => {
    const own = seat === null ? undefined : cardOf(s, seat);
    const { cards: _all, ...others } = s.parts ?? {};
    return { ...s, parts: { ...others, ...(own !== undefined && { cards: { [String(seat)]: own } }) } };
  },
  hides: (_g, s) => Object.keys(cards.of(s)).length > 0,
};

const title = ownTitle([secrets]);
const { act } = railTable(title);
const dealt = (...drawn: readonly Drawn[]): RailState =>
  begin(title, { rules: 1, seats: 3, settings: {} }, drawn);
const state = dealt([2, 0, 1]);
const seen = (of: RailState, seat: Seat | null): RailState => title.view(of, seat) as unknown as RailState;

describe('a feature that hides something', () => {
  test('shows it to its owner', () => {
    for (const seat of [0, 1, 2])
      expect(cards.of(seen(state, seat))).toEqual({ [seat]: cardOf(state, seat) });
  });

  test('nobody else can tell what it is', () => {
    const other = dealt([2, 1, 0]);
    expect(canonical(seen(other, 0))).toBe(canonical(seen(state, 0)));
    expect(canonical(seen(other, null))).toBe(canonical(seen(state, null)));
    expect(cards.of(seen(state, null))).toEqual({});
    expect(canonical(seen(other, 1))).not.toBe(canonical(seen(state, 1)));
  });

  test('everybody sees what has been shown', () => {
    const after = act(state, 1, 'show');
    expect(shown.of(seen(after, null))).toEqual({ 1: 0 });
    expect(cards.of(seen(after, 1))).toEqual({});
    expect(cards.of(seen(after, 2))).toEqual({ 2: 1 });
  });

  test('the rest of the position is seen by all', () => {
    const { parts: _hidden, ...rest } = state;
    const { parts: _seen, ...others } = seen(state, null);
    expect(others).toEqual(rest);
  });

  test('keeps a position from lying open, unlike those of titles that hide nothing', () => {
    expect(title.isOpen!(state)).toBe(false);
    const start = (one: typeof title1830) =>
      beginPlainly(one, { rules: one.rules, seats: 3, settings: completeSettings(one.settings, {}) });
    expect([title1830, title1849].map(one => one.isOpen!(start(one)))).toEqual([true, true]);
  });
});
