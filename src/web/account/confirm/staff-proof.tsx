import { useMutation, useQuery } from '@tanstack/react-query';
import { useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { account } from '#words/account.ts';
import { confirmIdentity } from '#words/confirm-identity.ts';
import styles from '../sign-in.module.css';
import { usedPasskey } from './used-passkey.ts';

const words = confirmIdentity;

/** The code of the authenticator app, or a passkey where the account has one. */
export const StaffProof = ({ onProved }: { onProved: () => void }) => {
  const trpc = useTRPC();
  const api = useTRPCClient();
  const own = useQuery(trpc.portal.account.queryOptions());
  const confirm = useMutation(
    trpc.portal.confirm.mutationOptions({ onSuccess: ({ kind }) => kind === 'done' && onProved() }),
  );
  const present = useMutation({
    mutationFn: async () => {
      const asked = await api.portal.askOwnPasskey.mutate();
      const response = await usedPasskey(asked.options);
      return confirm.mutateAsync({ kind: 'passkey', token: asked.token, response });
    },
  });
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim().length < 6 ? words.staffCodeNeeded : null }),
  });
  const isPasskeyWrong = present.isError || present.data?.kind === 'wrong';
  const isCodeWrong = !isPasskeyWrong && confirm.data?.kind === 'wrong';
  const failure = confirm.error?.message ?? null;
  return (
    <>
      {failure !== null && <Notice tone="stop" title={failure} />}
      {failure === null && isPasskeyWrong && <Notice tone="stop" title={words.wrongPasskey} />}
      {isCodeWrong && <Notice tone="stop" title={words.wrongStaffCode} />}
      {(own.data?.passkeys.length ?? 0) > 0 && (
        <button className="button button-secondary" type="button" onClick={() => present.mutate()}>
          {words.passkey}
        </button>
      )}
      <form
        className={styles.form}
        noValidate
        onSubmit={form.submit(({ code }) => {
          present.reset();
          confirm.mutate({ kind: 'app', code });
        }, focusFirstError)}
      >
        <TextInput label={words.staffCode} autoComplete="one-time-code" {...form.inputProps('code')} />
        <button className="button button-primary" type="submit">
          {confirm.isPending ? account.working : words.submit}
        </button>
      </form>
    </>
  );
};
