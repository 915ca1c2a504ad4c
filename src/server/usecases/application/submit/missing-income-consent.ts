import type { Issue } from '#funnel/engine/define-step.ts';
import { findConsent } from '#server/db/repos/application/consents.ts';
import type { CheckedStep } from './submission.ts';

/** Payroll or bank verifies income only with its own consent: choosing it is not consent. */
export const missingIncomeConsent = async ({ tx, stored, person, answers }: CheckedStep): Promise<Issue | null> => {
  const { incomeVerificationMethod: kind } = answers;
  if (kind !== 'payroll' && kind !== 'bank') return null;
  const consent = await findConsent(tx, { applicationId: stored.id, person, kind });
  return consent ? null : { path: ['incomeVerificationMethod'], code: 'agreeFirst' };
};
