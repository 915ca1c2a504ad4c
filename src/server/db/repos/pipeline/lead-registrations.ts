import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Reader, Tx } from '#server/db/connect.ts';
import { lookupHashes } from '#server/db/sealed/lookup-hash.ts';

/** One registration at a time: of two partners who bring a person at once, one is first. */
export const lockRegistrations = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('lead registrations'))`);
};

const registered = z.object({
  at: z.coerce.number(),
  companyId: z.string().nullable(),
  broughtBy: z.string(),
  partner: z.string(),
  createdAt: z.coerce.date(),
});

type Contact = { email: string; phone: string | null };

/** For each person the leads that partners brought of them, by email address or phone number. */
export const partnerLeadsOf = async (
  db: Reader,
  people: readonly Contact[],
): Promise<z.infer<typeof registered>[][]> => {
  const { ring } = db;
  const hashes = people.flatMap(({ email, phone }, at) => [
    ...lookupHashes(ring, 'email', email).map((hash) => ({ at, kind: 'email', hash })),
    ...(phone === null ? [] : lookupHashes(ring, 'phone', phone).map((hash) => ({ at, kind: 'phone', hash }))),
  ]);
  if (hashes.length === 0) return [];
  const { rows } =
    await db.execute(sql`SELECT DISTINCT w.at, l.id, l.company_id AS "companyId", l.brought_by AS "broughtBy",
      l.partner, l.created_at AS "createdAt"
    FROM jsonb_to_recordset(${JSON.stringify(hashes)}::jsonb) AS w (at int, kind text, hash text)
    CROSS JOIN LATERAL (SELECT * FROM leads WHERE w.kind = 'email' AND email_hash = w.hash
      UNION ALL SELECT * FROM leads WHERE w.kind = 'phone' AND phone_hash = w.hash) l WHERE l.source = 'MCR'`);
  const found = z.array(registered).parse(rows);
  return people.map((_, at) => found.filter((each) => each.at === at));
};
