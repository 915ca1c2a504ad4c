import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { findSecret } from '#server/db/repos/application/secrets.ts';
import { changeCondition } from '#server/db/repos/loan/conditions.ts';
import { identityRequest } from '#server/vendors/identity/port.ts';
import type { Subject } from '#server/vendors/port.ts';
import { lockConditions } from '../conditions/current-conditions.ts';
import type { AskOutcome } from './ask-outcome.ts';
import { receiveReport } from './receive-report.ts';

const CODE = conditionCode.photoId;

/** A vendor's yes accepts the submitted ID; a doubt, or no answer, leaves it to manual review with the mismatches. */
const acceptId = async (container: Container, tx: Tx, { applicationId, person }: Subject): Promise<void> => {
  const { conditions } = await lockConditions(container, tx, applicationId);
  for (const { key, request, state } of conditions) {
    if (request.code !== CODE || request.owner !== person || state !== 'received') continue;
    await changeCondition(tx, { applicationId, key }, { state: 'accepted', reason: null, decidedBy: null });
    const body = { key, code: CODE, state: 'accepted', reason: null };
    await appendEvent(tx, { applicationId, actor: { thirdParty: 'vendor/identity' }, kind: 'conditionDecided', body });
  }
};

/** Verifies an applicant's identity once the ID was submitted; only where a vendor is configured for it. */
export const verifyIdentity = async (container: Container, subject: Subject): Promise<AskOutcome> => {
  const { database, ring, clock } = container;
  const stored = await findApplication(database.db, subject.applicationId);
  if (!stored) return 'notReady';
  const { firstName, lastName, dateOfBirth, idSubtype } = applicantPart(stored.document, subject.person);
  const ssn = await findSecret(database.db, { ring, at: { ...subject, kind: 'ssn' } });
  const asked = { firstName, lastName, dateOfBirth, ssn, idSubtype, asOf: clock.today() };
  const request = identityRequest.safeParse(asked);
  if (!request.success) return 'notReady';
  const { answer } = await container.vendorGateway.identity({
    subject,
    kind: 'identity',
    request: request.data,
    join: async (tx, { key, answer: { kind: outcome } }) => {
      await receiveReport(tx, { subject, report: { key, kind: 'identity', outcome } });
      if (outcome === 'found') await acceptId(container, tx, subject);
    },
  });
  return answer.kind;
};
