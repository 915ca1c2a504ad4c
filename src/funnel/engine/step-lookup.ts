import { type FunnelVariant, funnelVariant } from '#entities/values/funnel-variant.ts';
import { type Funnel, productFunnel } from '../flows.ts';
import type { Step } from './define-step.ts';

type In = { variant?: FunnelVariant | undefined; funnel?: Funnel | undefined };

const searchOrder = ({ variant = 'withUsageStep', funnel = productFunnel }: In): readonly Step[] => [
  ...funnel.flows[variant].steps,
  ...funnel.beside,
  ...funnel.coborrowerFlow.steps,
  ...funnelVariant.options.flatMap((other) => funnel.flows[other].steps),
];

/** The step for a key in this variant; null if there is none, as for the two keys without a page. */
export const stepByKey = (key: string, within: In = {}): Step | null =>
  searchOrder(within).find((step) => step.key === key) ?? null;

export const getStep = (key: string, within: In = {}): Step => {
  const step = stepByKey(key, within);
  if (step === null) throw new Error(`There is no step ${key}`);
  return step;
};

/** Without query, fragment and trailing slashes. */
export const pathnameOf = (path: string): string => path.replace(/[?#].*/, '').replace(/(?<=.)\/+$/, '');

/** By exact address first, so that the waitlist view is not mistaken for the zip page; then without query and trailing slash. */
export const stepByPath = (path: string, within: In = {}): Step | null => {
  const candidates = searchOrder(within);
  return (
    candidates.find((step) => step.path === path) ?? candidates.find((step) => step.path === pathnameOf(path)) ?? null
  );
};

export const isSamePage = (one: string, other: string): boolean => pathnameOf(one) === pathnameOf(other);
