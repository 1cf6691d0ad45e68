import type { Page } from 'playwright-core';
import { depsOn } from '../../bench/tables.js';
import { connect } from '../../src/db/client.js';
import { direct, findOrMakePerson } from '../../src/db/index.js';
import { mainCookie } from '../../src/http/cookies.js';
import { deviceOf } from '../../src/http/device.js';
import { preferred } from '../../src/http/language.js';
import { importRecord, joinGame, type Deps } from '../../src/service/index.js';
import { asPerson, personAt } from '../../src/service/account/people.js';
import { newPerson, openPersonSession } from '../../src/service/account/signin.js';
import { TEST_SECRET } from '../support/cluster.js';
import type { Service } from './service.js';

/*
 * People and games that a test needs and does not test: made beside the service, in its database, without mails, jobs and pages. What
 * people themselves do for it is tried in `newcomer`, `mail-links`, `account` and `around`.
 */

type Place = Pick<Service, 'url' | 'database'>;

const beside = async <T>({ database }: Place, work: (deps: Deps) => Promise<T>): Promise<T> => {
  const db = connect({ url: database.ownerUrl, connections: 2, patience: 0 });
  try {
    return await work(depsOn(db, TEST_SECRET));
  } finally {
    await db.close();
  }
};

/** Signs somebody in with the page's browser; who is new has its language and time zone. */
export const enter = async (page: Page, service: Place, address: string): Promise<void> => {
  const [agent, language, timeZone] = await page.evaluate<readonly [string, string, string]>(
    '[navigator.userAgent, navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone]',
  );
  const { token, expiresAt } = await beside(service, async deps => {
    const tx = direct(deps.db);
    const link = { email: address, language: preferred(language) };
    const row = await findOrMakePerson(tx, newPerson(deps, link, { timeZone }), deps.clock());
    return openPersonSession(deps, tx, asPerson(row), deviceOf(agent));
  });
  await page.context().addCookies([
    {
      ...{ name: mainCookie, value: token, url: service.url.replace('http:', 'https:') },
      ...{ secure: true, httpOnly: true, sameSite: 'Lax', expires: expiresAt.getTime() / 1000 },
    },
  ]);
};

/** Imports a game for somebody who has been here. @returns its id, and who is asked in it */
export const importFor = (
  service: Place,
  address: string,
  record: object,
): Promise<{ readonly id: string; readonly asked: readonly number[] }> =>
  beside(service, async deps => importRecord(deps, await personAt(deps, address), { record }));

/** Sits down there. */
export const joinFor = (service: Place, address: string, id: string, seat: number): Promise<unknown> =>
  beside(service, async deps => joinGame(deps, await personAt(deps, address), { gameId: id, seat }));
