import type { VisibleFacts } from '#entities/visible-facts.ts';
import { getPolicy } from '#policy/policies.ts';
import { middleScore } from '#rules/eligibility/score-used.ts';
import { lenderToday } from '../clock.ts';
import type { Container } from '../container.ts';
import { findApplication } from '../db/repos/applications.ts';
import type { Subject } from '../vendors/port.ts';
import { outsideFactsOf } from './outside-facts-of.ts';

/** Never the other person's score, file or jobs. */
export const visibleFactsOf = async (
  { database, env }: Container,
  { applicationId, person }: Subject,
): Promise<VisibleFacts | null> => {
  const stored = await findApplication(database.db, applicationId);
  if (!stored) return null;
  const { credit, valuations, flood, verifiedEmployments, insurance } = await outsideFactsOf(database.db, stored);
  const file = credit[person];
  const { maxFsd } = getPolicy(lenderToday(env)).valuation;
  return {
    credit: file && {
      outcome: file.outcome,
      pulledOn: file.pulledOn,
      scores: file.scores,
      score: middleScore(file.scores.map(({ score }) => score)),
    },
    valuation: valuations?.find(({ value, fsd }) => value !== null && fsd !== null && fsd <= maxFsd) ?? null,
    flood,
    verifiedEmployments: verifiedEmployments[person],
    insurance,
  };
};
