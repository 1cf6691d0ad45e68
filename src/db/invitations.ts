import type { InvitationModel } from './generated/models.js';
import type { Database, Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';
import { named } from './named.js';

/** `email` as the inviter typed it; `hidden` where it is not the inviter's to see. */
export type InvitationRow = Readonly<
  Pick<
    InvitationModel,
    'id' | 'gameId' | 'seatNo' | 'email' | 'emailCanonical' | 'name' | 'language' | 'byPerson' | 'hidden'
  >
>;

const INSERT = named(`
  INSERT INTO invitation (id, hash, game_id, seat, email, email_canonical, name, language, by_person, hidden, status, created_at)
  VALUES ({id}, {hash}, {gameId}, {seatNo}, {email}, {emailCanonical}, {name}, {language}, {byPerson}, {hidden}, 'out', {at})`);

/** Keeps a new invitation; one that is out for the seat is called back. */
export const insertInvitation = async (
  tx: Tx,
  invitation: InvitationRow & { readonly hash: string; readonly at: Date },
): Promise<void> => {
  await closeInvitation(tx, invitation.gameId, invitation.seatNo, 'called-back');
  await tx.rows(INSERT.text, INSERT.values(invitation));
};

/** @returns false when none was out, or none for one of these addresses where some are given */
export const closeInvitation = async (
  tx: Tx,
  gameId: string,
  seat: number,
  status: 'accepted' | 'declined' | 'called-back',
  addresses: readonly string[] | null = null,
): Promise<boolean> => {
  const rows = await tx.rows(
    `UPDATE invitation SET status = $3 WHERE game_id = $1 AND seat = $2 AND status = 'out'
       AND ($4::text[] IS NULL OR email_canonical = ANY ($4)) RETURNING id`,
    [gameId, seat, status, addresses],
  );
  return rows.length > 0;
};

/** @returns false when it is not out any more */
export const closeThisInvitation = async (
  tx: Tx,
  id: string,
  status: 'accepted' | 'declined',
): Promise<boolean> =>
  (
    await tx.rows(`UPDATE invitation SET status = $2 WHERE id = $1 AND status = 'out' RETURNING id`, [
      id,
      status,
    ])
  ).length > 0;

export interface InvitationInfo extends Columns<'invitation', 'seat'>, Columns<'game', 'title' | 'seats'> {
  readonly gameId: ColumnType<'game', 'id'>;
  readonly gameName: ColumnType<'game', 'name'>;
  /** Who invites. */
  readonly from: ColumnType<'person', 'name'>;
  /** What the inviter calls the guest; may be empty. */
  readonly name: ColumnType<'invitation', 'name'>;
}

export interface InvitationsPage {
  readonly most: number;
  readonly after: { readonly at: Date; readonly id: string } | null;
  /** To this game; null for all. */
  readonly gameId: string | null;
}

/** Invitations that are out for a person's verified addresses, the oldest first. */
export const invitationsTo = (
  tx: Tx,
  addresses: readonly string[],
  { most, after, gameId }: InvitationsPage,
): Promise<readonly (InvitationInfo & { readonly id: string; readonly at: Date })[]> =>
  tx.rows(
    `SELECT i.id, i.created_at AS at, i.game_id AS "gameId", g.name AS "gameName", g.title, i.seat, p.name AS "from", i.name, g.seats
     FROM invitation i JOIN game g ON g.id = i.game_id JOIN person p ON p.id = i.by_person
     WHERE i.email_canonical = ANY ($1) AND i.status = 'out' AND g.phase <> 'ended'
       AND ($3::timestamptz IS NULL OR i.created_at >= $3 AND (i.created_at > $3 OR i.id > $4))
       AND ($5::text IS NULL OR i.game_id = $5)
     ORDER BY i.created_at, i.id LIMIT $2`,
    [addresses, most, after?.at ?? null, after?.id ?? '', gameId],
  );

/** What became of mails with invitations: those that went to no mailbox. Of a complaint nobody else is told. */
const UNDELIVERED = `invitation i JOIN delivery d ON d.subject_id = i.id AND d.game_id = i.game_id
  AND d.kind = 'invitation' AND d.channel = 'mail' AND d.status = 'failed'
  AND d.tries -> -1 ->> 'answer' IS DISTINCT FROM 'suppressed: complaint'`;

/** Seats of a game whose invitation somebody has sent, and whose mail could not be delivered. */
export const undeliveredSeats = async (
  tx: Tx,
  gameId: string,
  byPerson: string,
): Promise<readonly number[]> =>
  (
    await tx.rows<Columns<'invitation', 'seat'>>(
      `SELECT DISTINCT i.seat FROM ${UNDELIVERED}
       WHERE i.game_id = $1 AND i.by_person = $2 AND i.status = 'out' ORDER BY 1`,
      [gameId, byPerson],
    )
  ).map(({ seat }) => seat);

/** An invitation that is out, by the mail that could not be delivered; undefined where the mail was none. */
export const undeliveredInvitation = async (
  tx: Tx,
  deliveryId: string,
): Promise<
  | (Columns<'invitation', 'seat' | 'name'> & {
      readonly gameId: string;
      readonly by: string;
      /** Null where it is not the inviter's to see. */
      readonly email: string | null;
      readonly dedupe: string;
    })
  | undefined
> =>
  (
    await tx.rows<{
      seat: number;
      name: string;
      gameId: string;
      by: string;
      email: string | null;
      dedupe: string;
    }>(
      `SELECT i.seat, i.name, i.game_id AS "gameId", i.by_person AS by, d.dedupe,
         CASE WHEN NOT i.hidden THEN i.email END AS email
       FROM ${UNDELIVERED} JOIN game g ON g.id = i.game_id
       WHERE d.id = $1 AND i.status = 'out' AND g.phase <> 'ended'`,
      [deliveryId],
    )
  )[0];

/** An invitation that is out, by its secret's hash. */
export const findInvitation = (db: Database, hash: string): Promise<InvitationRow | null> =>
  db.prisma.invitation.findFirst({ where: { hash, status: 'out' } });

/** The game that an accepted invitation led to. */
export const gameOfAccepted = async (db: Database, hash: string): Promise<string | null> => {
  const accepted = await db.prisma.invitation.findFirst({ where: { hash, status: 'accepted' } });
  return accepted?.gameId ?? null;
};

/** One that is neither answered nor called back. */
export const invitationById = (db: Database, id: string): Promise<InvitationRow | null> =>
  db.prisma.invitation.findFirst({ where: { id, status: 'out' } });
