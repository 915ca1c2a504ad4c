import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { momentText } from '#words/moments.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import styles from '../users/users.module.css';
import type { Passkey } from './passkey-list.tsx';

const words = portalUsers.account.passkeys;

type Props = { passkey: Passkey; onChanged: () => void };

export const PasskeyEntry = ({ passkey: { id, name, createdAt, usedAt }, onChanged }: Props) => {
  const trpc = useTRPC();
  const [isNaming, setIsNaming] = useState(false);
  const form = useForm({
    initial: { name },
    check: (typed) => ({ name: typed.name.trim() === '' ? words.nameNeeded : null }),
  });
  const rename = useMutation(
    trpc.portal.renamePasskey.mutationOptions({
      onSuccess: () => {
        setIsNaming(false);
        onChanged();
      },
    }),
  );
  const remove = useMutation(
    trpc.portal.removePasskey.mutationOptions({
      onSuccess: () => {
        onChanged();
        showToast({ kind: 'done', title: words.removed, text: words.removedText });
      },
    }),
  );
  const problem = rename.error?.message ?? remove.error?.message ?? null;
  return (
    <li>
      <strong>{name}</strong>
      <span className="muted small">
        {words.added(momentText(createdAt))}, {usedAt === null ? words.neverUsed : words.used(momentText(usedAt))}
      </span>
      {problem !== null && <Notice tone="stop" title={problem} />}
      {isNaming ? (
        <form
          className={styles.plain}
          noValidate
          onSubmit={form.submit((typed) => rename.mutate({ id, name: typed.name }), focusFirstError)}
        >
          <TextInput label={words.newName} maxLength={60} {...form.inputProps('name')} />
          <p className={styles.buttons}>
            <button className="button button-secondary button-small" type="submit">
              {words.saveName}
            </button>
            <button className="button button-quiet button-small" type="button" onClick={() => setIsNaming(false)}>
              {words.keepName}
            </button>
          </p>
        </form>
      ) : (
        <p className={styles.buttons}>
          <button
            className="button button-secondary button-small"
            type="button"
            aria-label={words.renameLabel(name)}
            onClick={() => setIsNaming(true)}
          >
            {words.rename}
          </button>
          <button
            className="button button-secondary button-small"
            type="button"
            aria-label={words.removeLabel(name)}
            onClick={() => remove.mutate({ id })}
          >
            {words.remove}
          </button>
        </p>
      )}
    </li>
  );
};
