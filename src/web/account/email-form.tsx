import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { email } from '#entities/email.ts';
import { focusFirstError } from '#web/ui/focus-first-error.ts';
import { account } from '#words/en/account.ts';
import { answerError } from '#words/en/errors.ts';
import styles from './sign-in.module.css';

const problemWith = (typed: string): string | null => {
  if (typed.trim() === '') return account.emailNeeded;
  return email.safeParse(typed).success
    ? null
    : answerError({ code: 'emailFormat', label: account.email, kind: 'email' });
};

export const EmailForm = ({
  initial,
  isWorking,
  onSubmit,
}: {
  initial: string;
  isWorking: boolean;
  onSubmit: (email: string) => void;
}) => {
  const form = useForm({ initialValues: { email: initial }, validate: { email: problemWith } });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.onSubmit((values) => onSubmit(values.email.trim()), focusFirstError)}
    >
      <TextInput
        label={account.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.getInputProps('email')}
      />
      <button className="button button-primary button-large" type="submit">
        {isWorking ? account.working : account.sendCode}
      </button>
    </form>
  );
};
