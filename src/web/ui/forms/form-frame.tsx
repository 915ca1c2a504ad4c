import type { FormEvent, ReactNode } from 'react';
import { FormButtons } from './form-buttons.tsx';

type Props = {
  /** Classes of the form and of its buttons: `form` and `actions`. */
  look: Readonly<Record<string, string | undefined>>;
  /** For a form without a heading of its own. */
  label?: string;
  words: { submit: string; cancel: string };
  isPending: boolean;
  /** What is wrong with the form as a whole; fields name it by this id. */
  problem: string | null | undefined;
  problemId?: string;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** The frame of a dense form: its fields, what is wrong, and the two buttons that end it. */
export const FormFrame = ({
  look,
  label,
  words,
  isPending,
  problem,
  problemId,
  onSubmit,
  onCancel,
  children,
}: Props) => {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={look.form} noValidate onSubmit={send} aria-label={label}>
      {children}
      <span className="field-error" id={problemId} role="alert">
        {problem}
      </span>
      <FormButtons className={look.actions} {...words} isPending={isPending} onCancel={onCancel} />
    </form>
  );
};
