import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Reader } from '#server/db/connect.ts';
import { lookupHashes } from '#server/db/sealed/lookup-hash.ts';
import { hashedKinds } from '../../projections/search-terms.ts';

const found = z.object({
  at: z.coerce.number(),
  loanId: z.string(),
  loanNumber: z.coerce.number(),
  companyId: z.string().nullable(),
  branchId: z.string().nullable(),
  assignedTo: z.string().nullable(),
  broughtBy: z.string().nullable(),
});

type Contact = { email: string; phone: string | null };

/** For each person their open loans, by email address or phone number; looked up one by one, however many loans there are. */
export const loansOfPeople = async (db: Reader, people: readonly Contact[]): Promise<z.infer<typeof found>[][]> => {
  const { ring } = db;
  const termsOf = (kind: 'email' | 'phone', text: string) =>
    lookupHashes(ring, kind, text).map((hash) => `${hashedKinds[kind]}:${hash}`);
  const wanted = people.flatMap(({ email, phone }, at) =>
    [...termsOf('email', email), ...(phone === null ? [] : termsOf('phone', phone))].map((term) => ({ at, term })),
  );
  if (wanted.length === 0) return [];
  const { rows } =
    await db.execute(sql`SELECT DISTINCT w.at, r.application_id AS "loanId", r.loan_number AS "loanNumber",
      r.company_id AS "companyId", r.branch_id AS "branchId", r.assigned_to AS "assignedTo", r.brought_by AS "broughtBy"
    FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w (at int, term text)
    CROSS JOIN LATERAL (SELECT t.application_id FROM pipeline_terms t WHERE t.term = w.term OFFSET 0) t
    CROSS JOIN LATERAL (SELECT * FROM pipeline_rows p WHERE p.application_id = t.application_id AND p.is_open OFFSET 0) r
    ORDER BY w.at, r.loan_number`);
  const all = z.array(found).parse(rows);
  return people.map((_, at) => all.filter((each) => each.at === at));
};
