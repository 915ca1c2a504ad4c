import { randomUUID } from 'node:crypto';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import type { OwnCondition } from '#rules/conditions/condition-context.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { addDeskCondition, changeCondition, conditionsOf } from '#server/db/repos/loan/conditions.ts';
import { sendMessage } from '../messages/send-message.ts';
import { hubUrl } from '../shared/hub-url.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { reconcileConditions, toCondition } from './reconcile-conditions.ts';

type Opening = OwnCondition & { staff: LoanStaff<'workLoan'>; title: string; needs: string };

/** Two people who ask for one thing write its name in their own way. */
const nameOf = (title: string): string => title.trim().toLowerCase();

/** Staff ask for something no rule knows of, in their own words. A borrower is told by mail; a task of the lender's joins the queue. */
export const openOwnCondition = (
  container: Container,
  { staff: { accountId, applicationId }, title, needs, owner, kind, priorTo }: Opening,
): Promise<{ kind: 'opened' | 'askedAlready' }> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored || (owner === 'coborrower' && stored.document.coborrower === null)) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const code = conditionCode.own;
    const isAsked = (await conditionsOf(tx, applicationId)).some((row) => {
      const { state, request } = toCondition(row);
      const isSame = request.code === code && request.owner === owner && nameOf(row.title ?? '') === nameOf(title);
      return isSame && !isMet(state);
    });
    if (isAsked) return { kind: 'askedAlready' };
    const subjectId = randomUUID();
    const asked = { owner, kind, priorTo };
    await addDeskCondition(tx, { applicationId, code, ...asked, subjectId, openedBy: accountId, reason: needs });
    await appendEvent(tx, {
      applicationId,
      actor: { staff: accountId },
      kind: 'conditionOpened',
      body: { code, ...asked, name: title, note: needs },
    });
    await reconcileConditions(container, tx, stored);
    for (const { key, request } of (await conditionsOf(tx, applicationId)).map(toCondition))
      if (request.subjectId === subjectId) await changeCondition(tx, { applicationId, key }, { title, note: needs });
    await saveApplication(tx, stored);
    const reader = owner === 'lender' ? null : stored.document[owner];
    if (owner === 'lender' || !reader?.email) return { kind: 'opened' };
    await sendMessage(container, tx, {
      name: 'documentRequest',
      recipient: reader.email,
      applicationId,
      deliveryKey: `conditionOpened/${applicationId}/${subjectId}`,
      variables: {
        firstName: reader.firstName ?? '',
        loanNumber: loanNumberText(stored.loanNumber),
        requests: `- ${title}`,
        hubUrl: hubUrl(container),
      },
      textTo: { applicationId, person: owner },
    });
    return { kind: 'opened' };
  });
