import { expect, it } from 'vitest';
import { steps } from '#funnel/steps.ts';
import { pageSections } from './page-sections.ts';

it.each(['application', 'application3', 'application8'] as const)(
  'asks every field of %s in exactly one of at most six sections',
  (key) => {
    const named = pageSections[key].flatMap(({ fields }) => [...fields]);
    expect(named.toSorted()).toEqual(steps[key].fields.map(({ name }) => name).toSorted());
    expect(pageSections[key].length).toBeLessThanOrEqual(6);
  },
);
