import { describe, expect, it } from 'vitest';
import { emptyApplication } from '#entities/application.ts';
import { funnelVariant } from '#entities/funnel-variant.ts';
import { person } from '#entities/person.ts';
import { fc } from '#testing/fast-check.ts';
import { applicationOf, situationOf } from '#testing/personas/application-of.ts';
import { journeyOf } from '#testing/personas/journey.ts';
import { personas } from '#testing/personas/personas.ts';
import { workedExampleCouple } from '#testing/personas/worked-example-couple.ts';
import { steps } from '../steps.ts';
import { isComplete } from './is-complete.ts';
import { statusAfter } from './status-after.ts';
import { stepByKey, stepByPath } from './step-lookup.ts';
import { askedSteps, frontier, nextStep, previousStep, reachableSteps } from './walk.ts';

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

describe('finding a step', () => {
  it('by its key, as the variant asks it', () => {
    expect(stepByKey('zip')?.fields).toHaveLength(1);
    expect(stepByKey('zip', 'withoutUsageStep')?.fields).toHaveLength(2);
    expect(stepByKey('prequalDebts')?.path).toBe('/prequal/debts');
    expect(stepByKey('application2')).toBeNull();
  });

  it.each([
    ['/app/initial-setup/zip', 'zip'],
    ['/app/initial-setup/zip/', 'zip'],
    ['/app/initial-setup/zip?from=mail', 'zip'],
    ['/app/initial-setup/zip?view=waitlist', 'joinWaitlist'],
    ['/app/application/6', 'application7'],
    ['/app/application/business-information', 'businessInformation'],
    ['/prequal/credit-check', 'prequalCreditCheck'],
    ['/', 'name'],
  ])('by its address %s', (path, key) => {
    expect(stepByPath(path)?.key).toBe(key);
  });

  it('finds none for an address that asks nothing', () => {
    expect(stepByPath('/faq')).toBeNull();
  });
});

describe('status', () => {
  it('never goes back', () => {
    const { application } = situationOf(workedExampleCouple, 'application7');
    const walk = { application, variant: 'withUsageStep', person: 'borrower' } as const;
    expect(statusAfter({ ...walk, key: 'propertyValue', status: 'application7' })).toBe('application7');
    expect(statusAfter({ ...walk, key: 'application7', status: 'application7' })).toBe('application8');
    expect(statusAfter({ ...walk, key: 'application7', status: 'applicationSubmitted' })).toBe('applicationSubmitted');
  });

  it('counts a key without a page as the page before it', () => {
    expect(statusAfter({ ...fresh, key: 'zip', status: 'selfReportedInformationOffer' })).toBe('propertyUsage');
    expect(statusAfter({ ...fresh, key: 'application', status: 'application2' })).toBe('application3');
  });

  it('is prequalAddress after either entry of the prequalification', () => {
    expect(statusAfter({ ...fresh, variant: 'prequal', key: 'prequalBuildingType', status: 'unknown' })).toBe(
      'prequalAddress',
    );
    expect(statusAfter({ ...fresh, variant: 'prequalCredit', key: 'prequalCreditCheck', status: 'unknown' })).toBe(
      'prequalAddress',
    );
  });
});
