import type { ConditionView } from '#entities/contract/condition-view.ts';
import { wordsOf } from '#words/loan/conditions.ts';
import { documentLabel } from '#words/loan/documents.ts';
import { hubWords as words } from '#words/loan/hub.ts';

/** What staff call it, a document by its name, any other condition by its code's request. */
export const titleOf = ({ documentType, code, subject, years, title: own }: ConditionView): string => {
  if (own !== null) return own;
  const title = documentType === null ? wordsOf(code).title : documentLabel(documentType);
  const named = years.length === 0 ? title : `${title}, ${years.join(', ')}`;
  return subject === null ? named : `${named}: ${subject}`;
};

export const whoOf = ({ whose, place }: ConditionView): string =>
  place === null ? words.whose[whose] : words.forPlace(place);
