import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { Day } from '#entities/values/day.ts';
import type { Person } from '#entities/values/person.ts';
import { steps } from '#funnel/steps.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { statusOf } from '#server/db/repos/application/coborrower-progress.ts';
import { meetClock, startClock } from '../shared/clocks.ts';
import { resumeWhenBack } from '../shared/resume-application.ts';

type Saved = {
  stored: StoredApplication;
  person: Person;
  key: string;
  before: ApplicationStatus;
  after: ApplicationStatus;
  on: Day;
};

const others = { borrower: 'coborrower', coborrower: 'borrower' } as const;

/**
 * Reg B, 1002.9(a)(1), (c): with its first page an application exists that is not complete, and 30 days run to decide it or to say what is
 * missing; when the last of its people has sent theirs in, 30 days run to decide.
 */
export const startApplicationClocks = async (
  tx: Tx,
  { stored, person, key, before, after, on }: Saved,
): Promise<void> => {
  const applicationId = stored.id;
  if (before !== 'applicationSubmitted') await resumeWhenBack(tx, { stored: { ...stored, status: after }, on });
  if (before === after) return;
  if (key === steps.application.key) await startClock(tx, { applicationId, kind: 'incompleteNotice', on });
  if (after !== 'applicationSubmitted') return;
  const other = others[person];
  if (stored.document[other] !== null && (await statusOf(tx, stored, other)) !== 'applicationSubmitted') return;
  for (const kind of ['incompleteNotice', 'incompleteAnswer'] as const)
    await meetClock(tx, { applicationId, kind, on, by: 'completed' });
  await startClock(tx, { applicationId, kind: 'creditDecision', on });
};
