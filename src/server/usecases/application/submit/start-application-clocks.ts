import { statusOf } from '#server/db/repos/application/coborrower-progress.ts';
import { startNoticeDuties } from '../../delivery/start-notice-duties.ts';
import { beginApplication } from '../../shared/begin-application.ts';
import { meetClock, startClock } from '../../shared/clocks.ts';
import { resumeWhenBack } from '../../shared/resume-application.ts';
import { startValuationClocks } from '../../valuations/start-valuation-clocks.ts';
import type { DecidedStep } from './submission.ts';

const others = { borrower: 'coborrower', coborrower: 'borrower' } as const;

/** Reg B, 1002.9(a)(1): once the last applicant has submitted, 30 days run to decide the application. */
export const startApplicationClocks = async (decided: DecidedStep): Promise<void> => {
  const { tx, stored, application, person, statusBefore, destination, submission, facts, hasBegun } = decided;
  const { asOf: on } = submission;
  const applicationId = stored.id;
  const { status } = destination;
  const current = { ...stored, document: application };
  // Nothing is owed on an inquiry.
  if ((await beginApplication(tx, { stored: current, on, hasBegun })) === 'inquiry') return;
  await startValuationClocks(tx, { stored: current, on, hasBegun: true });
  await startNoticeDuties(tx, { stored: current, on, facts, hasBegun: true });
  if (statusBefore !== 'applicationSubmitted') await resumeWhenBack(tx, { stored: { ...current, status }, on });
  if (statusBefore === status || status !== 'applicationSubmitted') return;
  const other = others[person];
  if (application[other] !== null && (await statusOf(tx, stored, other)) !== 'applicationSubmitted') return;
  for (const kind of ['incompleteNotice', 'incompleteAnswer'] as const)
    await meetClock(tx, { applicationId, kind, on, by: 'completed' });
  await startClock(tx, { applicationId, kind: 'creditDecision', on });
};
