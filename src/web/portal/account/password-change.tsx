import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { portalPassword } from '#entities/values/password.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast.tsx';
import { portalUsers } from '#words/portal/portal-users.ts';
import styles from '../users/users.module.css';

const words = portalUsers.account;

export const PasswordChange = ({ email }: { email: string }) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const form = useForm({
    initialValues: { password: '', newPassword: '', code: '' },
    validate: {
      password: (value) => (value === '' ? words.oldPasswordNeeded : null),
      newPassword: (value) => (portalPassword.safeParse(value).success ? null : words.newPasswordShort),
      code: (value) => (value.trim().length < 6 ? words.codeNeeded : null),
    },
  });
  const change = useMutation(
    trpc.portal.changePassword.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind === 'wrongPassword') return form.setFieldError('password', words.wrongPassword);
        form.reset();
        void queries.invalidateQueries({ queryKey: trpc.portal.account.queryKey() });
        void showToast({ kind: 'done', title: words.changed, text: words.changedText });
      },
    }),
  );
  return (
    <section className={`card ${styles.card}`} aria-labelledby="password-heading">
      <h2 className="heading-4" id="password-heading">
        {words.password}
      </h2>
      <p className="small">{words.passwordText}</p>
      {change.isError && <Notice tone="stop" title={change.error.message} />}
      <form
        className={styles.plain}
        noValidate
        onSubmit={form.onSubmit((answers) => change.mutate(answers), focusFirstError)}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField label={words.oldPassword} autoComplete="current-password" {...form.getInputProps('password')} />
        <PasswordField
          label={words.newPassword}
          description={words.newPasswordHelp}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <TextInput label={words.code} autoComplete="one-time-code" {...form.getInputProps('code')} />
        <p>
          <button className="button button-secondary button-dense" type="submit" disabled={change.isPending}>
            {words.change}
          </button>
        </p>
      </form>
    </section>
  );
};
