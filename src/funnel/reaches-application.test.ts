import { describe, expect, it } from 'vitest';
import { journeyOf } from '#sandbox/personas/journey.ts';
import { personas } from '#sandbox/personas/personas.ts';
import { outlineOf } from '#scripts/steps-to-come.ts';
import { decidePage } from './engine/decide-page.ts';
import type { Step } from './engine/define-step.ts';
import { progress } from './engine/progress.ts';
import { frontier, nextStep, previousStep } from './engine/walk.ts';
import { type Flow, type Funnel, productFunnel } from './flows.ts';
import { reachesApplication } from './reaches-application.ts';
import { stepToCome } from './step-to-come.ts';
import * as application from './steps/application-steps.ts';

/** As a browser has them before the application is near. */
const outlines = new Map(
  Object.values(application).map((step: Step) => [step.key, stepToCome({ ...outlineOf(step), key: step.key }) as Step]),
);
const outlined = ({ steps, ...flow }: Flow): Flow => ({
  ...flow,
  steps: steps.map((step) => outlines.get(step.key) ?? step),
});
const { flows, coborrowerFlow, beside } = productFunnel;
const funnel: Funnel = {
  flows: {
    withUsageStep: outlined(flows.withUsageStep),
    withoutUsageStep: outlined(flows.withoutUsageStep),
    prequal: outlined(flows.prequal),
    prequalCredit: outlined(flows.prequalCredit),
    mcr: outlined(flows.mcr),
  },
  coborrowerFlow: outlined(coborrowerFlow),
  beside,
};

const visits = personas.flatMap((persona) =>
  journeyOf(persona).map(({ person, step, before, status }) => ({
    name: `${persona.name}, ${person} at ${step.key}`,
    step,
    standing: { application: before, variant: persona.variant, person, status: status ?? 'unknown', funnel } as const,
  })),
);
const early = visits.filter(({ standing }) => !reachesApplication(standing));

describe('the funnel before the application is near', () => {
  it('is what the questions up to the offer see, and none after it', () => {
    expect(early.length).toBeGreaterThan(100);
    const later = new Set<string>(Object.values(application).map(({ key }) => key));
    expect(early.filter(({ step, standing }) => later.has(step.key) || standing.person === 'coborrower')).toEqual([]);
    for (const { key } of Object.values(application).slice(0, -1))
      expect(visits.some(({ step }) => step.key === key)).toBe(true);
  });

  it('says the same as the whole one, of every question', () => {
    for (const { standing, step } of early) {
      const at = { ...standing, key: step.key };
      const whole = { ...at, funnel: productFunnel };
      expect(frontier(standing).key).toBe(frontier(whole).key);
      expect(nextStep(at)?.key).toBe(nextStep(whole)?.key);
      expect(previousStep(at)?.key).toBe(previousStep(whole)?.key);
      expect(progress(at)).toEqual(progress(whole));
      for (const { path } of flows[standing.variant].steps.filter((each) => each.chapter !== null)) {
        const facts = {
          path,
          session: 'authenticated',
          record: { kind: 'loaded', record: null },
          arrival: 'inApp',
        } as const;
        expect(decidePage({ ...facts, standing })).toEqual(
          decidePage({ ...facts, standing: { ...standing, funnel: productFunnel } }),
        );
      }
    }
  });

  it('refuses to say what it does not know', () => {
    const [outline] = [...outlines.values()];
    expect(() => outline?.fields).toThrow('before it arrived');
  });
});
