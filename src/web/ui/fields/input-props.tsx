import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import type { FieldProps } from './field-props.ts';

/** What a text input of the library takes from a field: label, help, error and their ties come from it. */
export const inputProps = ({ id, label, hint, error, isOptional, autocomplete }: FieldProps) => ({
  id,
  name: id,
  label: <FieldLabel label={label} isOptional={isOptional} />,
  description: hint,
  error: error === undefined ? undefined : <FieldError text={error} />,
  autoComplete: autocomplete,
});
