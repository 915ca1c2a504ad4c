import type { Step } from '#funnel/engine/define-step.ts';
import { flows } from '#funnel/flows.ts';

const variants = ['prequal', 'prequalCredit'] as const;
export type PrequalVariant = (typeof variants)[number];

/** The flow that begins with this page, for a visitor without an application; null for every other page. */
export const prequalEntry = ({ key }: Step): PrequalVariant | null =>
  variants.find((variant) => flows[variant].steps[0]?.key === key) ?? null;
