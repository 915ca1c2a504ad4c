import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import type { FieldProps } from './field-props.ts';

/** A question's field as the props of an input. */
export const inputProps = ({ id, label, hint, error, isOptional, autocomplete }: FieldProps) => ({
  id,
  name: id,
  label: <FieldLabel label={label} isOptional={isOptional} />,
  hint,
  error: error === undefined ? undefined : <FieldError text={error} />,
  autoComplete: autocomplete,
});
