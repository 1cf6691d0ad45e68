import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from '@jest/globals';
import type { Action } from '../../src/engine/core/index.js';
import { actionsSchema } from '../../src/http/action-schema.js';
import { titles } from '../../src/titles/registry.js';
import { namesOfStoredGames, readStoredGame } from '../support/stored-games.js';

/** The actions of stored games, by title. */
const played = new Map<string, Action[]>();
for (const name of namesOfStoredGames()) {
  const { start, rows } = readStoredGame(name);
  const known = played.get(start.title) ?? [];
  played.set(start.title, [...known, ...rows.map(({ action }) => action)]);
}

/** The action without a seat, with a field more, and with each field as something else. */
const spoilt = (action: Action): readonly object[] => {
  const { seat: _, ...nobodys } = action;
  return [
    nobodys,
    { ...action, more: 1 },
    ...Object.entries(action).map(([name, value]) => ({ ...action, [name]: { of: [value] } })),
  ];
};

test.each([...titles.values()].map(title => [title.id, title] as const))(
  '%s: its schema takes all that was ever played, and nothing that is no action',
  (id, title) => {
    const schema = actionsSchema(title) as { readonly anyOf: readonly { readonly title: string }[] };
    expect(schema.anyOf.map(one => one.title)).toEqual(title.notation.forms);
    expect(JSON.stringify(schema)).not.toContain('{}');
    const takes = new Ajv2020({ strictTypes: true }).compile(schema);
    const actions = played.get(id)!;
    expect(actions.length).toBeGreaterThan(300);
    expect(actions.filter(action => !takes(action))).toEqual([]);
    // One action of each type and its fields is enough.
    const kinds = new Map(
      actions.map(action => [`${action.type} ${Object.keys(action).sort().join()}`, action]),
    );
    for (const action of kinds.values()) expect(spoilt(action).filter(one => takes(one))).toEqual([]);
  },
);
