import type { Container } from '#server/container.ts';
import { assigneeOf } from '#server/db/repos/loan/assignments.ts';
import type { LoanStaff } from '../shared/require-staff.ts';
import { takeUnassigned } from '../work/take-unassigned.ts';

/** `changed`: a colleague has it already. */
export const takeOutcome = ['taken', 'changed'] as const;
export type TakeLoanOutcome = { kind: (typeof takeOutcome)[number] };

/** The caller takes a loan that nobody has. */
export const takeLoan = (
  { database }: Container,
  { applicationId, accountId: id, name }: LoanStaff<'correspond'>,
): Promise<TakeLoanOutcome> =>
  database.transact(async (tx) => {
    const isTaken = await takeUnassigned(tx, { applicationId, by: id, to: { id, name } });
    // One's own second press, as after an answer that was lost, is no colleague's doing.
    return { kind: isTaken || (await assigneeOf(tx, applicationId)) === id ? 'taken' : 'changed' };
  });
