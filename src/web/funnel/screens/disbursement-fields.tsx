import { Fragment, useId, useState } from 'react';
import { withoutGroups } from '#entities/application/disbursement.ts';
import { hubWords } from '#words/loan/hub.ts';
import type { FieldsLayoutProps } from '../step/step-form.tsx';
import { CheckDrawing } from './check-drawing.tsx';
import styles from './disbursement-beside.module.css';

const words = hubWords.money;

/** Pasting would repeat a wrong number, so it is typed. */
const AccountAgain = ({ typed, onAgain }: { typed: string; onAgain: (typed: string) => void }) => {
  const id = useId();
  const [again, setAgain] = useState('');
  const isDifferent = again !== '' && !typed.startsWith(withoutGroups(again));
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {words.again}
      </label>
      <input
        className="input"
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={again}
        aria-invalid={isDifferent}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => {
          setAgain(currentTarget.value);
          onAgain(currentTarget.value);
        }}
        onPaste={(event) => event.preventDefault()}
      />
      <span className="field-error" id={`${id}-error`} role="alert">
        {isDifferent ? words.different : null}
      </span>
    </div>
  );
};

/** The account in the order of a check: its drawing, the two numbers on it, and the second one once more. */
export const DisbursementFields = ({
  asked,
  values,
  renderField,
  onAgain,
}: FieldsLayoutProps & { onAgain: (typed: string) => void }) => {
  const typed = typeof values.accountNumber === 'string' ? withoutGroups(values.accountNumber) : '';
  return (
    <div className={styles.account}>
      {asked.map((field) => (
        <Fragment key={field.name}>
          {field.name === 'routingNumber' && <CheckDrawing />}
          {renderField(field)}
          {field.name === 'accountNumber' && typed !== '' && <AccountAgain typed={typed} onAgain={onAgain} />}
        </Fragment>
      ))}
    </div>
  );
};
