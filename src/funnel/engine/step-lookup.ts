import { type FunnelVariant, funnelVariant } from '#entities/values/funnel-variant.ts';
import { type Funnel, productFunnel } from '../flows.ts';
import type { Step } from './define-step.ts';

type In = { variant?: FunnelVariant | undefined; funnel?: Funnel | undefined };

const searchOrder = (variant: FunnelVariant, funnel: Funnel): readonly Step[] => [
  ...funnel.flows[variant].steps,
  ...funnel.beside,
  ...funnel.coborrowerFlow.steps,
  ...funnelVariant.options.flatMap((other) => funnel.flows[other].steps),
];

type Index = { byKey: ReadonlyMap<string, Step>; byPathname: ReadonlyMap<string, readonly Step[]> };

/** Made once for a funnel and a variant: a page looks up a dozen steps each time it is drawn. */
const indexes = new WeakMap<Funnel, Map<FunnelVariant, Index>>();

const indexOf = ({ variant = 'withUsageStep', funnel = productFunnel }: In): Index => {
  const ofFunnel = indexes.get(funnel) ?? new Map<FunnelVariant, Index>();
  indexes.set(funnel, ofFunnel);
  const known = ofFunnel.get(variant);
  if (known) return known;
  const steps = searchOrder(variant, funnel);
  // The first of its key counts, and the last entry of a map stays.
  const byKey = new Map(steps.toReversed().map((step) => [step.key, step]));
  const index = { byKey, byPathname: Map.groupBy(steps, ({ path }) => pathnameOf(path)) };
  ofFunnel.set(variant, index);
  return index;
};

/** The step for a key in this variant; null if there is none, as for the two keys without a page. */
export const stepByKey = (key: string, within: In = {}): Step | null => indexOf(within).byKey.get(key) ?? null;

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
  if (!step.path.includes('?')) return true;
  const given = new URLSearchParams(queryOf(path));
  return queryOf(step.path).every(([name, value]) => given.get(name) === value);
};

/** Addresses with a query first, so that the waitlist view is not mistaken for the zip page; trailing slashes and other parameters do not matter. */
export const stepByPath = (path: string, within: In = {}): Step | null => {
  const ofPage = indexOf(within).byPathname.get(pathnameOf(path)) ?? [];
  const candidates = ofPage.filter((step) => hasQueryOf(path, step));
  return candidates.find((step) => step.path.includes('?')) ?? candidates[0] ?? null;
};

export const isSamePage = (one: string, other: string): boolean => pathnameOf(one) === pathnameOf(other);
