import type { ApplicationStatus } from '#entities/application/application-status.ts';
import { productFunnel } from '../flows.ts';
import type { Step } from './define-step.ts';
import { askedSteps, reachableSteps, type Walk } from './walk.ts';

/** A coborrower answers only their own questions, also outside the flow. */
const isTheirs = (step: Step, { application, person }: Walk): boolean =>
  (person === 'borrower' || step.askedOf === 'each') && step.isAsked(application, person);

/** Steps already reached stay open, even if the other applicant's answer reopens an earlier question. */
const stepsUpTo = (status: ApplicationStatus, walk: Walk): Step[] => {
  const asked = askedSteps(walk);
  return asked.slice(0, asked.findIndex(({ key }) => key === status) + 1);
};

export type Standing = Walk & { status: ApplicationStatus };

/**
 * Whether a step may be answered now: everything before it is answered, it was reached before, or it is outside the flow. Submission
 * locks the steps it settles.
 */
export const isOpen = ({ status, ...walk }: Standing, step: Step): boolean => {
  if (status === 'applicationSubmitted' && step.settlesOnSubmit) return false;
  const { beside } = walk.funnel ?? productFunnel;
  return [...reachableSteps(walk), ...stepsUpTo(status, walk), ...beside.filter((each) => isTheirs(each, walk))].some(
    ({ key }) => key === step.key,
  );
};
