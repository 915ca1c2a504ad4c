import { addDays, daysBetween } from '#entities/values/day.ts';
import { stageBeforeSubmission } from '#rules/stage/stage.ts';
import type { Container } from '#server/container.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import {
  claimReminder,
  markIdle,
  type QuietApplication,
  quietApplications,
} from '#server/db/repos/application/quiet-applications.ts';
import { sendMessage } from '../messages/send-message.ts';

/** Idle days until each action. An application well under way is left alone longer. */
const quietDays = { reminder: 3, lastReminder: 10, idle: { inquiry: 30, application: 45 } } as const;

/** Reminds of idle applications and marks abandoned ones. Runs daily; a second run the same day does nothing. */
export const remindIdle = async (container: Container): Promise<void> => {
  const today = container.clock.today();
  const since = addDays(today, -quietDays.reminder);
  for (const quiet of await quietApplications(container.database.db, {
    since,
    timeZone: container.clock.timeZone,
  })) {
    const days = daysBetween(container.clock.dayOf(quiet.updatedAt), today);
    await takeCareOf(container, quiet, days);
  }
};

const takeCareOf = async (container: Container, quiet: QuietApplication, days: number): Promise<void> => {
  const stage = stageBeforeSubmission(quiet.status);
  if (days >= quietDays.idle[stage]) return markAsIdle(container, quiet, days);
  if (stage !== 'inquiry' || !quiet.email) return;
  const name = days >= quietDays.lastReminder ? 'lastReminder' : 'reminder';
  const { email, id, updatedAt } = quiet;
  await container.database.transact(async (tx) => {
    const afterDays = quietDays[name];
    if (!(await claimReminder(tx, { applicationId: id, quietSince: updatedAt, afterDays }))) return;
    const { mails } = container.words;
    const variables = { resumeUrl: `${container.env.PUBLIC_URL}/app/login` };
    const envelope = { deliveryKey: `${name}/${id}/${updatedAt.toISOString()}`, recipient: email, applicationId: id };
    if (name === 'reminder') await sendMessage(container, tx, { name, variables, ...envelope });
    else await sendMessage(container, tx, { name, variables: { ...variables, days: mails.days(days) }, ...envelope });
  });
};

const markAsIdle = (container: Container, { id }: QuietApplication, days: number): Promise<void> =>
  container.database.transact(async (tx) => {
    if (!(await markIdle(tx, id))) return;
    await appendEvent(tx, { applicationId: id, actor: 'system', kind: 'markedIdle', body: { days } });
  });
