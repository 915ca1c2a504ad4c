import { randomUUID } from 'node:crypto';
import { fullName } from '#entities/text/full-name.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { newToken } from '#server/db/repos/accounts/sessions.ts';
import { addTaskLink, endTaskLinks, type LinkMaker } from '#server/db/repos/accounts/task-links.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { sendMessage } from '../messages/send-message.ts';
import { limitTries } from '../shared/limit-tries.ts';
import type { Writer } from '../shared/writer.ts';
import { conditionsFor, lockConditions } from './current-conditions.ts';

const DAYS = 14;

type Sharing = { key: string; email: string; maker: LinkMaker | null; address: string };

/** Mails a third party its one request. A new mail replaces the previous one. */
export const shareCondition = async (
  container: Container,
  { applicationId, person }: Pick<Writer, 'applicationId' | 'person'>,
  { key, email, maker, address }: Sharing,
): Promise<{ kind: 'sent' } | { kind: 'settled' }> => {
  await limitTries(container, { what: 'requestCode', account: applicationId, address });
  const view = (await conditionsFor(container, { applicationId, person })).find((each) => each.key === key);
  if (view?.kind !== 'email') throw new AppError('notFound');
  if (view.state !== 'requested' && view.state !== 'needsAnotherLook') return { kind: 'settled' };
  const token = newToken();
  return container.database.transact(async (tx) => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    const condition = conditions.find((each) => each.key === key);
    if (!condition) throw new AppError('notFound');
    const { firstName, lastName } = stored.document[person] ?? stored.document.borrower;
    await endTaskLinks(tx, { applicationId, task: 'condition', subject: key });
    const link = { applicationId, task: 'condition', subject: key, recipient: email, maker } as const;
    await addTaskLink(tx, { ...link, token, days: DAYS });
    await appendEvent(tx, {
      applicationId,
      actor: person,
      kind: 'conditionShared',
      body: { key, code: view.code, email },
    });
    await sendMessage(container, tx, {
      name: 'thirdPartyQuestion',
      recipient: email,
      applicationId,
      deliveryKey: randomUUID(),
      variables: {
        askedBy: fullName({ firstName, lastName }),
        title: container.words.conditionWords[condition.request.code].title,
        days: container.words.mails.days(DAYS),
        answerUrl: `${container.env.PUBLIC_URL}/app/condition?token=${token}`,
      },
    });
    await saveApplication(tx, stored);
    return { kind: 'sent' };
  });
};
