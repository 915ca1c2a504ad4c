import { valueUsed } from '../eligibility/value-used.ts';
import { conditionCode } from './condition-catalog.ts';
import type { ConditionContext } from './condition-context.ts';
import { type ConditionRequest, makeRequest } from './condition-request.ts';
import { otherOwners } from './title-names.ts';

const borrower = { owner: 'borrower' } as const;
const thirdParty = { owner: 'thirdParty' } as const;

const hasValuationFailed = ({ application, facts, policy }: ConditionContext): boolean =>
  valueUsed({ stated: application.property.value, valuations: facts.valuations }, policy).isConfident === false;

/** A lien on the home other than its mortgages. */
const hasOtherLien = ({ facts }: ConditionContext): boolean =>
  facts.title?.openLiens.some(({ isRecordedMortgage }) => !isRecordedMortgage) ?? false;

/** A known address is not requested again. */
const hasAddress = ({ otherTitleHolders }: ConditionContext['application'], owner: string): boolean =>
  otherTitleHolders.some(({ id, email }) => id === owner && email !== null);

export const propertyConditions = (context: ConditionContext): ConditionRequest[] => {
  const { application, facts } = context;
  const owners = otherOwners(application, facts.title);
  const { usage, type } = application.property;
  const isUnnamed = owners.length > application.otherTitleHolders.length;
  return [
    ...(type === 'condo' ? [makeRequest({ code: conditionCode.condoMasterPolicy, kind: 'email' }, thirdParty)] : []),
    ...(hasValuationFailed(context)
      ? [makeRequest({ code: conditionCode.valuationOrTitle, kind: 'information' }, borrower)]
      : []),
    ...(hasOtherLien(context) || isUnnamed
      ? [makeRequest({ code: conditionCode.valuationOrTitle, kind: 'email' }, thirdParty)]
      : []),
    ...(usage === 'primaryResidence' || usage === 'secondHome'
      ? [makeRequest({ code: conditionCode.occupancy, kind: 'information' }, borrower)]
      : []),
    ...owners.flatMap(({ id }) => [
      ...(hasAddress(application, id)
        ? []
        : [
            makeRequest({ code: conditionCode.nonBorrowingOwner, kind: 'information' }, { ...borrower, subjectId: id }),
          ]),
      makeRequest({ code: conditionCode.nonBorrowingOwner, kind: 'email' }, { ...thirdParty, subjectId: id }),
    ]),
  ];
};
