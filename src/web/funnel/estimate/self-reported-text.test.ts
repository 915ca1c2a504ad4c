import { expect, it } from 'vitest';
import { getPolicy } from '#policy/policies.ts';
import { situationOf } from '#testing/personas/application-of.ts';
import { homeownerWithOneJob } from '#testing/personas/homeowner-with-one-job.ts';
import { lowEquity } from '#testing/personas/low-equity.ts';
import type { Persona } from '#testing/personas/persona.ts';
import { personaDay } from '#testing/personas/persona-day.ts';
import { thinFile } from '#testing/personas/thin-file.ts';
import { selfReportedText } from './self-reported-text.ts';

const textFor = (persona: Persona) =>
  selfReportedText(situationOf(persona, 'creditScore').application, {
    policy: getPolicy(personaDay),
    asOf: personaDay,
  });

it('says what the answers would allow', () => {
  expect(textFor(homeownerWithOneJob)).toMatch(/^By what you told us, a line of up to \$[\d,]+ could be possible/);
  expect(textFor(lowEquity)).toMatch(/^Your answers so far do not add up to a line/);
});

it('gives the best case, named as one, to who is not sure of the score', () => {
  expect(textFor(thinFile)).toMatch(/^With a credit score of 760 or more, a line of up to \$[\d,]+ could be possible/);
});
