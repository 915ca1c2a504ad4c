import type { Decision } from '#rules/decision/decision.ts';
import type { Tx } from '#server/db/connect.ts';
import { keepLoanFigures } from '#server/db/repos/loan/loan-figures.ts';
import { touchLoan } from '#server/db/touched.ts';

type Decided = { applicationId: string; decision: Decision };

/** The figures of the latest decision for the portal's lists: line, CLTV, DTI with its limit, the score used. */
export const keepFigures = (tx: Tx, { applicationId, decision: { chosen, figures, asOf } }: Decided): void =>
  keepLoanFigures(tx, {
    applicationId,
    line: chosen.amount,
    cltv: figures.cltv,
    dti: figures.dti,
    dtiLimit: figures.dtiLimit,
    score: figures.score,
    decidedOn: asOf,
  });

/** The same after facts of the loan changed: the lists may show them even where the figures stay. */
export const recordFigures = (tx: Tx, decided: Decided): void => {
  keepFigures(tx, decided);
  touchLoan(tx, decided.applicationId);
};
