import { type ChangeEvent, type FormEvent, useState } from 'react';

/** Error messages by field path, such as `residences.0.from`. */
export type FormErrors = Readonly<Record<string, string>>;

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

type Form<Values> = {
  initial: Values;
  /** A message for each invalid field, null for the others. */
  check: (values: Values) => Readonly<Record<string, string | null>>;
};

const found = (checked: Readonly<Record<string, string | null>>): FormErrors =>
  Object.fromEntries(Object.entries(checked).flatMap(([place, text]) => (text === null ? [] : [[place, text]])));

/** Changing a field clears its own error and those inside its list. */
export const withoutErrorsAt = (errors: FormErrors, name: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([place]) => place !== name && !place.startsWith(`${name}.`)));

/** Typed values and their errors. Errors show on submit and clear with the next change. */
export const useForm = <Values extends Record<string, unknown>>({ initial, check }: Form<Values>) => {
  const [values, setAllValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const put = (name: string, value: unknown): void => {
    setAllValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => withoutErrorsAt(before, name));
  };
  return {
    values,
    errors,
    setErrors,
    change: <Name extends keyof Values & string>(name: Name, value: Values[Name]): void => put(name, value),
    /** Resets to the initial values, as after an accepted change. */
    reset: (): void => {
      setAllValues(initial);
      setErrors({});
    },
    setValues: (changed: Partial<Values>): void => {
      setAllValues((before) => ({ ...before, ...changed }));
      setErrors({});
    },
    inputProps: (name: TextName<Values>) => ({
      value: String(values[name]),
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => put(name, currentTarget.value),
    }),
    submit:
      (onValid: (values: Values) => void, onInvalid: () => void) =>
      (event: FormEvent): void => {
        event.preventDefault();
        const wrong = found(check(values));
        const isValid = Object.keys(wrong).length === 0;
        // With nothing to clear the page is not drawn again before what is sent is on its way.
        if (!isValid || Object.keys(errors).length > 0) setErrors(wrong);
        if (isValid) onValid(values);
        else onInvalid();
      },
  };
};
