import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { account } from '#words/account.ts';
import styles from './sign-in.module.css';

const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);

/** Six digits from an email or an authenticator app; pasting works, and so does the phone's own suggestion. */
export const CodeForm = ({
  isWorking,
  submitText = account.signIn,
  onSubmit,
}: {
  isWorking: boolean;
  submitText?: string;
  onSubmit: (code: string) => void;
}) => {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.length === 6 ? null : account.codeNeeded }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(({ code }) => onSubmit(code), focusFirstError)}>
      <TextInput
        label={account.code}
        hint={account.codeHelp}
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.inputProps('code')}
        onChange={(event) => form.change('code', digitsOf(event.currentTarget.value))}
      />
      <button className="button button-primary button-large" type="submit">
        {isWorking ? account.working : submitText}
      </button>
    </form>
  );
};
