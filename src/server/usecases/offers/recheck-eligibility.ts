import { usState } from '#entities/values/us-state.ts';
import { refusingRules } from '#funnel/refusing-rules.ts';
import { offeredStates } from '#policy/offered-states.ts';
import { getPolicy } from '#policy/policies.ts';
import type { Policy } from '#policy/policy.ts';
import { type StateDutyTable, stateDuties, statesInOrder } from '#policy/state-duties.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { type Alert, claimAlert, openAlerts } from '#server/db/repos/application/alerts.ts';
import { findApplication, lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { sendMessage } from '../messages/send-message.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

type Rules = { policy: Policy; duties: StateDutyTable };

/**
 * Rechecks eligibility alerts under today's policy and known facts, and mails each affected applicant once. The claim and
 * the mail are one transaction, so that a process that dies leaves either both or neither.
 */
export const recheckEligibility = async (
  container: Container,
  { policy = getPolicy(container.clock.today()), duties = stateDuties }: Partial<Rules> = {},
): Promise<void> => {
  for (const alert of await openAlerts(container.database.db)) {
    if (await stillRefused(container, { wish: alert, policy, duties })) continue;
    await container.database.transact(async (tx) => {
      // Lock first, as every event writer does: two writers locking in different orders would deadlock.
      await lockApplication(tx, alert.applicationId);
      if (!(await claimAlert(tx, alert.id))) return;
      await notify(container, tx, alert);
      const { applicationId, about } = alert;
      await appendEvent(tx, { applicationId, actor: 'system', kind: 'newsSent', body: { about } });
    });
  }
};

/** The home may have changed on the page since: the state the alert was set for counts. */
const stillRefused = async (
  { database: { db }, clock }: Container,
  { wish: { applicationId, about, state }, policy, duties }: Rules & { wish: Alert },
): Promise<boolean> => {
  if (about === 'waitlist') return !offeredStates(policy, statesInOrder(duties)).some((code) => code === state);
  const stored = await findApplication(db, applicationId);
  if (!stored) return true;
  const asOf = clock.today();
  const facts = await outsideFactsOf(db, stored);
  return refusingRules({ application: stored.document, about, facts, policy, asOf }).length > 0;
};

const notify = (
  container: Container,
  tx: Tx,
  { id, applicationId, about, state, email, firstName, requestedAt }: Alert,
): Promise<void> => {
  const envelope = { deliveryKey: `news/${id}/${requestedAt.toISOString()}`, recipient: email, applicationId };
  const common = { firstName: firstName ?? container.words.mails.unknownName };
  const resumeUrl = `${container.env.PUBLIC_URL}/app/login`;
  if (about === 'waitlist') {
    const stateName = container.words.states[usState.parse(state)];
    return sendMessage(container, tx, {
      name: 'waitlistOpen',
      variables: { ...common, stateName, startUrl: resumeUrl },
      ...envelope,
    });
  }
  const variables = { ...common, topic: container.words.news.topics[about], resumeUrl };
  return sendMessage(container, tx, { name: 'answerChanged', variables, ...envelope });
};
