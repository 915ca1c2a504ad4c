import { describe, expect, it } from 'vitest';
import { application } from '#entities/application/application.ts';
import { outsideFacts } from '#entities/facts/outside-facts.ts';
import { situationOf } from './application-of.ts';
import { journeyOf } from './journey.ts';
import { personas } from './personas.ts';
import { workedExampleCouple } from './worked-example-couple.ts';

it('has no two of one name', () => {
  expect(new Set(personas.map(({ name }) => name)).size).toBe(personas.length);
});

describe.each(personas.map((persona) => [persona.name, persona] as const))('%s', (_name, persona) => {
  it('has facts others could have given, and leaves a valid document', () => {
    expect(outsideFacts.parse(persona.facts)).toEqual(persona.facts);
    const last = journeyOf(persona).at(-1);
    expect(application.parse(last?.after)).toEqual(last?.after);
  });

  it('ends somewhere named', () => {
    const last = journeyOf(persona).at(-1);
    expect([
      '/app/application/submitted',
      '/app/ineligible/low-equity',
      '/app/ineligible/boost',
      '/app/ineligible/late-payment',
      '/app/initial-setup/zip?view=waitlist',
      '/app/initial-setup/preview-offer',
      '/prequal/preview-offer',
    ]).toContain(last?.leadsTo.to);
  });
});

it('computes the figures of the worked example', () => {
  const visits = journeyOf(workedExampleCouple);
  const { figures, trace, outcome } = visits.at(-1)?.decision ?? {};
  expect(figures).toMatchObject({
    score: 742,
    value: 579_000,
    liens: 291_400,
    income: 840_000,
    housing: 189_800,
    debts: 83_100,
  });
  expect([figures?.cltv, figures?.qualifyingPayment, figures?.dti]).toEqual([6501, 73_711, 4127]);
  expect([trace?.filter((row) => row.outcome !== 'pass'), outcome]).toEqual([[], 'pass']);
});

it('puts you on a page with everything before it answered', () => {
  const { application: stored, status, facts } = situationOf(workedExampleCouple, 'previewOffer');
  expect(status).toBe('previewOffer');
  expect(stored.mortgages.map(({ id, confirmed }) => [id, confirmed])).toEqual([
    ['mortgage', true],
    ['solar', true],
  ]);
  expect(stored.offerChoice).toBeNull();
  expect(facts.credit.coborrower?.scores[1]?.score).toBe(768);
  expect(() => situationOf(workedExampleCouple, 'prequalOffer')).toThrow('never gets to prequalOffer');
});
