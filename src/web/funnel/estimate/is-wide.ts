import type { Field } from '#funnel/engine/field.ts';

const WIDE: readonly Field['kind'][] = ['list', 'address', 'choice', 'choices', 'yesNo', 'statement', 'longText'];

/** A long choice is a select, which fits beside another field. */
export const isWide = ({ kind, options }: Field): boolean =>
  WIDE.includes(kind) && !(kind === 'choice' && (options?.length ?? 0) > 9);
