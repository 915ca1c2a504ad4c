import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { person } from '#entities/values/person.ts';
import type { Reader } from '#server/db/connect.ts';

const named = z.object({ loanId: z.string(), loanNumber: z.coerce.number(), person, name: z.string() });

/** The people on these loans by name, which is stored in clear; in the order of the loans. */
export const namedApplicants = async (db: Reader, loanIds: readonly string[]): Promise<z.infer<typeof named>[]> => {
  if (loanIds.length === 0) return [];
  const { rows } = await db.execute(sql`SELECT a.id AS "loanId", a.loan_number AS "loanNumber", p.person,
      concat_ws(' ', a.document -> p.person ->> 'firstName', a.document -> p.person ->> 'lastName') AS name
    FROM unnest(${sql.param([...loanIds])}::uuid[]) WITH ORDINALITY AS w (id, at) JOIN applications a ON a.id = w.id
    CROSS JOIN (VALUES (1, 'borrower'), (2, 'coborrower')) AS p (place, person)
    WHERE a.document -> p.person ->> 'lastName' IS NOT NULL ORDER BY w.at, p.place`);
  return z.array(named).parse(rows);
};
