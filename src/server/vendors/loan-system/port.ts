import { z } from 'zod';
import { address } from '#entities/values/address.ts';
import { day } from '#entities/values/day.ts';
import type { Port } from '../port.ts';

const borrower = z.object({
  firstName: z.string().min(1),
  middleName: z.string().nullable(),
  lastName: z.string().min(1),
  suffix: z.string().nullable(),
  dateOfBirth: day.nullable(),
});

/** A loan as the lender's own system is told of it. Without SSNs: those stay where they are sealed. */
export const loanSystemRequest = z.object({
  loanNumber: z.string().min(1),
  borrowers: z.array(borrower).min(1).max(2),
  home: address.nullable(),
  value: z.int().min(0).nullable(),
  lineAmount: z.int().min(0).nullable(),
  firstDraw: z.int().min(0).nullable(),
  /** Staff's decision. */
  status: z.string().min(1),
  decisionId: z.string().min(1),
  decidedOn: day,
});
export type LoanSystemRequest = z.infer<typeof loanSystemRequest>;

/** `notFound`: the system does not know the loan. */
export const loanSystemAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), loanSystemId: z.string().min(1).max(200) }),
  z.object({ kind: z.literal('notFound') }),
]);
export type LoanSystemAnswer = z.infer<typeof loanSystemAnswer>;

export type LoanSystemPort = Port<LoanSystemRequest, LoanSystemAnswer>;
