import { type ComponentType, type FormEvent, useId, useRef, useState } from 'react';
import styles from './write-form.module.css';

type Words = { label: string; help?: string; submit: string; cancel?: string; empty: string };

export type TextFieldProps = {
  id: string;
  rows: number;
  maxLength: number;
  value: string;
  isInvalid: boolean;
  describedBy: string;
  onType: (text: string) => void;
};

/** What every field of the form has, whatever else it offers. */
export const textAreaOf = ({ id, rows, maxLength, value, isInvalid, describedBy }: Omit<TextFieldProps, 'onType'>) =>
  ({
    ...{ className: 'input', id, rows, maxLength, value },
    ...{ 'aria-invalid': isInvalid, 'aria-describedby': describedBy },
  }) as const;

const PlainField = ({ onType, ...field }: TextFieldProps) => (
  <textarea {...textAreaOf(field)} onChange={({ currentTarget }) => onType(currentTarget.value)} />
);

type Props = {
  words: Words;
  /** Where the text is typed, if not in a plain field. */
  Field?: ComponentType<TextFieldProps>;
  /** `page` for applicants, `dense` for staff. */
  look: 'page' | 'dense';
  /** For when another control on the page comes first. */
  tone?: 'primary' | 'secondary';
  rows?: number;
  maxLength: number;
  /** Minimum length of a meaningful text. */
  least?: number;
  first?: string;
  /** Called on every change, so that the caller can keep a draft. */
  onType?: (text: string) => void;
  isPending: boolean;
  problem: string | null;
  /** `clear` empties the field once the text has arrived; anything typed since then stays. */
  onSubmit: (text: string, clear: () => void) => void;
  onCancel?: () => void;
};

const SIZES = { page: 'button-small', dense: 'button-dense' } as const;

/** A short free-text form; an empty one does nothing, and a refusal keeps the text. */
export const WriteForm = ({
  words,
  Field = PlainField,
  look,
  tone = 'primary',
  rows = 3,
  maxLength,
  least = 1,
  first = '',
  onType,
  isPending,
  problem,
  onSubmit,
  onCancel,
}: Props) => {
  const id = useId();
  const [text, setText] = useState(first);
  const latest = useRef(text);
  const type = (typed: string) => {
    latest.current = typed;
    setText(typed);
    onType?.(typed);
  };
  const [isShort, setIsShort] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isTooShort = text.trim().length < least;
    setIsShort(isTooShort);
    const clear = () => {
      if (latest.current === text) type('');
    };
    if (!isTooShort) onSubmit(text.trim(), clear);
  };
  const told = isShort ? words.empty : problem;
  const help = words.help === undefined ? '' : `${id}-help `;
  return (
    <form className={styles.form} data-look={look} noValidate onSubmit={send}>
      <label className="field-label" htmlFor={id}>
        {words.label}
      </label>
      <Field
        id={id}
        rows={rows}
        maxLength={maxLength}
        value={text}
        isInvalid={told !== null}
        describedBy={`${help}${id}-error`}
        onType={type}
      />
      {words.help !== undefined && (
        <span className="field-help" id={`${id}-help`}>
          {words.help}
        </span>
      )}
      <span className="field-error" id={`${id}-error`} role="alert">
        {told}
      </span>
      <div className={styles.actions}>
        <button className={`button button-${tone} ${SIZES[look]}`} type="submit" disabled={isPending}>
          {words.submit}
        </button>
        {onCancel && words.cancel !== undefined && (
          <button className={`button button-quiet ${SIZES[look]}`} type="button" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </div>
    </form>
  );
};
