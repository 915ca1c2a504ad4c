import type { Application } from '#entities/application/application.ts';
import type { Option } from '#web/ui/fields/field-props.ts';
import { documentLabel } from '#words/loan/documents.ts';
import { conditionDesk } from '#words/portal/loan-desk/work.ts';
import type { LoanCondition } from '../conditions/condition-row.tsx';
import { firstNameOf } from '../facts/people-names.ts';

const whoseText = ({ owner, isShared }: LoanCondition, application: Application): string | null => {
  if (isShared) return application.coborrower === null ? null : conditionDesk.both;
  return owner === 'borrower' || owner === 'coborrower' ? firstNameOf(application, owner) : null;
};

/** The requests a document can answer. Pictures of an ID are sent by their owner, side by side. */
export const requestOptions = (conditions: readonly LoanCondition[], application: Application): Option[] =>
  conditions.flatMap((condition) => {
    const { key, kind, code, documentType, place, subject } = condition;
    if (kind !== 'document' || documentType === null || documentType === 'idDocument') return [];
    const about = [documentLabel(documentType), subject, place, whoseText(condition, application)];
    return [{ value: key, label: `${code} ${about.filter((part) => part !== null && part !== '').join(', ')}` }];
  });
