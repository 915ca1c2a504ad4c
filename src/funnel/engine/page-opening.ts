import { hubParts } from '../hub-parts.ts';
import { paths } from '../paths.ts';
import { applicationStart } from './application-start.ts';
import type { Step } from './define-step.ts';
import { isOpen, type Standing } from './is-open.ts';
import { resumePath } from './resume.ts';
import { pathnameOf, stepByPath } from './step-lookup.ts';
import { askedSteps, frontier } from './walk.ts';

/** Why a page does not open: no application yet, questions before it, another applicant's page, not asked here, or already sent. */
export type ClosedReason = 'notStarted' | 'later' | 'othersPage' | 'notAsked' | 'sent';

export type Opening = { kind: 'open' } | { kind: 'closed'; step: Step; reason: ClosedReason };

const reasonOf = (standing: Standing, step: Step): ClosedReason => {
  if (standing.status === 'applicationSubmitted' && step.settlesOnSubmit) return 'sent';
  if (standing.person === 'coborrower' && step.askedOf === 'household') return 'othersPage';
  return askedSteps(standing).some(({ key }) => key === step.key) ? 'later' : 'notAsked';
};

/** Whether the page at an address can be saved now; a null standing is a visitor's. A page that asks nothing is always open. */
export const pageOpening = (path: string, standing: Standing | null): Opening => {
  const step = hubParts[pathnameOf(path)] ?? stepByPath(path, standing ?? {});
  if (step === null || step.fields.length === 0) return { kind: 'open' };
  if (standing === null ? applicationStart(step) !== null : isOpen(standing, step)) return { kind: 'open' };
  return { kind: 'closed', step, reason: standing === null ? 'notStarted' : reasonOf(standing, step) };
};

/** The page to continue on; with nothing left to answer, the one that sends the application. The first questions are on the front page, which would begin another application. */
export const frontierPath = (standing: Standing): string => {
  const { path, fields } = frontier(standing);
  if (fields.length === 0 && standing.status !== 'applicationSubmitted') return paths.applicationSummary;
  return path === paths.landing ? resumePath(standing.status) : path;
};
