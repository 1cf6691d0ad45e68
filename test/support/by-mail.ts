import type { Option } from '../../src/engine/core/index.js';
import { acceptInvitation, addressOf, call, secretIn, signIn, type Answer } from './api-client.js';
import type { Postbox } from './postbox.js';
import { quickMove } from './quick-player.js';
import type { Rng } from './random.js';

export interface PostGame {
  /** Its id. */
  readonly title: string;
  readonly settings: { readonly [id: string]: boolean | string };
  /** The first of them invites the others. */
  readonly people: readonly string[];
}

export interface Played {
  readonly id: string;
  /** Session of the one who invited. */
  readonly token: string;
  /** Rows in the log, and the ETag of the last position. */
  readonly number: number;
  readonly etag: string;
  readonly kinds: ReadonlySet<string>;
}

const mustBe = (status: number, answer: Answer, where: string): Answer => {
  if (answer.status !== status) throw new Error(`${where}: ${JSON.stringify(answer)}`);
  return answer;
};

/**
 * Plays a whole game through the interface, from the invitations on, each turn through the link of its mail.
 * @throws Error with the answer and the move where the service does not accept what it offered
 */
export const playByMail = async (
  { url }: { readonly url: string },
  postbox: Postbox,
  { title, settings, people }: PostGame,
  rng: Rng,
): Promise<Played> => {
  const [first, ...others] = people;
  const token = await signIn(url, postbox, first!);
  const invited = others.map(name => ({ kind: 'invite', email: addressOf(name), name }));
  const wish = { title, name: 'Friday five', settings, seats: [{ kind: 'me' }, ...invited] };
  const id = mustBe(201, await call(url, 'POST', '/games', token, wish), 'new game').body['id'] as string;
  await Promise.all(others.map(name => acceptInvitation(url, postbox, name)));

  const kinds = new Set<string>();
  let number = 0;
  let etag = '';
  let asked: readonly number[] = [0];
  while (asked.length > 0) {
    const seat = asked[0]!;
    const to = addressOf(people[seat]!);
    // The turn's mail brings a link, the link a session for this seat of this game alone.
    const letter = await postbox.wait(
      l => l.to === to && l.id.includes(`.a${String(number)}.`) && l.id.includes('turn'),
    );
    const secret = secretIn(letter, `/g/${id}/seat`);
    const seatToken = (await call(url, 'POST', '/seat-links/open', '', { secret })).body['token'] as string;
    do {
      const there = await call(url, 'GET', `/games/${id}/position?seat=${String(seat)}`, seatToken);
      const action = quickMove(there.body['menu'] as readonly Option[], seat, rng);
      kinds.add(action.type);
      const sent = await call(url, 'POST', `/games/${id}/actions`, seatToken, { action }, there.etag);
      const done = mustBe(201, sent, `move ${String(number + 1)}, ${JSON.stringify(action)}`);
      ({ etag } = done);
      number = done.body['number'] as number;
      asked = done.body['turn'].asked as readonly number[];
    } while (asked[0] === seat);
  }
  return { id, token, number, etag, kinds };
};
