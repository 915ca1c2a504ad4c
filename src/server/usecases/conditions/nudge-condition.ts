import type { Application } from '#entities/application/application.ts';
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
import type { Condition } from './reconcile-conditions.ts';
import { titleOf } from './title-of.ts';

type Nudge = { staff: LoanStaff<'workLoan'>; key: string };

const readerOf = ({ request }: Condition, document: Application) => {
  const { person } = conditionSubject(request, document);
  return { person, reader: document[person] ?? document.borrower };
};

/** Why nobody is reminded of it; null where someone is. */
export const nudgeProblem = (condition: Condition, document: Application): 'nothingOpen' | 'nobodyToTell' | null => {
  if (!isWaitingForAnswer(condition.state)) return 'nothingOpen';
  const isUnreachable = condition.request.owner === 'lender' || readerOf(condition, document).reader.email === null;
  return isUnreachable ? 'nobodyToTell' : null;
};

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
    const { request } = condition;
    const problem = nudgeProblem(condition, stored.document);
    const { person, reader } = readerOf(condition, stored.document);
    if (problem !== null || reader.email === null) return { kind: problem ?? 'nobodyToTell' };
    const on = container.clock.today();
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
        requests: `- ${titleOf(container, condition)}`,
        hubUrl: hubUrl(container),
      },
      textTo: { applicationId, person },
    });
    return { kind: 'sent' };
  });
