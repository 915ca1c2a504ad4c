import { z } from 'zod';
import { addMonths, day } from '../../values/day.ts';
import { pipelineStage } from '../pipeline.ts';

/** How an application ended, or that it has not. */
export const loanOutcome = z.enum([
  'open',
  'funded',
  'denied',
  'withdrawn',
  'incomplete',
  'notTaken',
  'expired',
  'canceled',
  'notServed',
]);
export type LoanOutcome = z.infer<typeof loanOutcome>;

/** Every way to end without money. */
export const fallout = loanOutcome.exclude(['open', 'funded']);
export type Fallout = z.infer<typeof fallout>;

export const reportBreakdown = z.enum(['state', 'product', 'branch', 'partner']);
export type ReportBreakdown = z.infer<typeof reportBreakdown>;

const MOST_MONTHS = 60;

/** Periods by the lender's calendar, as of today. */
export const namedPeriod = z.enum(['thisMonth', 'lastMonth', 'thisQuarter', 'lastQuarter', 'thisYear', 'lastYear']);
export type NamedPeriod = z.infer<typeof namedPeriod>;

export const period = z.object({ from: day, to: day });
export type Period = z.infer<typeof period>;

/** Of one group of a breakdown; null for the loans without a value. */
export const reportGroup = z.object({ by: reportBreakdown, value: z.string().max(60).nullable() });
export type ReportGroup = z.infer<typeof reportGroup>;

/** What a reader asks: the days of application, the breakdown, and one of its groups. */
export const reportAsked = z.object({
  period: z.union([namedPeriod, period.refine(({ from, to }) => from <= to && to < addMonths(from, MOST_MONTHS))]),
  by: reportBreakdown,
  only: reportGroup.nullable(),
});
export type ReportAsked = z.infer<typeof reportAsked>;

export const staffWork = z.enum(['documents', 'conditions', 'decisions', 'closings']);
export type StaffWork = z.infer<typeof staffWork>;

/** A figure of the report: it opens exactly the loans it counts. */
export const reportFigure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('received') }),
  z.object({ kind: z.literal('fallout') }),
  z.object({ kind: z.literal('outcome'), outcome: loanOutcome }),
  /** Null for a loan whose stages were not recorded yet. */
  z.object({ kind: z.literal('endedIn'), outcome: fallout, stage: pipelineStage.nullable() }),
  z.object({ kind: z.literal('stage'), stage: pipelineStage, isThere: z.boolean() }),
  z.object({ kind: z.literal('work'), person: z.uuid(), work: staffWork }),
]);
export type ReportFigure = z.infer<typeof reportFigure>;

const tally = z.object({ loans: z.int(), amount: z.number() });
export type Tally = z.infer<typeof tally>;

const days = z.object({
  loans: z.int(),
  /** Null with too few loans to say. */
  median: z.number().nullable(),
  p90: z.number().nullable(),
});

export const pipelineReport = z.object({
  received: tally,
  funded: tally,
  open: tally,
  fellOut: tally,
  fallout: z.array(
    z.object({
      outcome: fallout,
      tally,
      stages: z.array(z.object({ stage: pipelineStage.nullable(), loans: z.int() })),
    }),
  ),
  groups: z.array(
    z.object({ value: z.string().nullable(), received: tally, funded: tally, fellOut: tally, open: tally }),
  ),
  stages: z.array(z.object({ stage: pipelineStage, left: days, there: days })),
});
export type PipelineReport = z.infer<typeof pipelineReport>;

export const workReport = z.array(
  z.object({
    person: z.uuid(),
    counts: z.record(staffWork, z.int()),
    /** From ready to done. */
    wait: days,
  }),
);
export type WorkReport = z.infer<typeof workReport>;

/** A loan in the list behind a figure. */
export const reportedLoan = z.object({
  loanId: z.string().nullable(),
  loanNumber: z.string(),
  names: z.string().nullable(),
  receivedOn: day.nullable(),
  state: z.string().nullable(),
  line: z.int().nullable(),
  stage: pipelineStage,
  /** How many of the counted things are on this loan. */
  count: z.int(),
  /** Days in the stage the list is about. */
  days: z.int().nullable(),
});
export type ReportedLoan = z.infer<typeof reportedLoan>;
