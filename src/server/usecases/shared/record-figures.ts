import type { Decision } from '#rules/decision/decision.ts';
import type { Tx } from '#server/db/connect.ts';
import { keepLoanFigures } from '#server/db/repos/loan/loan-figures.ts';

/** The figures of the latest decision for the portal's lists: line, CLTV, DTI with its limit, the score used. */
export const recordFigures = (
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
