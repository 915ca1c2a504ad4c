import type { ApplicationStatus } from '#entities/application/application-status.ts';
import { productFunnel } from '../flows.ts';
import type { Step } from './define-step.ts';
import { askedSteps, reachableSteps, type Walk } from './walk.ts';

/** A co-borrower answers for themselves only, beside the flow too. */
const isTheirs = (step: Step, { application, person }: Walk): boolean =>
  (person === 'borrower' || step.askedOf === 'each') && step.isAsked(application, person);

/** What one has got to stays open, also when someone else's answer opened a question before it again. */
const stepsUpTo = (status: ApplicationStatus, walk: Walk): Step[] => {
  const asked = askedSteps(walk);
  return asked.slice(0, asked.findIndex(({ key }) => key === status) + 1);
};

/** Whether a step may be answered now: everything asked before it is, one has been there, or it stands beside the flow. */
export const isOpen = ({ status, ...walk }: Walk & { status: ApplicationStatus }, step: Step): boolean => {
  const { beside } = walk.funnel ?? productFunnel;
  return [...reachableSteps(walk), ...stepsUpTo(status, walk), ...beside.filter((each) => isTheirs(each, walk))].some(
    ({ key }) => key === step.key,
  );
};
