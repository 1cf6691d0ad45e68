import type { SettingDef, Title } from '../../engine/core/index.js';
import { offeredSettings } from '../../service/tables/settings.js';
import { rulesOf } from '../../words/rules.js';
import type { GameDetail } from '../../service/types.js';
import type { Form } from '../input/body.js';
import type { HttpDeps } from '../deps.js';
import { wordsOf } from '../wording.js';
import { withPreset } from './new-game-settings.js';
import type { PageCall } from './page.js';
import { settingText } from './summary.js';

/*
 * The rules of a title, told for one choice of its settings: what is played otherwise than in the usual game.
 */

const nameOf = (id: string): string => `set.${id}`;

/** The value that an address names; nothing where it is the usual one, or none. */
const otherIn = (form: Form, { id, values }: SettingDef): boolean | string | undefined =>
  values.slice(1).find(value => String(value) === form[nameOf(id)]);

/** Where the rules of a game are told, with what it plays otherwise; undefined where its title has none. */
export const rulesOfGame = (
  deps: HttpDeps,
  game: Pick<GameDetail, 'title' | 'settings'>,
): string | undefined => {
  const title = deps.service.titles.get(game.title);
  if (!title || !rulesOf(title.id)) return undefined;
  const { settings } = game;
  const others = offeredSettings(title).filter(({ id, values }) => (settings[id] ?? values[0]) !== values[0]);
  const query = new URLSearchParams(
    others.map(({ id }): [string, string] => [nameOf(id), String(settings[id])]),
  );
  return [`/help/rules/${title.id}`, ...(others.length > 0 ? [query.toString()] : [])].join('?');
};

export interface DifferencesModel {
  readonly preset: { readonly name: string; readonly text?: string | undefined } | undefined;
  readonly others: readonly { readonly name: string; readonly text: string | undefined }[];
}

/** What the game that the address names plays otherwise, in the order of the rulebook; undefined where it names none. */
export const differencesModel = (call: PageCall, title: Title): DifferencesModel | undefined => {
  const words = wordsOf(call.deps, { title: title.id, seats: [] }, call.context.language);
  const query = Object.entries(call.query).filter(([, value]) => typeof value === 'string');
  const form = withPreset(title, Object.fromEntries(query) as Form, call.query['preset']);
  const named = title.presets?.find(({ id }) => id === form['preset']);
  const others = offeredSettings(title).flatMap(def => {
    const value = otherIn(form, def);
    if (value === undefined) return [];
    return [{ name: settingText(words, def.id, value), text: words.setting(def.id).text }];
  });
  if (!named && others.length === 0) return undefined;
  return { preset: named && words.preset(named.id), others };
};

export interface PresetLink {
  readonly href: string;
  readonly name: string;
  readonly text?: string | undefined;
}

/** The presets with the addresses of their rules. */
export const presetLinks = (call: PageCall, title: Title): readonly PresetLink[] =>
  (title.presets ?? []).map(({ id }) => ({
    ...call.deps.wordsFor(title.id).preset(call.context.language, id),
    href: `/help/rules/${title.id}?preset=${encodeURIComponent(id)}`,
  }));
