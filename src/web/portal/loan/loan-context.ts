import type { inferOutput } from '@trpc/tanstack-react-query';
import { createContext, useContext } from 'react';
import type { WithApplication } from '#entities/contract/wire-form.ts';
import type { Policy } from '#policy/policy.ts';
import type { Decision } from '#rules/decision/decision.ts';
import type { useTRPC } from '#web/api-client/api.ts';

type Sent = inferOutput<ReturnType<typeof useTRPC>['loanFile']['open']>;
export type LoanFile = WithApplication<Sent>;

export type LoanData = {
  loanId: string;
  file: LoanFile;
  policy: Policy;
  /** The rules' current result, computed here from the same facts the server has. */
  decision: Decision;
  can: (action: LoanFile['can'][number]) => boolean;
  /** Reloads everything about this loan. */
  refresh: () => void;
};

export const LoanContext = createContext<LoanData | null>(null);

export const useLoan = (): LoanData => {
  const data = useContext(LoanContext);
  if (data === null) throw new Error('A part of a loan stands outside of it');
  return data;
};
