import { calendarEntries, direct, noteCalendarEntry, readPrefs, type DeliveryRow } from '../../db/index.js';
import type { Seat } from '../../engine/core/index.js';
import type { Deps } from '../deps.js';
import { prefsIn } from '../prefs/kept.js';
import type { GameDetail } from '../types.js';
import type { MailedEntry, OutgoingAtSeat, OutgoingMessage } from './outgoing.js';

/** Until when each of the receiver's seats has to move, as far as they want it in their calendar. */
const wantedOf = async (deps: Deps, row: DeliveryRow, game: GameDetail): Promise<ReadonlyMap<Seat, Date>> => {
  const prefs = row.person_id === null ? undefined : await readPrefs(direct(deps.db), row.person_id);
  if (!prefs || !prefsIn(prefs).calendar) return new Map();
  return new Map(
    game.clocks.flatMap(({ seat, deadline }) =>
      deadline && deadline > deps.clock() && game.mine.includes(seat) ? [[seat, deadline] as const] : [],
    ),
  );
};

/** What is to be changed in the calendar: the mail's own turn anew, or what an earlier mail said and no longer holds. */
const entryOf = async (
  deps: Deps,
  row: DeliveryRow,
  game: GameDetail,
  asked: Seat | null,
): Promise<MailedEntry | null> => {
  const wanted = await wantedOf(deps, row, game);
  const [now, own] = [deps.clock(), asked === null ? undefined : wanted.get(asked)];
  if (asked !== null && own) return { seat: asked, until: own, at: now, cancelled: false };
  const told = await calendarEntries(direct(deps.db), row.person_id!, game.id);
  const changed = told.find(
    ({ seat, until }) => until > now && wanted.get(seat)?.getTime() !== until.getTime(),
  );
  if (!changed) return null;
  const until = wanted.get(changed.seat);
  return { seat: changed.seat, until: until ?? changed.until, at: now, cancelled: until === undefined };
};

/**
 * A mail with the entry for its receiver's calendar, where there is one to make, to move or to take out. Nothing is
 * sent for that alone.
 */
export const withCalendarEntry = async <M extends OutgoingAtSeat | OutgoingMessage>(
  deps: Deps,
  row: DeliveryRow,
  mail: M,
): Promise<M> => {
  const { game } = mail;
  if (row.channel !== 'mail' || row.person_id === null || game === null) return mail;
  const asked = ['turn', 'offer', 'reminder'].includes(mail.kind) ? mail.seat : null;
  const calendar = await entryOf(deps, row, game, asked);
  if (!calendar) return mail;
  const { seat, until, cancelled, at } = calendar;
  await noteCalendarEntry(direct(deps.db), row.id, { seat, until: cancelled ? at : until });
  return { ...mail, calendar };
};
