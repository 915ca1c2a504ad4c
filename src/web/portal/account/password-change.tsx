import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PORTAL_PASSWORD_LENGTH } from '#entities/values/password.ts';
import { newPasswordError } from '#web/account/new-password-error.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { HeadedCard } from '#web/ui/headed-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { newPassword } from '#words/own-account.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import styles from '../users/users.module.css';

const words = portalUsers.account;

export const PasswordChange = ({ email }: { email: string }) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const form = useForm({
    initial: { password: '', newPassword: '', code: '' },
    check: ({ password, newPassword, code }) => ({
      password: password === '' ? words.oldPasswordNeeded : null,
      newPassword: newPasswordError(PORTAL_PASSWORD_LENGTH, newPassword),
      code: code.trim().length < 6 ? words.codeNeeded : null,
    }),
  });
  const change = useMutation(
    trpc.portal.changePassword.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind === 'wrongPassword') return form.setErrors({ password: words.wrongPassword });
        if (kind !== 'done') return form.setErrors({ newPassword: newPassword[kind] });
        form.reset();
        void queries.invalidateQueries({ queryKey: trpc.portal.account.queryKey() });
        showToast({ kind: 'done', title: words.changed, text: words.changedText });
      },
    }),
  );
  return (
    <HeadedCard id="password-heading" heading={words.password} text={words.passwordText}>
      {change.isError && <Notice tone="stop" title={change.error.message} />}
      <form
        className={styles.plain}
        noValidate
        onSubmit={form.submit((answers) => change.mutate(answers), focusFirstError)}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField label={words.oldPassword} autoComplete="current-password" {...form.inputProps('password')} />
        <PasswordField
          label={words.newPassword}
          hint={words.newPasswordHelp}
          autoComplete="new-password"
          {...form.inputProps('newPassword')}
        />
        <TextInput label={words.code} autoComplete="one-time-code" {...form.inputProps('code')} />
        <p>
          <button className="button button-secondary button-dense" type="submit" disabled={change.isPending}>
            {words.change}
          </button>
        </p>
      </form>
    </HeadedCard>
  );
};
