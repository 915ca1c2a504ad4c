import { isSkipped } from '../documents/document-progress.ts';
import { documentTypes } from '../documents/document-types.ts';
import { peopleOf } from '../documents/people-of.ts';
import { requiredDocuments, yearsOf } from '../documents/required-documents.ts';
import { mayBePrincipalResidence } from '../rescission/occupancy.ts';
import { codeOfDocument, conditionCatalog, conditionCode } from './condition-catalog.ts';
import { askPeople, type ConditionContext, type OpenedByStaff } from './condition-context.ts';
import { type ConditionRequest, makeRequest, ownerOf } from './condition-request.ts';
import { creditConditions } from './credit-conditions.ts';
import { factConditions } from './fact-conditions.ts';
import { incomeConditions } from './income-conditions.ts';
import { verificationRequest } from './lender-verification.ts';
import { propertyConditions } from './property-conditions.ts';

const documentConditions = (context: ConditionContext): ConditionRequest[] =>
  requiredDocuments(context).flatMap(({ type, person, ...rest }) => {
    const code = codeOfDocument(type);
    const needsSelfie = type === 'idDocument' && context.policy.identity.selfie === 'required';
    return code === null
      ? []
      : [
          makeRequest(
            { code, kind: 'document' },
            { owner: ownerOf(person), isShared: person === null, documentType: type, needsSelfie, ...rest },
          ),
        ];
  });

/** On every loan, or on every owner-occupied home. */
const closingConditions = (context: ConditionContext): ConditionRequest[] => [
  ...askPeople(context, () => true).map((asked) =>
    makeRequest({ code: conditionCode.signedDocuments, kind: 'information' }, asked),
  ),
  makeRequest({ code: conditionCode.accountForFunds, kind: 'information' }, { owner: 'borrower' }),
  makeRequest({ code: conditionCode.closingAppointment, kind: 'information' }, { owner: 'borrower' }),
  ...peopleOf(context.application).map(({ person }) =>
    verificationRequest(conditionCode.militaryService, { person, about: 'militaryService' }),
  ),
  ...(mayBePrincipalResidence(context.application, context.facts.title)
    ? [makeRequest({ code: conditionCode.rescission, kind: 'information' }, { owner: 'lender' })]
    : []),
];

/** In staff's own words: a file of any kind, or an answer; a task of the lender's is done by staff. */
const ownCondition = (
  application: ConditionContext['application'],
  { own: { owner, kind, priorTo }, subjectId }: Extract<OpenedByStaff, { own: unknown }>,
): ConditionRequest[] =>
  owner !== 'lender' && application[owner] === null
    ? []
    : [
        makeRequest(
          { code: conditionCode.own, kind },
          { owner, subjectId, priorTo, documentType: kind === 'document' ? 'other' : null },
        ),
      ];

/** A condition opened by staff uses its code's request type and count; nothing is requested of an applicant who has left. */
const staffConditions = ({ application, desk, asOf }: ConditionContext): ConditionRequest[] =>
  desk.opened.flatMap((opened) => {
    const { subjectId } = opened;
    if ('own' in opened) return ownCondition(application, opened);
    const { code, owner } = opened;
    if (application[owner] === null) return [];
    const { kinds, documentTypes: papers } = conditionCatalog[code];
    return kinds.flatMap((kind) => {
      if (kind !== 'document') {
        return [makeRequest({ code, kind }, { owner: kind === 'email' ? 'thirdParty' : owner, subjectId })];
      }
      return papers.map((documentType) => {
        const { count } = documentTypes[documentType];
        const years = yearsOf(documentType, asOf);
        return makeRequest({ code, kind }, { owner, subjectId, documentType, count, years });
      });
    });
  });

/** Every outstanding request of an application, by code; each item is requested of one party once. */
export const conditionRequests = (context: ConditionContext): ConditionRequest[] => {
  const asked = [
    ...documentConditions(context),
    ...incomeConditions(context),
    ...propertyConditions(context),
    ...creditConditions(context),
    ...factConditions(context),
    ...closingConditions(context),
    ...staffConditions(context),
  ].filter(
    ({ documentType: type, propertyId }) => type === null || !isSkipped({ type, propertyId }, context.application),
  );
  const once = new Map(asked.map((request) => [request.key, request] as const).reverse());
  return [...once.values()].sort((a, b) => a.code - b.code || (a.key < b.key ? -1 : 1));
};
