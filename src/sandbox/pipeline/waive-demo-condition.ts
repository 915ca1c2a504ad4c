import type { Container } from '#server/container.ts';
import { currentConditions } from '#server/usecases/conditions/current-conditions.ts';
import { decideCondition } from '#server/usecases/conditions/decide-condition.ts';
import { settleWaiver } from '#server/usecases/conditions/settle-waiver.ts';
import type { LoanStaff } from '#server/usecases/shared/require-staff.ts';

type Waived = { key: string; first: LoanStaff<'decide'>; second: LoanStaff<'decide'> };

/** Leaves a condition out, by two where it takes two. */
export const waiveDemoCondition = async (container: Container, { key, first, second }: Waived): Promise<void> => {
  const decision = { kind: 'waive', cause: 'provedOtherwise', note: '' } as const;
  const { kind } = await decideCondition(container, { staff: first, key, decision });
  if (kind !== 'proposed') return;
  const { conditions } = await currentConditions(container, first.applicationId);
  const proposed = conditions.find((each) => each.key === key);
  if (proposed) await settleWaiver(container, { staff: second, key, seen: proposed.updatedAt, isAgreed: true });
};
