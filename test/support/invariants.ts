import {
  DrawNeeded,
  Illegal,
  aheadFrom,
  canonical,
  firstValue,
  fits,
  forcedMove,
  menuAhead,
  play,
  takes,
  type Action,
  type Field,
  type GameState,
  type Json,
  type ManyOf,
  type Option,
  type Seat,
  type SomeOf,
  type Title,
} from '../../src/engine/core/index.js';
import { below, pick, type Rng } from './random.js';

const check = (ok: boolean, what: string): void => {
  if (!ok) throw new Error(what);
};

/** The value as it comes back from a text. */
const throughJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/**
 * What must hold in every position of every game: it survives JSON, whoever is asked can do
 * something, an ended game asks nobody and has a result whose parts add up, and all may look.
 * @throws Error saying what does not hold
 */
export const checkPosition = <S extends GameState>(title: Title<S>, state: S): void => {
  check(canonical(throughJson(state)) === canonical(state), 'the state does not survive JSON');
  checkPlain(state, 'state');

  const { asked } = title.turn(state);
  const { ended, result } = title.status(state);
  check(ended === (asked.length === 0), ended ? 'an ended game asks somebody' : 'nobody is asked');
  check(ended === (result !== null), 'a result belongs to an ended game');
  check(new Set(asked).size === asked.length, 'a seat is asked twice');
  for (const { seat, points, parts } of result?.scores ?? []) {
    const sum = Object.values(parts).reduce((a, b) => a + b, 0);
    check(sum === points, `the score of seat ${seat} is ${points}, its parts sum to ${sum}`);
  }

  for (let seat = 0; seat < state.seats; seat++) {
    const menu = title.menu(state, seat);
    if (asked.includes(seat)) check(menu.length > 0, `seat ${seat} is asked but has nothing on its menu`);
    if (ended) check(menu.length === 0, `seat ${seat} may still move after the end`);
    for (const option of menu) checkForm(option);
    const lapse = title.onTimeout?.(state, seat);
    if (lapse)
      check(isOffered(menu, lapse), `what is done when the time of seat ${seat} is up is not offered`);
  }
  const seats = Array.from({ length: state.seats }, (_, n) => n);
  const forced = forcedMove(title, state, seats);
  if (forced) check(isOffered(title.menu(state, forced.seat), forced), 'what is forced is not offered');
  for (const seat of [null, ...seats]) checkSight(title, state, seat);
};

/** What a viewer sees is plain, whole where nothing is hidden, and enough to play ahead from where the title says so. */
const checkSight = <S extends GameState>(title: Title<S>, state: S, viewer: Seat | null): void => {
  const view = title.view(state, viewer);
  checkPlain(view, 'view');
  const open = title.isOpen?.(state) ?? false;
  if (open && (view as unknown) !== state)
    check(canonical(view) === canonical(state), 'something is left out of an open position');
  const ahead = open ? null : aheadFrom(title, { view, open });
  if (ahead) for (let seat = 0; seat < state.seats; seat++) menuAhead(title, ahead, seat);
};

/** No undefined, no NaN, no Map: JSON would lose them silently. */
export const checkPlain = (value: unknown, path: string): void => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    check(Number.isFinite(value), `${path} is ${value}`);
    return;
  }
  check(typeof value === 'object', `${path} is ${typeof value}`);
  const proto: unknown = Object.getPrototypeOf(value);
  check(proto === Object.prototype || proto === Array.prototype, `${path} is not plain`);
  for (const [key, part] of Object.entries(value as object)) checkPlain(part, `${path}.${key}`);
};

const checkForm = ({ type, fields }: Option): void => {
  for (const [name, field] of Object.entries(fields)) {
    if ('oneOf' in field) check(field.oneOf.length > 0, `${type} offers nothing for ${name}`);
    if ('someOf' in field)
      check(
        field.from >= 0 && field.from <= field.to && field.to <= field.someOf.length,
        `${type} asks for a wrong number of ${name}`,
      );
    if ('manyOf' in field) check(takes(field, firstValue(field)), `${type} asks for ${name} that cannot be`);
    if ('by' in field)
      check(field.from <= field.to && field.by > 0, `${type} has an empty range for ${name}`);
  }
};

/** A list that the field does not allow: too long, something twice or unknown, none at all. */
const spoilList = ({ someOf, from, to }: SomeOf, rng: Rng): Json =>
  pick<Json>(rng, [
    [...someOf, 'no such thing'],
    [...someOf.slice(0, Math.max(1, from) - 1), someOf[0]!, someOf[0]!],
    ['__proto__'],
    [[someOf[0]!]],
    Array.from({ length: to + 1 }, () => someOf[0]!),
    someOf[0]!,
    { 0: someOf[0]!, length: 1 },
    null,
  ]);

/** Counts that the field does not allow: more than there are, something unknown, none at all. */
const spoilCounts = ({ manyOf, to }: ManyOf, rng: Rng): Json =>
  pick<Json>(rng, [
    { 'no such thing': 1 },
    { [manyOf[0]?.of ?? 'nothing']: (manyOf[0]?.most ?? 0) + to + 1 },
    { [manyOf[0]?.of ?? 'nothing']: 0 },
    { [manyOf[0]?.of ?? 'nothing']: 0.5 },
    { [manyOf[0]?.of ?? 'nothing']: -1 },
    { constructor: 1 },
    [manyOf[0]?.of ?? 'nothing'],
    null,
  ]);

/** A value the field does not allow, as near to an allowed one as can be. */
const spoil = (field: Field, rng: Rng): Json => {
  if ('oneOf' in field)
    return pick<Json>(rng, ['no such thing', '__proto__', 'constructor', -1, null, [field.oneOf[0]!], true]);
  if ('someOf' in field) return spoilList(field, rng);
  if ('manyOf' in field) return spoilCounts(field, rng);
  if ('by' in field)
    return pick<Json>(rng, [
      field.to + field.by,
      field.from - field.by,
      field.from + field.by / 2,
      String(field.from),
      null,
    ]);
  return pick<Json>(rng, ['nonsense', -7, null, [[]], { a: [1] }, [null], [{ train: 1, path: {} }]]);
};

/** Moves that resemble offered ones and are wrong in one way each. */
const garbage = (menu: readonly Option[], seats: number, seat: Seat, rng: Rng): readonly Action[] => {
  const list: Action[] = [
    { seat, type: 'no-such-type' },
    { seat, type: '__proto__' },
    { seat: seats, type: menu[0]?.type ?? 'pass' },
  ];
  if (menu.length === 0) return list;
  const { type, fields } = pick(rng, menu);
  const filled: { [name: string]: Json } = {};
  for (const [name, field] of Object.entries(fields)) filled[name] = firstValue(field);
  list.push({ seat, type, ...filled, more: 1 }, { seat: (seat + 1) % seats, type, ...filled });
  const names = Object.keys(fields);
  if (names.length === 0) return list;
  const name = names[below(rng, names.length)]!;
  const { [name]: _left, ...rest } = filled;
  list.push({ seat, type, ...rest }, { seat, type, ...filled, [name]: spoil(fields[name]!, rng) });
  return list;
};

/**
 * What no form allows is refused with a code, and the position (frozen by the caller) is as before.
 * @throws Error naming the move that was accepted, or failed in another way
 */
export const checkRefusals = <S extends GameState>(title: Title<S>, state: S, seat: Seat, rng: Rng): void => {
  const text = canonical(state);
  for (const action of garbage(title.menu(state, seat), state.seats, seat, rng)) {
    if (action.seat < state.seats && isOffered(title.menu(state, action.seat), action)) continue;
    check(isRefused(title, state, action), `${JSON.stringify(action)} was accepted but not offered`);
  }
  check(canonical(state) === text, 'a refused move changed the state');
};

/** Of what cannot be listed, only the proposal is known to be right. */
const isOffered = (menu: readonly Option[], action: Action): boolean =>
  menu.some(
    option =>
      fits(option, action) &&
      Object.entries(option.fields).every(
        ([name, field]) => !('checked' in field) || canonical(field.propose) === canonical(action[name]!),
      ),
  );

const isRefused = <S extends GameState>(title: Title<S>, state: S, action: Action): boolean => {
  try {
    play(title, state, action);
    return false;
  } catch (error) {
    if (error instanceof Illegal) return true;
    if (error instanceof DrawNeeded) return false;
    throw new Error(`${JSON.stringify(action)} fails with ${String(error)} instead of a refusal`, {
      cause: error,
    });
  }
};
