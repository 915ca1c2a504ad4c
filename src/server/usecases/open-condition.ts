import { loanNumberText } from '#entities/loan-number.ts';
import type { Person } from '#entities/person.ts';
import type { ConditionCode } from '#rules/conditions/condition-catalogue.ts';
import { conditionWords } from '#words/en/conditions.ts';
import { AppError } from '../app-error.ts';
import type { Container } from '../container.ts';
import { lockApplication, saveApplication } from '../db/repos/applications.ts';
import { addDeskCondition, changeCondition, conditionsOf } from '../db/repos/conditions.ts';
import { appendEvent } from '../db/repos/events.ts';
import { reconcileConditions, toCondition } from './reconcile-conditions.ts';
import { requireOpenLoan } from './require-open-loan.ts';
import { requireStaff } from './require-staff.ts';
import { sendMessage } from './send-message.ts';

type Opening = {
  applicationId: string;
  staffId: string;
  code: ConditionCode;
  owner: Person;
  subjectId: string | null;
  reason: string;
};

/** Staff asks for something the rules did not; whoever is asked is told by mail. */
export const openCondition = async (
  container: Container,
  { applicationId, staffId, code, owner, subjectId, reason }: Opening,
): Promise<{ kind: 'opened' } | { kind: 'askedAlready' }> => {
  await requireStaff(container, { accountId: staffId, action: 'workLoan', applicationId });
  return container.database.transact(async (tx) => {
    const stored = await lockApplication(tx, applicationId);
    if (!stored || (owner === 'coborrower' && stored.document.coborrower === null)) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    if (!(await addDeskCondition(tx, { applicationId, code, owner, subjectId, openedBy: staffId, reason })))
      return { kind: 'askedAlready' };
    await appendEvent(tx, {
      applicationId,
      actor: `staff/${staffId}`,
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
        deliveryKey: `conditionOpened/${applicationId}/${code}/${owner}/${subjectId}`,
        variables: {
          firstName: firstName ?? '',
          loanNumber: loanNumberText(stored.loanNumber),
          requests: `- ${conditionWords[code].title}`,
          hubUrl: `${container.env.PUBLIC_URL}/app/application/submitted`,
        },
        textTo: { applicationId, person: owner },
      });
    return { kind: 'opened' };
  });
};
