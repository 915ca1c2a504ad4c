import type { LoanSystemAnswer, LoanSystemRequest } from '#server/vendors/loan-system/port.ts';
import type { Adapter } from '#server/vendors/port.ts';
import { type SandboxSurroundings, switched } from './switched.ts';

/** Stores nothing: its id is derived from the loan number, and it reports the staff decisions made here. */
export const sandboxLoanSystem = (surroundings: SandboxSurroundings): Adapter<LoanSystemRequest> =>
  switched<LoanSystemRequest, LoanSystemAnswer>(surroundings, {
    vendor: 'loanSystem',
    answer: (request) => ({
      kind: 'found',
      loanSystemId: `sandbox-${request.loanNumber}`,
      isConditionallyApproved: request.kind === 'push' && request.status === 'conditionallyApproved',
    }),
    twists: { thin: () => ({ kind: 'notFound' }) },
  });
