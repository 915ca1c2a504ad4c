import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { addMonths, type Day } from '#entities/values/day.ts';
import type { Reader } from '#server/db/connect.ts';
import { armsOf, type ReachedOffices } from '../accounts/reached-offices.ts';

const within = (reach: ReachedOffices): SQL =>
  sql.join(
    armsOf(reach).map((place) => place('r')),
    sql` OR `,
  );

const excepted = z.object({
  decisionId: z.string(),
  loanId: z.string(),
  loanNumber: z.coerce.number(),
  names: z.string(),
  proposedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  at: z.coerce.date(),
  /** `at` at full precision, for the next page. */
  key: z.string(),
  exceptions: z.unknown(),
});

type Page = { reach: ReachedOffices; after: { key: string; id: string } | null; limit: number };

/** Approvals beyond a limit of the policy, within reach, newest first. */
export const exceptedDecisions = async (
  db: Reader,
  { reach, after, limit }: Page,
): Promise<z.infer<typeof excepted>[]> => {
  if (armsOf(reach).length === 0) return [];
  const from = after === null ? sql`true` : sql`(d.decided_at, d.id) < (${after.key}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await db.execute(sql`SELECT d.id AS "decisionId", d.application_id AS "loanId",
      r.loan_number AS "loanNumber", r.names, d.decided_by_name AS "proposedBy", d.second_by_name AS "approvedBy",
      d.decided_at AS at, d.decided_at::text AS key, d.exceptions
    FROM decisions d JOIN pipeline_rows r ON r.application_id = d.application_id
    WHERE d.exceptions IS NOT NULL AND (${within(reach)}) AND ${from}
    ORDER BY d.decided_at DESC, d.id DESC LIMIT ${limit}`);
  return z.array(excepted).parse(rows);
};

const YEAR = 12;
const counted = z.object({ approvals: z.coerce.number(), cases: z.array(z.unknown()) });

/** The approvals of the last twelve months within reach, and the exceptions among them. */
export const countExceptions = async (
  db: Reader,
  { reach, on }: { reach: ReachedOffices; on: Day },
): Promise<z.infer<typeof counted>> => {
  if (armsOf(reach).length === 0) return { approvals: 0, cases: [] };
  const since = addMonths(on, -YEAR);
  const approved = sql`FROM decisions d JOIN pipeline_rows r ON r.application_id = d.application_id
    WHERE d.kind IN ('approved', 'conditionallyApproved') AND d.decided_on >= ${since} AND (${within(reach)})`;
  const all = await db.execute(sql`SELECT count(DISTINCT d.application_id) AS approvals ${approved}`);
  const cases = await db.execute(sql`SELECT d.exceptions ${approved} AND d.exceptions IS NOT NULL`);
  return counted.parse({ ...all.rows[0], cases: cases.rows.map(({ exceptions }) => exceptions) });
};
