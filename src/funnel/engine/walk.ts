import type { Application } from '#entities/application/application.ts';
import type { FunnelVariant } from '#entities/values/funnel-variant.ts';
import type { Person } from '#entities/values/person.ts';
import { type Flow, type Funnel, productFunnel } from '../flows.ts';
import type { Step } from './define-step.ts';
import { isComplete } from './is-complete.ts';
import { stepByKey } from './step-lookup.ts';

export type Walk = { application: Application; variant: FunnelVariant; person: Person; funnel?: Funnel };
export type At = Walk & { key: string };

export const flowOf = ({ variant, person, funnel = productFunnel }: Omit<Walk, 'application'>): Flow =>
  person === 'coborrower' ? funnel.coborrowerFlow : funnel.flows[variant];

/** This applicant's steps, in order. */
export const askedSteps = ({ application, ...walk }: Walk): Step[] =>
  flowOf(walk).steps.filter((step) => step.isAsked(application, walk.person));

const lastOf = (steps: readonly Step[]): Step => {
  const last = steps.at(-1);
  if (last === undefined) throw new Error('a flow without steps');
  return last;
};

/** The furthest step allowed: the first incomplete one, or the last. */
export const frontier = (walk: Walk): Step => {
  const asked = askedSteps(walk);
  return asked.find((step) => !isComplete(step, walk.application, walk.person)) ?? lastOf(asked);
};

/** Every step up to the frontier; later steps have open questions before them. */
export const reachableSteps = (walk: Walk): Step[] => {
  const asked = askedSteps(walk);
  return asked.slice(0, asked.indexOf(frontier(walk)) + 1);
};

/** The next step, null at the end. A page outside the flow continues at the frontier. */
export const nextStep = ({ key, ...walk }: At): Step | null => {
  if (stepByKey(key, walk)?.isDeadEnd) return null;
  const asked = askedSteps(walk);
  const at = asked.findIndex((step) => step.key === key);
  if (at === -1) return frontier(walk);
  const rest = asked.slice(at + 1);
  if (rest.length === 0) return null;
  if (!flowOf(walk).skipsComplete) return rest[0] ?? null;
  return rest.find((step) => !isComplete(step, walk.application, walk.person)) ?? lastOf(rest);
};

/** The previous step, null at the start and outside the flow. */
export const previousStep = ({ key, ...walk }: At): Step | null => {
  const asked = askedSteps(walk);
  const at = asked.findIndex((step) => step.key === key);
  return asked[at - 1] ?? null;
};

/** The step for correcting the home's location: the first in the flow that asks for a ZIP code or an address. */
export const locationStep = (walk: Walk): Step | null =>
  askedSteps(walk).find(({ fields }) => fields.some(({ kind }) => kind === 'zip' || kind === 'address')) ?? null;
