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

const queryOf = (path: string): [string, string][] => [...new URLSearchParams(/\?([^#]*)/.exec(path)?.[1] ?? '')];

/** Every parameter the step's own address has, among others or alone. */
const hasQueryOf = (path: string, step: Step): boolean => {
  const given = new URLSearchParams(queryOf(path));
  return queryOf(step.path).every(([name, value]) => given.get(name) === value);
};

/** Addresses with a query first, so that the waitlist view is not mistaken for the zip page; trailing slashes and other parameters do not matter. */
export const stepByPath = (path: string, within: In = {}): Step | null => {
  const candidates = searchOrder(within).filter(
    (step) => pathnameOf(step.path) === pathnameOf(path) && hasQueryOf(path, step),
  );
  return candidates.find((step) => step.path.includes('?')) ?? candidates[0] ?? null;
};

export const isSamePage = (one: string, other: string): boolean => pathnameOf(one) === pathnameOf(other);
