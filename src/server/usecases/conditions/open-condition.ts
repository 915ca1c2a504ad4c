import { loanNumberText } from '#entities/values/loan-number.ts';
import type { Person } from '#entities/values/person.ts';
import type { ConditionCode } from '#rules/conditions/condition-catalog.ts';
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

type Opening = {
  staff: LoanStaff<'workLoan'>;
  code: ConditionCode;
  owner: Person;
  subjectId: string | null;
  reason: string;
};

/** Staff requests something the rules did not; the responsible party is notified by mail. */
export const openCondition = async (
  container: Container,
  { staff: { accountId: staffId, applicationId }, code, owner, subjectId, reason }: Opening,
): Promise<{ kind: 'opened' } | { kind: 'askedAlready' }> =>
  container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored || (owner === 'coborrower' && stored.document.coborrower === null)) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    if (
      !(await addDeskCondition(tx, {
        ...{ applicationId, code, owner, subjectId, openedBy: staffId, reason },
        ...{ kind: null, priorTo: null },
      }))
    )
      return { kind: 'askedAlready' };
    await appendEvent(tx, {
      applicationId,
      actor: { staff: staffId },
      kind: 'conditionOpened',
      body: { code, owner, subjectId, reason },
    });
    await reconcileConditions(container, tx, stored);
    for (const { key, request } of (await conditionsOf(tx, applicationId)).map(toCondition))
      if (request.code === code && request.subjectId === subjectId && [owner, 'thirdParty'].includes(request.owner))
        await changeCondition(tx, { applicationId, key }, { note: reason });
    await saveApplication(tx, stored);
    const { email, firstName } = stored.document[owner] ?? stored.document.borrower;
    if (email)
      await sendMessage(container, tx, {
        name: 'documentRequest',
        recipient: email,
        applicationId,
        deliveryKey: `conditionOpened/${applicationId}/${code}/${owner}/${subjectId}`,
        variables: {
          firstName: firstName ?? '',
          loanNumber: loanNumberText(stored.loanNumber),
          requests: `- ${container.words.conditionWords[code].title}`,
          hubUrl: hubUrl(container),
        },
        textTo: { applicationId, person: owner },
      });
    return { kind: 'opened' };
  });
