import { toDay } from '#entities/day.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { type Owner, ownersOf } from '#rules/rescission/owners-of.ts';
import { rescissionPeriod } from '#rules/rescission/rescission.ts';
import { inLongDate } from '#words/en/figures.ts';
import { calendarWords } from '#words/en/hub.ts';
import { AppError } from '../app-error.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import type { Tx } from '../db/connect.ts';
import { type StoredApplication, saveApplication } from '../db/repos/applications.ts';
import { closingOwnersOf, keepClosingOwner } from '../db/repos/closing-owners.ts';
import { appendEvent } from '../db/repos/events.ts';
import { newToken } from '../db/repos/sessions.ts';
import { addTaskLink } from '../db/repos/task-links.ts';
import { calendarFile } from '../messages/calendar-file.ts';
import { lockConditions } from './current-conditions.ts';
import { outsideFactsOf } from './outside-facts-of.ts';
import { reconcileConditions } from './reconcile-conditions.ts';
import { sendMessage } from './send-message.ts';

export type OpenOutcome =
  | { kind: 'opened' }
  | { kind: 'openedBefore' }
  /** The papers are kept; somebody else's are still missing. */
  | { kind: 'ownersMissing'; owners: string[] }
  | { kind: 'conditionsOpen'; codes: number[] };

const CANCEL_LINK_DAYS = 30;

/**
 * One owner signed and got the notice and the disclosures. With the last of them the account is open, if nothing prior to
 * closing is: `agreementSigned` in the funnel never does this.
 */
export const recordClosingPapers = (
  container: Container,
  { applicationId, owner }: { applicationId: string; owner: string },
): Promise<OpenOutcome> =>
  container.database.db.transaction(async (tx) => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    if (stored.document.closing.accountOpenedOn !== null) return { kind: 'openedBefore' };
    const codes = conditions
      .filter(({ request, state }) => request.priorTo !== 'funding' && !isMet(state))
      .map(({ request }) => request.code);
    if (codes.length > 0) return { kind: 'conditionsOpen', codes: [...new Set(codes)] };
    const { title } = await outsideFactsOf(tx, stored);
    const owners = ownersOf(stored.document, title);
    const who = owners.find((each) => each.owner === owner);
    if (!who) throw new AppError('notFound');
    const on = lenderToday(container.env);
    await keepClosingOwner(tx, {
      applicationId,
      ...who,
      signedOn: on,
      noticeDeliveredOn: on,
      disclosuresDeliveredOn: on,
    });
    const signed = new Set((await closingOwnersOf(tx, applicationId)).map((each) => each.owner));
    const missing = owners.filter((each) => !signed.has(each.owner)).map((each) => each.owner);
    if (missing.length > 0) {
      await saveApplication(tx, stored);
      return { kind: 'ownersMissing', owners: missing };
    }
    await openAccount(container, tx, { stored, owners });
    return { kind: 'opened' };
  });

const openAccount = async (
  container: Container,
  tx: Tx,
  { stored, owners }: { stored: StoredApplication; owners: Owner[] },
): Promise<void> => {
  const on = lenderToday(container.env);
  const document = { ...stored.document, closing: { ...stored.document.closing, accountOpenedOn: on } };
  await saveApplication(tx, { id: stored.id, document, status: stored.status });
  await appendEvent(tx, { applicationId: stored.id, actor: 'system', kind: 'accountOpened', body: { on } });
  await reconcileConditions(container, tx, { id: stored.id, document });
  if (document.property.usage !== 'primaryResidence') return;
  for (const owner of owners) await tellRight(container, tx, { stored, owner });
};

/** Who borrows cancels in the hub; who only owns gets a link of their own. */
const tellRight = async (
  container: Container,
  tx: Tx,
  { stored: { id, document }, owner: { owner, name, email } }: { stored: StoredApplication; owner: Owner },
): Promise<void> => {
  if (email === null) return;
  const signedOn = lenderToday(container.env);
  const { lastDayToCancel, fundingDay } = rescissionPeriod(signedOn);
  const deliveryKey = `rightToCancel/${id}/${owner}`;
  const lastDay = inLongDate(lastDayToCancel);
  const event = { id: `${id}-cancel`, ...calendarWords.cancelUntil, day: lastDayToCancel };
  const attachments = [calendarFile.of(event)];
  if (owner === 'borrower' || owner === 'coborrower') {
    const cancelUrl = `${container.env.PUBLIC_URL}/app/application/submitted`;
    const firstName = document[owner]?.firstName ?? name;
    const days = { signedOn: inLongDate(toDay(signedOn)), lastDay, fundingDay: inLongDate(fundingDay) };
    const variables = { firstName, ...days, cancelUrl };
    return sendMessage(container, tx, { name: 'rescission', recipient: email, deliveryKey, variables, attachments });
  }
  const token = newToken();
  const link = { token, applicationId: id, task: 'cancel', subject: owner, recipient: email } as const;
  await addTaskLink(tx, { ...link, days: CANCEL_LINK_DAYS });
  const cancelUrl = `${container.env.PUBLIC_URL}/app/cancel?token=${token}`;
  const variables = { name, home: document.property.line1 ?? '', lastDay, cancelUrl };
  return sendMessage(container, tx, { name: 'rightToCancel', recipient: email, deliveryKey, variables, attachments });
};
