import { useId } from 'react';
import styles from './filters.module.css';

type FieldProps = {
  label: string;
  value: string;
  onType: (value: string) => void;
  type?: 'text' | 'date';
  hint?: string | undefined;
  /** How many letters it takes. */
  most?: number | undefined;
};

/** A field above a list that narrows it. */
export const FilterField = ({ label, value, onType, type = 'text', hint, most = 80 }: FieldProps) => {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        className={`input ${styles.input}`}
        id={id}
        type={type}
        autoComplete="off"
        maxLength={most}
        placeholder={hint}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </div>
  );
};

type ChoiceProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** Each value with its text. */
  choices: readonly (readonly [string, string])[];
};

/** A choice above a list that narrows it. */
export const FilterChoice = ({ label, value, onChoose, choices }: ChoiceProps) => {
  const id = useId();
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        className={`input ${styles.input}`}
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
};
