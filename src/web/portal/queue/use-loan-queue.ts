import { useEffect } from 'react';
import { keepLoanList } from '../loan-list.ts';
import { usePipelineChanges } from '../pipeline/use-pipeline-changes.ts';
import { useScrollReturn } from '../use-scroll-return.ts';

type LoanQueue = {
  /** Undefined until loaded. */
  rows: readonly { loanId: string }[] | undefined;
  /** The queue's own address, to return to from a loan. */
  back: string;
  refetch: () => void;
};

/** A queue whose rows belong to loans: it follows changes, and a loan opened from it leads to the next one and back. */
export const useLoanQueue = ({ rows, back, refetch }: LoanQueue): void => {
  useScrollReturn({ isShown: rows !== undefined });
  usePipelineChanges(refetch);
  useEffect(() => {
    if (rows) keepLoanList({ ids: [...new Set(rows.map(({ loanId }) => loanId))], back });
  }, [rows, back]);
};
