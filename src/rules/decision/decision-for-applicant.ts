import type { Application } from '#entities/application/application.ts';
import type { Decision } from './decision.ts';

/**
 * The decision as an applicant may see it. Neither applicant sees the other's score: with two, only whether the lowest one
 * passes is shown, so the figure is left out for both.
 */
export const decisionForApplicant = (decision: Decision, { coborrower }: Pick<Application, 'coborrower'>): Decision => {
  if (coborrower === null) return decision;
  const trace = decision.trace.map((row) =>
    row.rule === 'score' || row.rule === 'investmentScore' ? { ...row, value: null } : row,
  );
  return { ...decision, trace, figures: { ...decision.figures, score: null } };
};
