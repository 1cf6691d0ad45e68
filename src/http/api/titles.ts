import { z } from 'zod';
import type { ZodOpenApiOverrideMetaContext } from 'zod-openapi';
import {
  Illegal,
  mostSeats,
  presetSettings,
  settingsFor,
  type Settings,
  type Title,
} from '../../engine/core/index.js';
import { learnAsked, offeredSets, unknownTitle } from '../../service/sets.js';
import { excludedBy, needsOf, offeredSettings, seatsNeeded } from '../../service/tables/settings.js';
import type { HttpDeps } from '../deps.js';
import { numberFrom } from '../input/fields.js';
import { parseJson } from '../json-text.js';
import { HttpProblem } from '../problem.js';
import { titleData, titleDataPath, type TitleData } from '../title-data.js';
import type { Language } from '../language.js';
import { helpOf } from '../../words/help.js';
import { rulesOf } from '../../words/rules.js';
import { wordsOf } from '../wording.js';
import { presetId, settingsWish, TitleInfo } from './game-schemas.js';
import { type ApiRoute, route } from './route.js';
import { asText, JsonObject } from './schemas.js';
import type { ApiAnswer } from './spec.js';
import { inTitleWords } from './title-words.js';

/** A title with its settings, in the reader's words. */
const infoOf = (deps: HttpDeps, language: Language, title: Title): z.infer<typeof TitleInfo> => {
  const words = wordsOf(deps, { title: title.id, seats: [] }, language);
  const settings = offeredSettings(title).map(def => {
    const { name, text, values: valueNames } = words.setting(def.id);
    return {
      id: def.id,
      values: [...def.values],
      ...(def.group !== undefined && { group: words.settingGroup(def.group) }),
      excludes: excludedBy(title, def),
      needs: needsOf(title, def),
      needsSeats: seatsNeeded(title, def),
      name,
      ...(text !== undefined && { text }),
      ...(valueNames && { valueNames }),
    };
  });
  const { id, rules, minSeats, maxSeats, notation } = title;
  const seats = mostSeats(title);
  return {
    id,
    name: words.titleName,
    rules,
    minSeats,
    maxSeats,
    settings,
    presets: (title.presets ?? []).map(preset => ({ ...words.preset(preset.id), ...preset })),
    notation: [...notation.forms],
    data: `/api/v1${titleDataPath(title, settingsFor(title, seats), seats)}`,
  } as z.infer<typeof TitleInfo>;
};

const titles = route({
  id: 'listTitles',
  method: 'get',
  path: '/titles',
  tag: 'Titles',
  summary:
    'List the titles that can be played, with their settings; one with a data set is a title of its own',
  access: 'anyone',
  allowance: 'read',
  answers: { 200: { description: 'All titles', schema: z.object({ titles: z.array(TitleInfo) }) } },
  handle: async ({ deps, context }) => {
    const { titles: known } = deps.service;
    const withSets = (await offeredSets(deps.service)).flatMap(id => known.get(id) ?? []);
    const all = [...known.values(), ...withSets].map(title => infoOf(deps, context.language, title));
    return { status: 200, body: { titles: all } };
  },
});

/** Settings in an address: an object as JSON. */
const settingsText = z
  .string()
  .max(4000)
  .transform((text, context) => {
    try {
      return settingsWish.parse(parseJson(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'JSON' });
      return z.NEVER;
    }
  })
  .meta({
    override: ({ jsonSchema }: ZodOpenApiOverrideMetaContext) => {
      Object.assign(jsonSchema, { type: 'string', maxLength: 4000 });
    },
  });

const dataQuery = z.strictObject({
  seats: numberFrom(1, { maximum: 32 })
    .exactOptional()
    .meta({ description: 'The number of players; the most that the usual settings allow by default' }),
  preset: presetId.exactOptional(),
  settings: settingsText
    .exactOptional()
    .meta({ description: 'The chosen settings as a JSON object; what is left out is as usual' }),
});

export const titleId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w@.-]+$/);

export const titleNamed = async (deps: HttpDeps, id: string): Promise<Title> => {
  await learnAsked(deps.service, id);
  const title = deps.service.titles.get(id);
  if (!title) throw new HttpProblem(404, 'unknown-title', unknownTitle(deps.service, id));
  return title;
};

const wanted = async (
  deps: HttpDeps,
  language: Language,
  id: string,
  { seats: given, preset, settings = {} }: z.infer<typeof dataQuery>,
): Promise<{ readonly title: Title; readonly settings: Settings; readonly seats: number } & TitleData> => {
  const title = await titleNamed(deps, id);
  const seats = given ?? mostSeats(title);
  const chosen = await inTitleWords(deps, language, id, () => {
    if (seats < title.minSeats || seats > title.maxSeats)
      throw new Illegal('wrong-number-of-seats', { seats, from: title.minSeats, to: title.maxSeats });
    const proposed = preset === undefined ? {} : presetSettings(title.presets ?? [], preset);
    return Promise.resolve(settingsFor(title, seats, { ...proposed, ...settings }));
  });
  return { title, settings: chosen, seats, ...titleData(title, chosen, seats) };
};

const dataSchema = z
  .object({
    title: z.string(),
    rules: z.int(),
    seats: z.int(),
    settings: z.record(z.string(), z.union([z.boolean(), z.string()])),
    minSeats: z.int(),
    maxSeats: z.int(),
    notation: z.array(z.string()).meta({ description: "The forms of the title's notation" }),
    printed: JsonObject.meta({
      description: 'Board, pieces, prices and limits; docs/positions.md describes the contents',
    }),
  })
  .meta({ id: 'TitleData' });

const answerOf = ({ key, text }: TitleData, headers: { readonly [name: string]: string }): ApiAnswer => ({
  status: 200,
  body: text,
  type: 'application/json',
  headers: { ETag: `"${key}"`, ...headers },
});

const data = route({
  id: 'showTitleData',
  method: 'get',
  path: '/titles/{title}/data',
  tag: 'Titles',
  summary: 'Show all that is printed for a title with some settings',
  description:
    'Map, tiles with their track, share market, trains, phases, companies, privates, prices and limits. `Content-Location` is an address whose content never changes.',
  access: 'anyone',
  allowance: 'read',
  params: z.strictObject({ title: titleId }),
  query: dataQuery,
  answers: {
    200: { description: 'The data', schema: dataSchema, headers: ['ETag', 'Content-Location'] },
  },
  problems: [404, 422],
  handle: async ({ params, query, deps, context }) => {
    const found = await wanted(deps, context.language, params.title, query);
    const path = titleDataPath(found.title, found.settings, found.seats);
    return answerOf(found, { 'Cache-Control': 'no-cache', 'Content-Location': `/api/v1${path}` });
  },
});

const keptData = route({
  id: 'showTitleDataByKey',
  method: 'get',
  path: '/titles/{title}/data/{key}',
  tag: 'Titles',
  summary: 'The same at an address whose content never changes',
  description:
    'Take the address from `data` of a position or title, or from `Content-Location`. The key is the rules number and a digest of the content. If a newer version of the service tells more, the answer is 404 `data-changed` with the new address in `params.data`.',
  access: 'anyone',
  allowance: 'read',
  params: z.strictObject({ title: titleId, key: z.string().regex(/^\d{1,4}-[\w-]{12}$/) }),
  query: dataQuery,
  answers: { 200: { description: 'The data', schema: dataSchema, headers: ['ETag'] } },
  problems: [404, 422],
  handle: async ({ params, query, deps, context }) => {
    const found = await wanted(deps, context.language, params.title, query);
    if (found.key !== params.key) {
      const path = titleDataPath(found.title, found.settings, found.seats);
      throw new HttpProblem(404, 'data-changed', { key: params.key, data: `/api/v1${path}` });
    }
    return answerOf(found, { 'Cache-Control': 'public, max-age=31536000, immutable' });
  },
});

const Rules = z
  .object({
    title: z.string(),
    name: z.string(),
    lead: z.string(),
    sections: z.array(
      z.object({
        id: z.string().meta({ description: 'The paragraph of the rulebook' }),
        heading: z.string(),
        text: z.array(z.string()),
        decided: z
          .array(z.string())
          .optional()
          .meta({ description: 'How the rulebook is read where it leaves room' }),
      }),
    ),
    writing: z.array(z.string()).meta({ description: 'How moves are written' }),
    notation: z.array(z.string()).meta({ description: "The forms of the title's notation" }),
  })
  .meta({ id: 'TitleRules' });

/** The same to read: headings, paragraphs and lists in Markdown. */
const rulesText = ({ name, lead, sections, writing, notation }: z.infer<typeof Rules>): string =>
  [
    `# ${name}`,
    lead,
    ...sections.flatMap(({ id, heading, text, decided = [] }) => [
      `## ${id} ${heading}`,
      ...text,
      ...decided.map(one => `- ${one}`),
    ]),
    ...writing,
    notation.map(form => `- \`${form}\``).join('\n'),
    '',
  ].join('\n\n');

const rules = route({
  id: 'showTitleRules',
  method: 'get',
  path: '/titles/{title}/rules',
  tag: 'Titles',
  summary: 'Show the rules of a title in short, and how its moves are written',
  access: 'anyone',
  allowance: 'read',
  params: z.strictObject({ title: titleId }),
  query: z.strictObject({ as: asText }),
  answers: { 200: { description: 'The rules', schema: Rules, text: true } },
  problems: [404],
  handle: async ({ params, query, deps, context }) => {
    const title = await titleNamed(deps, params.title);
    const found = rulesOf(title.id);
    if (!found) throw new HttpProblem(404, 'unknown-title', unknownTitle(deps.service, params.title));
    const { lead, sections, writing } = found.text[context.language];
    const general = helpOf(context.language);
    const body: z.infer<typeof Rules> = {
      title: title.id,
      name: wordsOf(deps, { title: title.id, seats: [] }, context.language).titleName,
      lead,
      sections: sections.map(({ id, heading, text, decided }) => ({
        ...{ id, heading, text: [...text] },
        ...(decided && { decided: [...decided] }),
      })),
      writing: [...general.notation, ...(writing ?? general.railWriting)],
      notation: [...title.notation.forms],
    };
    return query.as === 'text'
      ? { status: 200, body: rulesText(body), type: 'text/plain' }
      : { status: 200, body };
  },
});

export const titleRoutes: readonly ApiRoute[] = [titles, data, keptData, rules];
