import type { LoanCondition } from '#server/usecases/conditions/loan-conditions.ts';
import { seenElsewhere } from '../loan-staff.ts';
import type { TestBrowser } from '../test-browser.ts';

type Waived = { loanId: string; condition: Pick<LoanCondition, 'key' | 'changedAt'> };

/** Through the interface: the first waives or proposes, the second agrees where it takes two. */
export const waiveByTwo = async (
  [first, second]: readonly [TestBrowser, TestBrowser],
  { loanId, condition: { key, changedAt } }: Waived,
): Promise<void> => {
  const asked = { loanId, key, seen: changedAt, decision: seenElsewhere };
  const { data } = await first.mutate('loanWork.decideCondition', asked);
  if ((data as { kind: string }).kind !== 'proposed') return;
  const conditions = (await second.query('loanFile.conditions', { loanId })).data as LoanCondition[];
  const seen = conditions.find((each) => each.key === key)?.changedAt;
  await second.mutate('loanWork.settleWaiver', { loanId, key, seen, isAgreed: true });
};
