import { baseTitle, type JsonObject } from '../engine/core/index.js';
import { textOfTitle } from '../titles/registry.js';

/** What of a title's games has a schema: facts, what seats are asked, where games stand, positions as they are seen. */
export const shapeKinds = ['facts', 'asks', 'rounds', 'views'] as const;
export type ShapeKind = (typeof shapeKinds)[number];

type Shapes = { readonly [kind in ShapeKind]?: JsonObject };

const read = new Map<string, Shapes>();

/** All kinds of a title, none where nobody wrote them; one that is played by a set of values has those of the title. */
const shapesOf = (title: string): Shapes => {
  const id = baseTitle(title);
  const known = read.get(id);
  if (known) return known;
  const shapes = JSON.parse(textOfTitle(id, 'shapes.json') ?? '{}') as Shapes;
  read.set(id, shapes);
  return shapes;
};

/** A JSON Schema of draft 2020-12, made from the types of the rules; one that takes anything where a title has none. */
export const shapeSchema = (title: string, kind: ShapeKind): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `${kind[0]!.toUpperCase()}${kind.slice(1)} of ${title}`,
  ...shapesOf(title)[kind],
});
