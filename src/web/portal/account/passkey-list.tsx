import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { HeadedCard } from '#web/ui/headed-card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import styles from '../users/users.module.css';
import { PasskeyEntry } from './passkey-entry.tsx';

const words = portalUsers.account.passkeys;

export type Passkey = inferOutput<ReturnType<typeof useTRPC>['portal']['account']>['passkeys'][number];

/** The user's passkeys, and the way to add one on this device. */
export const PasskeyList = ({ passkeys }: { passkeys: readonly Passkey[] }) => {
  const trpc = useTRPC();
  const api = useTRPCClient();
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: trpc.portal.account.queryKey() });
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? words.nameNeeded : null }),
  });
  const add = useMutation({
    mutationFn: async (name: string) => {
      const { token, options: optionsJSON } = await api.portal.startPasskey.mutate();
      const { startRegistration } = await import('@simplewebauthn/browser');
      const response = await startRegistration({ optionsJSON });
      return api.portal.addPasskey.mutate({ token, name, response });
    },
    onSuccess: ({ kind }) => {
      if (kind !== 'done') return;
      form.reset();
      void reload();
      showToast({ kind: 'done', title: words.done, text: words.doneText });
    },
  });
  return (
    <HeadedCard id="passkeys-heading" heading={words.heading} text={words.text}>
      {add.isError && <Notice tone="warn" title={words.notMade} />}
      {add.data?.kind === 'notUsable' && <Notice tone="stop" title={words.notUsable} />}
      {passkeys.length === 0 ? (
        <p className="muted small">{words.none}</p>
      ) : (
        <ul className={styles.actions}>
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} onChanged={() => void reload()} />
          ))}
        </ul>
      )}
      <form className={styles.plain} noValidate onSubmit={form.submit(({ name }) => add.mutate(name), focusFirstError)}>
        <TextInput label={words.name} hint={words.nameHelp} maxLength={60} {...form.inputProps('name')} />
        <p>
          <button className="button button-secondary button-dense" type="submit" disabled={add.isPending}>
            {words.add}
          </button>
        </p>
      </form>
    </HeadedCard>
  );
};
