import { type ApplicationStatus, applicationStatus } from '#entities/application/application-status.ts';
import type { TraceRow } from '#rules/trace/trace-row.ts';
import { applicationStart } from './engine/application-start.ts';
import { isComplete } from './engine/is-complete.ts';
import { statusAfter, statusWhenHeld } from './engine/status-after.ts';
import { getStep } from './engine/step-lookup.ts';
import { type At, askedSteps, frontier, nextStep } from './engine/walk.ts';
import { paths } from './paths.ts';
import { refusalPath } from './refusal-path.ts';
import { steps } from './steps.ts';

export type Destination = { kind: 'next' | 'refused' | 'stay'; to: string; status: ApplicationStatus };

const hub = steps.applicationSubmitted.path;

/** A first answer may be given on any self-reported page: until the credit check, an unanswered page before it comes next. */
const skippedPage = ({ key, ...walk }: At): string | null => {
  if (walk.application.borrower.hasConsentedToSoftPull === true || applicationStart(getStep(key, walk)) !== 'landing')
    return null;
  const asked = askedSteps(walk);
  const before = asked.slice(
    0,
    Math.max(
      0,
      asked.findIndex((step) => step.key === key),
    ),
  );
  const open = before.find((step) => step.path !== paths.landing && !isComplete(step, walk.application, walk.person));
  return open?.path ?? null;
};

type Saved = At & { status: ApplicationStatus; trace: readonly TraceRow[] };

/**
 * The page after saving a step, and the status to store. An applicant without an offer stays on the offer page, since it shows
 * which changes would help. A coborrower is never sent to a refusal: it could reveal the other's score.
 */
export const destinationAfter = ({ trace, ...saved }: Saved): Destination => {
  const { application, person } = saved;
  const step = getStep(saved.key, saved);
  if (step.isDeadEnd)
    return { kind: 'stay', to: step.path, status: applicationStatus.safeParse(step.key).data ?? saved.status };
  const refusal = person === 'borrower' ? refusalPath({ step, trace }) : null;
  if (refusal === paths.waitlist) return { kind: 'refused', to: refusal, status: 'joinWaitlist' };
  if (refusal !== null) return { kind: 'refused', to: refusal, status: statusWhenHeld(saved) };
  if (step.acceptsOffer && trace.some(({ outcome }) => outcome === 'fail'))
    return { kind: 'stay', to: step.path, status: statusWhenHeld(saved) };
  const { detour } = step;
  if (detour?.isAsked(application, person) && !isComplete(detour, application, person))
    return { kind: 'next', to: detour.path, status: statusAfter(saved) };
  const outside = step.leadsTo(application, person);
  if (outside !== null) return { kind: 'next', to: outside, status: statusAfter(saved) };
  const skipped = skippedPage(saved);
  if (skipped !== null) return { kind: 'next', to: skipped, status: statusAfter(saved) };
  const next = nextStep(saved)?.path ?? hub;
  // A changed answer, or a file that came later, can reopen a question: nothing is submitted without it.
  const open = frontier(saved);
  if (next === hub && open.path !== hub && saved.status !== 'applicationSubmitted')
    return { kind: 'next', to: open.path === paths.landing ? paths.contact : open.path, status: statusWhenHeld(saved) };
  // The answers are checked before they are sent: only the step at the end submits.
  if (next === hub && saved.key !== steps.applicationSubmitted.key && saved.status !== 'applicationSubmitted')
    return { kind: 'next', to: paths.applicationSummary, status: statusWhenHeld(saved) };
  return { kind: 'next', to: next, status: statusAfter(saved) };
};
