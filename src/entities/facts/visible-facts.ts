import { z } from 'zod';
import { employment } from '../application/employment.ts';
import { day } from '../values/day.ts';
import { cents } from '../values/money.ts';
import { bureauScore, creditFile } from './credit-file.ts';
import { floodDetermination } from './flood-determination.ts';
import { foundIncome } from './found-income.ts';
import { outsideFacts } from './outside-facts.ts';
import { valuation } from './valuation.ts';

/** The third-party data one applicant may see: their own file and jobs, and anything about the home. */
export const visibleFacts = z.object({
  credit: z
    .object({
      outcome: creditFile.shape.outcome,
      pulledOn: day,
      scores: z.array(bureauScore),
      score: z.int().nullable(),
    })
    .nullable(),
  valuation: valuation.nullable(),
  flood: floodDetermination.nullable(),
  verifiedEmployments: z.array(employment).nullable(),
  foundIncome: z.array(foundIncome).nullable(),
  insurance: outsideFacts.shape.insurance,
  indexes: outsideFacts.shape.indexes,
  /**
   * With two applicants, the figures the offer page needs from both: combined income, and the lowest score only as the
   * floor of its price band, which the price itself reveals. Null for a single applicant and for the coborrower.
   */
  household: z
    .object({
      monthlyIncome: cents.nullable(),
      score: z.enum(['scored', 'stated', 'none', 'frozen', 'unknown']),
      scoreFloor: z.int().nullable(),
    })
    .nullable(),
});
export type VisibleFacts = z.infer<typeof visibleFacts>;
