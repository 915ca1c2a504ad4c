import { isDeepStrictEqual } from 'node:util';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { countsAsDecision, type RefusedAt } from '#funnel/counts-as-decision.ts';
import { principalReasons } from '#rules/adverse-action/adverse-reasons.ts';
import type { Decision } from '#rules/decision/decision.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import { addDecision, findLatestDecision } from '#server/db/repos/loan/decisions.ts';
import { startClock } from '../shared/clocks.ts';

type Refused = {
  application: Pick<StoredApplication, 'id' | 'document'>;
  facts: OutsideFacts;
  decision: Decision;
  step: string;
  at: RefusedAt;
};

const KIND = 'adverseActionNotice';

/** Stores a refusal with all its inputs and starts its clock. Repeating the same refusal adds nothing. */
export const recordRefusal = async (
  tx: Tx,
  { application: { id, document }, facts, decision, step, at }: Refused,
): Promise<void> => {
  const { trace, policyVersion, asOf } = decision;
  if (!countsAsDecision(document, at)) return;
  const reasons = principalReasons(trace).map(({ reason }) => reason);
  const clock = { applicationId: id, kind: KIND } as const;
  const isRunning = await hasRunningClock(tx, clock);
  if (isRunning && isDeepStrictEqual((await findLatestDecision(tx, id))?.reasons, reasons)) return;
  const decisionId = await addDecision(tx, {
    applicationId: id,
    kind: 'refused',
    atStep: step,
    reasons,
    policyVersion,
    decidedOn: asOf,
    facts: { application: document, outside: facts },
    decision,
  });
  await appendEvent(tx, {
    applicationId: id,
    actor: 'system',
    kind: 'refused',
    body: { decisionId, step, reasons, policyVersion },
  });
  await startClock(tx, { ...clock, on: asOf });
};
