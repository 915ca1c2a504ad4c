import type { HTMLAttributes } from 'react';
import { questions } from '#words/funnel/questions.ts';
import type { FieldProps } from './field-props.ts';
import { inputProps } from './input-props.tsx';
import styles from './masked-fields.module.css';
import { textForms } from './text-forms.ts';
import { TextInput } from './text-input.tsx';
import { type TextForm, useMaskedText } from './use-masked-text.ts';

type Look = { form: TextForm; inputMode: HTMLAttributes<HTMLInputElement>['inputMode']; suffix?: string };

/** One line of text in a fixed format. */
const MaskedField = ({ form, inputMode, suffix, ...props }: FieldProps & Look) => {
  const text = useMaskedText({ form, value: props.value, onChange: props.onChange });
  return (
    <TextInput
      {...inputProps(props)}
      {...text}
      inputMode={inputMode}
      className={styles.figures}
      wrapperClass={styles.wrapper}
      right={suffix !== undefined && <div className={styles.suffix}>{suffix}</div>}
    />
  );
};

export const PhoneField = (props: FieldProps) => <MaskedField {...props} form={textForms.phone} inputMode="tel" />;
export const ZipField = (props: FieldProps) => <MaskedField {...props} form={textForms.zip} inputMode="numeric" />;
export const NumberField = (props: FieldProps) => (
  <MaskedField {...props} form={textForms.number} inputMode="numeric" />
);
export const PercentField = (props: FieldProps) => (
  <MaskedField {...props} form={textForms.percent} inputMode="decimal" suffix="%" />
);
/** A yearly rate as a statement prints it: 0.9 is less than one percent. */
export const RateField = (props: FieldProps) => (
  <MaskedField {...props} form={textForms.number} inputMode="decimal" suffix="%" />
);
export const DateField = (props: FieldProps) => (
  <MaskedField {...props} hint={props.hint ?? questions.dateHint} form={textForms.date} inputMode="numeric" />
);
export const MonthField = (props: FieldProps) => (
  <MaskedField {...props} hint={props.hint ?? questions.monthHint} form={textForms.month} inputMode="numeric" />
);
