import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { TraceRow } from '#rules/trace/trace-row.ts';
import { isComplete } from './engine/is-complete.ts';
import { statusAfter, statusWhenHeld } from './engine/status-after.ts';
import { frontier, nextStep, type Walk } from './engine/walk.ts';
import { paths } from './paths.ts';
import { refusalPath } from './refusal-path.ts';
import { steps } from './steps.ts';

export type Destination = { kind: 'next' | 'refused' | 'stay'; to: string; status: ApplicationStatus };

const offerPages: Readonly<Record<string, string>> = {
  previewOffer: steps.previewOffer.path,
  prequalOffer: steps.prequalOffer.path,
};
const hub = steps.applicationSubmitted.path;

type Saved = Walk & { key: string; status: ApplicationStatus; trace: readonly TraceRow[] };

/**
 * Where saving a step leads, and the status to store. The offer page keeps whoever has no offer yet, since it shows what
 * would change the answer. A co-borrower is never sent to a refusal: it could tell them the other's score.
 */
export const destinationAfter = ({ trace, ...saved }: Saved): Destination => {
  const { key, person } = saved;
  const refusal = person === 'borrower' ? refusalPath({ key, trace }) : null;
  if (key === 'joinWaitlist' || refusal === paths.waitlist) {
    return { kind: key === 'joinWaitlist' ? 'stay' : 'refused', to: paths.waitlist, status: 'joinWaitlist' };
  }
  if (refusal !== null) return { kind: 'refused', to: refusal, status: statusWhenHeld(saved) };
  const offerPage = offerPages[key];
  if (offerPage && trace.some(({ outcome }) => outcome === 'fail')) {
    return { kind: 'stay', to: offerPage, status: statusWhenHeld(saved) };
  }
  // Whoever owns a quarter of where they work is asked about the business right after the job.
  const { businessInformation } = steps;
  const { application } = saved;
  if (
    key === steps.application5.key &&
    businessInformation.isAsked(application, person) &&
    !isComplete(businessInformation, application, person)
  )
    return { kind: 'next', to: businessInformation.path, status: statusAfter(saved) };
  // Who has checked a partner's lead makes an account before going on.
  if (key === steps.mcr.key) return { kind: 'next', to: paths.mcrAccountCreation, status: statusAfter(saved) };
  const next = nextStep(saved)?.path ?? hub;
  // A changed answer, or a file that came later, can open a question again: nothing is handed in without it.
  const open = frontier(saved);
  if (next === hub && open.path !== hub && saved.status !== 'applicationSubmitted')
    return { kind: 'next', to: open.path, status: statusWhenHeld(saved) };
  return { kind: 'next', to: next, status: statusAfter(saved) };
};
