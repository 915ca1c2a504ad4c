import type { Day } from '#entities/values/day.ts';
import type { Decision } from '#rules/decision/decision.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { addDecision } from '#server/db/repos/loan/decisions.ts';
import { decideApplication } from './decide-application.ts';
import { outsideFactsOf } from './outside-facts-of.ts';

type Stored = Pick<StoredApplication, 'id' | 'document' | 'status'>;
type Wanted = { stored: Stored; kind: 'closedIncomplete' | 'resumed'; on: Day };

/** An automatic outcome, stored with all facts known that day. It denies no applicant, so it has no reasons. */
export const addSystemDecision = async (
  tx: Tx,
  { stored, kind, on }: Wanted,
): Promise<{ decisionId: string; decision: Decision }> => {
  const { id: applicationId, document, status: atStep } = stored;
  const facts = await outsideFactsOf(tx, stored);
  const decision = decideApplication({ application: document, facts, asOf: on });
  const decisionId = await addDecision(tx, {
    applicationId,
    kind,
    atStep,
    reasons: [],
    policyVersion: decision.policyVersion,
    decidedOn: on,
    facts: { application: document, outside: facts },
    decision,
  });
  return { decisionId, decision };
};
