import type { ApplicationStatus } from '#entities/application/application-status.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { Person } from '#entities/values/person.ts';
import { resumePath } from './engine/resume.ts';
import { isSamePage } from './engine/step-lookup.ts';
import { askedSteps, type Walk } from './engine/walk.ts';
import type { StepKey } from './steps.ts';

/** Pages whose answers can make a document unnecessary: until they are saved, a missing answer would ask for it. */
const settledBy: Partial<Record<DocumentType, readonly StepKey[]>> = {
  homeownersInsurance: ['application3'],
  propertyTaxBill: ['mortgageBalance', 'prequalMortgageSelect'],
  mortgageStatement: ['mortgageBalance', 'prequalMortgageSelect'],
  solarStatement: ['mortgageBalance', 'prequalMortgageSelect'],
  paystub: ['application6'],
  w2: ['application6'],
  bankStatement: ['application6'],
  profitAndLoss: ['application5'],
  mostRecentPersonalTaxReturn: ['manualIncomeVerification'],
};

/** How far each applicant has got. */
export type Reached = Pick<Walk, 'application' | 'variant'> & { statuses: Record<Person, ApplicationStatus> };

/** Whether the applicant's status is past this page. Household pages are the borrower's to pass. */
const isPassed = (key: StepKey, { statuses, ...walk }: Reached, person: Person): boolean => {
  const own = askedSteps({ ...walk, person });
  const at = own.findIndex((step) => step.key === key);
  if (at === -1) return person === 'coborrower' && isPassed(key, { statuses, ...walk }, 'borrower');
  return own.findIndex(({ path }) => isSamePage(path, resumePath(statuses[person]))) > at;
};

/** Whether the answers so far settle that a document is needed. Only the pages of the applicant's own flow are waited for. */
export const isKnownDocument = (type: DocumentType, reached: Reached, person: Person): boolean => {
  const pages = settledBy[type];
  return pages === undefined || pages.some((key) => isPassed(key, reached, person));
};
