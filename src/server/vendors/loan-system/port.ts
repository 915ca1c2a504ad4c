import { z } from 'zod';
import type { Port } from '../port.ts';

/** The lender's own loan system keeps a copy of each loan and reports its status there. */
export const loanSystemRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('push'),
    loanNumber: z.string().min(1),
    borrowerName: z.string().min(1),
    lineAmount: z.int().min(0).nullable(),
    status: z.string().min(1),
  }),
  z.object({ kind: z.literal('ask'), loanNumber: z.string().min(1) }),
]);
export type LoanSystemRequest = z.infer<typeof loanSystemRequest>;

export const loanSystemAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), loanSystemId: z.string().min(1), isConditionallyApproved: z.boolean() }),
  z.object({ kind: z.literal('notFound') }),
]);
export type LoanSystemAnswer = z.infer<typeof loanSystemAnswer>;

export type LoanSystemPort = Port<LoanSystemRequest, LoanSystemAnswer>;
