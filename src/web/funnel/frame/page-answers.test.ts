import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type StepKey, steps } from '#funnel/steps.ts';
import { pageAnswers } from './page-answers.ts';

const written = (slug: string): boolean =>
  existsSync(new URL(`../../../../content/en/faq/${slug}.md`, import.meta.url));

it('has an answer for every page an applicant works on', () => {
  // The landing page asks the first two; the other two are a link of a partner and the end of a road.
  const without = ['name', 'email', 'mcr', 'joinWaitlist', 'creditIncome'];
  const missing = (Object.keys(steps) as StepKey[]).filter((key) => !without.includes(key) && !pageAnswers[key]);
  expect(missing).toEqual([]);
});

it('names only answers that are written', () => {
  expect(Object.values(pageAnswers).flatMap((slugs) => slugs.filter((slug) => !written(slug)))).toEqual([]);
});
