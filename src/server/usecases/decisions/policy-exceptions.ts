import { z } from 'zod';
import {
  compensatingFactor,
  type ExceptionCase,
  grantedExceptions,
  policyException,
} from '#entities/facts/exceptions/policy-exception.ts';
import { getPolicy } from '#policy/policies.ts';
import type { Decision } from '#rules/decision/decision.ts';
import { compensatingFactors, type ExceptionGap, exceptionGap } from '#rules/exceptions/compensating-factors.ts';
import { type NeededExceptions, neededExceptions } from '#rules/exceptions/needed-exceptions.ts';
import type { Container } from '#server/container.ts';
import type { Reader, Tx } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addEnteredReport, STAFF_KEY } from '#server/db/repos/application/reports.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';
import { recordFigures } from '../shared/record-figures.ts';
import { addRunFor, type DecisionRun } from './save-run.ts';

/** What approving despite the rules would take, for the page. */
export const exceptionNeeded = z.object({
  exceptions: z.array(policyException),
  factors: z.array(z.object({ factor: compensatingFactor, holds: z.boolean().nullable() })),
  factorsNeeded: z.int(),
});

export type ExceptionAsked = Pick<ExceptionCase, 'factors' | 'reason'>;

/** The exceptions an approval of this loan would take today; null where policy allows none. */
export const exceptionsNow = async (
  { clock }: Pick<Container, 'clock'>,
  db: Reader,
  stored: StoredApplication,
): Promise<NeededExceptions | null> => {
  const asOf = clock.today();
  const policy = getPolicy(asOf);
  if (policy.exceptions === null) return null;
  const { exceptions: earlier = [], ...facts } = await outsideFactsOf(db, stored);
  return neededExceptions(
    (exceptions) =>
      decideApplication({
        application: stored.document,
        facts: { ...facts, exceptions: [...earlier, ...exceptions] },
        asOf,
      }),
    policy,
  );
};

const weighed = ({ clock }: Pick<Container, 'clock'>, decision: Decision) => {
  const policy = getPolicy(clock.today());
  return { weighed: compensatingFactors(decision, policy), needed: policy.exceptions?.factorsNeeded ?? 0 };
};

export const describeNeeded = (
  container: Pick<Container, 'clock'>,
  { exceptions, decision }: NeededExceptions,
): z.infer<typeof exceptionNeeded> => {
  const { weighed: factors, needed } = weighed(container, decision);
  return { exceptions, factors, factorsNeeded: needed };
};

export const gapIn = (
  container: Pick<Container, 'clock'>,
  { asked, needed }: { asked: ExceptionAsked; needed: NeededExceptions },
): ExceptionGap | null => exceptionGap(asked, weighed(container, needed.decision));

type Granting = { stored: StoredApplication; proposalId: string; granted: ExceptionCase; staffId: string };

/** From now on the rules use the raised limits for this loan; the run with them is kept. The caller holds the lock. */
export const grantExceptions = async (
  container: Pick<Container, 'clock' | 'ring'>,
  tx: Tx,
  { stored, proposalId, granted, staffId }: Granting,
): Promise<DecisionRun> => {
  const { exceptions, factors, reason } = granted;
  const applicationId = stored.id;
  await addEnteredReport(tx, {
    ...{ applicationId, person: 'borrower', kind: 'policyException', ring: container.ring },
    idempotencyKey: `${STAFF_KEY}exception/${proposalId}`,
    answer: grantedExceptions.parse({ kind: 'granted', exceptions }),
  });
  await appendEvent(tx, {
    applicationId,
    actor: { staff: staffId },
    kind: 'exceptionGranted',
    body: { proposalId, rules: exceptions.map(({ rule }) => rule), factors, reason },
  });
  const run = await addRunFor(container, tx, stored);
  recordFigures(tx, { applicationId, decision: run.decision });
  return run;
};
