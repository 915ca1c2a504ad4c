import type {
  ClockFilter,
  LineBand,
  PipelineFilter,
  PipelineSort,
  PipelineStage,
  PipelineTile,
  StandardViewName,
  WaitingOn,
} from '#entities/contract/pipeline.ts';
import type { Day } from '#entities/values/day.ts';
import { inCount, inDay } from '../figures.ts';

export const stageWords = {
  inquiry: 'Inquiry',
  application: 'Application',
  documents: 'Documents',
  review: 'Final review',
  conditions: 'Conditions',
  counterOffer: 'Counteroffer',
  suspended: 'Suspended',
  closing: 'Closing',
  rescission: 'Rescission',
  funding: 'Funding',
  funded: 'Funded',
  refused: 'Declined',
  withdrawn: 'Withdrawn',
  incomplete: 'Closed, incomplete',
  cancelled: 'Canceled',
  waitlist: 'Waitlist',
} as const satisfies Record<PipelineStage, string>;

export const waitingWords = {
  borrower: 'Borrower',
  coborrower: 'Co-borrower',
  staff: 'Staff',
  thirdParty: 'Third party',
  days: 'Days to cancel',
  nobody: 'Unassigned',
} as const satisfies Record<WaitingOn, string>;

export const lineWords = {
  any: 'any',
  under50: 'under $50,000',
  to100: '$50,000 to $100,000',
  to200: '$100,000 to $200,000',
  over200: 'over $200,000',
} as const satisfies Record<LineBand, string>;

export const clockFilterWords = {
  any: 'any',
  late: 'late',
  today: 'late or due today',
  threeDays: 'due within 3 days',
  running: 'running',
  none: 'none running',
} as const satisfies Record<ClockFilter, string>;

export const sortWords = {
  clock: 'soonest clock first',
  touched: 'last touched first',
  name: 'by name',
  line: 'largest line first',
  clockLast: 'soonest clock last',
  touchedLast: 'last touched last',
  nameLast: 'by name, from Z',
  lineLast: 'smallest line first',
} as const satisfies Record<PipelineSort, string>;

const ownerWord = (owner: PipelineFilter['owner'], name: string | null): string =>
  owner === 'any' ? 'any' : owner === 'me' ? 'me' : owner === 'nobody' ? 'unassigned' : (name ?? 'one colleague');

const paceDays = (days: number): string => String(Math.round(days * 10) / 10);

/** For weeks with decisions. */
const paceLabel = (weeks: readonly number[]): string => {
  const [first = 0, last = 0] = [weeks[0], weeks.at(-1)];
  if (weeks.length === 1) return `Median days to decision: ${paceDays(last)} in the one week with decisions.`;
  if (first === last)
    return `Median days to decision by week over 12 weeks: ${paceDays(first)} in the first and the last.`;
  return `Median days to decision by week ${last < first ? 'fell' : 'rose'} from ${paceDays(first)} to ${paceDays(last)} over 12 weeks.`;
};

export const pipeline = {
  title: 'Pipeline',
  searchLabel: 'Search all files you can see',
  searchHint: 'Name, address, loan number, last 4 SSN',
  exporting: {
    start: 'Export',
    title: 'These files as a CSV file. Each export is logged.',
    name: 'Export',
    stop: 'Stop the export',
    soFar: (rows: number) => (rows === 0 ? 'Writing the file.' : `${inCount(rows)} rows so far`),
    done: (rows: number) => (rows === 1 ? '1 row saved' : `${inCount(rows)} rows saved`),
    stopped: 'Stopped, nothing saved',
    failed: 'The export was interrupted and nothing was saved. Try again.',
  },
  newScenario: 'New scenario',
  views: 'Saved views',
  standard: {
    mine: 'My active',
    soon: 'Clocks under 3 days',
    borrower: 'Waiting on borrower',
    ready: 'Ready for me',
    rescission: 'Rescission window',
    open: 'All open',
  } satisfies Record<StandardViewName, string>,
  saveView: 'Save this view',
  viewName: 'Name of the view',
  shareView: 'Share with colleagues',
  sharedBy: (name: string) => `Shared by ${name}`,
  viewShared: (name: string) => `Colleagues now find “${name}” among their views.`,
  viewSaved: (name: string) => `“${name}” is now one of your views.`,
  viewTooMany: 'Twelve views of your own is the limit. Remove one first.',
  save: 'Save',
  cancel: 'Cancel',
  renameView: (name: string) => `Rename the view “${name}”`,
  notRenamed: {
    nameTaken: 'There is already a view with that name.',
    changedMeanwhile: 'A colleague renamed this view in the meantime.',
  },
  removeView: (name: string) => `Remove the view “${name}”`,
  viewRemoved: (name: string) => `“${name}” was removed.`,
  tiles: 'Counts that open their files',
  tile: {
    soon: 'clocks under 3 days',
    staff: 'waiting on us',
    decide: 'ready to decide',
    unassigned: 'unassigned',
    rescission: 'in rescission',
    closing: 'closing within a week',
    duplicates: 'duplicates to settle',
  } satisfies Record<PipelineTile, string>,
  figures: 'Figures',
  daysHeading: '30-day clock, files by day',
  daysLabel: (total: number, soon: number, late: number) =>
    `${total} files with a 30-day clock running; ${soon} of them past day 24, ${late} late.`,
  stagesHeading: 'Open files by stage',
  stagesNone: 'No open files yet.',
  paceHeading: 'Median days, complete to decision',
  paceDays,
  paceChange: (median: number, before: number | null) =>
    before === null
      ? 'too few earlier decisions to compare'
      : median === before
        ? 'same as the 12 weeks before'
        : `${median < before ? 'down' : 'up'} ${paceDays(Math.abs(median - before))} from the 12 weeks before`,
  paceDecisions: (count: number) => `${inCount(count)} decisions in 12 weeks`,
  paceTooFew: (count: number, fewest: number) =>
    `${count === 0 ? 'No decisions' : count === 1 ? '1 decision' : `${count} decisions`} in 12 weeks. The median appears once there are ${fewest}.`,
  paceLabel,
  todayHeading: 'Needs action today',
  todayLate: (count: number) => (count === 1 ? 'file with a late clock' : 'files with a late clock'),
  todayDue: (count: number) => (count === 1 ? 'file due today or late' : 'files due today or late'),
  todayMine: (count: number) => (count === 1 ? 'file waiting on you' : 'files waiting on you'),
  filters: 'Filters',
  clearFilter: (what: string) => `Clear ${what.toLowerCase()}`,
  filterNames: {
    stage: 'Stage',
    state: 'State',
    owner: 'Owner',
    line: 'Line',
    waitingOn: 'Waiting on',
    clock: 'Clock',
    files: 'Files',
  } satisfies Record<keyof PipelineFilter, string>,
  stageOpen: 'open',
  any: 'any',
  ownerWord,
  sort: 'Order',
  count: (count: number, isMore: boolean) =>
    isMore ? `More than ${inCount(count)} files` : count === 1 ? '1 file' : `${count} files`,
  found: (count: number, isMore: boolean) =>
    isMore
      ? `The first ${count} matches. Type more to narrow them down.`
      : count === 1
        ? '1 match in all your files'
        : `${count} matches in all your files`,
  searchNote: 'Search covers all files you can see and ignores the filters.',
  caption: 'Files with their figures, stage, clocks and owner',
  columns: {
    select: 'Select',
    borrowers: 'Borrowers',
    number: 'Number',
    state: 'State',
    line: 'Line',
    cltv: 'CLTV',
    dti: 'DTI',
    score: 'Score',
    stage: 'Stage',
    waitingOn: 'Waiting on',
    threeDay: '3-day clock',
    threeDayTitle: 'Early disclosures due within 3 business days',
    decision: 'Decision clock',
    decisionTitle: 'Decision or notice due within 30 days, 90 after a counteroffer',
    nextDue: 'Next due',
    nextDueTitle: 'The earliest deadline still running',
    source: 'Source',
    owner: 'Owner',
    touched: 'Touched',
  },
  noName: 'No name yet',
  you: 'You',
  ends: (day: Day) => `Ends ${inDay(day)}`,
  dtiOver: 'Over the limit',
  noClock: 'No clock',
  unassigned: 'Unassigned',
  selectLoan: (names: string) => `Select ${names}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => (count === 1 ? '1 file selected' : `${count} files selected`),
  assign: 'Assign',
  assignTo: 'Assign to',
  assignNobody: 'Unassigned',
  clearSelection: 'Clear selection',
  assigned: (count: number, to: string | null) => {
    if (count === 0) return 'Nothing changed. That is already the assignment.';
    const files = count === 1 ? '1 file' : `${count} files`;
    return to === null ? `${files} unassigned.` : `${files} assigned to ${to}.`;
  },
  changedMeanwhile: (count: number) =>
    `${count === 1 ? 'One file was' : `${count} files were`} reassigned by a colleague in the meantime and left unchanged. Check the list again.`,
  notAssigned: 'Not everything was assigned',
  emptyTitle: 'No files match',
  emptyAll: 'No files yet. They appear here as people apply; invite someone from Leads.',
  empty: (filters: readonly string[]) => `No files match these filters. Clear ${filters.join(' or ')} to see more.`,
  emptySearch: (typed: string) =>
    `No file you can see matches “${typed}”. Names match from the start of any word; addresses by number, street or city.`,
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  updated: 'The list is up to date.',
} as const;
