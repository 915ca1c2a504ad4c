import { useState } from 'react';
import { IconEye, IconEyeOff } from '#web/ui/icons.ts';
import { questions } from '#words/funnel/questions.ts';
import styles from '../covered-field.module.css';
import type { FieldProps } from './field-props.ts';
import { inputProps } from './input-props.tsx';
import { textForms } from './text-forms.ts';
import { TextInput } from './text-input.tsx';
import { useMaskedText } from './use-masked-text.ts';

/** Masked while typing and shown on demand; browsers are asked not to store it. */
export const SsnField = (props: FieldProps) => {
  const [isShown, setIsShown] = useState(false);
  const text = useMaskedText({ form: textForms.ssn, value: props.value, onChange: props.onChange });
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...inputProps(props)}
      {...text}
      type={isShown ? 'text' : 'password'}
      inputMode="numeric"
      autoComplete="off"
      className={styles.input}
      wrapperClass={styles.wrapper}
      right={
        <div className={styles.section}>
          <button
            className={styles.toggle}
            type="button"
            aria-label={isShown ? questions.hideNumber : questions.showNumber}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon size={18} stroke={1.75} aria-hidden />
          </button>
        </div>
      }
    />
  );
};
