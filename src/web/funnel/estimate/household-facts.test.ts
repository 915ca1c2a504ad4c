import { expect, it } from 'vitest';
import { toCents } from '#entities/values/money.ts';
import { visibleApplication } from '#funnel/engine/visible-application.ts';
import { getPolicy } from '#policy/policies.ts';
import { decide } from '#rules/decision/decide.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { personaDay as asOf } from '#sandbox/personas/parts/persona-day.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { householdFacts } from './household-facts.ts';

const policy = getPolicy(asOf);
const { application, facts } = situationOf(workedExampleCouple, 'previewOffer');
const file = facts.credit.borrower;
const visible = {
  credit: file && { outcome: file.outcome, pulledOn: file.pulledOn, scores: file.scores, score: 742 },
  valuation: facts.valuations?.[0] ?? null,
  flood: facts.flood,
  verifiedEmployments: null,
  foundIncome: null,
  insurance: null,
  household: { monthlyIncome: toCents(840_000), score: 'scored', scoreFloor: 740 },
} as const;

it('lets the borrower’s browser compute as the server does, without the coborrower’s score or file', () => {
  const seen = visibleApplication(application, 'borrower');
  const known = householdFacts(seen, { visible, policy, asOf });
  const here = decide({ ...known, policy, asOf });
  const there = decide({ application, facts, policy, asOf });
  expect(here.offers).toEqual(there.offers);
  expect(here.maxLine).toEqual(there.maxLine);
  expect(here.figures).toMatchObject({ income: 840_000, cltvCap: there.figures.cltvCap, dti: there.figures.dti });
  expect(JSON.stringify(known)).not.toContain('768');
});
