import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import styles from '#web/account/sign-in.module.css';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { account } from '#words/account.ts';
import { portal } from '#words/portal/portal.ts';

const words = portal.enrol;
const LEAST_LENGTH = 12;

type Values = { password: string; code: string };

export const EnrollForm = ({
  email,
  isWorking,
  onSubmit,
  children,
}: {
  email: string;
  isWorking: boolean;
  onSubmit: (values: Values) => void;
  children: ReactNode;
}) => {
  const form = useForm<Values>({
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (value.length < LEAST_LENGTH ? words.passwordTooShort : null),
      code: (value) => (value.length === 6 ? null : account.codeNeeded),
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit(onSubmit, focusFirstError)}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={words.password}
        description={words.passwordHelp}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      {children}
      <TextInput
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        classNames={{ input: `input ${styles.code ?? ''}` }}
        {...form.getInputProps('code')}
        onChange={({ currentTarget }) => form.setFieldValue('code', currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      />
      <button className="button button-primary button-large" type="submit">
        {isWorking ? account.working : words.submit}
      </button>
    </form>
  );
};
