import { usState } from '#entities/values/us-state.ts';
import { questions } from '#words/funnel/questions.ts';
import { states } from '#words/states.ts';
import styles from './choice.module.css';
import { describedBy } from './described-by.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes } from './field-notes.tsx';
import { type FieldProps, type Option, textOf } from './field-props.ts';

/** A long list is a native select: every phone and every screen reader knows it. */
export const SelectField = ({ options, ...props }: FieldProps & { options: readonly Option[] }) => {
  const { id, label, hint, error, isOptional, autocomplete, value, onChange } = props;
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        <FieldLabel label={label} isOptional={isOptional} />
      </label>
      <select
        className={`input ${styles.select}`}
        id={id}
        name={id}
        autoComplete={autocomplete}
        value={textOf(value)}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error, hint })}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
      >
        <option value="">{isOptional ? questions.none : questions.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
};

const STATE_OPTIONS = usState.options.map((value) => ({ value, label: states[value] }));

export const StateField = (props: FieldProps) => <SelectField {...props} options={STATE_OPTIONS} />;
