import { type FunnelVariant, funnelVariant } from '#entities/values/funnel-variant.ts';
import { coborrowerFlow, flows, stepsBesideTheFlow } from '../flows.ts';
import type { Step } from './define-step.ts';

const searchOrder = (variant: FunnelVariant): readonly Step[] => [
  ...flows[variant].steps,
  ...stepsBesideTheFlow,
  ...coborrowerFlow.steps,
  ...funnelVariant.options.flatMap((other) => flows[other].steps),
];

/** The step of a key as this variant asks it; null if there is none, as for the two keys without a page. */
export const stepByKey = (key: string, variant: FunnelVariant = 'withUsageStep'): Step | null =>
  searchOrder(variant).find((step) => step.key === key) ?? null;

/** Without query, fragment and trailing slashes. */
export const pathnameOf = (path: string): string => path.replace(/[?#].*/, '').replace(/(?<=.)\/+$/, '');

/** By exact address first, so that the waitlist view is not taken for the zip page; then without query and trailing slash. */
export const stepByPath = (path: string, variant: FunnelVariant = 'withUsageStep'): Step | null => {
  const candidates = searchOrder(variant);
  return (
    candidates.find((step) => step.path === path) ?? candidates.find((step) => step.path === pathnameOf(path)) ?? null
  );
};

export const isSamePage = (one: string, other: string): boolean => pathnameOf(one) === pathnameOf(other);
