import { type ChangeEvent, type FormEvent, useState } from 'react';

/** Sentences by the place of their field, such as `residences.0.from`. */
export type FormErrors = Readonly<Record<string, string>>;

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string;

type Form<Values> = {
  initial: Values;
  /** A sentence for each field that cannot be sent, null for the others. */
  check: (values: Values) => Readonly<Record<string, string | null>>;
};

const found = (checked: Readonly<Record<string, string | null>>): FormErrors =>
  Object.fromEntries(Object.entries(checked).flatMap(([place, text]) => (text === null ? [] : [[place, text]])));

/** A changed field takes back its own error and those inside its list. */
export const withoutErrorsAt = (errors: FormErrors, name: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([place]) => place !== name && !place.startsWith(`${name}.`)));

/** What is typed and what is wrong with it. Errors show on submit and go with the next change. */
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
    /** The first values again, as after a change that was taken. */
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
        setErrors(wrong);
        if (Object.keys(wrong).length === 0) onValid(values);
        else onInvalid();
      },
  };
};
