import { createHash } from 'node:crypto';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import { getPolicy } from '#policy/policies.ts';
import type { AcceptedOffer } from '#rules/offer/accepted-offer.ts';
import { mayBePrincipalResidence } from '#rules/rescission/occupancy.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import type { WritingFacts } from '#server/documents/writing-facts.ts';
import type { Subject } from '#server/vendors/port.ts';
import { acceptedPolicy } from '../shared/accepted-terms.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

type Written = { tx: Reader; stored: StoredApplication; person: Subject['person']; line: AcceptedOffer | null };

/** The facts for one applicant's documents today: the line as accepted, and only facts this applicant may see. */
export const writingFacts = async (
  { clock, env, lender }: Pick<Container, 'clock' | 'env' | 'lender'>,
  { tx, stored, person, line }: Written,
): Promise<WritingFacts> => {
  const preparedOn = clock.today();
  const outside = await outsideFactsOf(tx, stored);
  return {
    locale: env.LOCALE,
    application: visibleApplication(stored.document, person),
    loanNumber: loanNumberText(stored.loanNumber),
    person,
    outside,
    line,
    mayBePrincipalResidence: mayBePrincipalResidence(stored.document, outside.title),
    policy: line ? acceptedPolicy(line) : getPolicy(preparedOn),
    lender,
    preparedOn,
  };
};

/** Changes with the terms the documents state, and not with the day they are opened. */
export const termsHashOf = ({
  application,
  person,
  line,
  policy,
  mayBePrincipalResidence: isHome,
}: WritingFacts): string => {
  const { firstName, middleName, lastName, suffix } = application[person] ?? application.borrower;
  const { line1, line2, city, state, zip, usage } = application.property;
  const terms = [policy.version, line, [firstName, middleName, lastName, suffix]];
  // Without more than the usage to show it, as it was kept before signs of a main home counted.
  const signs = isHome === (usage === 'primaryResidence') ? [] : [isHome];
  const parts = [...terms, [line1, line2, city, state, zip, usage], ...signs];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};
