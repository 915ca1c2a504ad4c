import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type LeadState, leadState } from '#entities/contract/lead.ts';
import type { Db, Reader, Tx } from '#server/db/connect.ts';
import { leadImports, leads } from '#server/db/schema/index.ts';
import { lookupHash, lookupHashes } from '#server/db/sealed/lookup-hash.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';
import { type Arm, countFound, leadArmsOf, type ReachedOffices, unionOf } from '../accounts/reached-offices.ts';

export type LeadRow = typeof leads.$inferSelect;
export type NewLead = Omit<
  typeof leads.$inferInsert,
  'createdAt' | 'state' | 'applicationId' | 'emailHash' | 'phoneHash'
> & {
  id: string;
};

const sealedLead = ({ ring }: Reader, lead: NewLead) => ({
  ...lead,
  email: sealText(ring, lead.email),
  emailHash: lookupHash(ring, 'email', lead.email),
  phone: lead.phone ? sealText(ring, lead.phone) : null,
  phoneHash: lead.phone ? lookupHash(ring, 'phone', lead.phone) : null,
});

/** The ids of the new leads; the same email from the same company is already known. One parameter, regardless of the count. */
export const addLeads = async (db: Reader, rows: readonly NewLead[]): Promise<Set<string>> => {
  if (rows.length === 0) return new Set();
  const added =
    await db.execute(sql`INSERT INTO leads (id, company_id, branch_id, brought_by, partner, source, first_name, last_name,
      email, email_hash, phone, phone_hash, zip, value, mortgage_balance, import_id)
    SELECT DISTINCT ON (l."companyId", l."emailHash") l.* FROM jsonb_to_recordset(${JSON.stringify(rows.map((row) => sealedLead(db, row)))}::jsonb) AS l (id uuid, "companyId" uuid, "branchId" uuid, "broughtBy" uuid,
      partner text, source text, "firstName" text, "lastName" text, email text, "emailHash" text, phone text, "phoneHash" text, zip text, value int, "mortgageBalance" int,
      "importId" uuid)
    WHERE NOT EXISTS (SELECT FROM leads k WHERE k.company_id IS NOT DISTINCT FROM l."companyId" AND k.email_hash = l."emailHash")
    ON CONFLICT DO NOTHING RETURNING id`);
  return new Set(
    z
      .array(z.object({ id: z.string() }))
      .parse(added.rows)
      .map(({ id }) => id),
  );
};

export const lockLeads = (tx: Tx, ids: readonly string[]): Promise<LeadRow[]> =>
  tx
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]))
    .orderBy(leads.id)
    .for('update');

export const findLead = async (db: Reader, id: string): Promise<LeadRow | null> => {
  const [row] = await db.select().from(leads).where(eq(leads.id, id));
  return row ?? null;
};

export const markLeadInvited = async (
  tx: Tx,
  { id, applicationId, expiresAt }: { id: string; applicationId: string; expiresAt: Date },
): Promise<void> => {
  await tx
    .update(leads)
    .set({ state: 'invited', applicationId, invitedAt: sql`now()`, linkExpiresAt: expiresAt })
    .where(eq(leads.id, id));
  touchLoan(tx, applicationId);
};

export const markLeadOpened = async (tx: Tx, applicationId: string): Promise<void> => {
  await tx
    .update(leads)
    .set({ state: 'opened' })
    .where(and(eq(leads.applicationId, applicationId), inArray(leads.state, ['new', 'invited'])));
  touchLoan(tx, applicationId);
};

/** Only one that nobody invited yet; false where that has changed. */
export const joinLeadTo = async (
  tx: Tx,
  { leadId, applicationId }: { leadId: string; applicationId: string },
): Promise<boolean> => {
  const joined = await tx
    .update(leads)
    .set({ state: 'opened', applicationId })
    .where(and(eq(leads.id, leadId), eq(leads.state, 'new'), isNull(leads.applicationId)));
  touchLoan(tx, applicationId);
  return joined.rowCount === 1;
};

const listed = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company_id: z.string().nullable(),
  brought_by: z.string(),
  source: z.enum(['MCR', 'staff']),
  partner: z.string(),
  state: leadState,
  application_id: z.string().nullable(),
  invited_at: z.coerce.date().nullable(),
  link_expires_at: z.coerce.date().nullable(),
  created_at: z.coerce.date(),
  created_key: z.string(),
});
export type ListedLead = z.infer<typeof listed>;

type Asked = { reach: ReachedOffices; state: LeadState | null; typed: string };

const matches = ({ ring }: Reader, { state, typed }: Asked): SQL =>
  sql.join(
    [
      state === null ? sql`true` : sql`l.state = ${state}`,
      typed === ''
        ? sql`true`
        : typed.includes('@')
          ? sql`l.email_hash IN ${lookupHashes(ring, 'email', typed)}`
          : sql`search_text(l.last_name || ' ' || l.first_name) LIKE search_text(${typed}::text) || '%'`,
    ],
    sql` AND `,
  );

/** Newest first, continuing after the last page. */
export const leadPage = async (
  db: Reader,
  { cursor, limit, ...asked }: Asked & { cursor: { at: string; id: string } | null; limit: number },
): Promise<ListedLead[]> => {
  const from =
    cursor === null ? sql`true` : sql`(l.created_at, l.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`;
  const arm = (
    place: Arm,
  ) => sql`SELECT l.id, l.first_name, l.last_name, l.email, l.phone, l.company_id, l.brought_by, l.source, l.partner, l.state, l.application_id,
      l.invited_at, l.link_expires_at, l.created_at, l.created_at::text AS created_key
    FROM leads l WHERE ${place('l')} AND ${matches(db, asked)} AND ${from} ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit}`;
  const found = unionOf(leadArmsOf(asked.reach).map(arm));
  if (found === null) return [];
  const { rows } = await db.execute(sql`SELECT * FROM (${found}) f ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  return z.array(listed).parse(rows);
};

export const countNewLeads = (
  db: Reader,
  { reach, limit }: { reach: ReachedOffices; limit: number },
): Promise<number> => {
  const arm = (place: Arm) => sql`SELECT l.id FROM leads l WHERE ${place('l')} AND l.state = 'new' LIMIT ${limit}`;
  return countFound(db, { queries: leadArmsOf(reach).map(arm), limit });
};

export const beginImport = async (db: Db, row: { accountId: string; fileName: string }): Promise<string> => {
  const [made] = await db.insert(leadImports).values(row).returning({ id: leadImports.id });
  if (!made) throw new Error('The import was not stored.');
  return made.id;
};

export const endImport = async (
  db: Db,
  { id, ...counts }: { id: string; lines: number; imported: number; known: number; refused: number },
): Promise<void> => {
  await db
    .update(leadImports)
    .set({ ...counts, endedAt: sql`now()` })
    .where(eq(leadImports.id, id));
};
