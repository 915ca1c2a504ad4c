import { createHash } from 'node:crypto';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import { getPolicy } from '#policy/policies.ts';
import { chosenOffer } from '#rules/offer/chosen-offer.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import type { PaperFacts } from '#server/paper/paper-facts.ts';
import type { Subject } from '#server/vendors/port.ts';
import { decideApplication } from '../shared/decide-application.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

/** What one person's papers are written from today. The decision rests on all there is, the words only on what this person may see. */
export const paperFactsOf = async (
  { clock, lender }: Pick<Container, 'clock' | 'lender'>,
  { tx, stored, person }: { tx: Reader; stored: StoredApplication; person: Subject['person'] },
): Promise<PaperFacts> => {
  const preparedOn = clock.today();
  const outside = await outsideFactsOf(tx, stored);
  return {
    application: visibleApplication(stored.document, person),
    loanNumber: loanNumberText(stored.loanNumber),
    person,
    outside,
    decision: decideApplication({ application: stored.document, facts: outside, asOf: preparedOn }),
    policy: getPolicy(preparedOn),
    lender,
    preparedOn,
  };
};

/** Changes when what the papers promise changes, and not with the day they are opened on. */
export const termsHashOf = ({ application, person, decision, policy }: PaperFacts): string => {
  const { firstName, middleName, lastName, suffix } = application[person] ?? application.borrower;
  const { line1, line2, city, state, zip, usage } = application.property;
  const terms = [policy.version, chosenOffer(decision), [firstName, middleName, lastName, suffix]];
  const parts = [...terms, [line1, line2, city, state, zip, usage]];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};
