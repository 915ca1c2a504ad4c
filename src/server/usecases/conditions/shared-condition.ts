import { fullName } from '#entities/text/full-name.ts';
import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import { conditionSubject } from '#rules/conditions/condition-subject.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findTaskLink, spendTaskLink } from '#server/db/repos/accounts/task-links.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeCondition } from '#server/db/repos/loan/conditions.ts';
import { payoffOrdersOf } from '#server/db/repos/vendors/payoff-orders.ts';
import { limitTries } from '../shared/limit-tries.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import { resumeWhenComplete } from '../shared/resume-application.ts';
import { currentConditions } from './current-conditions.ts';
import type { Condition } from './reconcile-conditions.ts';

const task = 'condition' as const;

const linked = async (container: Container, token: string) => {
  const link = await findTaskLink(container.database.db, { token, task });
  if (!link) throw new AppError('linkNotValid');
  const { stored, conditions } = await currentConditions(container, link.applicationId);
  const condition: Condition | undefined = conditions.find(({ key }) => key === link.subject);
  if (!condition) throw new AppError('linkNotValid');
  // The same request as a document: the third party may send it instead.
  const { code, subjectId } = condition.request;
  const beside = conditions.find(
    ({ request }) => request.kind === 'document' && request.code === code && request.subjectId === subjectId,
  );
  return { stored, condition, beside: beside?.request ?? null };
};

/** Where a file sent through the link goes; a link that asks only for a written answer takes none. */
export const sharedConditionUpload = async (container: Container, token: string) => {
  const { stored, condition, beside } = await linked(container, token);
  if (!beside?.documentType) throw new AppError('notAllowed');
  const { documentType, propertyId, subjectId } = beside;
  const { person } = conditionSubject(condition.request, stored.document);
  return { owner: { applicationId: stored.id, person }, purpose: { documentType, propertyId, subjectId } };
};

/** No more than the request needs: the requester, the applicant and the home. */
export const sharedCondition = async (container: Container, token: string) => {
  const { stored, condition, beside } = await linked(container, token);
  const { document } = stored;
  const subject = conditionSubject(condition.request, document);
  const { firstName, lastName } = document[subject.person] ?? document.borrower;
  return {
    code: condition.request.code,
    askedBy: fullName({ firstName, lastName }),
    about: subject.name,
    /** Documents that may be sent instead of, or along with, a written answer. */
    documentType: beside?.documentType ?? null,
    /** A letter of ours goes with the request. */
    hasLetter: (await payoffOrdersOf(container.database.db, stored.id)).some(
      (order) => order.subject === condition.request.subjectId,
    ),
    home: condition.request.code === conditionCode.employmentVerification ? null : document.property.line1,
  };
};

/** The answer uses up the link; a second answer needs a second mail. */
export const answerSharedCondition = async (
  container: Container,
  { token, name, text, address }: { token: string; name: string; text: string; address: string },
): Promise<void> => {
  await limitTries(container, { what: 'openLead', account: null, address });
  const { condition, stored } = await linked(container, token);
  const { key } = condition;
  const applicationId = stored.id;
  await container.database.transact(async (tx) => {
    const locked = await lockApplication(tx, applicationId);
    if (locked) await requireOpenLoan(tx, locked);
    if (!locked || !(await spendTaskLink(tx, { token, task }))) throw new AppError('linkNotValid');
    await changeCondition(tx, { applicationId, key }, { state: 'received', answer: `${name}: ${text}`, reason: null });
    const body = { key, code: condition.request.code, name, text };
    await appendEvent(tx, { applicationId, actor: 'thirdParty', kind: 'conditionAnswered', body });
    await saveApplication(tx, locked);
    await resumeWhenComplete(container, tx, applicationId);
  });
};
