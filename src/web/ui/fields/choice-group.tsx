import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { describedBy } from './described-by.ts';
import { FieldLabel } from './field-label.tsx';
import { FieldNotes } from './field-notes.tsx';
import type { FieldProps } from './field-props.ts';

type GroupProps = Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'isOptional'> & {
  layout: 'rows' | 'pair' | 'columns';
  children: ReactNode;
};

/** A group has its question as legend, with its help and error tied to it. */
export const ChoiceGroup = ({ id, label, hint, error, isOptional, layout, children }: GroupProps) => (
  <fieldset className={styles.group} aria-describedby={describedBy(id, { error, hint })}>
    <legend className="field-label">
      <FieldLabel label={label} isOptional={isOptional} />
    </legend>
    <div className={styles[layout]}>{children}</div>
    <FieldNotes id={id} error={error} hint={hint} />
  </fieldset>
);
