import type { Day } from '#entities/values/day.ts';
import { holdClocks } from '../compliance/clocks.ts';

export type LoanClock = { kind: string; startedOn: Day; dueOn: Day; metOn: Day | null; metBy: string | null };

/** The clocks that end with a response to the applicant; the pipeline shows one of them. */
const decisionClocks: ReadonlySet<string> = new Set([
  'creditDecision',
  'incompleteNotice',
  'incompleteAnswer',
  'adverseActionNotice',
  'counterOffer',
]);

/** Running clocks first, then the most recently met. */
const newestFirst = (one: LoanClock, other: LoanClock): number => {
  if (one.metOn === other.metOn) return 0;
  if (one.metOn === null) return -1;
  if (other.metOn === null) return 1;
  return one.metOn < other.metOn ? 1 : -1;
};

const byDay = (one: Day, other: Day): number => (one === other ? 0 : one < other ? -1 : 1);

/** Days that only have to pass: no deadline of anyone. */
const holds: ReadonlySet<string> = new Set(holdClocks);

/** The earliest deadline still running. */
export const nextDueOf = (clocks: readonly LoanClock[]): Day | null =>
  clocks
    .filter(({ kind, metOn }) => metOn === null && !holds.has(kind))
    .map(({ dueOn }) => dueOn)
    .toSorted(byDay)[0] ?? null;

export const earlyDisclosureClock = (clocks: readonly LoanClock[]): LoanClock | null =>
  clocks
    .filter(({ kind }) => kind === 'earlyDisclosures')
    .toSorted((one, other) => newestFirst(one, other) || byDay(other.startedOn, one.startedOn))[0] ?? null;

export const decisionClock = <Clock extends LoanClock>(clocks: readonly Clock[]): Clock | null =>
  clocks
    .filter(({ kind }) => decisionClocks.has(kind))
    .toSorted((one, other) => newestFirst(one, other) || byDay(one.dueOn, other.dueOn))[0] ?? null;

/**
 * The day the application was complete and the day credit was decided: approved, countered or declined. A withdrawal, a suspension or a
 * closing for incompleteness decides nothing, and a reopened loan is undecided.
 */
export const creditDecisionDays = (
  clocks: readonly LoanClock[],
): { completedOn: Day | null; decidedOn: Day | null } => {
  const [newest] = clocks
    .filter(({ kind }) => kind === 'creditDecision')
    .toSorted((one, other) => newestFirst(one, other) || byDay(other.startedOn, one.startedOn));
  if (!newest) return { completedOn: null, decidedOn: null };
  const isDecided = newest.metBy === 'decided' || newest.metBy === 'noticeSent';
  return { completedOn: newest.startedOn, decidedOn: isDecided ? newest.metOn : null };
};
