import type { Day } from '#entities/values/day.ts';
import { conditionRequest } from '#rules/conditions/condition-request.ts';
import { isMissingToDecide } from '#rules/conditions/condition-state.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import { conditionsOf } from '#server/db/repos/loan/conditions.ts';
import { lastDecision } from '#server/db/repos/loan/decisions.ts';
import { addSystemDecision } from './add-system-decision.ts';
import { meetClock, startClock } from './clocks.ts';

type Stored = Pick<StoredApplication, 'id' | 'document' | 'status'>;
type Resumed = { stored: Stored; on: Day; why: 'everythingCame' | 'personCameBack' };

const resume = async (tx: Tx, { stored, on, why }: Resumed): Promise<void> => {
  const applicationId = stored.id;
  await addSystemDecision(tx, { stored, kind: 'resumed', on });
  await appendEvent(tx, { applicationId, actor: 'system', kind: 'resumed', body: { why, on } });
};

/** Everything the notice named arrived in time: the application is complete, and its 30 days to be decided run again. */
export const resumeWhenComplete = async (
  { clock }: Pick<Container, 'clock'>,
  tx: Tx,
  applicationId: string,
): Promise<void> => {
  if (!(await hasRunningClock(tx, { applicationId, kind: 'incompleteAnswer' }))) return;
  const stored = await findApplication(tx, applicationId);
  if (stored?.status !== 'applicationSubmitted') return;
  const asked = (await conditionsOf(tx, applicationId)).filter(({ isAsked }) => isAsked);
  if (asked.some(({ state, request }) => isMissingToDecide({ state, request: conditionRequest.parse(request) })))
    return;
  const on = clock.today();
  await resume(tx, { stored, on, why: 'everythingCame' });
  await meetClock(tx, { applicationId, kind: 'incompleteAnswer', on, by: 'completed' });
  await startClock(tx, { applicationId, kind: 'creditDecision', on });
};

/** Resuming an application closed as incomplete is a new application as of that day; earlier answers are kept. */
export const resumeWhenBack = async (tx: Tx, { stored, on }: { stored: Stored; on: Day }): Promise<void> => {
  const last = await lastDecision(tx, stored.id);
  if (last?.kind !== 'closedIncomplete') return;
  await resume(tx, { stored, on, why: 'personCameBack' });
  await startClock(tx, { applicationId: stored.id, kind: 'incompleteNotice', on });
};
