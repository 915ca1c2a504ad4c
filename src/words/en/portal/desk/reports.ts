import type { PipelineStage } from '#entities/contract/pipeline.ts';
import type { Fallout, NamedPeriod, ReportBreakdown, StaffWork } from '#entities/contract/reports/pipeline-report.ts';
import type { Day } from '#entities/values/day.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import type { Share } from '#rules/reports/share-of.ts';
import { inCount, inDatedDay, inPercent } from '../../figures.ts';

const outcomes = {
  denied: 'Denied',
  withdrawn: 'Withdrawn',
  incomplete: 'Closed, incomplete',
  notTaken: 'Offer not taken',
  expired: 'Expired',
  canceled: 'Canceled in rescission',
  notServed: 'State not served',
} as const satisfies Record<Fallout, string>;

const share = (basisPoints: BasisPoints): string => inPercent(basisPoints, 1);

/** Text for the reports of managers. */
export const reports = {
  title: 'Reports',
  lede: 'What became of the applications received in a period, how long each stage took and what the team finished.',
  form: 'Choose a period',
  period: 'Application received',
  periods: {
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisQuarter: 'This quarter',
    lastQuarter: 'Last quarter',
    thisYear: 'This year',
    lastYear: 'Last year',
  } satisfies Record<NamedPeriod, string>,
  ownDates: 'Between two dates',
  from: 'From',
  to: 'To',
  show: 'Show',
  badDates: 'Choose a first and a last day, at most five years apart.',
  by: 'Broken down by',
  breakdowns: {
    state: 'State',
    product: 'Product',
    branch: 'Branch',
    partner: 'Partner',
  } satisfies Record<ReportBreakdown, string>,
  between: (from: Day, to: Day) => `${inDatedDay(from)} to ${inDatedDay(to)}`,
  only: (name: string) => `Only ${name}`,
  everything: 'Show all',
  emptyTitle: 'No applications in this period',
  empty: 'Choose a longer period, or another one.',
  loans: (count: number) => (count === 1 ? '1 loan' : `${inCount(count)} loans`),
  opens: (name: string, count: number) => `${name}: ${count === 1 ? '1 loan' : `${inCount(count)} loans`}`,
  few: (part: string, of: string) => `${part} of ${of}`,
  tooSmall: 'too few for a percentage',
  share: (of: Share) => (of.kind === 'share' ? share(of.share) : null),
  received: 'Received',
  funded: 'Funded',
  open: 'Still open',
  fellOut: 'Fell out',
  pullThrough: 'Pull-through',
  byCount: 'by loans',
  byAmount: 'by amount',
  outcomes,
  fallout: {
    caption: 'Fallout, by reason and by the stage it happened in',
    none: 'Nothing fell out.',
    columns: { reason: 'Reason', loans: 'Loans', share: 'Of all received', amount: 'Amount', stages: 'In which stage' },
    notRecorded: 'Not recorded',
  },
  time: {
    caption: 'Time in each stage, in calendar days',
    none: 'No stage was recorded yet.',
    columns: {
      stage: 'Stage',
      left: 'Left it',
      median: 'Median',
      p90: '9 of 10 within',
      there: 'Still in it',
      sofar: 'Median so far',
    },
    days: (days: number) => (days === 1 ? '1 day' : `${Number.isInteger(days) ? days : days.toFixed(1)} days`),
    tooFew: 'too few',
    left: (stage: string) => `Left ${stage}`,
    there: (stage: string) => `Still in ${stage}`,
  },
  groups: {
    caption: (by: string) => `Broken down by ${by.toLowerCase()}`,
    columns: {
      loans: 'Received',
      funded: 'Funded',
      count: 'Pull-through',
      amount: 'By amount',
      out: 'Fell out',
      open: 'Open',
    },
    none: {
      state: 'No state yet',
      product: 'Not chosen yet',
      branch: 'No branch',
      partner: 'No partner',
    } satisfies Record<ReportBreakdown, string>,
    products: { variable: 'Variable line', fixed: 'Fixed draws' } as Readonly<Record<string, string>>,
    narrow: (name: string) => `Show only ${name}`,
    figure: (group: string, part: string) => `${part}, ${group}`,
  },
  work: {
    caption: 'Finished in the period, by person',
    none: 'Nobody finished anything on these loans in this period.',
    person: 'Person',
    kinds: {
      documents: 'Documents reviewed',
      conditions: 'Conditions cleared',
      decisions: 'Decisions',
      closings: 'Closings',
    } satisfies Record<StaffWork, string>,
    wait: 'Ready to done',
    rests: (count: number) => `of ${inCount(count)}`,
    figure: (person: string, work: string) => `${person}: ${work}`,
  },
  list: {
    back: 'Back to the report',
    caption: 'The loans behind this figure',
    emptyTitle: 'No loans',
    empty: 'Nothing is counted here.',
    columns: {
      loan: 'Loan',
      received: 'Received',
      state: 'State',
      line: 'Line',
      stage: 'Stage',
      count: 'Counted',
      days: 'Days',
    },
    endedIn: (outcome: string, stage: string) => `${outcome} in ${stage}`,
  },
  definitionsTitle: 'How these figures are counted',
  definitions: [
    [
      'Received',
      'Applications that began in the period, by the day the 3-day clock of the early disclosures counts from. Inquiries are not counted.',
    ],
    [
      'Pull-through',
      'Funded loans divided by applications received, by loans and by the amount of their lines. Recent periods are low because their loans are still open.',
    ],
    ['Amount', 'The line asked for, or offered once there is an offer, as the pipeline shows it today.'],
    ['Denied', 'Denied by staff, or refused by the rules before anything was sent.'],
    ['Offer not taken', 'A counteroffer that lapsed, or a withdrawal after an approval without open conditions.'],
    ['Expired', 'Set aside after a long time without a word from the applicant. It is open again when they return.'],
    ['Canceled in rescission', 'Canceled by an owner within the days to cancel.'],
    ['State not served', 'Moved to the waitlist because lines are not offered there yet.'],
    [
      'Stage of a fallout',
      'The stage the loan was in before it ended. “Not recorded” is a loan that entered it before stages were recorded.',
    ],
    [
      'Time in a stage',
      'Calendar days from entering to leaving, all visits of a loan together, counted from the day of application on. Loans still in the stage are counted apart and are in neither median.',
    ],
    [
      'Productivity',
      'Finished between the same two dates, whenever the application was received. A decision counts once a day and loan for each of two people, a closing once a loan.',
    ],
    ['Ready to done', 'Median days from upload to review of a document, and from entering final review to a decision.'],
    [
      'Small numbers',
      'Under 30 loans there is no percentage, under 5 no median, and under 10 no ninetieth percentile.',
    ],
  ] as const satisfies readonly (readonly [string, string])[],
} as const;

/** The exported file: the definitions, then each table. */
export const reportsCsv = {
  title: 'Pipeline report',
  period: 'Applications received',
  madeOn: 'Made on',
  only: 'Only',
  definitions: 'Definitions',
  outcomes: ['Outcome', 'Loans', 'Amount (dollars)', 'Share of received (%)'],
  fallout: ['Fallout', 'Stage', 'Loans'],
  stages: ['Stage', 'Loans that left', 'Median days', '90th percentile days', 'Still there', 'Median days so far'],
  groups: ['Received', 'Received (dollars)', 'Funded', 'Funded (dollars)', 'Fell out', 'Still open'],
  work: [
    'Person',
    'Documents reviewed',
    'Conditions cleared',
    'Decisions',
    'Closings',
    'Median days ready to done',
    'Resting on',
  ],
  stage: (stage: PipelineStage | null, names: Readonly<Record<PipelineStage, string>>) =>
    stage === null ? 'Not recorded' : names[stage],
} as const;
