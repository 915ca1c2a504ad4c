import { z } from 'zod';
import { defineStep, type Step } from '#funnel/engine/define-step.ts';
import { type Flow, type Funnel, productFunnel } from '#funnel/flows.ts';

/** A question the product does not ask, without a number in the contract, as a developer would add it to the setup. */
export const addedStep = defineStep({
  key: 'newMortgageQuestion',
  path: '/app/initial-setup/new-mortgage-question',
  askedOf: 'household',
  chapter: 'yourHome',
  seconds: 45,
  screen: 'form',
  aside: 'estimate',
  refusedBy: [],
  asks: null,
  settlesOnSubmit: true,
  followUps: [],
  answers: z.object({ hasNewMortgage: z.boolean() }),
  fields: [{ name: 'hasNewMortgage', kind: 'yesNo' }],
  read: ({ hasNewMortgage }) => ({ hasNewMortgage }),
  write: (application, answers) => ({ ...application, ...answers }),
});

export const addedStepWords = {
  label: 'New mortgage',
  question: 'Did you take out a mortgage lately?',
  why: 'A bureau may not know it yet.',
  fields: { hasNewMortgage: 'A mortgage in the last six months' },
};

const withStepAfter = ({ steps, ...flow }: Flow, key: string): Flow => ({
  ...flow,
  steps: steps.flatMap((step): Step[] => (step.key === key ? [step, addedStep] : [step])),
});

/** A copy of the product's funnel that asks it after the home's value. */
export const funnelWithAddedStep: Funnel = {
  ...productFunnel,
  flows: { ...productFunnel.flows, withUsageStep: withStepAfter(productFunnel.flows.withUsageStep, 'propertyValue') },
};
