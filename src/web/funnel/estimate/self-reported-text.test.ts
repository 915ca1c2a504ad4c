import { expect, it } from 'vitest';
import { getPolicy } from '#policy/policies.ts';
import { situationOf } from '#sandbox/personas/application-of.ts';
import { homeownerWithOneJob } from '#sandbox/personas/homeowner-with-one-job.ts';
import { lowEquity } from '#sandbox/personas/low-equity.ts';
import { personaDay } from '#sandbox/personas/parts/persona-day.ts';
import type { Persona } from '#sandbox/personas/persona.ts';
import { thinFile } from '#sandbox/personas/thin-file.ts';
import { selfReportedText } from './self-reported-text.ts';

const textFor = (persona: Persona) =>
  selfReportedText(situationOf(persona, 'creditScore').application, {
    policy: getPolicy(personaDay),
    asOf: personaDay,
  });

it('says what the answers would allow', () => {
  expect(textFor(homeownerWithOneJob)).toMatch(/^From what you told us, a line of up to \$[\d,]+ could be possible/);
  expect(textFor(lowEquity)).toMatch(/^Based on your answers so far, a line does not look possible/);
});

it('gives the best case, named as one, to who is not sure of the score', () => {
  expect(textFor(thinFile)).toMatch(/^With a credit score of 760 or more, a line of up to \$[\d,]+ could be possible/);
});
