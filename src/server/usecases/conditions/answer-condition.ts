import { conditionCode } from '#rules/conditions/condition-catalog.ts';
import type { ConditionRequest } from '#rules/conditions/condition-request.ts';
import { isMet } from '#rules/conditions/condition-state.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { changeCondition } from '#server/db/repos/loan/conditions.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import { resumeWhenComplete } from '../shared/resume-application.ts';
import type { Writer } from '../shared/writer.ts';
import { lockConditions } from './current-conditions.ts';

/** Conditions answered on their own page do not take a written answer. */
const answeredElsewhere: ReadonlySet<number> = new Set([
  conditionCode.signedDocuments,
  conditionCode.accountForFunds,
  conditionCode.closingAppointment,
  conditionCode.rescission,
]);

/** Whether the person asked answers it in words of their own. */
export const isAnsweredInWords = ({ kind, code }: Pick<ConditionRequest, 'kind' | 'code'>): boolean =>
  kind === 'information' && !answeredElsewhere.has(code);

export type AnswerOutcome = { kind: 'received' } | { kind: 'settled' };

/** A short written answer to a condition; it may be changed until it has been reviewed. */
export const answerCondition = async (
  container: Container,
  { applicationId, person }: Pick<Writer, 'applicationId' | 'person'>,
  { key, text }: { key: string; text: string },
): Promise<AnswerOutcome> =>
  container.database.transact(async (tx) => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    const condition = conditions.find((each) => each.key === key);
    if (!condition || !isAnsweredInWords(condition.request)) throw new AppError('notFound');
    const { owner, isShared, code } = condition.request;
    if (owner !== person && !isShared) throw new AppError('notFound');
    if (isMet(condition.state)) return { kind: 'settled' };
    if (condition.answer === text && condition.state === 'received') return { kind: 'received' };
    await changeCondition(tx, { applicationId, key }, { state: 'received', answer: text, reason: null });
    await appendEvent(tx, { applicationId, actor: person, kind: 'conditionAnswered', body: { key, code, text } });
    await saveApplication(tx, stored);
    await resumeWhenComplete(container, tx, applicationId);
    return { kind: 'received' };
  });
