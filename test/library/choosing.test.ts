import { describe, expect, test } from '@jest/globals';
import {
  chanceFrom,
  chooseMove,
  drawBy,
  settingsFor,
  sightIn,
  sightOf,
  titles,
  type Draw,
  type GameState,
  type Seat,
  type Title,
} from '../../src/library/index.js';

const chance = chanceFrom(3);
const draw: Draw = request => drawBy(request, chance);

/** A game after so many moves by habit, with who is asked. */
const reached = (title: Title, moves: number): { readonly state: GameState; readonly seat: Seat } => {
  const start = { rules: title.rules, seats: 3, settings: settingsFor(title, 3) };
  let state = title.setup(start, draw);
  const asked = (): Seat => title.turn(state).asked[0]!;
  for (let made = 0; made < moves; made++)
    state = title.apply(state, chooseMove(title, sightOf(title, state, asked()))!, draw).state;
  return { state, seat: asked() };
};

describe('a program without a service', () => {
  test.each([...titles])('plays %s by what the interface says of its position', (_id, title) => {
    const { state, seat } = reached(title, 12);
    const told = {
      seat,
      menu: title.menu(state, seat),
      view: title.view(state, seat),
      open: title.isOpen?.(state) ?? false,
    };
    // As it comes from the network.
    const sight = sightIn(title, JSON.parse(JSON.stringify(told)) as typeof told);
    expect(chooseMove(title, sight)).toEqual(chooseMove(title, sightOf(title, state, seat)));
  });

  test('thinks ahead where an effort is given, and no longer than that allows', () => {
    const title = titles.get('1830')!;
    const { state, seat } = reached(title, 40);
    const sight = sightOf(title, state, seat);
    let asked = 0;
    const effort = { level: 'ordinary', chance: chanceFrom(1), isOver: () => ++asked > 3 } as const;
    const move = chooseMove(title, sight, effort)!;
    expect(asked).toBe(4);
    expect(() => title.apply(state, move, draw)).not.toThrow();
  });

  test('who is offered nothing has nothing to choose', () => {
    const title = titles.get('1830')!;
    expect(chooseMove(title, { seat: 1, menu: [], view: {}, position: null })).toBeNull();
  });
});
