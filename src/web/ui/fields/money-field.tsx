import { describedBy } from './described-by.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { inputProps } from './input-props.tsx';
import styles from './money-field.module.css';
import { textForms } from './text-forms.ts';
import { useMaskedText } from './use-masked-text.ts';

/** Large where it is the page's only question. The dollar sign is not part of the value; "585k" and pasted text are accepted. */
export const MoneyField = ({ size = 'normal', ...props }: FieldProps & { size?: 'normal' | 'large' }) => {
  const text = useMaskedText({ form: textForms.money, value: props.value, onChange: props.onChange });
  const { name, autoComplete, ...frame } = inputProps(props);
  return (
    <FieldFrame {...frame}>
      <div className={`${styles.money} ${styles[size] ?? ''}`} data-invalid={props.error !== undefined}>
        <span className={styles.sign} aria-hidden="true">
          $
        </span>
        <input
          {...text}
          id={props.id}
          name={name}
          autoComplete={autoComplete ?? 'off'}
          inputMode="numeric"
          aria-invalid={props.error !== undefined}
          aria-describedby={describedBy(props.id, props)}
        />
      </div>
    </FieldFrame>
  );
};
