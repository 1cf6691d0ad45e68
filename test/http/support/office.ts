import { toyTitle } from '../../fixtures/toy/title.js';
import { formsIn, signedInBrowser, textOf, type Browser } from './browser.js';
import { startWorld, type Player, type World } from './world.js';

/** A service with an operator at its pages, and players. */
export interface Office {
  readonly world: World;
  readonly boss: Player;
  readonly anna: Player;
  readonly bert: Player;
  /** The operator's browser. */
  readonly admin: Browser;
  sql<R extends object>(text: string, values?: unknown[]): Promise<readonly R[]>;
  /** What operators did, oldest first. */
  acts(): Promise<readonly { act: string; by_person: string; params: object }[]>;
  /** Fills in the form with that button and sends it. */
  press(
    path: string,
    button: string,
    changes?: { readonly [name: string]: string },
  ): Promise<{ readonly status: number; readonly text: string }>;
}

export const openOffice = async (): Promise<Office> => {
  const world = await startWorld({ operators: ['boss@players.example'], titles: [toyTitle] });
  const boss = await world.player('Boss');
  const anna = await world.player('Anna');
  const bert = await world.player('Bert');
  const admin = await signedInBrowser(world, boss);
  const sql: Office['sql'] = async <R extends object>(text: string, values: unknown[] = []) =>
    (await world.db.pool.query<R & { [column: string]: unknown }>(text, values)).rows;
  return {
    world,
    boss,
    anna,
    bert,
    admin,
    sql,
    acts: () => sql('SELECT act, by_person, params FROM operator_act ORDER BY id'),
    press: async (path, button, changes = {}) => {
      const page = await admin.get(path);
      if (page.status !== 200) throw new Error(`${path}: ${String(page.status)}`);
      const form = formsIn(page.text).find(one => one.buttons.some(({ value }) => value === button));
      if (!form) throw new Error(`no button ${button} on ${path}`);
      const answer = await admin.submit(form, { do: button, ...changes });
      return { status: answer.status, text: textOf(answer.text) };
    },
  };
};
