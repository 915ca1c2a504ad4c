import type { Container } from '#server/container.ts';
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
  database.transact(async (tx) => ({
    kind: (await takeUnassigned(tx, { applicationId, by: id, to: { id, name } })) ? 'taken' : 'changed',
  }));
