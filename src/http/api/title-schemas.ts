import { z } from 'zod';
import type { JsonObject as Schema, Title } from '../../engine/core/index.js';
import { actionsSchema } from '../action-schema.js';
import { shapeSchema } from '../title-shapes.js';
import { route, type ApiRoute } from './route.js';
import { JsonObject } from './schemas.js';
import { titleId, titleNamed } from './titles.js';

/** What a title's contents look like, as a JSON Schema. */
const schemaRoute = (
  kind: string,
  {
    id,
    summary,
    description,
  }: { readonly id: string; readonly summary: string; readonly description: string },
  schemaOf: (title: Title) => Schema,
): ApiRoute =>
  route({
    ...{ id, summary, description },
    method: 'get',
    path: `/titles/{title}/${kind}`,
    tag: 'Titles',
    access: 'anyone',
    allowance: 'read',
    params: z.strictObject({ title: titleId }),
    answers: { 200: { description: 'A JSON Schema (draft 2020-12)', schema: JsonObject } },
    problems: [404],
    handle: async ({ params, deps }) => ({
      status: 200,
      body: schemaOf(await titleNamed(deps, params.title)),
    }),
  });

const actions = schemaRoute(
  'actions',
  {
    id: 'showTitleActions',
    summary: 'Show the actions of a title as a JSON Schema',
    description:
      'One schema for each form of the notation, which is its `title`: the `type`, what the words imply, and the fields they leave open. Which values a field may have now is told by the menu.',
  },
  actionsSchema,
);

const facts = schemaRoute(
  'facts',
  {
    id: 'showTitleFacts',
    summary: 'Show the facts of a title as a JSON Schema',
    description:
      'What has happened: one schema for each `kind`, which is its `title`. Facts stand in `facts` of a row of the log, of the answer to a move and of tried moves.',
  },
  ({ id }) => shapeSchema(id, 'facts'),
);

const asks = schemaRoute(
  'asks',
  {
    id: 'showTitleAsks',
    summary: 'Show what seats are asked in a title as a JSON Schema',
    description: 'One schema for each `kind`, which is its `title`: `turn.ask` of a position is one of them.',
  },
  ({ id }) => shapeSchema(id, 'asks'),
);

const rounds = schemaRoute(
  'rounds',
  {
    id: 'showTitleRounds',
    summary: 'Show where games of a title can stand as a JSON Schema',
    description:
      'One schema for each `kind`, which is its `title`: `status.round` of a position is one of them.',
  },
  ({ id }) => shapeSchema(id, 'rounds'),
);

const views = schemaRoute(
  'views',
  {
    id: 'showTitleViews',
    summary: 'Show the positions of a title as a JSON Schema',
    description:
      '`view` of a position is one of them, with each field described. What is hidden from the reader is null or blank there.',
  },
  ({ id }) => shapeSchema(id, 'views'),
);

export const titleSchemaRoutes: readonly ApiRoute[] = [actions, facts, asks, rounds, views];
