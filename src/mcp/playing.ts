import { z } from 'zod';
import type { Client } from './client.js';
import { gameInput, seatInput, tool } from './tool.js';

/* Tools that change something. */

const seen = z
  .string()
  .regex(/^\d{1,9}-[0-9a-f]{8,64}$/)
  .describe(
    'The row that you saw, as `turn` names it: 57-9f3ac0a1b2c3d4e5. Nothing is played if somebody has moved since',
  );

const pathOf = (id: string, of: string): string => `/games/${encodeURIComponent(id)}/${of}`;

/** What a move would bring about, for the question whether it may be made. */
const foretold = async (client: Client, id: string, move: string): Promise<string> => {
  const { lines } = await client.json<{
    readonly lines: readonly { readonly moves: readonly { readonly words: readonly string[] }[] }[];
  }>({ method: 'POST', path: pathOf(id, 'try'), body: { lines: [[move]], show: [] } });
  return lines[0]?.moves.flatMap(({ words }) => words).join(' ') ?? '';
};

export const playTool = tool({
  ...{ name: 'play', title: 'Play a move', changes: 'game' },
  description:
    'Makes a move in the notation. The player is asked first, unless they have allowed it. The answer is the new turn as text.',
  input: { game: gameInput, move: z.string().min(1).max(2000), seen, seat: seatInput },
  run: async ({ client, confirm }, { game: id, move, seen: row, seat: own }) => {
    const said = await foretold(client, id, move);
    const no = await confirm(`Play “${move}” in game ${id}? ${said}`);
    if (no !== undefined) return no;
    const { text } = await client.json<{ readonly text: string }>({
      ...{ method: 'POST', path: pathOf(id, 'actions'), query: { include: 'text' }, seen: row },
      body: { notation: move, ...(own !== undefined && { seat: own }) },
    });
    return text;
  },
});

export const undoTool = tool({
  ...{ name: 'undo', title: 'Take moves back', changes: 'game' },
  description: 'Takes back your newest moves, where nobody has followed them up. The player is asked first.',
  input: {
    game: gameInput,
    seat: z.number().int().min(0),
    seen,
    count: z.number().int().min(1).max(100).default(1),
  },
  run: async ({ client, confirm }, { game: id, seat: own, seen: row, count }) => {
    const no = await confirm(`Take back ${String(count)} of your moves in game ${id}?`);
    if (no !== undefined) return no;
    const { text } = await client.json<{ readonly text: string }>({
      ...{ method: 'POST', path: pathOf(id, 'undo'), query: { include: 'text' }, seen: row },
      body: { seat: own, count },
    });
    return text;
  },
});

interface Orders {
  readonly standing: readonly { readonly id: string; readonly words: string }[];
  readonly forms: readonly object[];
}

const ordersText = ({ standing, forms }: Orders): string =>
  [
    ...standing.map(({ id, words }) => `${id}: ${words}`),
    ...(standing.length === 0 ? ['No standing orders.'] : []),
    'Forms that can be given now:',
    ...forms.map(form => JSON.stringify(form)),
  ].join('\n');

export const ordersTool = tool({
  ...{ name: 'orders', title: 'Standing orders', changes: 'nothing' },
  description:
    'Lists your standing orders, which play for you while you are away, and those you could give now.',
  input: { game: gameInput, seat: seatInput },
  run: async ({ client }, { game: id, seat: own }) =>
    ordersText(await client.json<Orders>({ path: pathOf(id, 'orders'), query: { seat: own } })),
});

export const giveOrderTool = tool({
  ...{ name: 'give_order', title: 'Give a standing order', changes: 'game' },
  description:
    'Gives a standing order in the notation, such as `auto pass until mine`; `auto off` cancels all. It may act at once. The player is asked first.',
  input: { game: gameInput, order: z.string().min(1).max(500), seat: seatInput },
  run: async ({ client, confirm }, { game: id, order, seat: own }) => {
    const no = await confirm(`Give the standing order “${order}” in game ${id}?`);
    if (no !== undefined) return no;
    return ordersText(
      await client.json<Orders>({
        ...{ method: 'POST', path: pathOf(id, 'orders') },
        body: { notation: order, ...(own !== undefined && { seat: own }) },
      }),
    );
  },
});

export const sayTool = tool({
  ...{ name: 'say', title: 'Write a message', changes: 'game' },
  description: 'Sends a message to all players of a game, or to one. The player is asked first.',
  input: { game: gameInput, text: z.string().min(1).max(2000), with: z.number().int().min(0).optional() },
  run: async ({ client, confirm }, { game: id, text, with: other }) => {
    const no = await confirm(
      `Send to ${other === undefined ? 'all players' : `P${String(other + 1)}`} of game ${id}: “${text}”?`,
    );
    if (no !== undefined) return no;
    await client.json({
      ...{ method: 'POST', path: pathOf(id, 'chat') },
      body: { text, ...(other !== undefined && { with: other }) },
    });
    return 'Sent.';
  },
});

interface Plans {
  readonly plans: readonly {
    readonly id: string;
    readonly name: string;
    readonly number: number;
    readonly moves: readonly { readonly seat: number; readonly line: string }[];
    readonly check: readonly { readonly state: string; readonly why?: string }[];
  }[];
}

export const plansTool = tool({
  ...{ name: 'plans', title: 'Plans', changes: 'nothing' },
  description: 'Lists your plans for a game, each tried on the newest position. Nobody else sees them.',
  input: { game: gameInput },
  run: async ({ client }, { game: id }) => {
    const { plans: all } = await client.json<Plans>({ path: pathOf(id, 'plans') });
    return (
      all
        .map(({ id: plan, name, number, moves, check }) =>
          [
            `${plan} “${name}”, from row ${String(number)}`,
            ...moves.map(({ seat: whose, line }, at) => {
              const { state = '', why } = check[at] ?? {};
              return `  P${String(whose + 1)} ${line}: ${state}${why === undefined ? '' : `, ${why}`}`;
            }),
          ].join('\n'),
        )
        .join('\n') || 'No plans.'
    );
  },
});

export const savePlanTool = tool({
  ...{ name: 'save_plan', title: 'Save a plan', changes: 'own' },
  description: 'Saves moves as a plan that only you see and that is never played by itself.',
  input: {
    game: gameInput,
    name: z.string().min(1).max(200),
    number: z.number().int().min(0).describe('The row after which it begins'),
    moves: z
      .array(z.object({ seat: z.number().int().min(0), line: z.string().min(1).max(2000) }))
      .min(1)
      .max(100),
  },
  run: async ({ client }, { game: id, ...body }) => {
    const { id: plan } = await client.json<{ readonly id: string }>({
      ...{ method: 'POST', path: pathOf(id, 'plans'), body },
    });
    return `Saved as ${plan}.`;
  },
});
