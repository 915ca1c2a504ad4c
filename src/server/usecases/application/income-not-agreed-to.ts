import type { Person } from '#entities/values/person.ts';
import type { Issue } from '#funnel/engine/define-step.ts';
import { steps } from '#funnel/steps.ts';
import type { Tx } from '#server/db/connect.ts';
import { findConsent } from '#server/db/repos/application/consents.ts';

type Asked = { applicationId: string; person: Person; key: string; answers: Record<string, unknown> };

/** Payroll or bank as the way to prove income stands only where the person agreed to it: a choice alone is no agreement. */
export const incomeNotAgreedTo = async (
  tx: Tx,
  { key, answers: { incomeVerificationMethod: kind }, ...who }: Asked,
): Promise<Issue | null> => {
  if (key !== steps.application6.key || (kind !== 'payroll' && kind !== 'bank')) return null;
  return (await findConsent(tx, { ...who, kind })) ? null : { path: ['incomeVerificationMethod'], code: 'agreeFirst' };
};
