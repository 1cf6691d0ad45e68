/**
 * Plays by thinking ahead, with the engine on its own machine: the service is asked for positions and told moves.
 *
 *     BAHNPOST_URL=https://bahnpost.example BAHNPOST_TOKEN=bp_… node bot.js
 *
 * BAHNPOST_SECONDS says how long it thinks about a move (2). The token needs the scopes `read` and `play`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { chanceFrom, chooseMove, sightIn, titleBySet, titles } from 'bahnpost-engine';

const { BAHNPOST_URL, BAHNPOST_TOKEN, BAHNPOST_SECONDS = '2' } = process.env;
if (!BAHNPOST_URL || !BAHNPOST_TOKEN) throw new Error('BAHNPOST_URL and BAHNPOST_TOKEN are missing');
const headers = { Authorization: `Bearer ${BAHNPOST_TOKEN}`, 'Content-Type': 'application/json' };

const say = text => console.log(`${new Date().toISOString()} ${text}`);

/** Asks the API, and again after a while where it is busy or cannot be reached. */
const ask = async (method, path, { body, match } = {}) => {
  for (;;) {
    const answer = await fetch(`${BAHNPOST_URL}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(match && { 'If-Match': match }) },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (answer && answer.status !== 429 && answer.status !== 503)
      return { status: answer.status, tag: answer.headers.get('ETag'), body: await answer.json() };
    await pause(1000 * Number(answer?.headers.get('Retry-After') ?? 5));
  }
};

/** The rules that a game is played by; Imperial Steam may have a data set of the service's. */
const rulesOf = async id => {
  if (titles.has(id)) return titles.get(id);
  if (!id.startsWith('imperial-steam@')) return null;
  return titleBySet(id, await (await fetch(`${BAHNPOST_URL}/data-sets/${id}.json`)).json());
};

const choose = (title, position) => {
  const until = performance.now() + 1000 * Number(BAHNPOST_SECONDS);
  const chance = chanceFrom(Number.parseInt(position.hash.slice(0, 8), 16));
  const isOver = () => performance.now() > until;
  return chooseMove(title, sightIn(title, position), { level: 'strong', chance, isOver });
};

const isAsked = ({ seat, turn, status }) => !status.ended && turn.asked.includes(seat);

/** Plays in a game for as long as it waits for this bot. */
const playOn = async game => {
  let { status, tag, body } = await ask('GET', `/games/${game}/position`);
  // A game that has not begun, or that the bot has left.
  if (status !== 200) return;
  const title = await rulesOf(body.title);
  if (!title) return say(`${game}: ${body.title} is not known`);
  while (isAsked(body)) {
    const action = choose(title, body);
    const path = `/games/${game}/actions?include=position`;
    const played = await ask('POST', path, { body: { action }, match: tag });
    if (played.status === 201) {
      say(`${game} ${played.body.number}: ${title.notation.print(action)}`);
      ({ tag } = played);
      body = played.body.position;
    } else if (played.status === 412) {
      // Somebody was faster, or took a move back.
      ({ tag, body } = await ask('GET', `/games/${game}/position`));
    } else return say(`${game}: ${title.notation.print(action)} is refused: ${played.body.detail}`);
  }
};

/** Games in which something has happened; each is looked at once, one after another. */
const changed = new Set();
let isPlaying = false;

const playAll = async () => {
  if (isPlaying) return;
  isPlaying = true;
  for (const game of changed) {
    changed.delete(game);
    await playOn(game);
  }
  isPlaying = false;
};

/** One event of the stream: where all games stand, or that one has changed. */
const hear = event => {
  const data = /^data: (.*)$/m.exec(event)?.[1];
  if (!data) return;
  const told = JSON.parse(data);
  for (const { game } of told.games ?? [told]) changed.add(game);
  void playAll();
};

/** Follows what happens in all games of the account, until the stream ends. */
const follow = async () => {
  const answer = await fetch(`${BAHNPOST_URL}/api/v1/events`, { headers });
  if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.json()).detail}`);
  let text = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const events = (text + piece).split('\n\n');
    text = events.pop();
    events.forEach(hear);
  }
};

for (;;) {
  await follow().catch(error => say(error.message));
  await pause(5000);
}
