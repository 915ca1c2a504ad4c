import type { Field } from '#funnel/engine/field.ts';
import type { FieldProps } from '#web/ui/fields/field-props.ts';

export type Item = Record<string, unknown>;
export type ListFieldProps = FieldProps & { items: readonly Field[] };

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

export const listItems = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : []);
