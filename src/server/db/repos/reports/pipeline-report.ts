import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { pipelineStage } from '#entities/contract/pipeline.ts';
import type { ReceivedLoans, StageDays } from '#entities/contract/reports/report-facts.ts';
import { decisionKind } from '#entities/contract/staff-decision.ts';
import type { Reader } from '#server/db/connect.ts';
import { type ReportScope, received, stages } from './received-loans.ts';

const counted = z.tuple([
  z.object({
    received: z.array(
      z.object({
        group: z.string().nullable(),
        stage: pipelineStage,
        lastDecision: decisionKind.nullable(),
        isIdle: z.boolean(),
        endedIn: pipelineStage.nullable(),
        loans: z.int(),
        amount: z.number(),
      }),
    ),
    stays: z.array(z.object({ stage: pipelineStage, isThere: z.boolean(), days: z.int(), loans: z.int() })),
  }),
]);

/** Counted by the database: what comes back grows with the kinds of endings and lengths of stay, not with the loans. */
export const countReported = async (
  db: Reader,
  scope: ReportScope,
): Promise<{ received: ReceivedLoans[]; stays: StageDays[] }> => {
  const { rows } = await db.execute(sql`WITH ${received(scope)}, ${stages(scope)}
    SELECT (SELECT coalesce(json_agg(g), '[]') FROM (SELECT w."group", w.stage, w.last_decision AS "lastDecision",
          w.is_idle AS "isIdle", e.ended_in AS "endedIn", count(*)::int AS loans, sum(w.line)::float8 AS amount
        FROM received w LEFT JOIN ends e ON e.id = w.id GROUP BY 1, 2, 3, 4, 5) g) AS received,
      (SELECT coalesce(json_agg(s), '[]') FROM (SELECT stage, is_there AS "isThere", days, count(*)::int AS loans
        FROM stays GROUP BY 1, 2, 3) s) AS stays`);
  return counted.parse(rows)[0];
};
