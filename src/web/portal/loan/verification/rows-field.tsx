import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';
import { FactField } from './fact-field.tsx';
import type { FormRows } from './fact-form-fields.ts';
import type { Typed } from './typed-fact.ts';
import styles from './verification.module.css';

type Props = {
  id: string;
  part: FormRows;
  rows: readonly Typed[];
  isChecked: boolean;
  onChange: (rows: readonly Typed[]) => void;
};

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Entries that repeat: debts, inquiries, events, liens. */
export const RowsField = ({ id, part: { name, fields }, rows, isChecked, onChange }: Props) => {
  const label = words.parts[name];
  const change = (at: number, field: string, value: unknown) =>
    onChange(rows.map((row, each) => (each === at ? { ...row, [field]: value } : row)));
  return (
    <div>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity before they are entered
        <fieldset className={styles.row} key={at}>
          <legend>{`${label} ${at + 1}`}</legend>
          <div className={styles.fields}>
            {fields.map((field) => (
              <FactField
                key={field.name}
                id={`${id}-${name}-${at}-${field.name}`}
                field={field}
                value={row[field.name]}
                isWrong={isChecked && field.kind !== 'check' && !field.isOptional && isMissing(row[field.name])}
                onChange={(value) => change(at, field.name, value)}
              />
            ))}
          </div>
          <button
            className="button button-quiet button-dense"
            type="button"
            onClick={() => onChange(rows.filter((_, each) => each !== at))}
          >
            {words.removeRow(label, at + 1)}
          </button>
        </fieldset>
      ))}
      <button
        className={`button button-secondary button-dense ${styles.add}`}
        type="button"
        onClick={() => onChange([...rows, {}])}
      >
        {words.addRow(label)}
      </button>
    </div>
  );
};
