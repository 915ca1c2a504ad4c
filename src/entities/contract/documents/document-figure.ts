import { z } from 'zod';
import { pagePlace } from './document-pages.ts';

/** What people look for in the documents that are read. */
export const figureName = z.enum([
  'employer',
  'periodFrom',
  'periodTo',
  'payDate',
  'grossPay',
  'grossToDate',
  'year',
  'wages',
  'statementDate',
  'principalBalance',
  'monthlyPayment',
  'endingBalance',
  'policyNumber',
  'policyFrom',
  'policyTo',
  'dwellingCoverage',
  'yearlyPremium',
]);
export type FigureName = z.infer<typeof figureName>;

/** A figure a person took from a document: money in cents, days as YYYY-MM-DD. */
export const usedFigure = z.object({
  fileId: z.uuid(),
  name: figureName,
  value: z.string().trim().min(1).max(200),
  page: z.int().positive(),
  /** Null where the person typed it. */
  place: pagePlace.nullable(),
  by: z.string(),
  at: z.date(),
});
export type UsedFigure = z.infer<typeof usedFigure>;
