import type { LoanSystemState } from '#entities/facts/hook-state.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { holdMessage, keepTry, type LoanSystemMessage } from '#server/db/repos/vendors/loan-system-messages.ts';
import type { LoanSystemAnswer } from '#server/vendors/loan-system/port.ts';
import type { Unavailable } from '#server/vendors/port.ts';
import { mismoLoanFile } from '#server/vendors/xml/mismo-loan-file.ts';
import { loanToSend } from './loan-to-send.ts';

export type DecisionToSend = { applicationId: string; decisionId: string; status: string; amount: number | null };

const stateOf = (answer: LoanSystemAnswer | Unavailable): LoanSystemState => {
  if (answer.kind === 'found') return 'delivered';
  return answer.kind === 'notFound' || answer.reason === 'refused' ? 'refused' : 'failed';
};

/** Sends a delivered message only where it is asked for again. */
type Wish = { again: (message: Pick<LoanSystemMessage, 'state'>) => boolean };

/**
 * Sends a decision to the lender's loan system and keeps what was sent and answered. The message is held meanwhile, so that two senders take turns. If
 * the process dies before the answer is kept, the same key identifies it as the same decision.
 */
export const sendToLoanSystem = async (
  { database, vendorGateway, env, clock }: Container,
  { applicationId, decisionId, status, amount }: DecisionToSend,
  { again }: Wish,
): Promise<LoanSystemState | null> => {
  const brand = env.vendors.loanSystem.choice;
  const stored = await findApplication(database.db, applicationId);
  if (!stored || brand === 'none') return null;
  const decidedOn = clock.today();
  const key = `loanSystem/${decisionId}`;
  return database.transact(async (tx) => {
    const loan = await loanToSend(tx, stored, { status, decisionId, lineAmount: amount, decidedOn });
    const file = mismoLoanFile(loan);
    const message = await holdMessage(tx, {
      ...{ applicationId, messageKey: key, decisionId, status, amount, brand, file },
    });
    if (!again(message)) return message.state;
    const { answer, raw } = await vendorGateway.loanSystem(loan, key);
    const state = stateOf(answer);
    const loanSystemId = answer.kind === 'found' ? answer.loanSystemId : null;
    const told = raw || ('reason' in answer ? answer.reason : answer.kind);
    await keepTry(tx, { id: message.id, state, loanSystemId, answer: told.slice(0, 4000), file });
    if (state !== 'failed' && message.state !== 'delivered') {
      const body = { decisionId, status, loanSystemId };
      await appendEvent(tx, { applicationId, actor: 'system', kind: 'loanSystemTold', body });
    }
    return state;
  });
};

/** As a job: what was not delivered is sent again later. What the system refused waits for an administrator. */
export const notifyLoanSystem = async (container: Container, decision: DecisionToSend): Promise<void> => {
  const again = ({ state }: Pick<LoanSystemMessage, 'state'>) => state === 'waiting' || state === 'failed';
  if ((await sendToLoanSystem(container, decision, { again })) === 'failed') throw new AppError('unavailable');
};
