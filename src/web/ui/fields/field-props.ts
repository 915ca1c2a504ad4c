/** What every field of a question page is given. A value that cannot be read yet stays what was typed, so that drafts keep it. */
export type FieldProps = {
  /** Place in the answers, such as `residences.0.from`; also the id of the element. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isOptional: boolean;
  autocomplete?: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
};

export type Option = { value: string; label: string };

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
