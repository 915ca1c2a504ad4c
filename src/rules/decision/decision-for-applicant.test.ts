import { describe, expect, it } from 'vitest';
import type { Application } from '#entities/application/application.ts';
import type { OutsideFacts } from '#entities/facts/outside-facts.ts';
import { asOf, exampleApplication, exampleFacts, policy } from '../testing/worked-example.ts';
import { decide } from './decide.ts';
import { decisionForApplicant } from './decision-for-applicant.ts';

const decided = (change: Partial<Application> = {}, facts: Partial<OutsideFacts> = {}) =>
  decide({ application: exampleApplication(change), facts: exampleFacts(facts), policy, asOf });

describe('decisionForApplicant', () => {
  it('hides the score from both of two people and from nobody alone', () => {
    const result = decided();
    const seen = decisionForApplicant(result, exampleApplication());
    expect(seen.figures.score).toBeNull();
    expect(seen.trace.find(({ rule }) => rule === 'score')).toMatchObject({ value: null, outcome: 'pass' });
    const others = ({ trace }: typeof seen) => trace.filter(({ rule }) => rule !== 'score');
    expect(others(seen)).toEqual(others(result));
    expect(JSON.stringify(seen)).not.toMatch(/\b742\b/);
    expect(decisionForApplicant(result, { coborrower: null })).toBe(result);
  });

  it('hides it on an investment too', () => {
    const result = decided({ property: { ...exampleApplication().property, usage: 'investment' } });
    const seen = decisionForApplicant(result, exampleApplication());
    expect(seen.trace.find(({ rule }) => rule === 'investmentScore')?.value).toBeNull();
  });
});
