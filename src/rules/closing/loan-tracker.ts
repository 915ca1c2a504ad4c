import { addDays, type Day } from '#entities/values/day.ts';
import { addBusinessDays } from '../calendar/business-days.ts';
import { type Rescission, rescissionPeriod } from '../rescission/rescission.ts';
import { isAskedForDocuments, progressOf } from '../stage/stage.ts';
import type { ProgressFacts } from '../stage/stage-facts.ts';

export const trackerStages = ['applied', 'documents', 'review', 'sign', 'cancel', 'money'] as const;
export type TrackerStage = (typeof trackerStages)[number];
export type TrackerRow = {
  stage: TrackerStage;
  state: 'done' | 'now' | 'later';
  /** The actual, booked or expected day. */
  on: Day | null;
  until: Day | null;
  isExpected: boolean;
};

export type TrackerFacts = Omit<ProgressFacts, 'isAccountOpened'> & {
  submittedOn: Day | null;
  appointmentOn: Day | null;
  accountOpenedOn: Day | null;
  rescission: Rescission;
  fundedOn: Day | null;
};

const REVIEW_DAYS = 3;

const daysToCancel = ({ rescission, appointmentOn }: TrackerFacts): { on: Day; until: Day; funds: Day } | null => {
  if (rescission.kind === 'running' || rescission.kind === 'over')
    return { on: addDays(rescission.startedOn, 1), until: rescission.lastDayToCancel, funds: rescission.fundingDay };
  if (rescission.kind !== 'notStarted' || appointmentOn === null) return null;
  const { lastDayToCancel, fundingDay } = rescissionPeriod(appointmentOn);
  return { on: addDays(appointmentOn, 1), until: lastDayToCancel, funds: fundingDay };
};

/**
 * A loan's progress from the last question to funding; stages that do not apply are left out. Documents and review follow the
 * stage staff see: under review until staff approve. A decision changes nothing here, since the hub announces it separately.
 */
export const loanTracker = (facts: TrackerFacts, asOf: Day): TrackerRow[] => {
  const { submittedOn, conditions, appointmentOn, accountOpenedOn, rescission, fundedOn } = facts;
  const days = daysToCancel(facts);
  const isSigned = accountOpenedOn !== null;
  const progress = progressOf({ ...facts, isAccountOpened: isSigned });
  const isReviewed = isSigned || progress === 'closing';
  const fundingDay = rescission.kind === 'notApplicable' ? rescission.fundingDay : (days?.funds ?? null);
  const stages: (Omit<TrackerRow, 'state'> & { isDone: boolean })[] = [
    { stage: 'applied', isDone: submittedOn !== null, on: submittedOn, until: null, isExpected: false },
    {
      stage: 'documents',
      isDone: isReviewed || !isAskedForDocuments(conditions),
      on: null,
      until: null,
      isExpected: false,
    },
    {
      stage: 'review',
      isDone: isReviewed,
      on: isReviewed ? null : addBusinessDays({ from: asOf, count: REVIEW_DAYS, kind: 'banking' }),
      until: null,
      isExpected: true,
    },
    { stage: 'sign', isDone: isSigned, on: accountOpenedOn ?? appointmentOn, until: null, isExpected: false },
    ...(rescission.kind === 'notApplicable'
      ? []
      : [
          {
            stage: 'cancel' as const,
            isDone: rescission.kind === 'over',
            on: days?.on ?? null,
            until: days?.until ?? null,
            isExpected: !isSigned,
          },
        ]),
    { stage: 'money', isDone: fundedOn !== null, on: fundedOn ?? fundingDay, until: null, isExpected: !isSigned },
  ];
  const current = stages.findIndex(({ isDone }) => !isDone);
  return stages.map(({ isDone, ...row }, at) => ({
    ...row,
    state: current === -1 || at < current ? 'done' : at === current ? 'now' : 'later',
  }));
};
