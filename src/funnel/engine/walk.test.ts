import { describe, expect, it } from 'vitest';
import { type Application, emptyApplication } from '#entities/application/application.ts';
import { funnelVariant } from '#entities/values/funnel-variant.ts';
import { person } from '#entities/values/person.ts';
import { applicationOf } from '#sandbox/personas/application-of.ts';
import { journeyOf } from '#sandbox/personas/journey.ts';
import { partnerLead } from '#sandbox/personas/partner-lead.ts';
import { personas } from '#sandbox/personas/personas.ts';
import { workedExampleCouple } from '#sandbox/personas/worked-example-couple.ts';
import { fc } from '#testing/fast-check.ts';
import { steps } from '../steps.ts';
import { isComplete } from './is-complete.ts';
import { askedSteps, frontier, locationStep, nextStep, previousStep, reachableSteps } from './walk.ts';

const fresh = { application: emptyApplication(), variant: 'withUsageStep', person: 'borrower' } as const;
const anyWalk = fc.record({
  application: fc.constantFrom(emptyApplication(), applicationOf(workedExampleCouple, 'disclosures')),
  variant: fc.constantFrom(...funnelVariant.options),
  person: fc.constantFrom(...person.options),
});

describe('walking a flow', () => {
  it('begins at the first step and ends after the last', () => {
    expect(frontier(fresh).key).toBe('name');
    expect(previousStep({ ...fresh, key: 'name' })).toBeNull();
    expect(nextStep({ ...fresh, key: 'applicationSubmitted' })).toBeNull();
  });

  it('goes back over the way it came', () => {
    fc.assert(
      fc.property(
        anyWalk.filter(({ variant }) => variant !== 'mcr'),
        fc.nat(),
        (walk, somewhere) => {
          const asked = askedSteps(walk);
          const key = asked[somewhere % asked.length]?.key ?? '';
          const next = nextStep({ ...walk, key });
          if (next !== null) expect(previousStep({ ...walk, key: next.key })?.key).toBe(key);
        },
      ),
    );
  });

  it('reaches nothing behind an open question', () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const reachable = reachableSteps(walk);
        const complete = reachable.slice(0, -1).every((step) => isComplete(step, walk.application, walk.person));
        expect(complete).toBe(true);
        expect(reachable.at(-1)).toBe(frontier(walk));
      }),
    );
  });

  it.each(personas.map((persona) => [persona.name, persona] as const))(
    'lets %s be on every page it sees',
    (_name, persona) => {
      for (const { person: who, step, before } of journeyOf(persona)) {
        const reachable = reachableSteps({ application: before, variant: persona.variant, person: who });
        expect(reachable.map(({ key }) => key)).toContain(step.key);
      }
    },
  );

  it('goes back to the first question a changed answer opens', () => {
    const application = applicationOf(workedExampleCouple, 'disclosures');
    const moved = steps.zip.write(application, { zip: '30312' }, 'borrower');
    expect(frontier({ application: moved, variant: 'withUsageStep', person: 'borrower' }).key).toBe('creditScore');
  });

  it('returns from a page beside the flow to where one had got to', () => {
    expect(nextStep({ ...fresh, key: 'creditIncome' })?.key).toBe('name');
    const application = applicationOf(workedExampleCouple, 'application7');
    expect(nextStep({ ...fresh, application, key: 'businessInformation' })?.key).toBe('application7');
    expect(nextStep({ ...fresh, key: 'joinWaitlist' })).toBeNull();
    expect(previousStep({ ...fresh, key: 'creditIncome' })).toBeNull();
  });

  it('leads a partner’s lead past what it holds already, to the end where it holds everything', () => {
    const lead = (application: Application) => ({ application, variant: 'mcr', person: 'borrower' }) as const;
    const half = applicationOf(partnerLead, 'creditRange');
    expect(nextStep({ ...lead(half), key: 'mcr' })?.key).toBe('creditRange');
    expect(nextStep({ ...fresh, application: half, key: 'name' })?.key).toBe('email');
    const whole = applicationOf(workedExampleCouple, 'applicationSubmitted');
    expect(nextStep({ ...lead(whole), key: 'mcr' })?.key).toBe('applicationSubmitted');
    expect(nextStep({ ...lead(whole), key: 'applicationSubmitted' })).toBeNull();
  });

  it.each([
    ['withUsageStep', 'zip'],
    ['withoutUsageStep', 'zip'],
    ['prequal', 'prequalAddress'],
    ['prequalCredit', 'prequalAddress'],
    ['mcr', 'mcr'],
  ] as const)('in %s asks where the home is at %s', (variant, key) => {
    expect(locationStep({ ...fresh, variant })?.key).toBe(key);
  });

  it('opens the business page for owners only', () => {
    const { businessInformation } = steps;
    expect(businessInformation.isAsked(emptyApplication(), 'borrower')).toBe(false);
    const self = steps.isSelfEmployed.write(
      emptyApplication(),
      steps.isSelfEmployed.answers.parse({ isSelfEmployed: true, annualIncome: 1 }),
      'borrower',
    );
    expect(businessInformation.isAsked(self, 'borrower')).toBe(true);
    expect(businessInformation.isAsked(self, 'coborrower')).toBe(false);
  });
});
