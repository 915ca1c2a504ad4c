import { type ApplicationStatus, applicationStatus } from '#entities/application/application-status.ts';
import { flowOf, nextStep, type Walk } from './walk.ts';

/** The two entries of the prequalification have no status of their own; leaving them sets prequalAddress. */
const statusOfStep = (key: string): ApplicationStatus => {
  const known = applicationStatus.safeParse(key);
  return known.success ? known.data : 'prequalAddress';
};

const nearestPage: Partial<Record<ApplicationStatus, ApplicationStatus>> = {
  selfReportedInformationOffer: 'propertyUsage',
  application2: 'application',
};

type Saved = Walk & { status: ApplicationStatus; key: string };

/** The further of two in this person's flow; a status that is not on it is behind everything. */
const further = (
  status: ApplicationStatus,
  { reached, ...walk }: Walk & { reached: ApplicationStatus },
): ApplicationStatus => {
  const { steps } = flowOf(walk);
  const positionOf = (wanted: ApplicationStatus) =>
    steps.findLastIndex((step) => statusOfStep(step.key) === (nearestPage[wanted] ?? wanted));
  return positionOf(status) > positionOf(reached) ? status : reached;
};

/** How far one has got after saving a step: never back, however often one goes back to correct. */
export const statusAfter = ({ status, key, ...walk }: Saved): ApplicationStatus => {
  const next = nextStep({ ...walk, key });
  return further(status, { ...walk, reached: statusOfStep(next?.key ?? key) });
};

/** Who is refused at a step comes back to that step, where the answer can be corrected. */
export const statusWhenHeld = ({ status, key, ...walk }: Saved): ApplicationStatus =>
  further(status, { ...walk, reached: statusOfStep(key) });
