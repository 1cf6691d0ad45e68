import { z } from 'zod';
import { actionsSchema } from '../action-schema.js';
import { route, type ApiRoute } from './route.js';
import { JsonObject } from './schemas.js';
import { titleId, titleNamed } from './titles.js';

const actions = route({
  id: 'showTitleActions',
  method: 'get',
  path: '/titles/{title}/actions',
  tag: 'Titles',
  summary: 'Show the actions of a title as a JSON Schema',
  description:
    'One schema for each form of the notation, which is its `title`: the `type`, what the words imply, and the fields they leave open. Which values a field may have now is told by the menu.',
  access: 'anyone',
  allowance: 'read',
  params: z.strictObject({ title: titleId }),
  answers: { 200: { description: 'A JSON Schema (draft 2020-12)', schema: JsonObject } },
  problems: [404],
  handle: async ({ params, deps }) => {
    const title = await titleNamed(deps, params.title);
    return { status: 200, body: actionsSchema(title) };
  },
});

export const titleActionRoutes: readonly ApiRoute[] = [actions];
