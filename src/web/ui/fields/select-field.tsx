import { usState } from '#entities/values/us-state.ts';
import { questions } from '#words/funnel/questions.ts';
import { states } from '#words/states.ts';
import styles from './choice.module.css';
import { describedBy } from './described-by.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, type Option, textOf } from './field-props.ts';
import { inputProps } from './input-props.tsx';

/** A long list is a native select: every phone and screen reader supports it. */
export const SelectField = ({ options, ...props }: FieldProps & { options: readonly Option[] }) => {
  const { id, hint, error, isOptional, value, onChange } = props;
  const { name, autoComplete, ...frame } = inputProps(props);
  return (
    <FieldFrame {...frame}>
      <select
        className={`input ${styles.select}`}
        id={id}
        name={name}
        autoComplete={autoComplete}
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
    </FieldFrame>
  );
};

const STATE_OPTIONS = usState.options.map((value) => ({ value, label: states[value] }));

export const StateField = (props: FieldProps) => <SelectField {...props} options={STATE_OPTIONS} />;
