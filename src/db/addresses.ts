import type { Tx } from './client.js';
import type { Columns } from './columns.js';

export type AddressRow = Columns<
  'address',
  'id' | 'person_id' | 'email_canonical' | 'created_at' | 'verified_at',
  {
    /** As typed. */
    readonly email: string;
    /** Of the link that verifies it; null once it is verified. */
    readonly expires_at: Date | null;
  }
>;

const COLUMNS = 'id, person_id, email, email_canonical, created_at, verified_at, expires_at';

/** All addresses of a person, those that wait to be verified included, in the order they were added. */
export const addressesOf = (tx: Tx, personId: string): Promise<readonly AddressRow[]> =>
  tx.rows<AddressRow>(`SELECT ${COLUMNS} FROM address WHERE person_id = $1 ORDER BY created_at, id`, [
    personId,
  ]);

/** @returns false when the address is one of that person's already, verified */
export const insertAddress = async (
  tx: Tx,
  a: Omit<AddressRow, 'verified_at'> & { readonly hash: string },
): Promise<boolean> => {
  // Asked for again, the link before dies.
  const rows = await tx.rows(
    `INSERT INTO address (id, person_id, email, email_canonical, created_at, hash, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (person_id, email_canonical) DO UPDATE
       SET id = excluded.id, email = excluded.email, hash = excluded.hash, expires_at = excluded.expires_at
       WHERE address.verified_at IS NULL
     RETURNING id`,
    [a.id, a.person_id, a.email, a.email_canonical, a.created_at, a.hash, a.expires_at],
  );
  return rows.length > 0;
};

/** An address that waits to be verified, by its link's hash. */
export const waitingAddress = async (tx: Tx, hash: string, now: Date): Promise<AddressRow | undefined> =>
  (
    await tx.rows<AddressRow>(`SELECT ${COLUMNS} FROM address WHERE hash = $1 AND expires_at > $2`, [
      hash,
      now,
    ])
  )[0];

/** An address that waits to be verified, by its id. */
export const waitingAddressById = async (tx: Tx, id: string, now: Date): Promise<AddressRow | undefined> =>
  (
    await tx.rows<AddressRow>(
      `SELECT ${COLUMNS} FROM address WHERE id = $1 AND verified_at IS NULL AND expires_at > $2`,
      [id, now],
    )
  )[0];

/**
 * Verifies an address and spends its link.
 * @returns false when it is spent, or somebody else has verified the address meanwhile
 */
export const verifyAddress = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const rows = await tx.rows(
    `UPDATE address a SET verified_at = $2, hash = NULL, expires_at = NULL
     WHERE a.id = $1 AND a.verified_at IS NULL AND a.expires_at > $2
       AND NOT EXISTS (SELECT FROM address o WHERE o.email_canonical = a.email_canonical AND o.verified_at IS NOT NULL)
     RETURNING a.id`,
    [id, now],
  );
  return rows.length > 0;
};

/** Is the address somebody's? */
export const isTaken = async (tx: Tx, emailCanonical: string): Promise<boolean> =>
  (
    await tx.rows('SELECT FROM address WHERE email_canonical = $1 AND verified_at IS NOT NULL', [
      emailCanonical,
    ])
  ).length > 0;

export const deleteAddress = async (tx: Tx, id: string): Promise<void> => {
  await tx.rows('DELETE FROM address WHERE id = $1', [id]);
};

/** Mails go there from now on. */
export const setPrimaryAddress = async (tx: Tx, a: AddressRow): Promise<void> => {
  await tx.rows('UPDATE person SET email = $2, email_canonical = $3 WHERE id = $1', [
    a.person_id,
    a.email,
    a.email_canonical,
  ]);
};

/**
 * Whoever changes what belongs to a person's account does so under this lock; rows that only name the person do not
 * wait. @returns false when they have left
 */
export const lockPerson = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.rows('SELECT FROM person WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE', [id])).length >
  0;
