/** Props of every field on a question page. A value that cannot be parsed yet stays as typed, so that drafts keep it. */
export type FieldProps = {
  /** Path in the answers, such as `residences.0.from`; also the id of the element. */
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
