import type { Action } from '#server/auth/permissions.ts';
import type { Container } from '#server/container.ts';
import { currentConditions } from '#server/usecases/conditions/current-conditions.ts';
import { type ConditionReview, decideCondition, type Waiver } from '#server/usecases/conditions/decide-condition.ts';
import { settleWaiver } from '#server/usecases/conditions/settle-waiver.ts';
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

/** For a test that is not about waivers. */
export const seenElsewhere = { kind: 'waive', cause: 'provedOtherwise', note: '' } as const satisfies Waiver;

const agreeAsSecond = async (container: Container, { applicationId, key }: Pick<Deciding, 'applicationId' | 'key'>) => {
  const staff = await loanStaff(container, { role: 'underwriter2', action: 'decide', applicationId });
  const { conditions } = await currentConditions(container, applicationId);
  const seen = conditions.find((each) => each.key === key)?.updatedAt ?? new Date();
  await settleWaiver(container, { staff, key, seen, isAgreed: true });
};

/** Decides one condition, with the right that the decision takes; where a waiver takes two, the second underwriter agrees. */
export const decideAs = async (container: Container, { role, applicationId, key, decision }: Deciding) => {
  if (decision.kind !== 'waive') {
    const staff = await loanStaff(container, { role, action: 'workLoan', applicationId });
    return decideCondition(container, { staff, key, decision });
  }
  const staff = await loanStaff(container, { role, action: 'decide', applicationId });
  const outcome = await decideCondition(container, { staff, key, decision });
  if (outcome.kind === 'proposed') await agreeAsSecond(container, { applicationId, key });
  return outcome;
};
