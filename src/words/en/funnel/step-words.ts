import type { zipWithUsage } from '#funnel/steps/setup/zip-with-usage.ts';
import type { StepKey, steps } from '#funnel/steps.ts';

/** In one variant the zip page also asks for usage, under the same words. */
type StepOf<Key extends StepKey> = Key extends 'zip' ? typeof zipWithUsage : (typeof steps)[Key];

type FieldsOf<Key extends StepKey> = StepOf<Key>['fields'][number];

type PathOf<Field> = Field extends { name: infer Name extends string; item: readonly (infer Item)[] }
  ? Name | `${Name}.${PathOf<Item>}`
  : Field extends { name: infer Name extends string }
    ? Name
    : never;

/** The text of one question page: `fields` has every label, list items as `list.item`. A field without a label does not compile. */
export type StepWords<Key extends StepKey> = {
  label: string;
  question: string;
  help?: string;
  why: string;
  fields: { [Path in PathOf<FieldsOf<Key>>]: string };
  hints?: { [Path in PathOf<FieldsOf<Key>>]?: string };
  options?: { [Path in PathOf<FieldsOf<Key>>]?: Record<string, string> };
};
