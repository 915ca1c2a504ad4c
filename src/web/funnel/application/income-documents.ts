import type { IncomeReview } from '#entities/application/applicant.ts';
import type { Application } from '#entities/application/application.ts';
import type { IncomeVerificationMethod } from '#entities/application/income-verification.ts';
import { noOutsideFacts } from '#entities/facts/outside-facts.ts';
import type { Day } from '#entities/values/day.ts';
import type { DocumentType } from '#entities/values/document-type.ts';
import type { Person } from '#entities/values/person.ts';
import { applicantPart, withApplicant } from '#funnel/engine/applicant-part.ts';
import { requiredDocuments } from '#rules/documents/required-documents.ts';

/** Income documents; those for the home and for identity are requested elsewhere. */
const incomeDocumentTypes: readonly DocumentType[] = [
  'paystub',
  'w2',
  'bankStatement',
  'businessTaxReturn',
  'k1',
  'personalTaxReturn',
  'profitAndLoss',
  'awardLetter',
  'form1099',
  'supportOrder',
];

export type IncomeDocuments = { needed: { type: DocumentType; count: number }[]; covered: DocumentType[] };

type Situation = {
  application: Application;
  person: Person;
  method: IncomeVerificationMethod | null;
  reviews: readonly IncomeReview[];
  asOf: Day;
};

/** The income documents still required, and those a record has made unnecessary. */
export const incomeDocuments = ({ application, person, method, reviews, asOf }: Situation): IncomeDocuments => {
  const { employments } = applicantPart(application, person);
  const papersWith = (jobs: typeof employments) =>
    requiredDocuments({
      application: withApplicant(application, {
        person,
        change: { employments: jobs, incomeVerificationMethod: method, incomeReviews: [...reviews] },
      }),
      facts: noOutsideFacts(),
      asOf,
    }).filter((document) => document.person === person && incomeDocumentTypes.includes(document.type));
  const needed = papersWith(employments).map(({ type, count }) => ({ type, count }));
  const byHand = papersWith(employments.map((job) => ({ ...job, dataSource: 'manual' as const })));
  return {
    needed,
    covered: byHand.map(({ type }) => type).filter((type) => !needed.some((each) => each.type === type)),
  };
};
