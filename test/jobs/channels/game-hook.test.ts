import { describe, expect, test } from '@jest/globals';
import { deleteHook, gameHooks } from '../../../src/service/channels/webhooks.js';
import { passOn } from '../../../src/service/tables/creator.js';
import { createGame } from '../../../src/service/tables/games.js';
import { joinGame } from '../../../src/service/tables/invitations.js';
import { submit } from '../../../src/service/log/play.js';
import { undo } from '../../../src/service/log/undo.js';
import { changeOptions } from '../../../src/service/tables/options.js';
import { chooseAboutSeat } from '../../../src/service/tables/seats.js';
import { person, toyGame } from '../../support/service.js';
import { bid } from '../../support/toy-moves.js';
import { deps, hook, receiver, rows, told, work, withReceiver } from './receiving.js';

withReceiver();

describe('the webhook of a game', () => {
  const hooked = async () => {
    const { game, players } = await toyGame(deps, ['Anna', 'Ben'], { length: 'long' });
    const { hook: made } = await hook(players[0]!, { gameId: game.id });
    return { gameId: game.id, players, made };
  };

  test('is told of every move and of the end, and nothing that is sealed', async () => {
    const { game, players } = await toyGame(deps, ['Anna', 'Ben']);
    await hook(players[0]!, { gameId: game.id });
    for (let n = 0; n < 6; n++) await submit(deps, players[n % 2]!, bid(game.id, n % 2, n, n + 1));
    await work();
    const moves = told().filter(({ event }) => event === 'move');
    expect(moves.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(told().map(({ event }) => event)).toContain('game-over');
    expect(moves.at(-1)!['hash']).toMatch(/^[0-9a-f]{64}$/);
    expect(moves.at(-1)!['link']).toContain(`/g/${game.id}/p/`);
  });

  test('keeps a sealed choice sealed, and what is asked for the newest row alone', async () => {
    const { gameId, players } = await hooked();
    await submit(deps, players[0]!, bid(gameId, 0, 0, 17));
    await work();
    const [sealed] = told();
    expect(sealed).toMatchObject({ event: 'move', player: 'Anna', notation: null });
    expect(receiver.received[0]!.body.toString()).not.toMatch(/\b17\b/);
    await undo(deps, players[0]!, { gameId, seat: 0, expected: 1, count: 1 });
    await work();
    expect(told()[1]).toMatchObject({ event: 'undo', number: 2, seat: 0 });
  });

  test('is told nothing more of a game that its maker may not look at any more', async () => {
    const { gameId, players } = await hooked();
    await submit(deps, players[0]!, bid(gameId, 0, 0));
    await work();
    expect(told()).toHaveLength(1);
    await passOn(deps, players[0]!, { gameId, seat: 1 });
    await chooseAboutSeat(deps, players[0]!, { gameId, seat: 0, choice: 'leave' });
    await submit(deps, players[1]!, bid(gameId, 1, 1));
    await work();
    expect(told()).toHaveLength(1);
    await changeOptions(deps, players[1]!, gameId, { spectators: 'everyone' });
    await submit(deps, players[1]!, bid(gameId, 1, 2));
    await work();
    expect(told().map(({ number }) => number)).toEqual([1, 3]);
  });

  test('is told of the start of a game that has not begun', async () => {
    const anna = await person(deps, 'Anna');
    const { id } = await createGame(deps, anna, {
      title: 'toy',
      name: 'Later',
      settings: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await hook(anna, { gameId: id, language: 'de' });
    await joinGame(deps, await person(deps, 'Ben'), { gameId: id, seat: 1 });
    await work();
    expect(told()).toMatchObject([{ event: 'game-started', title: '„Later“ beginnt', language: 'de' }]);
  });

  test('is made by the game’s creator alone; players see that there is one', async () => {
    const { gameId, players, made } = await hooked();
    const cleo = await person(deps, 'Cleo');
    expect(await gameHooks(deps, players[0]!, gameId)).toMatchObject({ count: 1, mine: [{ id: made.id }] });
    expect(await gameHooks(deps, players[1]!, gameId)).toEqual({ count: 1, mine: [] });
    await expect(gameHooks(deps, cleo, gameId)).rejects.toMatchObject({ code: 'not-your-game' });
    await expect(hook(players[1]!, { gameId })).rejects.toMatchObject({ code: 'creator-only' });
    await expect(hook(players[0]!, { gameId: 'nosuch' })).rejects.toMatchObject({ code: 'no-such-game' });
    for (let n = 0; n < 2; n++) await hook(players[0]!, { gameId, url: receiver.url(`/${n}`) });
    await expect(hook(players[0]!, { gameId, url: receiver.url('/z') })).rejects.toMatchObject({
      code: 'too-many-channels',
    });
  });

  test('costs a game nothing any more when it is gone', async () => {
    const { gameId, players, made } = await hooked();
    expect(await rows('SELECT hooked FROM game')).toEqual([{ hooked: true }]);
    await deleteHook(deps, players[0]!, made.id);
    expect(await rows('SELECT hooked FROM game')).toEqual([{ hooked: false }]);
    await submit(deps, players[0]!, bid(gameId, 0, 0));
    expect(await rows(`SELECT id FROM delivery WHERE channel = 'webhook'`)).toEqual([]);
  });
});
