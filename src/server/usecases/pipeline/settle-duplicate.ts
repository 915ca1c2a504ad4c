import type { DuplicateOutcome } from '#entities/contract/desk/duplicate.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { peopleOf } from '#rules/documents/people-of.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import type { Tx } from '#server/db/connect.ts';
import { lockApplication, type StoredApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { duplicateFindingOf, keepDuplicateFinding } from '#server/db/repos/pipeline/duplicates.ts';
import { sendToPerson } from '../messages/loan-messages.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import { type LoanStaff, requireStaff } from '../shared/require-staff.ts';

type Settling = {
  staff: LoanStaff<'workLoan'>;
  otherId: string;
  outcome: DuplicateOutcome;
  reason: string;
  /** What the page said was found before; null for nothing. */
  seen: DuplicateOutcome | null;
};
export type SettleDuplicateOutcome = { kind: 'settled' | 'changedMeanwhile' };

/** Only the people themselves withdraw an application: they are asked to, and told which one goes on. */
const askToWithdraw = async (
  container: Container,
  tx: Tx,
  { staff, kept, closing }: { staff: LoanStaff<'workLoan'>; kept: StoredApplication; closing: StoredApplication },
): Promise<void> => {
  for (const { person, applicant } of peopleOf(closing.document)) {
    const { duplicateMessage } = container.words;
    const numbers = { kept: loanNumberText(kept.loanNumber), closing: loanNumberText(closing.loanNumber) };
    const body = duplicateMessage(applicant.firstName ?? container.words.mails.unknownName, numbers);
    await sendToPerson(container, tx, { staff, stored: closing, person, body });
  }
};

/**
 * What staff found about two loans of one person or home, kept as an event of both; who finds it reaches both. To join them, the loan it is said
 * on goes on and the people of the other are asked for their word to withdraw it.
 */
export const settleDuplicate = async (
  container: Container,
  { staff, otherId, outcome, reason, seen }: Settling,
): Promise<SettleDuplicateOutcome> => {
  const { accountId, name, applicationId } = staff;
  // A loan is not another than itself.
  if (otherId === applicationId) throw new AppError('invalidInput');
  const theirs = await requireStaff(container, { accountId, action: 'workLoan', applicationId: otherId });
  const pair = [applicationId, otherId] as const;
  return container.database.transact(async (tx): Promise<SettleDuplicateOutcome> => {
    // In one order, so that two findings never wait for each other.
    const loans = new Map<string, StoredApplication>();
    for (const id of pair.toSorted()) {
      const stored = await lockApplication(tx, id);
      if (stored) loans.set(id, stored);
    }
    const [kept, closing] = pair.map((id) => loans.get(id));
    if (!kept || !closing || kept === closing) throw new AppError('notFound');
    if ((await duplicateFindingOf(tx, pair)) !== seen) return { kind: 'changedMeanwhile' };
    // Nothing is withdrawn in favor of a loan that has ended, and an ended one needs no withdrawal.
    if (outcome === 'joining') for (const each of [kept, closing]) await requireOpenLoan(tx, each);
    const keptId = outcome === 'joining' ? applicationId : null;
    await keepDuplicateFinding(tx, { loanIds: pair, outcome, keptId, reason, by: { id: accountId, name } });
    for (const [one, other] of [
      [kept, closing],
      [closing, kept],
    ] as const)
      await appendEvent(tx, {
        applicationId: one.id,
        actor: { staff: accountId },
        kind: 'duplicateSettled',
        body: { loanNumber: other.loanNumber, outcome, reason },
      });
    if (outcome === 'joining') await askToWithdraw(container, tx, { staff: theirs, kept, closing });
    return { kind: 'settled' };
  });
};
