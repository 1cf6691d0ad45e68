import type { LoginLinkModel } from './generated/models.js';
import type { Database, Tx } from './client.js';
import type { Columns } from './columns.js';

export type LoginLinkRow = Columns<
  'login_link',
  'id' | 'email' | 'email_canonical' | 'language',
  {
    /** Of the secret that the browser or program that asked was given. */
    readonly binding_hash: string;
  }
>;

/** Keeps a new sign-in link; the one that the same browser asked for before dies, and no other. */
export const insertLoginLink = async (
  tx: Tx,
  link: LoginLinkRow & {
    readonly hash: string;
    readonly at: Date;
    readonly expiresAt: Date;
    /** What the link is bound to that this one takes the place of. */
    readonly beforeHash: string;
  },
): Promise<void> => {
  await tx.rows('UPDATE login_link SET spent_at = $2 WHERE binding_hash = $1 AND spent_at IS NULL', [
    link.beforeHash,
    link.at,
  ]);
  await tx.rows(
    `INSERT INTO login_link (id, hash, email, email_canonical, language, created_at, expires_at, binding_hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      link.id,
      link.hash,
      link.email,
      link.email_canonical,
      link.language,
      link.at,
      link.expiresAt,
      link.binding_hash,
    ],
  );
};

const VALID = 'spent_at IS NULL AND expires_at > $2';
const LOGIN = 'id, email, email_canonical, language, binding_hash';

/** One that is neither spent nor out of date. */
export const findLoginLink = async (tx: Tx, hash: string, now: Date): Promise<LoginLinkRow | undefined> =>
  (
    await tx.rows<LoginLinkRow>(`SELECT ${LOGIN} FROM login_link WHERE hash = $1 AND ${VALID}`, [hash, now])
  )[0];

/** Spends a link, and its code with it. Of two who try at once, one gets it. */
export const spendLoginLink = async (tx: Tx, id: string, now: Date): Promise<boolean> =>
  (await tx.rows(`UPDATE login_link SET spent_at = $2 WHERE id = $1 AND ${VALID} RETURNING id`, [id, now]))
    .length > 0;

/**
 * Keeps the hash of the code that a link shows.
 * @returns false when the link is not valid or its code was tried `tries` times
 */
export const keepLoginCode = async (
  tx: Tx,
  code: { readonly id: string; readonly hash: string; readonly tries: number },
  now: Date,
): Promise<boolean> =>
  (
    await tx.rows(
      `UPDATE login_link SET code_hash = $3 WHERE id = $1 AND ${VALID} AND code_tries < $4 RETURNING id`,
      [code.id, now, code.hash, code.tries],
    )
  ).length > 0;

/** A link whose code is being tried. */
export interface TriedLink extends LoginLinkRow {
  readonly code_hash: string | null;
  /** This try included; more than are allowed when none was left. */
  readonly code_tries: number;
}

/** Counts a try of a code, before anybody looks whether it is right; so many at once cannot have more tries. */
export const tryLoginCode = async (tx: Tx, bindingHash: string, now: Date): Promise<TriedLink | undefined> =>
  (
    await tx.rows<TriedLink>(
      `UPDATE login_link SET code_tries = code_tries + 1 WHERE binding_hash = $1 AND ${VALID}
       RETURNING ${LOGIN}, code_hash, code_tries`,
      [bindingHash, now],
    )
  )[0];

/** Where a sign-in mail goes, by the link it carries. */
export const loginLinkById = (
  db: Database,
  id: string,
): Promise<Readonly<Pick<LoginLinkModel, 'email' | 'language' | 'expiresAt'>> | null> =>
  db.prisma.loginLink.findFirst({ where: { id, spentAt: null } });

export type SeatLinkRow = Columns<'seat_link', 'id' | 'game_id' | 'seat' | 'person_id' | 'expires_at'>;

/**
 * The link that a person's mails of a game carry for their seat: the same one as long as it is valid.
 * @param fresh id and hash of the link to keep when there is none
 */
export const renewSeatLink = async (
  tx: Tx,
  fresh: SeatLinkRow & { readonly hash: string },
): Promise<string> => {
  const rows = await tx.rows<Columns<'seat_link', 'id'>>(
    `INSERT INTO seat_link (id, hash, game_id, seat, person_id, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (game_id, seat, person_id) WHERE revoked_at IS NULL
     DO UPDATE SET expires_at = greatest(seat_link.expires_at, excluded.expires_at) RETURNING id`,
    [fresh.id, fresh.hash, fresh.game_id, fresh.seat, fresh.person_id, fresh.expires_at],
  );
  return rows[0]!.id;
};

/** A link that opens its seat now: not revoked, in time, of the one who plays the seat, also after the game's end. */
export const findSeatLink = async (tx: Tx, hash: string, now: Date): Promise<SeatLinkRow | undefined> =>
  (
    await tx.rows<SeatLinkRow>(
      `SELECT l.id, l.game_id, l.seat, l.person_id, l.expires_at
       FROM seat_link l
         JOIN seat s ON s.game_id = l.game_id AND s.seat = l.seat AND s.person_id = l.person_id
         JOIN person p ON p.id = l.person_id AND p.blocked_at IS NULL
       WHERE l.hash = $1 AND l.revoked_at IS NULL AND l.expires_at > $2`,
      [hash, now],
    )
  )[0];

/** Ends a person's links to a game and the sessions they opened. */
export const revokeSeatLinkRows = async (
  tx: Tx,
  personId: string,
  gameId: string,
  now: Date,
): Promise<void> => {
  for (const table of ['seat_link', 'session'])
    await tx.rows(
      `UPDATE ${table} SET revoked_at = $3 WHERE person_id = $1 AND game_id = $2 AND revoked_at IS NULL`,
      [personId, gameId, now],
    );
};
