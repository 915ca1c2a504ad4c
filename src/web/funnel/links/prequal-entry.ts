import type { Step } from '#funnel/engine/define-step.ts';
import { steps } from '#funnel/steps.ts';

export type PrequalVariant = 'prequal' | 'prequalCredit';

/** The flow that begins with this page, for someone who has not started yet; null for every other page. */
export const prequalEntry = ({ key }: Step): PrequalVariant | null => {
  if (key === steps.prequalBuildingType.key) return 'prequal';
  return key === steps.prequalCreditCheck.key ? 'prequalCredit' : null;
};
