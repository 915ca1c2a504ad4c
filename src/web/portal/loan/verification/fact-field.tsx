import { DateField, NumberField } from '#web/ui/fields/masked-fields.tsx';
import { MoneyField } from '#web/ui/fields/money-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { LongTextField, TextField } from '#web/ui/fields/text-field.tsx';
import { factEntryWords as words } from '#words/portal/loan-desk/fact-entry.ts';
import type { FormField } from './fact-form-fields.ts';
import styles from './verification.module.css';

type Props = { id: string; field: FormField; value: unknown; isWrong: boolean; onChange: (value: unknown) => void };

/** One entry of a form, by its kind. */
export const FactField = ({ id, field, value, isWrong, onChange }: Props) => {
  const { name, kind, options = [], isOptional = false } = field;
  const label = words.fields[name];
  if (kind === 'check')
    return (
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
    );
  const props = { id, label, isOptional, value, error: isWrong ? words.wrong : undefined, onChange };
  switch (kind) {
    case 'text':
      return <TextField {...props} />;
    case 'lines':
      return <LongTextField {...props} />;
    case 'money':
      return <MoneyField {...props} />;
    case 'number':
      return <NumberField {...props} />;
    case 'day':
      return <DateField {...props} />;
    case 'choice':
      return <SelectField {...props} options={options} />;
  }
};
