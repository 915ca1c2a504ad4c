import { addDays } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { daysFor } from '#rules/compliance/clocks.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { type StoredApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { runningClock } from '#server/db/repos/loan/clocks.ts';
import { sendMessage } from '../messages/send-message.ts';
import { addSystemDecision } from '../shared/add-system-decision.ts';
import { meetClock } from '../shared/clocks.ts';
import { startLinks } from '../shared/start-links.ts';

/** 1002.9(c)(2): the items named in the notice did not arrive by its date. No credit decision is made; a refusal recorded before stays one. */
export const closeIncomplete = async (container: Container, tx: Tx, stored: StoredApplication): Promise<void> => {
  const applicationId = stored.id;
  const on = container.clock.today();
  const clock = await runningClock(tx, { applicationId, kind: 'incompleteAnswer' });
  if (clock === null) return;
  const { startedOn: askedOn } = clock;
  const dueOn = addDays(askedOn, daysFor('incompleteAnswer'));
  const { decisionId, decision } = await addSystemDecision(tx, { stored, kind: 'closedIncomplete', on });
  await appendEvent(tx, { applicationId, actor: 'system', kind: 'closedIncomplete', body: { askedOn, dueOn, on } });
  const { amount } = decision.chosen;
  await container.jobs.enqueue(tx, 'tellLoanSystem', { applicationId, decisionId, status: 'closedIncomplete', amount });
  await meetClock(tx, { applicationId, kind: 'incompleteAnswer', on, by: 'lapsed' });
  await saveApplication(tx, stored);
  for (const { person, applicant } of peopleOf(stored.document)) {
    if (applicant.email === null) continue;
    await sendMessage(container, tx, {
      name: 'decisionClosed',
      recipient: applicant.email,
      applicationId,
      deliveryKey: `closedIncomplete/${applicationId}/${on}/${person}`,
      variables: {
        firstName: applicant.firstName ?? '',
        loanNumber: loanNumberText(stored.loanNumber),
        askedOn: container.words.inLongDate(askedOn),
        dueOn: container.words.inLongDate(dueOn),
        ...startLinks(container),
      },
    });
  }
};
