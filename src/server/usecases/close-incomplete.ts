import { addDays } from '#entities/day.ts';
import { loanNumberText } from '#entities/loan-number.ts';
import { daysFor } from '#rules/compliance/clocks.ts';
import { peopleOf } from '#rules/documents/required-documents.ts';
import { inLongDate } from '#words/en/figures.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import type { Tx } from '../db/connect.ts';
import { type StoredApplication, saveApplication } from '../db/repos/applications.ts';
import { runningClock } from '../db/repos/clocks.ts';
import { appendEvent } from '../db/repos/events.ts';
import { addSystemDecision } from './add-system-decision.ts';
import { meetClock } from './clocks.ts';
import { sendMessage } from './send-message.ts';

/** 1002.9(c)(2): what the notice named did not come by its day. No decision on credit is made, and nothing runs any more. */
export const closeIncomplete = async (container: Container, tx: Tx, stored: StoredApplication): Promise<void> => {
  const applicationId = stored.id;
  const on = lenderToday(container.env);
  const clock = await runningClock(tx, { applicationId, kind: 'incompleteAnswer' });
  if (clock === null) return;
  const { startedOn: askedOn } = clock;
  const dueOn = addDays(askedOn, daysFor('incompleteAnswer'));
  const { decisionId, decision } = await addSystemDecision(tx, { stored, kind: 'closedIncomplete', on });
  await appendEvent(tx, { applicationId, actor: 'system', kind: 'closedIncomplete', body: { askedOn, dueOn, on } });
  const { amount } = decision.chosen;
  await container.jobs.enqueue(tx, 'tellLoanSystem', { applicationId, decisionId, status: 'closedIncomplete', amount });
  for (const kind of ['incompleteAnswer', 'incompleteNotice', 'creditDecision', 'adverseActionNotice'] as const)
    await meetClock(tx, { applicationId, kind, on, by: 'lapsed' });
  await saveApplication(tx, stored);
  for (const { person, applicant } of peopleOf(stored.document)) {
    if (applicant.email === null) continue;
    await sendMessage(container, tx, {
      name: 'decisionClosed',
      recipient: applicant.email,
      deliveryKey: `closedIncomplete/${applicationId}/${on}/${person}`,
      variables: {
        firstName: applicant.firstName ?? '',
        loanNumber: loanNumberText(stored.loanNumber),
        askedOn: inLongDate(askedOn),
        dueOn: inLongDate(dueOn),
        startUrl: container.env.PUBLIC_URL,
      },
    });
  }
};
