import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect, test } from '@jest/globals';
import {
  begin,
  play,
  type Fact,
  type Json,
  type JsonObject,
  type Title,
} from '../../src/engine/core/index.js';
import { shapeKinds, shapeSchema, type ShapeKind } from '../../src/http/title-shapes.js';
import { titles } from '../../src/titles/registry.js';
import { sizes } from '../support/sizes.js';
import { namesOfStoredGames, readStoredGame } from '../support/stored-games.js';

/** Nothing has a field that its schema does not name: programs are told of all there is. */
const closed = (schema: Json): Json => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const inside = Object.fromEntries(
    Object.entries(schema as JsonObject).map(([key, value]) => [key, closed(value)]),
  );
  return 'properties' in inside && !('additionalProperties' in inside) && inside['type'] === 'object'
    ? { ...inside, additionalProperties: false }
    : inside;
};

type Takes = { readonly [kind in ShapeKind]: ValidateFunction };

const takenBy = (id: string): Takes =>
  Object.fromEntries(
    shapeKinds.map(kind => [
      kind,
      new Ajv2020({ strict: false }).compile(closed(shapeSchema(id, kind)) as object),
    ]),
  ) as Takes;

interface Met {
  readonly kind: ShapeKind;
  readonly value: JsonObject;
}

/** A position differs little from the one before. */
const VIEW_EVERY = 10;

/** All that a stored game tells its players; some positions, as the first seat sees them. */
function* toldIn(title: Title, name: string): Generator<Met> {
  const { start, rows } = readStoredGame(name);
  const { rules, seats, settings, draws } = start;
  let state = begin(title, { rules, seats, settings }, draws);
  const told = (kind: ShapeKind, facts: readonly Fact[]): readonly Met[] =>
    facts.map(value => ({ kind, value }));
  yield* told('facts', title.opening?.(state) ?? []);
  for (const [at, { action, draws: drawn }] of rows.entries()) {
    const applied = play(title, state, action, drawn);
    ({ state } = applied);
    yield* told('facts', applied.facts);
    yield* told('asks', [title.turn(state).ask]);
    yield* told('rounds', [title.status(state).round]);
    if (at % VIEW_EVERY === 0) yield { kind: 'views', value: title.view(state, 0) };
  }
}

/** The same with each field left out in turn, or of another type; the latter also with a field more. */
const spoilt = ({ value }: Met): readonly JsonObject[] => [
  ...Object.keys(value).map(name => ({ ...value, [name]: { of: ['something', 'else'] } })),
  { ...value, more: 1 },
  { ...value, kind: 'unheard-of', title: 1 },
];

/** As many as are asked for, far from each other in the list: they have other settings. */
const namesOf = (id: string): readonly string[] => {
  const own = namesOfStoredGames().filter(name => name.startsWith(`${id}-`));
  const step = Math.max(1, Math.floor(own.length / sizes.shapeGames));
  return own.filter((_, at) => at % step === 0).slice(0, sizes.shapeGames);
};

test.each([...titles.values()].map(title => [title.id, title] as const))(
  '%s: schemas take all that its games tell, and nothing else',
  (id, title) => {
    const takes = takenBy(id);
    const wrong = new Map<string, unknown>();
    const first = new Map<string, Met>();
    for (const name of namesOf(id))
      for (const met of toldIn(title, name)) {
        const of = `${met.kind} ${met.kind === 'views' ? '' : String(met.value['kind'])}`;
        if (!first.has(of)) first.set(of, met);
        if (!takes[met.kind](met.value))
          wrong.set(of, [
            met.value,
            takes[met.kind].errors?.filter(({ keyword }) => keyword !== 'const').slice(0, 20),
          ]);
      }
    expect([...wrong]).toEqual([]);
    expect(first.size).toBeGreaterThan(20);
    for (const met of first.values()) expect(spoilt(met).filter(one => takes[met.kind](one))).toEqual([]);
  },
);
