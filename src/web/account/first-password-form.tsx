import { useMutation } from '@tanstack/react-query';
import { PASSWORD_LENGTH } from '#entities/values/password.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { account } from '#words/account.ts';
import { accountCreation } from '#words/funnel/pages/account-creation.ts';
import { newPassword, passwordCard } from '#words/own-account.ts';
import { newPasswordError } from './new-password-error.ts';
import styles from './sign-in.module.css';

const words = accountCreation;

/** An optional password, for a verified email address. */
export const FirstPasswordForm = ({ onSaved }: { onSaved: () => void }) => {
  const trpc = useTRPC();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: newPasswordError(PASSWORD_LENGTH, password) }),
  });
  const setPassword = useMutation(
    trpc.identity.setPassword.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind === 'done') return onSaved();
        // An account with a password already changes it on its account page.
        form.setErrors({
          password: kind === 'wrongPassword' ? passwordCard.wrongPassword : newPassword[kind],
        });
      },
    }),
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit(({ password }) => setPassword.mutate({ password }), focusFirstError)}
    >
      {setPassword.isError && <Notice tone="stop" title={setPassword.error.message} />}
      <PasswordField
        label={words.password}
        hint={words.help}
        autoComplete="new-password"
        {...form.inputProps('password')}
      />
      <button className="button button-primary button-large" type="submit">
        {setPassword.isPending ? account.working : words.submit}
      </button>
    </form>
  );
};
