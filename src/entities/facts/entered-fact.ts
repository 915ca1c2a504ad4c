import { z } from 'zod';
import { debtItem } from '../application/debt-item.ts';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';
import { person } from '../values/person.ts';
import { creditFile } from './credit-file.ts';
import { insurancePolicy } from './insurance-policy.ts';
import { titleRecord } from './title-record.ts';
import { verifiedIncome } from './verified-income.ts';

const MOST_ROWS = 60;
const name = z.string().trim().min(1).max(100);

/** A debt as staff read it from a credit report. */
export const enteredTradeline = debtItem
  .pick({
    type: true,
    balance: true,
    monthlyPayment: true,
    creditLimit: true,
    dateOpened: true,
    isDisputed: true,
    latePayments: true,
  })
  .extend({ creditor: name });
export type EnteredTradeline = z.infer<typeof enteredTradeline>;

/** A credit report holds a line from each bureau asked, with its score or the word that there is none. */
export const enteredCredit = z.object({
  kind: z.literal('credit'),
  person,
  report: creditFile
    .pick({
      pulledOn: true,
      isSoft: true,
      scores: true,
      inquiries: true,
      derogatoryEvents: true,
      collections: true,
      hasNameOrSsnVariation: true,
      alerts: true,
    })
    .extend({
      scores: creditFile.shape.scores
        .min(1)
        .refine((scores) => new Set(scores.map(({ bureau }) => bureau)).size === scores.length, 'twice'),
      tradelines: z.array(enteredTradeline).max(MOST_ROWS),
    }),
});

/** An appraisal, signed by an appraiser. */
export const enteredValue = z.object({
  kind: z.literal('value'),
  value: positiveDollars.min(1),
  asOf: day,
  appraiser: name,
  license: name,
});

export const enteredTitle = z.object({
  kind: z.literal('title'),
  record: titleRecord.extend({ names: z.array(name).min(1).max(10), asOf: day }),
});

export const enteredIncome = z.object({
  kind: z.literal('income'),
  person,
  amounts: z.array(verifiedIncome).min(1).max(MOST_ROWS),
});

export const enteredInsurance = z.object({ kind: z.literal('insurance'), policy: insurancePolicy });

export const identityDoubt = z.enum(['name', 'dateOfBirth', 'ssn', 'document']);

/** Staff compared the ID with the person and the application. No doubts means that it is them. */
export const enteredIdentity = z.object({
  kind: z.literal('identity'),
  person,
  checkedOn: day,
  doubts: z.array(identityDoubt),
});

/** A fact that staff read from a document. The flood determination has its own form. */
export const enteredFact = z.discriminatedUnion('kind', [
  enteredCredit,
  enteredValue,
  enteredTitle,
  enteredIncome,
  enteredInsurance,
  enteredIdentity,
]);
export type EnteredFact = z.infer<typeof enteredFact>;

export const factEntryState = z.enum(['waiting', 'inForce', 'declined']);
export type FactEntryState = z.infer<typeof factEntryState>;

/** `told`: the applicant has not said yet whether the correction is right. `settled`: staff answered the objection. */
export const correctionState = z.enum(['told', 'confirmed', 'objected', 'settled']);
export type CorrectionState = z.infer<typeof correctionState>;

/** The answers of a page by the names of its fields, as they stand in the application. */
const pageAnswers = z.record(z.string(), z.unknown());

/** An answer that staff corrected: what was changed, by whom, why, and what the applicant says to it. */
export const answerCorrection = z.object({
  id: z.uuid(),
  step: z.string(),
  before: pageAnswers,
  after: pageAnswers,
  reason: z.string(),
  by: z.string(),
  at: z.date(),
  state: correctionState,
  objection: z.string().nullable(),
  /** What a second person of staff answered to the objection, and who. */
  settlement: z.string().nullable(),
  settledBy: z.string().nullable(),
});
export type AnswerCorrection = z.infer<typeof answerCorrection>;
