import type { Application } from '#entities/application/application.ts';
import type { Contradiction } from '#rules/facts/contradictions.ts';
import { inCents, inDollars, inLongDate } from '#words/figures.ts';
import { loanFacts } from '#words/portal/loan-desk/facts.ts';
import { firstNameOf } from './people-names.ts';

const words = loanFacts.contradictions;

/** What cannot both be true, as a sentence. */
export const contradictionText = (found: Contradiction, application: Application): string => {
  switch (found.kind) {
    case 'acquired':
      return words.acquired(inLongDate(found.stated), inLongDate(found.recorded));
    case 'owner':
      return words.owner(found.name);
    case 'name':
      return words.name(firstNameOf(application, found.person));
    case 'occupancy':
      return words.occupancy[found.sign];
    case 'income':
      return words.income(inDollars(found.stated), inCents(found.verified));
    case 'loans':
      return words.loans(inDollars(found.expected), inDollars(found.listed));
  }
};
