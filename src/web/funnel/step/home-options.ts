import type { Application } from '#entities/application/application.ts';
import { HOME_ID } from '#entities/application/income-source.ts';
import type { Property } from '#entities/application/property.ts';
import type { Option } from '#web/ui/fields/field-props.ts';
import { questions } from '#words/funnel/questions.ts';

const labelOf = ({ line1, city }: Property): string => [line1, city].filter(Boolean).join(', ') || questions.thisHome;

/** The homes of an application, the one that secures the line first. */
export const homeOptions = ({ property, propertyOwnership }: Application): Option[] => [
  { value: HOME_ID, label: labelOf(property) },
  ...propertyOwnership.map((owned) => ({ value: owned.propertyId, label: labelOf(owned.property) })),
];
