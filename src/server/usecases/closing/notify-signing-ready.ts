import type { Packet } from '#entities/contract/written-document.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Person } from '#entities/values/person.ts';
import { steps } from '#funnel/steps.ts';
import { peopleIn } from '#rules/documents/people-in.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { closingsDueBy, lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent, hasEvent } from '#server/db/repos/application/events.ts';
import { writtenDocumentsOf } from '#server/db/repos/loan/written-documents.ts';
import { reconcileConditions } from '../conditions/reconcile-conditions.ts';
import { areSigned } from '../documents/prepare-documents.ts';
import { sendMessage } from '../messages/send-message.ts';
import { closingStanding } from './closing-standing.ts';

const pages = {
  funnel: steps.disclosures.path,
  closing: `${steps.applicationSubmitted.path}/closing`,
} as const satisfies Record<Packet, string>;

type Ready = { stored: Pick<StoredApplication, 'id' | 'document' | 'loanNumber'>; person: Person; packet: Packet };

/** Notifies a signer once that a packet is ready to sign, by mail and by text where allowed. The caller holds the lock. */
export const notifySigningReady = async (
  container: Container,
  tx: Tx,
  { stored: { id, document, loanNumber }, person, packet }: Ready,
): Promise<void> => {
  const { email, firstName } = document[person] ?? document.borrower;
  const told = { applicationId: id, kind: 'signingReady', body: { packet, person } } as const;
  if (email === null || (await hasEvent(tx, told))) return;
  await appendEvent(tx, { ...told, actor: 'system' });
  await sendMessage(container, tx, {
    name: 'signingReady',
    recipient: email,
    applicationId: id,
    deliveryKey: `signingReady/${id}/${packet}/${person}`,
    variables: {
      firstName: firstName ?? '',
      loanNumber: loanNumberText(loanNumber),
      signUrl: `${container.env.PUBLIC_URL}${pages[packet]}`,
    },
    textTo: { applicationId: id, person },
  });
};

const tellOne = (container: Container, applicationId: string): Promise<void> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored) return;
    await reconcileConditions(container, tx, stored);
    if ((await closingStanding(container, tx, stored)).kind !== 'open') return;
    for (const person of peopleIn(stored.document))
      if (!areSigned(await writtenDocumentsOf(tx, { applicationId, person, packet: 'closing' })))
        await notifySigningReady(container, tx, { stored, person, packet: 'closing' });
  });

/** A closing is ready on its day, once nothing blocks it: the check itself detects this, whichever item was last. */
export const notifyReadyClosings = async (container: Container): Promise<void> => {
  for (const id of await closingsDueBy(container.database.db, container.clock.today()))
    await tellOne(container, id).catch((error: unknown) =>
      container.log.error({ error, applicationId: id }, 'nobody was told of a closing'),
    );
};
