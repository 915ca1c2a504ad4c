import { z } from 'zod';
import { product } from '../application/offer-choice.ts';
import { day } from '../values/day.ts';
import { usState } from '../values/us-state.ts';
import { clockKind } from './desk/clock-kind.ts';

/** A loan's stage, in the terms staff use; `rules/stage` derives it from the facts of the loan. */
export const pipelineStage = z.enum([
  'inquiry',
  'application',
  'documents',
  'review',
  'conditions',
  'counterOffer',
  'suspended',
  'closing',
  'rescission',
  'funding',
  'funded',
  'refused',
  'withdrawn',
  'incomplete',
  'cancelled',
  'waitlist',
]);
export type PipelineStage = z.infer<typeof pipelineStage>;

/** Stages a loan does not wait in: each of them is how it ended. */
export const finalStages = [
  'funded',
  'refused',
  'withdrawn',
  'incomplete',
  'cancelled',
  'waitlist',
] as const satisfies readonly PipelineStage[];

/** `days` is a statutory wait: the rescission period is running. */
export const waitingOn = z.enum(['borrower', 'coborrower', 'staff', 'thirdParty', 'days', 'nobody']);
export type WaitingOn = z.infer<typeof waitingOn>;

export const lineBand = z.enum(['any', 'under50', 'to100', 'to200', 'over200']);
export type LineBand = z.infer<typeof lineBand>;

export const clockFilter = z.enum(['any', 'late', 'today', 'threeDays', 'running', 'none']);
export type ClockFilter = z.infer<typeof clockFilter>;

/** Each order and its reverse. */
export const pipelineSort = z.enum([
  'clock',
  'touched',
  'name',
  'line',
  'clockLast',
  'touchedLast',
  'nameLast',
  'lineLast',
]);
export type PipelineSort = z.infer<typeof pipelineSort>;

/** The filter over all loans the user may see. `open` is every loan that still needs someone to act. */
export const pipelineFilter = z.object({
  stage: z.union([z.enum(['open', 'any']), pipelineStage]),
  state: usState.nullable(),
  owner: z.union([z.enum(['any', 'me', 'nobody']), z.uuid()]),
  line: lineBand,
  waitingOn: waitingOn.nullable(),
  clock: clockFilter,
  /**
   * `open`: loans that need nobody to act are left out, whatever their stage. `closingSoon`: a signing is booked within a week.
   * `duplicates`: another open loan has the same person or home, and nobody has settled that.
   */
  files: z.enum(['all', 'open', 'closingSoon', 'duplicates']).default('all'),
});
export type PipelineFilter = z.infer<typeof pipelineFilter>;

export const pipelineView = pipelineFilter.extend({ sort: pipelineSort });
export type PipelineView = z.infer<typeof pipelineView>;

export const everythingOpen: PipelineView = {
  stage: 'open',
  state: null,
  owner: 'any',
  line: 'any',
  waitingOn: null,
  clock: 'any',
  files: 'all',
  sort: 'clock',
};

/** The built-in views, by name. */
export const standardViews = {
  mine: { ...everythingOpen, owner: 'me' },
  soon: { ...everythingOpen, clock: 'threeDays' },
  borrower: { ...everythingOpen, waitingOn: 'borrower' },
  ready: { ...everythingOpen, owner: 'me', waitingOn: 'staff' },
  rescission: { ...everythingOpen, stage: 'rescission' },
  open: everythingOpen,
} as const satisfies Record<string, PipelineView>;
/** The counts above the list, each with the view that shows exactly the rows it counts. */
export const pipelineTiles = {
  soon: standardViews.soon,
  staff: { ...everythingOpen, waitingOn: 'staff' },
  decide: { ...everythingOpen, stage: 'review', files: 'open' },
  unassigned: { ...everythingOpen, owner: 'nobody' },
  rescission: standardViews.rescission,
  closing: { ...everythingOpen, stage: 'closing', files: 'closingSoon' },
  duplicates: { ...everythingOpen, files: 'duplicates' },
} as const satisfies Record<string, PipelineView>;
export const pipelineTile = z.enum(['soon', 'staff', 'decide', 'unassigned', 'rescission', 'closing', 'duplicates']);
export type PipelineTile = z.infer<typeof pipelineTile>;

export const standardViewName = z.enum(['mine', 'soon', 'borrower', 'ready', 'rescission', 'open']);
export type StandardViewName = z.infer<typeof standardViewName>;

/** A compliance clock as it reads today. */
export const clockView = z.object({
  kind: clockKind,
  state: z.enum(['calm', 'warn', 'stop', 'over', 'met']),
  startedOn: day,
  dueOn: day,
  metOn: day.nullable(),
  daysLeft: z.int(),
  /** The share of the time already used: 0 to 1. */
  share: z.number(),
});
export type ClockView = z.infer<typeof clockView>;

/**
 * Columns the list only shows, and neither filters nor sorts by: stored as one value, so that another one needs no migration. Each has
 * a default, for rows not projected since it was added.
 */
export const pipelineDetails = z.object({
  /** The day the account was opened. */
  openedOn: day.nullable().default(null),
  /** The kind of line chosen. */
  product: product.nullable().default(null),
});
export type PipelineDetails = z.infer<typeof pipelineDetails>;

export const pipelineRow = z.object({
  loanId: z.string(),
  loanNumber: z.string(),
  names: z.string(),
  state: z.string().nullable(),
  leadSource: z.string(),
  line: z.int().nullable(),
  cltv: z.int().nullable(),
  dti: z.int().nullable(),
  isDtiOver: z.boolean(),
  score: z.int().nullable(),
  stage: pipelineStage,
  waitingOn,
  /** The last day to cancel, while the rescission period runs. */
  endsOn: day.nullable(),
  threeDay: clockView.nullable(),
  decision: clockView.nullable(),
  /** The earliest deadline still running. */
  nextDue: day.nullable(),
  owner: z.object({ id: z.string(), name: z.string(), isMe: z.boolean() }).nullable(),
  touchedAt: z.date(),
  details: pipelineDetails,
  /** Other open loans of the same person or home. */
  duplicates: z.int(),
});
export type PipelineRow = z.infer<typeof pipelineRow>;

type ExportedClock = Pick<ClockView, 'dueOn' | 'metOn'>;
/** What a file of the list shows of a loan. */
export type ExportedLoan = Pick<
  PipelineRow,
  'loanNumber' | 'names' | 'state' | 'leadSource' | 'line' | 'cltv' | 'dti' | 'score' | 'stage' | 'waitingOn'
> & {
  threeDay: ExportedClock | null;
  decision: ExportedClock | null;
  ownerName: string | null;
  /** In UTC, in the form of ISO 8601. */
  touchedAt: string;
};
