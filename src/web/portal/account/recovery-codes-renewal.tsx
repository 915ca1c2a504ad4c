import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { portalUsers } from '#words/portal/portal-users.ts';
import styles from '../users/users.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';

const words = portalUsers.account;

export const RecoveryCodesRenewal = ({ left }: { left: number }) => {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const renew = useMutation(
    trpc.portal.renewRecoveryCodes.mutationOptions({
      onSuccess: () => {
        setCode('');
        void queries.invalidateQueries({ queryKey: trpc.portal.account.queryKey() });
      },
      onError: ({ message }) => setProblem(message),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = code.trim().length < 6;
    setProblem(isShort ? words.codeNeeded : null);
    if (!isShort) renew.mutate({ code });
  };
  if (renew.data) return <RecoveryCodes codes={renew.data.codes} onKept={() => renew.reset()} />;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="recovery-heading">
      <h2 className="heading-4" id="recovery-heading">
        {words.recovery}
      </h2>
      <p className="small">{words.recoveryText(left)}</p>
      <form className={styles.plain} noValidate onSubmit={submit}>
        <TextInput
          label={words.code}
          hint={words.renewText}
          autoComplete="one-time-code"
          value={code}
          error={problem}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <p>
          <button className="button button-secondary button-dense" type="submit" disabled={renew.isPending}>
            {words.renew}
          </button>
        </p>
      </form>
    </section>
  );
};
