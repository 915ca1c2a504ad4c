import type { Issue } from '#funnel/engine/define-step.ts';
import type { RequirementName } from '#funnel/engine/step-names.ts';
import { AppError } from '#server/app-error.ts';
import { hasReceivedDisclosures } from '#server/usecases/documents/disclosures.ts';
import { missingIncomeConsent } from './missing-income-consent.ts';
import type { CheckedStep, OpenStep } from './submission.ts';

const requireReceivedDisclosures = async ({ tx, stored, person }: OpenStep): Promise<void> => {
  if (!(await hasReceivedDisclosures(tx, { applicationId: stored.id, person }))) throw new AppError('notAllowed');
};

/** `toOpen` refuses the page; `ofAnswers` is a problem the applicant can fix on it. */
type Requirement = {
  toOpen?(open: OpenStep): Promise<void>;
  ofAnswers?(checked: CheckedStep): Promise<Issue | null>;
};

export const requirements: Readonly<Record<RequirementName, Requirement>> = {
  receivedDisclosures: { toOpen: requireReceivedDisclosures },
  incomeConsent: { ofAnswers: missingIncomeConsent },
};
