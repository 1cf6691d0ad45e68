import type { Database, Tx } from './client.js';

export interface InvitationRow {
  readonly id: string;
  readonly gameId: string;
  readonly seatNo: number;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly byPerson: string;
}

/** Keeps a new invitation; one that is out for the seat is called back. */
export const insertInvitation = async (
  tx: Tx,
  i: InvitationRow & { readonly hash: string; readonly at: Date },
): Promise<void> => {
  await closeInvitation(tx, i.gameId, i.seatNo, 'called-back');
  await tx.rows(
    `INSERT INTO invitation (id, hash, game_id, seat, email, name, language, by_person, status, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'out', $9)`,
    [i.id, i.hash, i.gameId, i.seatNo, i.email, i.name, i.language, i.byPerson, i.at],
  );
};

/** @returns false when none was out */
export const closeInvitation = async (
  tx: Tx,
  gameId: string,
  seat: number,
  status: 'accepted' | 'declined' | 'called-back',
): Promise<boolean> => {
  const rows = await tx.rows(
    `UPDATE invitation SET status = $3 WHERE game_id = $1 AND seat = $2 AND status = 'out' RETURNING id`,
    [gameId, seat, status],
  );
  return rows.length > 0;
};

/** An invitation that is out, by its secret's hash. */
export const findInvitation = (db: Database, hash: string): Promise<InvitationRow | null> =>
  db.prisma.invitation.findFirst({ where: { hash, status: 'out' } });

export const invitationById = (db: Database, id: string): Promise<InvitationRow | null> =>
  db.prisma.invitation.findFirst({ where: { id, status: 'out' } });
