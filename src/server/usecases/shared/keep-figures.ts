import type { Decision } from '#rules/decision/decision.ts';
import type { Tx } from '#server/db/connect.ts';
import { keepLoanFigures } from '#server/db/repos/loan/loan-figures.ts';

/** What the rules say of a loan now, for the lists of the portal: line, CLTV, DTI with its limit, the score used. */
export const keepFigures = (
  tx: Tx,
  { applicationId, decision: { chosen, figures, asOf } }: { applicationId: string; decision: Decision },
): Promise<void> =>
  keepLoanFigures(tx, {
    applicationId,
    line: chosen.amount,
    cltv: figures.cltv,
    dti: figures.dti,
    dtiLimit: figures.dtiLimit,
    score: figures.score,
    decidedOn: asOf,
  });
