import { z } from 'zod';
import { closing, closingStandingKind } from '../application/closing.ts';
import { product } from '../application/offer-choice.ts';
import { closingChoices } from '../facts/closing-slot.ts';
import { paymentKind, paymentState, returnCause } from '../facts/payment.ts';
import { day } from '../values/day.ts';
import { cents, dollars } from '../values/money.ts';
import { basisPoints } from '../values/percent.ts';
import { conditionView } from './condition-view.ts';
import { staffDecision } from './staff-decision.ts';

export const loanMessage = z.object({
  id: z.uuid(),
  /** The staff author; null when the applicant wrote it. */
  from: z.string().nullable(),
  body: z.string(),
  sentAt: z.date(),
  isUnread: z.boolean(),
});
export type LoanMessage = z.infer<typeof loanMessage>;

/** Everything the hub shows one applicant about the loan. */
export const loanHub = z.object({
  /** The application's, at the instant all of this was read. */
  version: z.int(),
  loanNumber: z.string(),
  /** The assignee; null while unassigned. */
  worker: z.string().nullable(),
  today: day,
  tracker: z.array(
    z.object({
      stage: z.enum(['applied', 'documents', 'review', 'sign', 'cancel', 'money']),
      state: z.enum(['done', 'now', 'later']),
      on: day.nullable(),
      until: day.nullable(),
      isExpected: z.boolean(),
    }),
  ),
  conditions: z.array(conditionView),
  /** The other person on the loan: how much waits for them and until when, never what it is. Null for one who applies alone. */
  other: z.object({ name: z.string(), isSent: z.boolean(), open: z.int(), until: day.nullable() }).nullable(),
  /** Documents required of this applicant and the household, and how many have arrived. */
  documents: z.object({ needed: z.int(), uploaded: z.int() }),
  messages: z.array(loanMessage),
  closing,
  /** The hard pull before closing, which counts as an inquiry; `on` once it was made. Null where the policy asks for none. */
  hardPull: z.object({ on: day.nullable() }).nullable(),
  /** Signing at closing: whether it can be done now, whether this applicant has signed, and who has not. */
  signing: z.object({ standing: closingStandingKind, isSigned: z.boolean(), waitsFor: z.array(z.string()) }),
  closingChoices,
  /** The name of the lender's time zone, in which appointments are told. */
  timeZone: z.string(),
  rescission: z.object({
    kind: z.enum(['notApplicable', 'notStarted', 'running', 'over', 'cancelled']),
    startedOn: day.nullable(),
    lastDayToCancel: day.nullable(),
    fundingDay: day.nullable(),
    returnMoneyBy: day.nullable(),
  }),
  mayCancel: z.boolean(),
  mayWithdraw: z.boolean(),
  payments: z
    .object({
      rows: z.array(
        z.object({
          kind: paymentKind,
          payee: z.string().nullable(),
          amount: cents,
          /** Null before the payments are released. */
          state: paymentState.nullable(),
          on: day.nullable(),
          /** Why the bank sent it back. */
          cause: returnCause.nullable(),
        }),
      ),
      total: cents,
      line: cents,
      left: cents,
      accountLast4: z.string().nullable(),
    })
    .nullable(),
  /** Every payment has settled. */
  fundedOn: day.nullable(),
  /** The latest staff decision, and the line of a counteroffer that is still open. */
  decision: z
    .object({
      kind: z.enum([...staffDecision.options, 'closedIncomplete', 'counterTaken', 'counterLapsed']),
      on: day,
      counter: dollars.nullable(),
    })
    .nullable(),
  /** The approved line with its cost, from the approval until the line is open. */
  approval: z
    .object({
      /** First names of everyone who borrows. */
      people: z.array(z.string()),
      line: dollars,
      product,
      rate: basisPoints,
      margin: basisPoints,
      /** Null where the rate is fixed. */
      highestRate: basisPoints.nullable(),
      fee: cents,
      /** The years in steps of equal payment, on the whole line. */
      steps: z.array(
        z.object({
          kind: z.enum(['draw', 'repayment', 'level']),
          fromYear: z.int(),
          toYear: z.int(),
          payment: cents,
        }),
      ),
      /** The most a month could ever cost; null where the rate is fixed. */
      highest: cents.nullable(),
    })
    .nullable(),
});
export type LoanHub = z.infer<typeof loanHub>;
