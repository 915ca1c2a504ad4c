import type { PayoffLetter } from '#entities/facts/payoff-letter.ts';
import { allDebts } from '#rules/debts/all-debts.ts';
import { isPaidOff } from '#rules/debts/payoff.ts';
import { AppError } from '#server/app-error.ts';
import type { Container } from '#server/container.ts';
import { lockApplication, saveApplication } from '#server/db/repos/application/applications.ts';
import { appendEvent } from '#server/db/repos/application/events.ts';
import { filesOf } from '#server/db/repos/loan/files.ts';
import { addPayoffLetter, payoffLettersOf, settlePayoffLetter } from '#server/db/repos/loan/payoff-letters.ts';
import { requireOpenLoan } from '../shared/require-open-loan.ts';
import type { LoanStaff } from '../shared/require-staff.ts';

export const payoffOutcome = ['waiting', 'waitingAlready', 'fileMissing', 'notPaidOff', 'expired'] as const;
export type PayoffOutcome = { kind: (typeof payoffOutcome)[number] };

type Entering = { staff: LoanStaff<'close'>; subject: string; letter: PayoffLetter; fileId: string };

/** Staff enter a creditor's payoff letter with its file; a second person, who read it too, confirms it. */
export const enterPayoffLetter = (
  container: Container,
  { staff, subject, letter, fileId }: Entering,
): Promise<PayoffOutcome> =>
  container.database.transact(async (tx): Promise<PayoffOutcome> => {
    const { accountId, applicationId, name } = staff;
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const debt = allDebts(stored.document).find(({ id }) => id === subject);
    if (!debt || !isPaidOff(debt)) return { kind: 'notPaidOff' };
    if (letter.goodThrough < container.clock.today()) return { kind: 'expired' };
    const file = (await filesOf(tx, applicationId)).find(({ id }) => id === fileId);
    if (!file || file.retiredAt !== null || file.state !== 'clean') return { kind: 'fileMissing' };
    const by = { enteredBy: accountId, enteredByName: name };
    if ((await addPayoffLetter(tx, { applicationId, subject, letter, fileId, ...by })) === null)
      return { kind: 'waitingAlready' };
    const body = { payee: letter.to.holder, total: letter.amount, goodThrough: letter.goodThrough, fileId };
    const actor = { staff: accountId };
    await appendEvent(tx, { applicationId, actor, kind: 'payoffEntered', body: { ...body, state: 'waitsForSecond' } });
    await saveApplication(tx, stored);
    return { kind: 'waiting' };
  });

export const payoffSecondOutcome = ['inForce', 'declined', 'samePerson', 'settledBefore'] as const;
export type PayoffSecondOutcome = { kind: (typeof payoffSecondOutcome)[number] };

/** The second person confirms what was read from the letter, or declines it. */
export const settlePayoff = (
  container: Container,
  { staff, letterId, isConfirmed }: { staff: LoanStaff<'close'>; letterId: string; isConfirmed: boolean },
): Promise<PayoffSecondOutcome> =>
  container.database.transact(async (tx): Promise<PayoffSecondOutcome> => {
    const { accountId, applicationId, name } = staff;
    const stored = await lockApplication(tx, applicationId);
    if (!stored) throw new AppError('notFound');
    await requireOpenLoan(tx, stored);
    const row = (await payoffLettersOf(tx, applicationId)).find(({ id }) => id === letterId);
    if (!row) throw new AppError('notFound');
    if (row.state !== 'waiting') return { kind: 'settledBefore' };
    if (row.enteredBy === accountId) return { kind: 'samePerson' };
    const state = isConfirmed ? 'inForce' : 'declined';
    await settlePayoffLetter(tx, { row, state, by: accountId, name });
    const body = { payee: row.letter.to.holder, total: row.letter.amount, state: isConfirmed ? state : 'notAccepted' };
    await appendEvent(tx, { applicationId, actor: { staff: accountId }, kind: 'payoffEntered', body });
    await saveApplication(tx, stored);
    return { kind: state };
  });
