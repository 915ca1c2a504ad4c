import type { Plugin } from 'vite';
import { isAlwaysAsked, type Step } from '../src/funnel/engine/define-step.ts';

const STEPS = /\/src\/funnel\/steps\/application-pages\.ts$/;
const WORDS = /\/src\/web\/funnel\/whole\/application-words\.ts$/;

/** Of a step, all that is plain data: its key, its address, whose it is. What only some people are asked cannot be outlined. */
export const outlineOf = (step: Step): Record<string, unknown> => {
  if (!isAlwaysAsked(step)) throw new Error(`The step ${step.key} is not asked of everyone, and cannot come later.`);
  const isPlain = (part: unknown): boolean => part === null || ['string', 'number', 'boolean'].includes(typeof part);
  return Object.fromEntries(Object.entries(step).filter(([, part]) => isPlain(part)));
};

const outlines = async (): Promise<string> => {
  const steps = await import('../src/funnel/steps/application-steps.ts');
  const lines = Object.entries(steps).map(
    ([name, step]) => `export const ${name} = stepToCome(${JSON.stringify(outlineOf(step))});`,
  );
  return ["import { stepToCome } from '/src/funnel/step-to-come.ts';", ...lines].join('\n');
};

/**
 * The questions before the offer know of the application's steps where they are, and load neither their schemas nor their words;
 * `src/web/funnel/whole/whole-funnel.ts` brings both.
 */
export const stepsToCome: Plugin = {
  name: 'steps-to-come',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => {
    if (WORDS.test(id)) return 'export const applicationWords = {};';
    return STEPS.test(id) ? outlines() : null;
  },
};
