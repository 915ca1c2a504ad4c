import { expect, it } from 'vitest';
import type { Field } from '#funnel/engine/field.ts';
import type { StepKey } from '#funnel/steps.ts';
import { steps } from '#funnel/steps.ts';
import { entrySections, type PageSection, pageSections } from './page-sections.ts';

/** Asked at the gap itself, on the timeline. */
const ELSEWHERE = ['gapExplanation', 'hasAnswered'];

const fieldsOf = (key: StepKey): readonly Field[] => steps[key].fields;
const namesIn = (sections: readonly PageSection[]) => sections.flatMap(({ fields }) => [...fields]).toSorted();
const namesOf = (fields: readonly Field[]) =>
  fields.flatMap(({ name }) => (ELSEWHERE.includes(name) ? [] : name)).toSorted();

it.each(Object.keys(pageSections) as (keyof typeof pageSections)[])(
  'asks every field of %s in exactly one of at most six sections',
  (key) => {
    expect(namesIn(pageSections[key])).toEqual(namesOf(fieldsOf(key)));
    expect(pageSections[key].length).toBeLessThanOrEqual(6);
  },
);

it.each([
  ['application4', 'properties'],
  ['application5', 'employments'],
] as const)('asks every field of an entry of %s in exactly one of at most six sections', (key, list) => {
  const items = fieldsOf(key).find(({ name }) => name === list)?.item ?? [];
  expect(namesIn(entrySections[list])).toEqual(namesOf(items));
  expect(entrySections[list].length).toBeLessThanOrEqual(6);
});
