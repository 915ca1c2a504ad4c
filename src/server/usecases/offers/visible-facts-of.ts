import type { VisibleFacts } from '#entities/facts/visible-facts.ts';
import { getPolicy } from '#policy/policies.ts';
import { loanFacts } from '#rules/eligibility/loan-facts.ts';
import { scoreBandFloor } from '#rules/eligibility/score-band-floor.ts';
import { middleScore } from '#rules/eligibility/score-used.ts';
import { winningValuation } from '#rules/eligibility/value-used.ts';
import type { Container } from '#server/container.ts';
import { findApplication } from '#server/db/repos/application/applications.ts';
import { reportsOf } from '#server/db/repos/application/reports.ts';
import { releasedIndexes } from '#server/db/repos/outside/index-dates.ts';
import type { Subject } from '#server/vendors/port.ts';
import { factsFrom, foundIncomeIn } from '../shared/outside-facts-of.ts';

/** Never the other applicant's score, credit file or jobs. */
export const visibleFactsOf = async (
  { database, clock }: Container,
  { applicationId, person }: Subject,
): Promise<VisibleFacts | null> => {
  const stored = await findApplication(database.db, applicationId);
  if (!stored) return null;
  const reports = await reportsOf(database.db, applicationId);
  const facts = factsFrom(reports, stored.document);
  const { credit, flood, verifiedEmployments, insurance } = facts;
  const asOf = clock.today();
  const policy = getPolicy(asOf);
  const file = credit[person];
  const isCouple = person === 'borrower' && stored.document.coborrower !== null;
  const both = isCouple ? loanFacts(stored.document, { facts, policy, asOf }) : null;
  return {
    credit: file && {
      outcome: file.outcome,
      pulledOn: file.pulledOn,
      scores: file.scores,
      score: middleScore(file.scores.map(({ score }) => score)),
    },
    valuation: winningValuation(facts.valuations, policy),
    flood,
    verifiedEmployments: verifiedEmployments[person],
    foundIncome: foundIncomeIn(reports, person),
    insurance,
    indexes: await releasedIndexes(database.db),
    household: both && {
      monthlyIncome: both.income.monthly,
      score: both.score.kind,
      scoreFloor: scoreBandFloor(both.score.score, policy),
    },
  };
};
