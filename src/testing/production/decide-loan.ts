import type { LoanDecision } from '#server/usecases/decisions/loan-decision.ts';
import { type ProductionLoan, told } from './production-loan.ts';

export const decisionOf = async ({ desk, loanId }: ProductionLoan): Promise<LoanDecision> =>
  told<LoanDecision>(await desk.underwriter.mutate('loanFile.decision', { loanId }));

/** The underwriter decides on the newest run. */
export const decideLoan = async (
  loan: ProductionLoan,
  kind: 'approved' | 'conditionallyApproved',
): Promise<{ kind: string; blocks?: string[] }> => {
  const { runs, decided, proposed } = await decisionOf(loan);
  const seenDecisionId = (proposed ?? decided)?.id ?? null;
  const asked = { kind, run: runs[0]?.run, seenDecisionId, amount: null, note: null };
  return told(await loan.desk.underwriter.mutate('loanDecision.record', { loanId: loan.loanId, ...asked }));
};
