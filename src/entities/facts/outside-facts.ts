import { z } from 'zod';
import { employment } from '../application/employment.ts';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';
import { creditFile } from './credit-file.ts';
import { floodDetermination } from './flood-determination.ts';
import { titleRecord } from './title-record.ts';
import { valuation } from './valuation.ts';

/** Third-party data about an application, never applicant input. Null is "not requested or not answered yet". */
export const outsideFacts = z.object({
  credit: z.object({ borrower: creditFile.nullable(), coborrower: creditFile.nullable() }),
  /** In the policy's cascade order. */
  valuations: z.array(valuation).nullable(),
  flood: floodDetermination.nullable(),
  title: titleRecord.nullable(),
  verifiedEmployments: z.object({
    borrower: z.array(employment).nullable(),
    coborrower: z.array(employment).nullable(),
  }),
  largeDeposits: z.array(z.object({ amount: positiveDollars, on: day })).nullable(),
  insurance: z.object({ dwellingCoverage: positiveDollars, yearlyPremium: positiveDollars }).nullable(),
});
export type OutsideFacts = z.infer<typeof outsideFacts>;

export const noOutsideFacts = (): OutsideFacts => ({
  credit: { borrower: null, coborrower: null },
  valuations: null,
  flood: null,
  title: null,
  verifiedEmployments: { borrower: null, coborrower: null },
  largeDeposits: null,
  insurance: null,
});
