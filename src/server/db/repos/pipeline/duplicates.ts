import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type DuplicateOutcome, duplicateOutcome } from '#entities/contract/desk/duplicate.ts';
import { pipelineStage } from '#entities/contract/pipeline.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import { duplicateFindings } from '#server/db/schema/index.ts';
import { sealText } from '#server/db/sealed/sealed-text.ts';
import { touchLoan } from '#server/db/touched.ts';

const found = z.object({
  loanId: z.string(),
  otherId: z.string(),
  loanNumber: z.coerce.number(),
  names: z.string(),
  stage: pipelineStage,
  touchedAt: z.coerce.date(),
  /** The letters of the terms they share. */
  kinds: z.array(z.enum(['e', 'p', 'x', 'h'])),
  companyId: z.string().nullable(),
  branchId: z.string().nullable(),
  assignedTo: z.string().nullable(),
  broughtBy: z.string().nullable(),
  partner: z.string().nullable(),
  broughtAt: z.coerce.date().nullable(),
  /** What staff found; null for two that nobody looked at. */
  outcome: duplicateOutcome.nullable(),
  keptId: z.string().nullable(),
  foundByName: z.string().nullable(),
});
export type FoundDuplicate = z.infer<typeof found>;

/** Terms that name a person or a home: keyed hashes of email, phone, SSN and address. */
const NAMING = sql`left(t.term, 2) IN ('e:', 'p:', 'x:', 'h:')`;

/** Such terms that more than one loan has, found in one pass over an index in its order. */
const SHARED = sql.join(
  (['e', 'p', 'x', 'h'] as const).map(
    (kind) => sql`SELECT term FROM pipeline_terms
      WHERE term >= ${`${kind}:`} COLLATE "C" AND term < ${`${kind};`} COLLATE "C" GROUP BY term HAVING count(*) > 1`,
  ),
  sql` UNION ALL `,
);

/** A phone number that more loans than these share, such as an office's, names nobody. */
const MOST_ALIKE = 200;

/** Looked up one by one: the planner expects many more, and would read every open loan instead. */
const openRow = (id: SQL, as: SQL): SQL =>
  sql`CROSS JOIN LATERAL (SELECT p.* FROM pipeline_rows p WHERE p.application_id = ${id} AND p.is_open OFFSET 0) ${as}`;

/**
 * Whether another open loan has the same person or home, and nobody has settled what they are to each other. Only loans that share a term
 * are looked at: they are computed once for a whole query, and the look at each (`OFFSET 0`) is never joined to all others.
 */
export const hasUnsettled = (id: SQL): SQL => sql`${id} = ANY (ARRAY(SELECT o.application_id FROM (${SHARED}) s
    CROSS JOIN LATERAL (SELECT application_id FROM pipeline_terms t WHERE t.term = s.term OFFSET 0) o))
  AND EXISTS (SELECT FROM pipeline_terms t CROSS JOIN LATERAL (
    SELECT o.application_id FROM pipeline_terms o WHERE o.term = t.term AND o.application_id <> t.application_id LIMIT ${MOST_ALIKE}) o
  ${openRow(sql`o.application_id`, sql`d`)}
  WHERE t.application_id = ${id} AND ${NAMING} AND NOT EXISTS (SELECT FROM duplicate_findings f
    WHERE f.one_id = least(t.application_id, d.application_id) AND f.other_id = greatest(t.application_id, d.application_id)) OFFSET 0)`;

/** Other open loans of the same person or home, each with what staff found about the two; those found to be different are left out. */
export const duplicatesOf = async (db: Reader, loanIds: readonly string[]): Promise<FoundDuplicate[]> => {
  if (loanIds.length === 0) return [];
  const { rows } = await db.execute(sql`SELECT d."loanId", d."otherId", d.kinds, r.loan_number AS "loanNumber", r.names,
      r.stage, r.touched_at AS "touchedAt", r.company_id AS "companyId", r.branch_id AS "branchId", r.assigned_to AS "assignedTo",
      r.brought_by AS "broughtBy", l.partner, l.created_at AS "broughtAt",
      f.outcome, f.kept_id AS "keptId", f.found_by_name AS "foundByName"
    FROM (SELECT t.application_id AS "loanId", o.application_id AS "otherId", array_agg(DISTINCT left(t.term, 1)) AS kinds
      FROM pipeline_terms t CROSS JOIN LATERAL (SELECT o.application_id FROM pipeline_terms o
        WHERE o.term = t.term AND o.application_id <> t.application_id LIMIT ${MOST_ALIKE}) o
      WHERE t.application_id = ANY(${sql.param([...loanIds])}::uuid[]) AND ${NAMING} GROUP BY 1, 2) d
    ${openRow(sql`d."loanId"`, sql`s`)}
    ${openRow(sql`d."otherId"`, sql`r`)}
    LEFT JOIN LATERAL (SELECT l.partner, l.created_at FROM leads l WHERE l.application_id = d."otherId" AND l.source = 'MCR'
      ORDER BY l.created_at LIMIT 1) l ON true
    LEFT JOIN duplicate_findings f ON f.one_id = least(d."loanId", d."otherId") AND f.other_id = greatest(d."loanId", d."otherId")
    WHERE f.outcome IS DISTINCT FROM 'different'
    ORDER BY d."loanId", r.loan_number`);
  return z.array(found).parse(rows);
};

type Finding = {
  loanIds: readonly [string, string];
  outcome: DuplicateOutcome;
  keptId: string | null;
  reason: string;
  by: { id: string; name: string };
};

const inOrder = ([one, other]: readonly [string, string]): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

/** Null for two that nobody looked at. */
export const duplicateFindingOf = async (
  tx: Tx,
  loanIds: readonly [string, string],
): Promise<DuplicateOutcome | null> => {
  const [oneId, otherId] = inOrder(loanIds);
  const [row] = await tx
    .select({ outcome: duplicateFindings.outcome })
    .from(duplicateFindings)
    .where(and(eq(duplicateFindings.oneId, oneId), eq(duplicateFindings.otherId, otherId)));
  return row?.outcome ?? null;
};

/** A later finding takes the place of an earlier one; both stay in the loans' histories. */
export const keepDuplicateFinding = async (
  tx: Tx,
  { loanIds, outcome, keptId, reason, by }: Finding,
): Promise<void> => {
  const [oneId, otherId] = inOrder(loanIds);
  const said = {
    ...{ outcome, keptId, reason: sealText(tx.ring, reason) },
    ...{ foundBy: by.id, foundByName: by.name, foundAt: tx.clock.began() },
  };
  await tx
    .insert(duplicateFindings)
    .values({ oneId, otherId, ...said })
    .onConflictDoUpdate({ target: [duplicateFindings.oneId, duplicateFindings.otherId], set: said });
  for (const id of loanIds) touchLoan(tx, id);
};
