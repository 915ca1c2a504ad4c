import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { account } from '#words/account.ts';
import { questions } from '#words/funnel/questions.ts';
import styles from './sign-in.module.css';

const words = questions.accountCreation;
const LEAST_LENGTH = 8;

/** An optional password, for a verified email address. */
export const FirstPasswordForm = ({ onSaved }: { onSaved: () => void }) => {
  const trpc = useTRPC();
  const setPassword = useMutation(trpc.identity.setPassword.mutationOptions({ onSuccess: onSaved }));
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password.length < LEAST_LENGTH ? words.tooShort : null }),
  });
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
