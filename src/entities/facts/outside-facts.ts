import { z } from 'zod';
import { employment } from '../application/employment.ts';
import { day } from '../values/day.ts';
import { positiveDollars } from '../values/money.ts';
import { creditFile } from './credit-file.ts';
import { policyException } from './exceptions/policy-exception.ts';
import { factSource } from './fact-kind.ts';
import { floodDetermination } from './flood-determination.ts';
import { indexDate } from './published/index-date.ts';
import { titleRecord } from './title-record.ts';
import { valuation } from './valuation.ts';
import { verifiedIncome } from './verified-income.ts';

const ofEach = <Schema extends z.ZodType>(schema: Schema) => z.object({ borrower: schema, coborrower: schema });

/** Where each fact came from; null where nobody has told. */
export const factSources = z.object({
  credit: ofEach(factSource.nullable()),
  income: ofEach(factSource.nullable()),
  value: factSource.nullable(),
  title: factSource.nullable(),
  flood: factSource.nullable(),
  insurance: factSource.nullable(),
});
export type FactSources = z.infer<typeof factSources>;

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
  /** Amounts staff verified; they replace the stated ones. */
  verifiedIncome: ofEach(z.array(verifiedIncome).nullable()).optional(),
  /** Limits that were raised for this loan; absent where none was. */
  exceptions: z.array(policyException).optional(),
  /** The released index, date by date; absent where nobody has released one. */
  indexes: z.array(indexDate).optional(),
  /** Absent in facts stored before they had a source: all of those came from vendors. */
  sources: factSources.optional(),
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
