import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PASSWORD_LENGTH } from '#entities/values/password.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { HeadedCard } from '#web/ui/headed-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { newPassword, passwordCard } from '#words/own-account.ts';
import { newPasswordError } from './new-password-error.ts';
import styles from './session-list.module.css';

const words = passwordCard;

type Props = { email: string; hasPassword: boolean; onSaved: () => void };

/** Sets or changes the password: with the old one, or with a mailed code that the page asks for by itself. */
export const PasswordCard = ({ email, hasPassword, onSaved }: Props) => {
  const trpc = useTRPC();
  const [isForgotten, setIsForgotten] = useState(false);
  const asksOld = hasPassword && !isForgotten;
  const form = useForm({
    initial: { current: '', password: '' },
    check: ({ current, password }) => ({
      current: asksOld && current === '' ? words.currentNeeded : null,
      password: newPasswordError(PASSWORD_LENGTH, password),
    }),
  });
  const save = useMutation(
    trpc.identity.setPassword.mutationOptions({
      onSuccess: ({ kind }) => {
        if (kind === 'wrongPassword') return form.setErrors({ current: words.wrongPassword });
        if (kind !== 'done') return form.setErrors({ password: newPassword[kind] });
        form.reset();
        setIsForgotten(false);
        onSaved();
        showToast({ kind: 'done', title: words.saved, text: words.savedText });
      },
    }),
  );
  return (
    <HeadedCard id="password-heading" heading={words.heading} text={hasPassword ? words.text : words.none}>
      {save.isError && <Notice tone="stop" title={save.error.message} />}
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit(
          ({ current, password }) => save.mutate({ password, current: asksOld ? current : null }),
          focusFirstError,
        )}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {asksOld && (
          <PasswordField label={words.current} autoComplete="current-password" {...form.inputProps('current')} />
        )}
        {hasPassword && (
          <p>
            <button className="link-button" type="button" onClick={() => setIsForgotten(!isForgotten)}>
              {isForgotten ? words.remember : words.forgot}
            </button>
          </p>
        )}
        {!asksOld && <p className="muted small">{words.byCode}</p>}
        <PasswordField
          label={words.next}
          hint={words.help}
          autoComplete="new-password"
          {...form.inputProps('password')}
        />
        <p>
          <button className="button button-secondary button-dense" type="submit" disabled={save.isPending}>
            {words.save}
          </button>
        </p>
      </form>
    </HeadedCard>
  );
};
