import { z } from 'zod';
import { debtItem } from '../application/debt-item.ts';
import { derogatoryEvent, derogatoryKind } from '../application/derogatory-event.ts';
import { day } from '../values/day.ts';
import { reportKind } from './report-kind.ts';

/** A soft pull is seen by the applicant alone; a hard one counts as an inquiry. */
export const creditLook = z.enum(['soft', 'hard']);
export type CreditLook = z.infer<typeof creditLook>;

export const bureau = z.enum(['equifax', 'experian', 'transUnion']);
export type Bureau = z.infer<typeof bureau>;

/** The scoring models that the lending report tells apart. */
export const scoreModel = z.enum([
  'equifaxBeacon5',
  'experianFairIsaac',
  'ficoClassic04',
  'ficoClassic98',
  'vantage2',
  'vantage3',
  'fico8',
  'fico9',
  'fico10',
  'fico10T',
  'vantage4',
]);
export type ScoreModel = z.infer<typeof scoreModel>;

/** Null means the bureau has no score: a thin file is not a low score. */
export const bureauScore = z.object({
  bureau,
  score: z.int().min(300).max(850).nullable(),
  factors: z.array(z.string()),
  /** Absent where the report does not say. */
  model: scoreModel.optional(),
});
export type BureauScore = z.infer<typeof bureauScore>;

export const creditInquiry = z.object({ creditor: z.string(), on: day });
export type CreditInquiry = z.infer<typeof creditInquiry>;

export const creditAlertKind = z.enum([
  'initialFraud',
  'extendedFraud',
  'activeDuty',
  'addressDiscrepancy',
  /** Somebody told a bureau that this person has died. */
  'deathClaim',
  /** A bureau holds a file back. */
  'suppressedFile',
]);
export type CreditAlertKind = z.infer<typeof creditAlertKind>;

/** A notice in the file that we must act on before we say yes (FCRA 605A(h), 605(h)). */
export const creditAlert = z.object({
  kind: creditAlertKind,
  /** The number the consumer gave for verification, or the contact they designated. */
  contact: z.string().nullable(),
  text: z.string().nullable(),
});
export type CreditAlert = z.infer<typeof creditAlert>;

/** The bureaus' response for one applicant. */
export const creditFile = z.object({
  outcome: z.enum(['found', 'frozen', 'notFound']),
  kind: reportKind,
  pulledOn: day,
  isSoft: z.boolean(),
  scores: z.array(bureauScore),
  debts: z.array(debtItem),
  inquiries: z.array(creditInquiry),
  derogatoryEvents: z.array(derogatoryEvent),
  /** Reported without a date: they did happen, and nobody knows when. Absent where there are none. */
  undatedEvents: z.array(derogatoryKind).min(1).optional(),
  collections: z.int().min(0),
  hasNameOrSsnVariation: z.boolean(),
  alerts: z.array(creditAlert).default([]),
});
export type CreditFile = z.infer<typeof creditFile>;
