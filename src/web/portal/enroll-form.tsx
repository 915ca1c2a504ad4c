import type { ReactNode } from 'react';
import { PORTAL_PASSWORD_LENGTH } from '#entities/values/password.ts';
import { newPasswordError } from '#web/account/new-password-error.ts';
import styles from '#web/account/sign-in.module.css';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { account } from '#words/account.ts';
import { enrollment } from '#words/portal/portal-sign-in.ts';

const words = enrollment;

type Values = { password: string; code: string };

export const EnrollForm = ({
  email,
  isWorking,
  problem,
  onSubmit,
  children,
}: {
  email: string;
  isWorking: boolean;
  /** Why the server refused the password sent last. */
  problem: string | null;
  onSubmit: (values: Values) => void;
  children: ReactNode;
}) => {
  const form = useForm<Values>({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: newPasswordError(PORTAL_PASSWORD_LENGTH, password),
      code: code.length === 6 ? null : account.codeNeeded,
    }),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(onSubmit, focusFirstError)}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={words.password}
        hint={words.passwordHelp}
        autoComplete="new-password"
        {...form.inputProps('password')}
        error={form.errors.password ?? problem ?? undefined}
      />
      {children}
      <TextInput
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.code}
        {...form.inputProps('code')}
        onChange={({ currentTarget }) => form.change('code', currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      />
      <button className="button button-primary button-large" type="submit">
        {isWorking ? account.working : words.submit}
      </button>
    </form>
  );
};
