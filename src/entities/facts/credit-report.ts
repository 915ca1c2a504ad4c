import { z } from 'zod';
import { person } from '../values/person.ts';
import { creditLook } from './credit-file.ts';
import { factSource } from './fact-kind.ts';
import { noAnswerReason } from './outside-question.ts';

/** A credit report as staff see it: a hard one is never taken for a soft one. */
export const creditReport = z.object({
  id: z.uuid(),
  people: z.array(person),
  look: creditLook,
  source: factSource,
  outcome: z.enum(['asking', 'found', 'frozen', 'notFound', 'unavailable']),
  /** Why there is no answer. */
  reason: noAnswerReason.nullable(),
  askedAt: z.date(),
  answeredAt: z.date().nullable(),
  /** The vendor's number for the order. */
  orderReference: z.string().nullable(),
  /** The scores of each person, in their order. */
  scores: z.array(z.array(z.number().nullable())),
});
export type CreditReport = z.infer<typeof creditReport>;

/** What came of an order of the hard pull before closing. */
export const hardOrderOutcome = z.enum([
  'found',
  'frozen',
  'notFound',
  'unavailable',
  'asking',
  'noConsent',
  'notReady',
  /** No bureau is set up: staff order the report and enter it. */
  'byStaff',
  /** The policy asks for none, the loan is not approved, or the report is there. */
  'notNeeded',
]);
export type HardOrderOutcome = z.infer<typeof hardOrderOutcome>;
