import { createHash } from 'node:crypto';
import type { CounselorList } from '#entities/facts/published/counselor-list.ts';
import type { Day } from '#entities/values/day.ts';
import { loanNumberText } from '#entities/values/loan-number.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import { getPolicy } from '#policy/policies.ts';
import { officerOf } from '#rules/closing/officer-of.ts';
import type { AcceptedOffer } from '#rules/offer/accepted-offer.ts';
import { policyWithIndex } from '#rules/pricing/policy-with-index.ts';
import { mayBePrincipalResidence } from '#rules/rescission/occupancy.ts';
import type { Container } from '#server/container.ts';
import type { Reader } from '#server/db/connect.ts';
import { assigneeEmailOf } from '#server/db/repos/accounts/offices.ts';
import type { StoredApplication } from '#server/db/repos/application/applications.ts';
import type { WritingFacts } from '#server/documents/writing-facts.ts';
import type { Subject } from '#server/vendors/port.ts';
import { acceptedPolicy } from '../shared/accepted-terms.ts';
import { outsideFactsOf } from '../shared/outside-facts-of.ts';

type Written = {
  tx: Reader;
  stored: StoredApplication;
  person: Subject['person'];
  line: AcceptedOffer | null;
  counselors?: CounselorList | null;
  /** The day it is written, where the caller has worked with one already: it may change meanwhile. */
  on?: Day;
};

/** The facts for one applicant's documents today: the line as accepted, and only facts this applicant may see. */
export const writingFacts = async (
  { clock, env, lender }: Pick<Container, 'clock' | 'env' | 'lender'>,
  { tx, stored, person, line, counselors = null, on: preparedOn = clock.today() }: Written,
): Promise<WritingFacts> => {
  const outside = await outsideFactsOf(tx, stored);
  const assigneeEmail = await assigneeEmailOf(tx, stored.id);
  return {
    locale: env.LOCALE,
    application: visibleApplication(stored.document, person),
    loanNumber: loanNumberText(stored.loanNumber),
    person,
    outside,
    line,
    officer: officerOf(lender.officers, { assigneeEmail, state: stored.document.property.state }),
    counselors,
    mayBePrincipalResidence: mayBePrincipalResidence(stored.document, outside.title),
    policy: line ? acceptedPolicy(line) : policyWithIndex(getPolicy(preparedOn), outside.indexes, preparedOn),
    indexes: outside.indexes,
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
  officer,
  lender: { officers },
}: WritingFacts): string => {
  const { firstName, middleName, lastName, suffix } = application[person] ?? application.borrower;
  const { line1, line2, city, state, zip, usage } = application.property;
  const terms = [policy.version, line, [firstName, middleName, lastName, suffix]];
  // Without more than the usage to show it, as it was kept before signs of a main home counted.
  const signs = isHome === (usage === 'primaryResidence') ? [] : [isHome];
  // As it was kept before the officer of the loan was named: the lender's first.
  const by = officer?.nmls === officers[0]?.nmls ? [] : [officer?.nmls ?? null];
  const parts = [...terms, [line1, line2, city, state, zip, usage], ...signs, ...by];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};
