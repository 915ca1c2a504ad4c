import { z } from 'zod';
import { day } from '#entities/day.ts';
import { positiveDollars } from '#entities/money.ts';
import { basisPoints } from '#entities/percent.ts';
import { propertyType, unitCount } from '#entities/property-type.ts';
import { propertyUsage } from '#entities/property-usage.ts';
import { staffDecision } from '#entities/staff-decision.ts';
import { usState } from '#entities/us-state.ts';

const share = z.int().min(0).max(10_000).brand<'BasisPoints'>();
const score = z.int().min(300).max(850);
const months = z.int().min(0).max(600);
const years = z.int().min(1).max(40);

const isDescending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value < (values[index - 1] ?? 0));

const scoreCap = z.object({ minScore: score, cap: share });
const scoreLimit = z.object({ minScore: z.int().min(0).max(850), limit: share });

/** A cell of the margin grid: null is "not offered". Columns are CLTV ceilings, rows score floors. */
const marginGrid = z
  .object({
    cltvTo: z.array(share).min(1),
    rows: z.array(z.object({ minScore: score, margins: z.array(basisPoints.nullable()) })).min(1),
  })
  .refine(({ cltvTo, rows }) => rows.every(({ margins }) => margins.length === cltvTo.length), {
    path: ['rows'],
    message: 'every row needs one margin, or null, for each CLTV column',
  })
  .refine(({ cltvTo }) => isDescending(cltvTo.toReversed()), {
    path: ['cltvTo'],
    message: 'the CLTV columns have to rise',
  })
  .refine(({ rows }) => isDescending(rows.map(({ minScore }) => minScore)), {
    path: ['rows'],
    message: 'the score rows have to fall',
  });

const termAdjuster = z.object({ years, adjust: basisPoints });

const stateLimits = z.object({
  code: usState,
  maxCltv: share.nullable().default(null),
  maxFees: share.nullable().default(null),
  waitDays: z.int().min(0).nullable().default(null),
  monthsBetweenLines: months.nullable().default(null),
  closesAtOffice: z.boolean().default(false),
});

/** Who the land records may name as owner. */
export const titleKind = z.enum(['person', 'revocableTrust', 'irrevocableTrust', 'company']);
export type TitleKind = z.infer<typeof titleKind>;

const selfieRule = z.enum(['none', 'optional', 'required']);
export type SelfieRule = z.infer<typeof selfieRule>;

export const policy = z
  .strictObject({
    version: day,
    effectiveFrom: day,
    lender: z.object({ name: z.string().min(1), nmls: z.string().regex(/^\d{1,12}$/), timeZone: z.string().min(1) }),
    line: z
      .object({ min: positiveDollars, max: positiveDollars })
      .refine(({ min, max }) => min <= max, { path: ['max'], message: 'the largest line is below the smallest' }),
    /** How long what was offered stands if nothing it rests on changes. */
    offer: z.object({ validDays: z.int().min(1).max(365) }),
    score: z.object({ floor: score, investmentFloor: score }),
    cltv: z.object({
      byScore: z
        .array(scoreCap)
        .min(1)
        .refine((rows) => isDescending(rows.map(({ minScore }) => minScore)), 'the score rows have to fall'),
      investmentCap: share,
      secondHomeDeduction: share,
      twoToFourUnitsDeduction: share,
    }),
    dti: z.object({
      byScore: z
        .array(scoreLimit)
        .min(1)
        .refine((rows) => isDescending(rows.map(({ minScore }) => minScore)), 'the score rows have to fall'),
      twoToFourUnitsLimit: share,
    }),
    qualifying: z.object({ method: z.enum(['amortised', 'interestOnly']), months: months.min(1) }),
    lates: z.object({
      days: z.int().min(1),
      windows: z.array(z.object({ months: months.min(1), allowed: z.int().min(0) })).min(1),
    }),
    derogatory: z.object({
      bankruptcyMonths: months,
      chapter13MonthsFromDischarge: months,
      foreclosureMonths: months,
      shortSaleMonths: months,
      deedInLieuMonths: months,
    }),
    listing: z.object({ months }),
    ownership: z.object({ primaryResidenceDays: z.int().min(0), secondHomeMonths: months, investmentMonths: months }),
    title: z.object({ accepted: z.array(titleKind).min(1) }),
    property: z.object({
      usages: z.array(propertyUsage).min(1),
      types: z.array(propertyType).min(1),
      units: z.array(unitCount).min(1),
    }),
    income: z.object({ grossUp: share, rentCounted: share }),
    debts: z.object({
      instalmentsLeftOut: z.int().min(0),
      deferredStudentLoan: share,
      revolvingWithoutPayment: share,
    }),
    products: z.object({
      variable: z.object({ draws: z.array(termAdjuster).min(1), repaymentYears: years }),
      fixed: z.object({ adjust: basisPoints, terms: z.array(termAdjuster).min(1) }),
    }),
    rate: z.object({ cap: basisPoints, floor: basisPoints }),
    margins: marginGrid,
    adjusters: z.object({
      secondHome: basisPoints,
      investment: basisPoints,
      twoToFourUnits: basisPoints,
      smallLine: z.object({ under: positiveDollars, adjust: basisPoints }),
      largeLine: z.object({ over: positiveDollars, adjust: basisPoints }),
      firstLien: basisPoints,
      autopay: basisPoints,
    }),
    fees: z.object({
      forRate: z.array(z.object({ fee: share, adjust: basisPoints })).min(1),
      allFeesMax: share,
    }),
    highCost: z.object({ apor: basisPoints, overJuniorLien: basisPoints, overFirstLien: basisPoints }),
    states: z.array(stateLimits).min(1),
    valuation: z.object({ maxFsd: z.number().min(0).max(100), cascade: z.array(z.string().min(1)).min(1) }),
    /** Which answers two members of staff give together, and from which line on; a denial always if it is named. */
    fourEyes: z
      .object({ decisions: z.array(staffDecision).min(1), fromLine: positiveDollars })
      .nullable()
      .default(null),
    /** Whether a picture of the person goes with those of their ID. */
    identity: z.object({ selfie: selfieRule }).default({ selfie: 'none' }),
    index: z.object({ name: z.string().min(1), rate: basisPoints, effectiveFrom: day }),
  })
  .refine(({ rate }) => rate.floor <= rate.cap, { path: ['rate', 'floor'], message: 'the floor is above the cap' })
  .refine(({ states }) => new Set(states.map(({ code }) => code)).size === states.length, {
    path: ['states'],
    message: 'a state is listed twice',
  });
export type Policy = z.infer<typeof policy>;
export type StateLimits = Policy['states'][number];
