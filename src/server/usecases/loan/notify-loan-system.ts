import { fullName } from '#entities/text/full-name.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { claimDelivery } from '#server/db/repos/accounts/messages.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';

export type DecisionToSend = { applicationId: string; decisionId: string; status: string; amount: number | null };

/**
 * Sends the decision to the lender's loan system once: the claim holder sends it, and a claim without an answer is void. If the process
 * dies between the answer and the claim, the same key identifies it as the same decision.
 */
export const notifyLoanSystem = async (
  { database, vendorGateway }: Container,
  { applicationId, decisionId, status, amount }: DecisionToSend,
): Promise<void> => {
  const stored = await findApplication(database.db, applicationId);
  if (!stored) return;
  const { firstName, lastName } = stored.document.borrower;
  const loanNumber = loanNumberText(stored.loanNumber);
  const borrowerName = fullName({ firstName, lastName }) || loanNumber;
  const key = `loanSystem/${decisionId}`;
  await database.transact(async (tx) => {
    if (!(await claimDelivery(tx, key))) return;
    const push = { kind: 'push', loanNumber, borrowerName, lineAmount: amount, status } as const;
    const { answer } = await vendorGateway.loanSystem(push, key);
    if (answer.kind === 'unavailable' && answer.reason === 'notConfigured') return;
    if (answer.kind === 'unavailable') throw new AppError('unavailable');
    const loanSystemId = answer.kind === 'found' ? answer.loanSystemId : null;
    const body = { decisionId, status, loanSystemId };
    await appendEvent(tx, { applicationId, actor: 'system', kind: 'loanSystemTold', body });
  });
};
