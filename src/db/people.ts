import type { PersonModel } from './generated/models.js';
import type { Database, Tx } from './client.js';
import type { ColumnType, Columns } from './columns.js';

/** Under the names of the data model, since Prisma gives it, too. */
export type PersonRow = Readonly<
  Pick<
    PersonModel,
    'id' | 'name' | 'email' | 'emailCanonical' | 'language' | 'timeZone' | 'isProgram' | 'forcedMoves'
  >
>;

/** Of a person `p`. */
const COLUMNS = `p.id, p.name, p.email, p.email_canonical AS "emailCanonical", p.language, p.time_zone AS "timeZone",
  p.is_program AS "isProgram", p.forced_moves AS "forcedMoves"`;

/** The name of a person `p`, where it is shown: a program's is told from a player's, see `words/former.ts`. */
export const SHOWN_NAME = `CASE WHEN p.is_program THEN ' program ' ELSE '' END || p.name`;

/** Not one who has left. */
export const readPerson = async (tx: Tx, id: string): Promise<PersonRow | undefined> =>
  (
    await tx.rows<PersonRow>(
      `SELECT ${COLUMNS} FROM person p WHERE p.id = $1 AND p.deleted_at IS NULL`,
      [id],
      'read-person',
    )
  )[0];

/** Somebody found by one of their addresses. */
export interface PersonByAddress extends PersonRow {
  /** That address, as its owner typed it. */
  readonly reachedAt: ColumnType<'address', 'email'>;
}

/** Whose address it is. One that has not been verified is nobody's. */
export const personByEmail = async (tx: Tx, emailCanonical: string): Promise<PersonByAddress | undefined> =>
  (
    await tx.rows<PersonByAddress>(
      `SELECT ${COLUMNS}, a.email AS "reachedAt"
       FROM address a JOIN person p ON p.id = a.person_id
       WHERE a.email_canonical = $1 AND a.verified_at IS NOT NULL`,
      [emailCanonical],
    )
  )[0];

export const changePersonRow = (
  db: Database,
  id: string,
  change: {
    readonly name?: string;
    readonly language?: string;
    readonly timeZone?: string;
    readonly isProgram?: boolean;
    readonly forcedMoves?: boolean;
  },
): Promise<PersonRow> => db.prisma.person.update({ where: { id }, data: change });

/** The person of an address, made now when new. */
export const findOrMakePerson = async (
  tx: Tx,
  person: Omit<PersonRow, 'isProgram' | 'forcedMoves'>,
  at: Date,
): Promise<PersonRow & { readonly isNew: boolean }> => {
  const made = await tx.rows(
    `WITH claimed AS (
       INSERT INTO address (id, person_id, email, email_canonical, created_at, verified_at)
       VALUES ($1, $1, $3, $4, $7, $7)
       ON CONFLICT (email_canonical) WHERE verified_at IS NOT NULL DO NOTHING RETURNING person_id
     )
     INSERT INTO person (id, name, email, email_canonical, language, time_zone, created_at)
     SELECT person_id, $2, $3, $4, $5, $6, $7 FROM claimed RETURNING id`,
    [person.id, person.name, person.email, person.emailCanonical, person.language, person.timeZone, at],
  );
  if (made.length > 0) return { ...person, isProgram: false, forcedMoves: false, isNew: true };
  return { ...(await personByEmail(tx, person.emailCanonical))!, isNew: false };
};

/** Notes that somebody gave a sign of life. */
export const sawPerson = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.rows('UPDATE person SET seen_at = greatest(seen_at, $2::timestamptz) WHERE id = $1', [id, at]);
};

/** When somebody was last seen, and whether an operator keeps them out. */
export type LastSeen = Columns<'person', 'id', { readonly seen_at: Date }> & {
  readonly blocked: boolean;
};

/** When each was last seen; for those who never were, when the account was made. */
export const lastSights = (tx: Tx, ids: readonly string[]): Promise<readonly LastSeen[]> =>
  tx.rows<LastSeen>(
    `SELECT id, coalesce(seen_at, created_at) AS seen_at, blocked_at IS NOT NULL AS blocked
     FROM person WHERE id = ANY ($1)`,
    [ids],
  );

/** Does this person want this game's mails? */
export const wantsMail = async (db: Database, personId: string, gameId: string): Promise<boolean> =>
  (await db.prisma.mailStop.count({ where: { personId, gameId } })) === 0;

/** Games whose mails this person does not want. */
export const mailStopsOf = async (db: Database, personId: string): Promise<readonly string[]> =>
  (await db.prisma.mailStop.findMany({ where: { personId }, select: { gameId: true } })).map(
    stop => stop.gameId,
  );

/** Stops the mails of a game to a person; without a time they come again. */
export const setMailStop = async (
  db: Database,
  stop: { readonly personId: string; readonly gameId: string },
  at: Date | null,
): Promise<void> => {
  if (at) await db.prisma.mailStop.createMany({ data: [{ ...stop, at }], skipDuplicates: true });
  else await db.prisma.mailStop.deleteMany({ where: stop });
};
