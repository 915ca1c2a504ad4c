import { loanNumberText } from '#entities/values/loan-number.ts';
import { isWaitingForAnswer } from '#rules/conditions/condition-state.ts';
import { conditionSubject } from '#rules/conditions/condition-subject.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { appendEventOnce } from '#server/db/repos/application/events.ts';
import { sendMessage } from '../messages/send-message.ts';
import { hubUrl } from '../shared/hub-url.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { lockConditions } from './current-conditions.ts';

type Nudge = { staff: LoanStaff<'workLoan'>; key: string };

/** Reminds the responsible party by mail, at most once a day. */
export const nudgeCondition = async (
  container: Container,
  { staff: { accountId: staffId, applicationId }, key }: Nudge,
): Promise<{ kind: 'sent' | 'nobodyToTell' | 'nothingOpen' }> =>
  container.database.transact(async (tx) => {
    const { stored, conditions } = await lockConditions(container, tx, applicationId);
    await requireOpenLoan(tx, stored);
    const condition = conditions.find((each) => each.key === key);
    if (!condition) throw new AppError('notFound');
    const { request, state } = condition;
    if (!isWaitingForAnswer(state)) return { kind: 'nothingOpen' };
    const { person } = conditionSubject(request, stored.document);
    const reader = stored.document[person] ?? stored.document.borrower;
    if (request.owner === 'lender' || reader.email === null) return { kind: 'nobodyToTell' };
    const on = container.clock.today();
    const title = request.documentType
      ? container.words.documentLabel(request.documentType)
      : container.words.conditionWords[request.code].title;
    await appendEventOnce(tx, {
      applicationId,
      actor: { staff: staffId },
      kind: 'conditionNudged',
      body: { key, code: request.code, on },
    });
    await sendMessage(container, tx, {
      name: 'documentRequest',
      recipient: reader.email,
      applicationId,
      deliveryKey: `nudge/${applicationId}/${key}/${on}`,
      variables: {
        firstName: reader.firstName ?? '',
        loanNumber: loanNumberText(stored.loanNumber),
        requests: `- ${title}`,
        hubUrl: hubUrl(container),
      },
      textTo: { applicationId, person },
    });
    return { kind: 'sent' };
  });
