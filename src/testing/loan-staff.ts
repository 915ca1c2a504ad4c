import type { Action } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { type ConditionReview, decideCondition, type Waiver } from '#server/usecases/conditions/decide-condition.ts';
import { type LoanStaff, requireStaff } from '#server/usecases/shared/require-staff.ts';

/** A demo staff member by the first part of the email address. */
export const staffId = async ({ database }: Container, role: string): Promise<string> => {
  const { rows } = await database.pool.query('SELECT id FROM accounts WHERE email = $1', [
    `${role.toLowerCase()}@sandbox.example`,
  ]);
  return String(rows[0]?.id);
};

type On<A extends Action> = { role: string; action: A; applicationId: string };

/** The demo staff member at work on a loan, as the API proves it. */
export const loanStaff = async <A extends Action>(
  container: Container,
  { role, action, applicationId }: On<A>,
): Promise<LoanStaff<A>> =>
  requireStaff(container, { accountId: await staffId(container, role), action, applicationId });

type Deciding = { role: string; applicationId: string; key: string; decision: ConditionReview | Waiver };

/** Decides one condition, with the right that the decision takes. */
export const decideAs = async (container: Container, { role, applicationId, key, decision }: Deciding) =>
  decision.kind === 'waive'
    ? decideCondition(container, {
        staff: await loanStaff(container, { role, action: 'decide', applicationId }),
        key,
        decision,
      })
    : decideCondition(container, {
        staff: await loanStaff(container, { role, action: 'workLoan', applicationId }),
        key,
        decision,
      });
