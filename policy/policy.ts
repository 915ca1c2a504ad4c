import { z } from 'zod';
import { propertyType, unitCount } from '#entities/application/property-type.ts';
import { propertyUsage } from '#entities/application/property-usage.ts';
import { staffDecision } from '#entities/contract/staff-decision.ts';
import { factKind } from '#entities/facts/fact-kind.ts';
import { day } from '#entities/values/day.ts';
import { positiveDollars, toDollars } from '#entities/values/money.ts';
import { usState } from '#entities/values/us-state.ts';

const share = z.int().min(0).max(10_000).brand<'BasisPoints'>();
/** A cap or limit of zero would pass no one and cannot be divided by. */
const ceiling = share.min(1);
/** No price moves more than ten points up or down; anything beyond that is a misplaced decimal point. */
const adjuster = z.int().min(-1000).max(1000).brand<'BasisPoints'>();
const score = z.int().min(300).max(850);
const months = z.int().min(0).max(600);
const years = z.int().min(1).max(40);

const isDescending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value < (values[index - 1] ?? 0));
const isRising = (values: readonly number[]): boolean => isDescending(values.toReversed());

/** A list without duplicates. */
const listOf = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .min(1)
    .refine((all) => new Set(all).size === all.length, 'something is listed twice');

const scoreCap = z.strictObject({ minScore: score, cap: ceiling });
const scoreLimit = z.strictObject({ minScore: z.int().min(0).max(850), limit: ceiling });

/** A cell of the margin grid: null is "not offered". Columns are CLTV ceilings, rows score floors. */
const marginGrid = z
  .strictObject({
    cltvTo: z.array(share).min(1),
    rows: z.array(z.strictObject({ minScore: score, margins: z.array(share.nullable()) })).min(1),
  })
  .refine(({ cltvTo, rows }) => rows.every(({ margins }) => margins.length === cltvTo.length), {
    path: ['rows'],
    message: 'every row needs one margin, or null, for each CLTV column',
  })
  .refine(({ cltvTo }) => isRising(cltvTo), {
    path: ['cltvTo'],
    message: 'the CLTV columns have to rise',
  })
  .refine(({ rows }) => isDescending(rows.map(({ minScore }) => minScore)), {
    path: ['rows'],
    message: 'the score rows have to fall',
  });

const termAdjusters = z
  .array(z.strictObject({ years, adjust: adjuster }))
  .min(1)
  .refine((terms) => isRising(terms.map((term) => term.years)), 'the years have to rise');

/** Charges of public offices for the security instrument: recording in whole dollars, taxes in cents per $1,000 of the line. */
const recordingFees = z
  .strictObject({
    from: positiveDollars,
    to: positiveDollars,
    taxPerThousand: z.int().min(0).max(2000).brand<'Cents'>(),
  })
  .refine(({ from, to }) => from <= to, 'the largest charge is below the smallest');

const stateLimits = z.strictObject({
  code: usState,
  maxCltv: ceiling.nullable().default(null),
  maxFees: share.nullable().default(null),
  waitDays: z.int().min(0).nullable().default(null),
  monthsBetweenLines: months.nullable().default(null),
  closesAtOffice: z.boolean().default(false),
  /** A homestead carries one home-equity loan or line at a time. */
  oneEquityCredit: z.boolean().default(false),
  /** Business days before closing on which the owner has the itemized charges and a copy of the application. */
  closingPapersDays: z.int().min(1).nullable().default(null),
  /** Owner and lender sign a statement of the home's value at closing. */
  acknowledgesValue: z.boolean().default(false),
  minDraw: positiveDollars.min(1).nullable().default(null),
  /** Null in policies from before the charges were kept by state. */
  recording: recordingFees.nullable().default(null),
});

/** The kinds of owner the land records may name. */
export const titleKind = z.enum(['person', 'revocableTrust', 'irrevocableTrust', 'company']);
export type TitleKind = z.infer<typeof titleKind>;

const selfieRule = z.enum(['none', 'optional', 'required']);
export type SelfieRule = z.infer<typeof selfieRule>;

const lowestOf = (rows: readonly { minScore: number }[]): number => Math.min(...rows.map(({ minScore }) => minScore));

export const policy = z
  .strictObject({
    version: day,
    effectiveFrom: day,
    line: z
      .strictObject({ min: positiveDollars.min(1), max: positiveDollars })
      .refine(({ min, max }) => min <= max, { path: ['max'], message: 'the largest line is below the smallest' }),
    /** The smallest advance, the first one included. */
    draws: z.strictObject({ min: positiveDollars.min(1) }).default({ min: toDollars(500) }),
    /** The day of the month the minimum payment is due, and the days its statement is sent before. */
    payments: z
      .strictObject({ dueDay: z.int().min(1).max(28), statementDays: z.int().min(14).max(28) })
      .default({ dueDay: 25, statementDays: 21 }),
    /** How long an offer is valid if nothing it is based on changes. */
    offer: z.strictObject({ validDays: z.int().min(1).max(365) }),
    score: z.strictObject({ floor: score, investmentFloor: score }),
    cltv: z.strictObject({
      byScore: z
        .array(scoreCap)
        .min(1)
        .refine((rows) => isDescending(rows.map(({ minScore }) => minScore)), 'the score rows have to fall'),
      investmentCap: ceiling,
      secondHomeDeduction: share,
      twoToFourUnitsDeduction: share,
    }),
    dti: z.strictObject({
      byScore: z
        .array(scoreLimit)
        .min(1)
        .refine((rows) => isDescending(rows.map(({ minScore }) => minScore)), 'the score rows have to fall'),
      twoToFourUnitsLimit: ceiling,
    }),
    qualifying: z.strictObject({ method: z.enum(['amortised', 'interestOnly']), months: months.min(1) }),
    lates: z.strictObject({
      days: z.int().min(1),
      windows: z
        .array(z.strictObject({ months: months.min(1), allowed: z.int().min(0) }))
        .min(1)
        .refine((windows) => isRising(windows.map((window) => window.months)), 'the months have to rise'),
    }),
    derogatory: z.strictObject({
      bankruptcyMonths: months,
      chapter13MonthsFromDischarge: months,
      foreclosureMonths: months,
      shortSaleMonths: months,
      deedInLieuMonths: months,
    }),
    /** The application asks about the last six months: a longer limit could not be decided by its answers. */
    listing: z.strictObject({ months: months.max(6) }),
    ownership: z.strictObject({
      primaryResidenceDays: z.int().min(0),
      secondHomeMonths: months,
      investmentMonths: months,
    }),
    title: z.strictObject({ accepted: listOf(titleKind) }),
    property: z.strictObject({
      usages: listOf(propertyUsage),
      types: listOf(propertyType),
      units: listOf(unitCount),
    }),
    income: z.strictObject({ grossUp: share, rentCounted: share }),
    debts: z.strictObject({
      instalmentsLeftOut: z.int().min(0),
      deferredStudentLoan: share,
      revolvingWithoutPayment: share,
    }),
    products: z.strictObject({
      variable: z.strictObject({ draws: termAdjusters, repaymentYears: years }),
      fixed: z.strictObject({ adjust: adjuster, drawYears: years.default(5), terms: termAdjusters }),
    }),
    rate: z.strictObject({ cap: share, floor: share }),
    margins: marginGrid,
    adjusters: z.strictObject({
      secondHome: adjuster,
      investment: adjuster,
      twoToFourUnits: adjuster,
      smallLine: z.strictObject({ under: positiveDollars, adjust: adjuster }),
      largeLine: z.strictObject({ over: positiveDollars, adjust: adjuster }),
      firstLien: adjuster,
      autopay: adjuster,
    }),
    fees: z.strictObject({
      forRate: z
        .array(z.strictObject({ fee: share, adjust: adjuster }))
        .min(1)
        .refine((rows) => isRising(rows.map(({ fee }) => fee)), 'the fees have to rise'),
      allFeesMax: share,
    }),
    highCost: z.strictObject({ apor: share, overJuniorLien: share, overFirstLien: share }),
    states: z.array(stateLimits).min(1),
    valuation: z.strictObject({
      maxFsd: z.number().min(0).max(100),
      cascade: listOf(z.string().min(1)),
      /** The share of values drawn for review; one in ten in policies from before it was kept. */
      reviewShare: share.default(() => share.parse(1000)),
    }),
    /** Decisions and facts that need two staff members, and the line amount from which they do; a denial always does if it is named. */
    fourEyes: z
      .strictObject({
        decisions: listOf(staffDecision),
        fromLine: positiveDollars,
        /** Facts entered by one member of staff and confirmed by another. */
        facts: z.array(factKind).default(['credit', 'value', 'title', 'income']),
      })
      .nullable()
      .default(null),
    /** How far a limit may be exceeded for one loan by two people, and what has to speak for it; a rule not named allows none. */
    exceptions: z
      .strictObject({
        over: z.strictObject({ cltv: share.nullable().default(null), dti: share.nullable().default(null) }),
        factorsNeeded: z.int().min(1).max(4),
        /** From where a figure counts as a compensating factor, the same for everyone. */
        factors: z.strictObject({ score, loanToValue: ceiling, debtToIncome: ceiling, monthsOwned: months }),
      })
      .nullable()
      .default(null),
    /** Whether a hard pull has to confirm the accepted line before it closes. */
    credit: z.strictObject({ hardPull: z.enum(['none', 'beforeClosing']) }).default({ hardPull: 'none' }),
    /** The days a partner keeps a person they brought: until then no other partner may bring them. */
    leads: z.strictObject({ registrationDays: z.int().min(0).max(730) }).default({ registrationDays: 90 }),
    /** Whether a selfie is required with the pictures of an ID. */
    identity: z.strictObject({ selfie: selfieRule }).default({ selfie: 'none' }),
    index: z.strictObject({ name: z.string().min(1), rate: share, effectiveFrom: day }),
  })
  .refine(({ rate }) => rate.floor <= rate.cap, { path: ['rate', 'floor'], message: 'the floor is above the cap' })
  .refine(({ score: { floor }, cltv }) => floor >= lowestOf(cltv.byScore), {
    path: ['cltv', 'byScore'],
    message: 'the lowest score we lend at has no cap',
  })
  .refine(({ score: { floor }, dti }) => floor >= lowestOf(dti.byScore), {
    path: ['dti', 'byScore'],
    message: 'the lowest score we lend at has no limit',
  })
  .refine(({ score: { floor }, margins }) => floor >= lowestOf(margins.rows), {
    path: ['margins', 'rows'],
    message: 'the lowest score we lend at has no margin',
  })
  .refine(
    ({ cltv: { byScore, investmentCap, secondHomeDeduction, twoToFourUnitsDeduction } }) =>
      Math.min(investmentCap, ...byScore.map(({ cap }) => cap)) > secondHomeDeduction + twoToFourUnitsDeduction,
    { path: ['cltv'], message: 'the deductions leave nothing of the lowest cap' },
  )
  .refine(({ fees }) => fees.forRate.every(({ fee }) => fee <= fees.allFeesMax), {
    path: ['fees', 'allFeesMax'],
    message: 'a fee is above the most all fees may be',
  })
  .refine(({ index, effectiveFrom }) => index.effectiveFrom <= effectiveFrom, {
    path: ['index', 'effectiveFrom'],
    message: 'the index begins after the policy',
  })
  .refine(({ states }) => new Set(states.map(({ code }) => code)).size === states.length, {
    path: ['states'],
    message: 'a state is listed twice',
  });
export type Policy = z.infer<typeof policy>;
export type StateLimits = Policy['states'][number];
