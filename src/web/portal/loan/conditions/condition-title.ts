import { wordsOf } from '#words/loan/conditions.ts';
import { documentLabel } from '#words/loan/documents.ts';
import type { LoanCondition } from './condition-row.tsx';

export const conditionTitle = ({ documentType, code, subject, years, count, title: own }: LoanCondition): string => {
  if (own !== null) return own;
  const title = documentType === null ? wordsOf(code).title : documentLabel(documentType);
  const counted = count > 1 ? `${title}, ${count}` : title;
  const named = years.length === 0 ? counted : `${counted} (${years.join(', ')})`;
  return subject === null ? named : `${named}: ${subject}`;
};
