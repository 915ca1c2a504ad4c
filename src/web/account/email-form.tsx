import { type FormEvent, useState } from 'react';
import { looksLikeEmail } from '#entities/text/looks-like-email.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { account } from '#words/account.ts';
import { answerError } from '#words/answer-errors.ts';
import styles from './sign-in.module.css';

const problemWith = (typed: string): string | null => {
  if (typed === '') return account.emailNeeded;
  return looksLikeEmail(typed) ? null : answerError({ code: 'emailFormat', label: account.email, kind: 'email' });
};

/** Part of prerendered HTML: the field is uncontrolled, so text entered before hydration counts. */
export const EmailForm = ({
  initial,
  isWorking,
  onSubmit,
}: {
  initial: string;
  isWorking: boolean;
  onSubmit: (email: string) => void;
}) => {
  const isLive = useIsLive();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('email')).trim();
    const found = problemWith(typed);
    setProblem(found);
    if (found) focusFirstError();
    else onSubmit(typed);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextInput
        label={account.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        defaultValue={initial}
        error={problem}
        onChange={() => setProblem(null)}
      />
      <button className="button button-primary button-large" type="submit" disabled={!isLive}>
        {isWorking ? account.working : account.sendCode}
      </button>
    </form>
  );
};
