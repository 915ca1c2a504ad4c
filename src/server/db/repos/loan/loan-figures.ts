import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { preparedOnce } from '#server/db/prepared-once.ts';
import { loanFigures } from '#server/db/schema/index.ts';
import { sendAhead } from '#server/db/send-ahead.ts';
import { renewLoan } from '#server/db/touched.ts';

const given = (name: string) => sql`${sql.placeholder(name)}`;

/** Called on every save of a loan, so it writes only changes. */
const keepQuery = preparedOnce((tx: Tx) =>
  tx
    .insert(loanFigures)
    .values({
      applicationId: sql.placeholder('applicationId'),
      line: given('line'),
      cltv: given('cltv'),
      dti: given('dti'),
      dtiLimit: given('dtiLimit'),
      score: given('score'),
      decidedOn: given('decidedOn'),
    })
    .onConflictDoUpdate({
      target: loanFigures.applicationId,
      set: {
        line: sql`excluded.line`,
        cltv: sql`excluded.cltv`,
        dti: sql`excluded.dti`,
        dtiLimit: sql`excluded.dti_limit`,
        score: sql`excluded.score`,
        decidedOn: sql`excluded.decided_on`,
      },
      setWhere: sql`(loan_figures.line, loan_figures.cltv, loan_figures.dti, loan_figures.dti_limit, loan_figures.score)
        IS DISTINCT FROM (excluded.line, excluded.cltv, excluded.dti, excluded.dti_limit, excluded.score)`,
    })
    .prepare('keep_figures'),
);

export const keepLoanFigures = (tx: Tx, figures: typeof loanFigures.$inferInsert): void => {
  sendAhead(tx, keepQuery(tx).execute(figures));
  renewLoan(tx, figures.applicationId);
};
