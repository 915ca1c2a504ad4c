import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import {
  changeDelivery,
  findDelivery,
  findDeliveryByKey,
  type NoticeDeliveryRow,
} from '#server/db/repos/loan/notice-deliveries.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { queueLetter } from './queue-letter.ts';

type Bounced = { delivery: NoticeDeliveryRow; actor: 'system' | { staff: string } };

/** A notice that did not arrive electronically goes on paper, to the print queue. Under the application's lock. */
const putOnPaper = async (
  { clock }: Pick<Container, 'clock'>,
  tx: Tx,
  { delivery, actor }: Bounced,
): Promise<boolean> => {
  const { id, applicationId, noticeId, kind, person, paperId, decisionId, recipient, about } = delivery;
  if (delivery.channel !== 'email' || delivery.bouncedOn !== null || paperId === null) return false;
  const on = clock.today();
  await changeDelivery(tx, { id, bouncedOn: on });
  await appendEvent(tx, { applicationId, actor, kind: 'noticeBounced', body: { kind, person, recipient } });
  await queueLetter(tx, { on, why: 'bounced', noticeId, applicationId, person, kind, paperId, decisionId, about });
  return true;
};

/** The mail server refused the address for good, or the message expired before it was accepted. */
export const mailRefused = (container: Container, deliveryKey: string): Promise<void> =>
  container.database.transact(async (tx) => {
    const known = await findDeliveryByKey(tx, deliveryKey);
    if (known === null) return;
    await lockApplication(tx, known.applicationId);
    const delivery = await findDeliveryByKey(tx, deliveryKey);
    if (delivery) await putOnPaper(container, tx, { delivery, actor: 'system' });
  });

export type BounceOutcome = { kind: 'queued' } | { kind: 'nothingToDo' };

/** Staff got a mail back: the same letter is printed and mailed. */
export const recordBounce = (
  container: Container,
  { staff, deliveryId }: { staff: LoanStaff<'workLoan'>; deliveryId: string },
): Promise<BounceOutcome> =>
  container.database.transact(async (tx): Promise<BounceOutcome> => {
    await lockApplication(tx, staff.applicationId);
    const delivery = await findDelivery(tx, deliveryId);
    if (delivery?.applicationId !== staff.applicationId) return { kind: 'nothingToDo' };
    const isQueued = await putOnPaper(container, tx, { delivery, actor: { staff: staff.accountId } });
    return { kind: isQueued ? 'queued' : 'nothingToDo' };
  });
