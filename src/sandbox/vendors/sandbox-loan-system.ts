import type { LoanSystemAnswer, LoanSystemRequest } from '#server/vendors/loan-system/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

/** Stores nothing: its id is derived from the loan number. */
export const sandboxLoanSystem = (surroundings: SandboxSurroundings): Adapter<LoanSystemRequest> =>
  switched<LoanSystemRequest, LoanSystemAnswer>(surroundings, {
    vendor: 'loanSystem',
    answer: ({ loanNumber }) => ({ kind: 'found', loanSystemId: `sandbox-${loanNumber}` }),
    twists: { thin: () => ({ kind: 'notFound' }) },
  });
