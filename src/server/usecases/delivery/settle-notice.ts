import type { NoticeKind } from '#entities/facts/notice.ts';
import type { Day } from '#entities/values/day.ts';
import type { ClockKind } from '#rules/compliance/clocks.ts';
import { receivedByMail } from '#rules/compliance/fee-hold.ts';
import type { DutyNotice } from '#rules/compliance/owed-notices.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { findApplication, lockApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { hasClock, hasRunningClock } from '#server/db/repos/loan/clocks.ts';
import { findLatestRefusal, lastDecision } from '#server/db/repos/loan/decisions.ts';
import {
  changeDelivery,
  findDeliveryByKey,
  type NoticeDeliveryRow,
  unsentOf,
  waitingDeliveries,
} from '#server/db/repos/loan/notice-deliveries.ts';
import { type ClockEnd, meetClock, startClock } from '../shared/clocks.ts';
import { withoutValuationCopy, withoutValuationNotice } from '../valuations/valuation-duties.ts';
import { peopleOwed } from './people-owed.ts';
import { untoldOfScore } from './untold-of-score.ts';

type Sent = { applicationId: string; decisionId: string | null; on: Day; channel: NoticeDeliveryRow['channel'] };
type Duty = { kind: ClockKind; by: ClockEnd };

/** An earlier refusal's letter does not answer a later one: that one's time to notify goes on from its own day. */
const answerRefusal = async (tx: Tx, { applicationId, decisionId, on }: Sent): Promise<Duty[]> => {
  const refusal = await findLatestRefusal(tx, applicationId);
  await meetClock(tx, { applicationId, kind: 'adverseActionNotice', on, by: 'noticeSent' });
  if (refusal !== null && refusal.id !== decisionId) {
    await startClock(tx, { applicationId, kind: 'adverseActionNotice', on: refusal.decidedOn });
    return [];
  }
  const last = await lastDecision(tx, applicationId);
  // A refusal by the rules was answered by later answers where the application was completed since.
  const isDecided = refusal?.kind !== 'refused' || last?.kind === 'refused';
  return isDecided
    ? [
        { kind: 'creditDecision', by: 'noticeSent' },
        { kind: 'incompleteNotice', by: 'noticeSent' },
      ]
    : [];
};

/** Both papers are on their way: the time in which no fee is taken begins, once they count as received. */
const endDisclosures = async (tx: Tx, { applicationId, on, channel }: Sent): Promise<Duty[]> => {
  const isOpen = (await waitingDeliveries(tx, applicationId)).some(
    ({ kind }) => kind === 'earlyDisclosures' || kind === 'brochure',
  );
  if (isOpen) return [];
  if (!(await hasClock(tx, { applicationId, kind: 'feeHold' }))) {
    const receivedOn = channel === 'post' ? receivedByMail(on) : on;
    await startClock(tx, { applicationId, kind: 'feeHold', on: receivedOn });
  }
  return [{ kind: 'earlyDisclosures', by: 'noticeSent' }];
};

/** The days in which nothing closes, counted from the paper that is received last. */
const waitAfter: Partial<Record<DutyNotice, ClockKind>> = {
  homesteadNotice: 'homesteadWait',
  floodNotice: 'floodWait',
};

/** Met once everyone who is owed the notice has it; then its waiting period begins. */
const endDuty =
  (kind: DutyNotice) =>
  async (tx: Tx, { applicationId, on, channel }: Sent): Promise<Duty[]> => {
    const stored = await findApplication(tx, applicationId);
    const isOpen = (await waitingDeliveries(tx, applicationId)).some((each) => each.kind === kind);
    const owed = stored === null ? [] : await peopleOwed(tx, { stored, on });
    if (isOpen || owed.some((each) => each.kind === kind)) return [];
    const wait = waitAfter[kind];
    const receivedOn = channel === 'post' ? receivedByMail(on) : on;
    if (wait && !(await hasClock(tx, { applicationId, kind: wait })))
      await startClock(tx, { applicationId, kind: wait, on: receivedOn });
    return [{ kind, by: 'noticeSent' }];
  };

/** The duties a notice meets, once it is on its way to everyone. What happened since it was made may leave it without effect. */
const dutiesOf: Readonly<Record<NoticeKind, (tx: Tx, sent: Sent) => Promise<Duty[]>>> = {
  adverseAction: answerRefusal,
  counterOffer: async (tx, { applicationId }) =>
    (await hasRunningClock(tx, { applicationId, kind: 'counterOffer' }))
      ? [
          { kind: 'creditDecision', by: 'noticeSent' },
          { kind: 'adverseActionNotice', by: 'noticeSent' },
          { kind: 'incompleteNotice', by: 'noticeSent' },
        ]
      : [],
  // 1002.9(c)(2): it replaces the decision until the missing items arrive.
  incompleteness: async (tx, { applicationId }) =>
    (await hasRunningClock(tx, { applicationId, kind: 'incompleteAnswer' }))
      ? [
          { kind: 'incompleteNotice', by: 'missingNamed' },
          { kind: 'creditDecision', by: 'missingNamed' },
        ]
      : [],
  scoreNotice: async (tx, { applicationId }) => {
    const stored = await findApplication(tx, applicationId);
    const isOpen = (await waitingDeliveries(tx, applicationId)).some(({ kind }) => kind === 'scoreNotice');
    const isOwed = stored !== null && (await untoldOfScore(tx, stored)).length > 0;
    return isOpen || isOwed ? [] : [{ kind: 'scoreNotice', by: 'noticeSent' }];
  },
  valuationNotice: async (tx, { applicationId }) => {
    const stored = await findApplication(tx, applicationId);
    const isOpen = (await waitingDeliveries(tx, applicationId)).some(({ kind }) => kind === 'valuationNotice');
    const isOwed = stored !== null && (await withoutValuationNotice(tx, stored)).length > 0;
    return isOpen || isOwed ? [] : [{ kind: 'valuationNotice', by: 'noticeSent' }];
  },
  valuationCopy: async (tx, { applicationId }) => {
    const stored = await findApplication(tx, applicationId);
    const isOpen = (await waitingDeliveries(tx, applicationId)).some(({ kind }) => kind === 'valuationCopy');
    const isOwed = stored !== null && (await withoutValuationCopy(tx, stored)) !== null;
    return isOpen || isOwed ? [] : [{ kind: 'valuationCopy', by: 'noticeSent' }];
  },
  earlyDisclosures: endDisclosures,
  brochure: endDisclosures,
  counselorList: endDuty('counselorList'),
  homesteadNotice: endDuty('homesteadNotice'),
  closingFigures: endDuty('closingFigures'),
  floodNotice: endDuty('floodNotice'),
  payoffRequest: async () => [],
};

/**
 * One copy was handed over: accepted by the mail server, or mailed by a person. The last copy of a notice meets its duties; a duty is
 * never met by anything else. The caller holds the application's lock.
 */
export const copySent = async (
  tx: Tx,
  { delivery, on, body = {} }: { delivery: NoticeDeliveryRow; on: Day; body?: Record<string, unknown> },
): Promise<void> => {
  const { id, applicationId, noticeId, kind, person, owner, channel, paperId, decisionId } = delivery;
  await changeDelivery(tx, { id, sentOn: on });
  const told = { kind, person, ...(owner !== null && { owner }), channel, paperId, ...body };
  await appendEvent(tx, { applicationId, actor: 'system', kind: 'noticeSent', body: told });
  if ((await unsentOf(tx, noticeId)).length === 0)
    for (const duty of await dutiesOf[kind](tx, { applicationId, decisionId, on, channel }))
      await meetClock(tx, { applicationId, ...duty, on });
  const isPaperLeft = (await waitingDeliveries(tx, applicationId)).some((each) => each.channel === 'post');
  if (!isPaperLeft) await meetClock(tx, { applicationId, kind: 'paperNotice', on, by: 'noticeSent' });
};

/** The mail server accepted a message: where it is a notice, that is its sending. */
export const mailTaken = async ({ clock }: Pick<Container, 'clock'>, tx: Tx, deliveryKey: string): Promise<void> => {
  const known = await findDeliveryByKey(tx, deliveryKey);
  if (known === null) return;
  await lockApplication(tx, known.applicationId);
  const delivery = await findDeliveryByKey(tx, deliveryKey);
  if (delivery?.sentOn === null && delivery.bouncedOn === null) await copySent(tx, { delivery, on: clock.today() });
};
