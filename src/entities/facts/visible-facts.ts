import { z } from 'zod';
import { employment } from '../application/employment.ts';
import { day } from '../values/day.ts';
import { cents } from '../values/money.ts';
import { bureauScore, creditFile } from './credit-file.ts';
import { floodDetermination } from './flood-determination.ts';
import { outsideFacts } from './outside-facts.ts';
import { valuation } from './valuation.ts';

/** What one person may see of what others told us: their own file and jobs, and what is about the home. */
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
  insurance: outsideFacts.shape.insurance,
  /**
   * Of two people, what the offer page needs to compute with both: their income together, and the lowest score only as the
   * floor of its price band, which is what the price itself tells. Null for one person and for the co-borrower.
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
