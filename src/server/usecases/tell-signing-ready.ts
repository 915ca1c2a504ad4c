import { loanNumberText } from '#entities/loan-number.ts';
import type { Person } from '#entities/person.ts';
import type { Packet } from '#entities/written-paper.ts';
import { steps } from '#funnel/steps.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import type { Tx } from '../db/connect.ts';
import { closingsDueBy, lockApplication, type StoredApplication } from '../db/repos/applications.ts';
import { appendEvent, hasEvent } from '../db/repos/events.ts';
import { papersOf } from '../db/repos/papers.ts';
import { peopleOf } from '../paper/paper-facts.ts';
import { closingStanding } from './closing-standing.ts';
import { areSigned } from './prepare-papers.ts';
import { reconcileConditions } from './reconcile-conditions.ts';
import { sendMessage } from './send-message.ts';

const pages = {
  funnel: steps.disclosures.path,
  closing: `${steps.applicationSubmitted.path}/closing`,
} as const satisfies Record<Packet, string>;

type Ready = { stored: Pick<StoredApplication, 'id' | 'document' | 'loanNumber'>; person: Person; packet: Packet };

/** One person hears once that a packet waits for their signature, by mail and by text where that is allowed. The caller holds the lock. */
export const tellSigningReady = async (
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
    for (const person of peopleOf(stored.document))
      if (!areSigned(await papersOf(tx, { applicationId, person, packet: 'closing' })))
        await tellSigningReady(container, tx, { stored, person, packet: 'closing' });
  });

/** A closing is ready on its day, once nothing is in the way any more: whatever was the last thing, looking is what notices it. */
export const tellReadyClosings = async (container: Container): Promise<void> => {
  for (const id of await closingsDueBy(container.database.db, lenderToday(container.env)))
    await tellOne(container, id).catch((error: unknown) =>
      container.log.error({ error, applicationId: id }, 'nobody was told of a closing'),
    );
};
