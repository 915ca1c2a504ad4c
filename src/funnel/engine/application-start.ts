import { flows, stepsBesideTheFlow } from '../flows.ts';
import { paths } from '../paths.ts';
import { steps } from '../steps.ts';
import type { Step } from './define-step.ts';
import { prequalEntry } from './prequal-entry.ts';

const prequals = ['prequal', 'prequalCredit'] as const;

/** The flow a first answer begins: one of the prequalifications, or the landing flow in whichever variant is drawn. */
export type ApplicationStart = (typeof prequals)[number] | 'landing';

const setup = flows.withUsageStep.steps;
/** Self-reported questions after the landing page: none of them needs what a credit check finds. */
const selfReported: readonly Step[] = setup
  .slice(
    0,
    setup.findIndex(({ asks }) => asks !== null),
  )
  .filter(({ path }) => path !== paths.landing);
const onePageForm = stepsBesideTheFlow.filter(({ key }) => key === steps.creditIncome.key);

/** The flow that a visitor without an application begins by answering this page; null when it cannot be the first. */
export const applicationStart = ({ key }: Step): ApplicationStart | null => {
  if ([...selfReported, ...onePageForm].some((step) => step.key === key)) return 'landing';
  return prequals.find((variant) => flows[variant].steps[0]?.key === key) ?? null;
};

/** Where a visitor without an application begins instead of a page further on. */
export const firstPage = (path: string): string =>
  path.startsWith('/prequal') ? prequalEntry(path) : steps.propertyValue.path;
