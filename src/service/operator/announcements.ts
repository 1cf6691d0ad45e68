import {
  addJob,
  bannersAt,
  direct,
  enqueue,
  insertAnnouncement,
  lockAnnouncement,
  newestAnnouncements,
  noteToldPeople,
  peopleToTell,
  readAnnouncement,
  stopAnnouncementRow,
  type AnnouncementRow,
  type Audience,
  type DeliveryRow,
  type Tx,
} from '../../db/index.js';
import type { JsonObject } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { Invalid, NotFound } from '../errors.js';
import { newId } from '../secrets.js';
import { cleanLines } from '../free-text.js';
import type { Language } from '../types.js';
import { noteAct } from './acts.js';
import type { Operator } from './authority.js';

export type { AnnouncementRow as Announcement, Audience } from '../../db/index.js';

export const audiences = ['everybody', 'players', 'banner'] as const;

export const MOST_LETTERS = 2000;
const LONGEST_BANNER = 366;
const MOST_SHOWN = 30;

/** People who are written to in one transaction. */
const AT_ONCE = 200;

export interface NewAnnouncement {
  readonly audience: Audience;
  readonly german: string;
  readonly english: string;
  /** Of a banner. */
  readonly until?: Date;
}

/** @throws Invalid `bad-banner-end` */
const endOf = (deps: Deps, { audience, until }: NewAnnouncement): Date | null => {
  if (audience !== 'banner') return null;
  const now = deps.clock().getTime();
  const latest = now + LONGEST_BANNER * 86_400_000;
  if (!until || !(until.getTime() > now && until.getTime() <= latest))
    throw new Invalid('bad-banner-end', { days: LONGEST_BANNER });
  return until;
};

const next = (deps: Deps, tx: Tx, id: string): Promise<void> =>
  addJob(tx, { task: 'announce', payload: { id }, runAt: deps.clock(), key: `announce:${id}` });

/**
 * Says something to everybody, to all who play in a running game (each once, by mail), or on every page.
 * @returns its id
 * @throws Invalid `text-missing`, `text-too-long`, `bad-banner-end`
 */
export const announce = (deps: Deps, by: Operator, wanted: NewAnnouncement): Promise<string> =>
  deps.db.transaction(async tx => {
    const german = cleanLines(wanted.german, MOST_LETTERS);
    const english = cleanLines(wanted.english, MOST_LETTERS);
    const until = endOf(deps, wanted);
    const id = newId(deps, 12);
    const { audience } = wanted;
    await insertAnnouncement(tx, { id, audience, german, english, at: deps.clock(), until });
    if (audience !== 'banner') await next(deps, tx, id);
    await noteAct(deps, tx, by, 'announce', { announcement: id, audience, german, english });
    return id;
  });

/** No further mails go out, and a banner is gone at once. @throws NotFound `no-such-announcement` */
export const stopAnnouncement = (deps: Deps, by: Operator, id: string): Promise<void> =>
  deps.db.transaction(async tx => {
    if (!(await stopAnnouncementRow(tx, id, deps.clock())))
      throw new NotFound('no-such-announcement', { announcement: id });
    await noteAct(deps, tx, by, 'stop-announcement', { announcement: id });
  });

/** What operators have announced, the newest first. */
export const listAnnouncements = (deps: Deps): Promise<readonly AnnouncementRow[]> =>
  newestAnnouncements(direct(deps.db), MOST_SHOWN);

/** What stands on every page now, in the reader's language. */
export const currentBanners = async (deps: Deps, language: Language): Promise<readonly string[]> =>
  (await bannersAt(direct(deps.db), deps.clock())).map(one => (language === 'de' ? one.german : one.english));

/**
 * Writes to the next few people, and has the job go on with those after them. One that is interrupted writes to
 * nobody twice.
 */
export const tellAnnouncement = (deps: Deps, id: string): Promise<void> =>
  deps.db.transaction(async tx => {
    const row = await lockAnnouncement(tx, id);
    if (!row || row.stopped_at || row.told_at || row.audience === 'banner') return;
    const people = await peopleToTell(tx, row.audience, row.after_person, AT_ONCE);
    const at = deps.clock();
    await enqueue(
      tx,
      people.map(personId => ({
        id: newId(deps, 16),
        kind: 'announcement' as const,
        personId,
        gameId: null,
        seat: null,
        number: null,
        subjectId: null,
        dedupe: `n${id}.u${personId}.announcement`,
        data: { announcement: id },
        at,
        sendAt: at,
      })),
    );
    const over = people.length < AT_ONCE;
    await noteToldPeople(tx, id, {
      told: people.length,
      after: over ? '' : people.at(-1)!,
      over: over ? at : null,
    });
    if (!over) await next(deps, tx, id);
  });

/** What a mail says of it; nothing once it was stopped. */
export const announcementMessage = async (deps: Deps, { data }: DeliveryRow): Promise<JsonObject | null> => {
  const row = await readAnnouncement(
    direct(deps.db),
    (data as { readonly announcement: string }).announcement,
  );
  return row && !row.stopped_at ? { german: row.german, english: row.english } : null;
};
