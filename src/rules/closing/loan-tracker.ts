import { addDays, type Day } from '#entities/values/day.ts';
import { addBusinessDays } from '../calendar/business-days.ts';
import type { ConditionRequest, ConditionState } from '../conditions/condition-request.ts';
import { isMet, isWaitingForAnswer } from '../conditions/condition-state.ts';
import { type Rescission, rescissionPeriod } from '../rescission/rescission.ts';

export const trackerStages = ['applied', 'documents', 'review', 'sign', 'cancel', 'money'] as const;
export type TrackerStage = (typeof trackerStages)[number];
export type TrackerRow = {
  stage: TrackerStage;
  state: 'done' | 'now' | 'later';
  /** The day it happened, is booked for, or is expected on. */
  on: Day | null;
  until: Day | null;
  isExpected: boolean;
};

type Asked = { request: Pick<ConditionRequest, 'priorTo' | 'owner' | 'code'>; state: ConditionState };
export type TrackerFacts = {
  submittedOn: Day | null;
  conditions: readonly Asked[];
  appointmentOn: Day | null;
  accountOpenedOn: Day | null;
  rescission: Rescission;
  fundedOn: Day | null;
};

const REVIEW_DAYS = 3;
const isEarly = ({ request }: Asked): boolean => request.priorTo === 'approval' || request.priorTo === 'docs';

const daysToCancel = ({ rescission, appointmentOn }: TrackerFacts): { on: Day; until: Day; funds: Day } | null => {
  if (rescission.kind === 'running' || rescission.kind === 'over')
    return { on: addDays(rescission.startedOn, 1), until: rescission.lastDayToCancel, funds: rescission.fundingDay };
  if (rescission.kind !== 'notStarted' || appointmentOn === null) return null;
  const { lastDayToCancel, fundingDay } = rescissionPeriod(appointmentOn);
  return { on: addDays(appointmentOn, 1), until: lastDayToCancel, funds: fundingDay };
};

/** Where a loan stands between the last question and the money; what does not apply is left out. */
export const loanTracker = (facts: TrackerFacts, asOf: Day): TrackerRow[] => {
  const { submittedOn, conditions, appointmentOn, accountOpenedOn, rescission, fundedOn } = facts;
  const early = conditions.filter(isEarly);
  const days = daysToCancel(facts);
  const isSigned = accountOpenedOn !== null;
  const isReviewed = isSigned || early.every(({ state }) => isMet(state));
  const fundingDay = rescission.kind === 'notApplicable' ? rescission.fundingDay : (days?.funds ?? null);
  const stages: (Omit<TrackerRow, 'state'> & { isDone: boolean })[] = [
    { stage: 'applied', isDone: submittedOn !== null, on: submittedOn, until: null, isExpected: false },
    {
      stage: 'documents',
      isDone: isReviewed || early.every(({ state }) => !isWaitingForAnswer(state)),
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
