import type { Application } from '#entities/application/application.ts';
import type { EnteredFact } from '#entities/facts/entered-fact.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { APPRAISAL } from '#entities/facts/valuation.ts';
import type { BasisPoints } from '#entities/values/percent.ts';
import { decide } from '../decision/decide.ts';
import type { DecisionFigures } from '../decision/decision.ts';
import type { LoanContext } from '../eligibility/loan-facts.ts';

export type FigureChange = { figure: 'cltv' | 'dti'; before: BasisPoints | null; after: BasisPoints | null };

/** The facts as they would be with this one; null where more than one answer would change. */
const factsWith = (fact: EnteredFact, facts: OutsideFacts): OutsideFacts | null => {
  switch (fact.kind) {
    case 'value': {
      const { value, asOf } = fact;
      return { ...facts, valuations: [{ model: APPRAISAL, value, low: null, high: null, fsd: null, asOf }] };
    }
    case 'income': {
      const { borrower = null, coborrower = null } = facts.verifiedIncome ?? {};
      return { ...facts, verifiedIncome: { borrower, coborrower, [fact.person]: fact.amounts } };
    }
    case 'insurance':
      return { ...facts, insurance: fact.policy };
    case 'credit':
    case 'title':
    case 'identity':
      return null;
  }
};

const figures = ['cltv', 'dti'] as const satisfies readonly (keyof DecisionFigures)[];

/** What a fact would change in the figures that decide, before it is saved; null where it cannot be told before. */
export const factEffect = (
  fact: EnteredFact,
  { application, facts, ...context }: { application: Application } & LoanContext,
): FigureChange[] | null => {
  const changed = factsWith(fact, facts);
  if (changed === null) return null;
  const before = decide({ application, facts, ...context }).figures;
  const after = decide({ application, facts: changed, ...context }).figures;
  return figures
    .filter((figure) => before[figure] !== after[figure])
    .map((figure) => ({ figure, before: before[figure], after: after[figure] }));
};
