import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { account } from '#words/account.ts';
import styles from './sign-in.module.css';

type Values = { email: string; password: string };

export const PasswordForm = ({
  email,
  isWorking,
  onSubmit,
}: {
  email: string;
  isWorking: boolean;
  onSubmit: (values: Values) => void;
}) => {
  const form = useForm<Values>({
    initial: { email, password: '' },
    check: (typed) => ({
      email: typed.email.trim() === '' ? account.emailNeeded : null,
      password: typed.password === '' ? account.passwordNeeded : null,
    }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(onSubmit, focusFirstError)}>
      <TextInput
        label={account.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.inputProps('email')}
      />
      <PasswordField label={account.password} autoComplete="current-password" {...form.inputProps('password')} />
      <button className="button button-primary button-large" type="submit">
        {isWorking ? account.working : account.signIn}
      </button>
    </form>
  );
};
