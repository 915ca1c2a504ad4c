import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
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
    initialValues: { email, password: '' },
    validate: {
      email: (value) => (value.trim() === '' ? account.emailNeeded : null),
      password: (value) => (value === '' ? account.passwordNeeded : null),
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(onSubmit, focusFirstError)}>
      <TextInput
        label={account.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.getInputProps('email')}
      />
      <PasswordField label={account.password} autoComplete="current-password" {...form.getInputProps('password')} />
      <button className="button button-primary button-large" type="submit">
        {isWorking ? account.working : account.signIn}
      </button>
    </form>
  );
};
