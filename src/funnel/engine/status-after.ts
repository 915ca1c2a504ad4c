import { type ApplicationStatus, applicationStatus } from '#entities/application/application-status.ts';
import type { Step } from './define-step.ts';
import { type At, flowOf, nextStep, type Walk } from './walk.ts';

const ownStatus = ({ key }: Step): ApplicationStatus | null => applicationStatus.safeParse(key).data ?? null;

/**
 * The status of a step in its flow. The contract numbers only some steps; the others take the nearest numbered step before them, so that an
 * applicant resumes there and continues, and at the start of a flow the first one after them.
 */
const statusOfStep = (key: string, steps: readonly Step[]): ApplicationStatus | null => {
  const at = steps.findIndex((step) => step.key === key);
  const numbered = steps.slice(0, at + 1).findLast((step) => ownStatus(step) !== null) ?? steps.find(ownStatus);
  return at === -1 || numbered === undefined ? null : ownStatus(numbered);
};

const nearestPage: Partial<Record<ApplicationStatus, ApplicationStatus>> = {
  selfReportedInformationOffer: 'propertyUsage',
  application2: 'application',
};

type Saved = At & { status: ApplicationStatus };

/** The further of two in this applicant's flow; a status not on it comes before everything. */
const further = (status: ApplicationStatus, { key, ...walk }: Walk & { key: string }): ApplicationStatus => {
  const { steps } = flowOf(walk);
  const reached = statusOfStep(key, steps);
  const positionOf = (wanted: ApplicationStatus) =>
    steps.findIndex((step) => ownStatus(step) === (nearestPage[wanted] ?? wanted));
  return reached === null || positionOf(status) > positionOf(reached) ? status : reached;
};

/** The status after a step is saved: going back to correct an answer never lowers it. */
export const statusAfter = ({ status, key, ...walk }: Saved): ApplicationStatus =>
  further(status, { ...walk, key: nextStep({ ...walk, key })?.key ?? key });

/** An applicant refused at a step resumes there, where the answer can be corrected. */
export const statusWhenHeld = ({ status, ...at }: Saved): ApplicationStatus => further(status, at);
