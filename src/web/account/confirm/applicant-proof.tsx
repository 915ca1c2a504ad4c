import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '#web/api-client/api.ts';
import { focusFirstError } from '#web/ui/focus/focus-first-error.ts';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { account } from '#words/account.ts';
import { confirmIdentity } from '#words/confirm-identity.ts';
import { shell } from '#words/shell.ts';
import { CodeForm } from '../code-form.tsx';
import styles from '../sign-in.module.css';

const words = confirmIdentity;

const PasswordProof = ({ isWorking, onSubmit }: { isWorking: boolean; onSubmit: (password: string) => void }) => {
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? account.passwordNeeded : null }),
  });
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={form.submit(({ password }) => onSubmit(password), focusFirstError)}
    >
      <PasswordField label={account.password} autoComplete="current-password" {...form.inputProps('password')} />
      <button className="button button-primary" type="submit">
        {isWorking ? account.working : words.submit}
      </button>
    </form>
  );
};

type Props = { isCodeOnly: boolean; onProved: () => void };

/** A mailed code, or the password of an applicant who has one. */
export const ApplicantProof = ({ isCodeOnly, onProved }: Props) => {
  const trpc = useTRPC();
  const own = useQuery(trpc.identity.account.queryOptions());
  const [prefersCode, setPrefersCode] = useState(isCodeOnly);
  const request = useMutation(trpc.identity.requestConfirmation.mutationOptions());
  const confirm = useMutation(
    trpc.identity.confirm.mutationOptions({ onSuccess: ({ kind }) => kind === 'done' && onProved() }),
  );
  if (own.data === undefined)
    return own.isError ? <Notice tone="stop" title={own.error.message} /> : <SkeletonLines text={shell.loading} />;
  const { email, hasPassword } = own.data;
  if (email === null) return <Notice tone="info" title={words.noEmail} />;
  const byCode = prefersCode || !hasPassword;
  const failure = request.error?.message ?? confirm.error?.message ?? null;
  const wrong = confirm.data?.kind === 'wrong' ? (byCode ? words.wrongCode : words.wrongPassword) : null;
  const problem = failure ?? wrong;
  return (
    <>
      {problem !== null && <Notice tone="stop" title={problem} />}
      {!byCode && (
        <PasswordProof
          isWorking={confirm.isPending}
          onSubmit={(password) => confirm.mutate({ kind: 'password', password })}
        />
      )}
      {byCode && !request.isSuccess && (
        <>
          <p>{words.sendTo(email)}</p>
          <button className="button button-primary" type="button" onClick={() => request.mutate()}>
            {request.isPending ? account.working : words.send}
          </button>
        </>
      )}
      {byCode && request.isSuccess && (
        <>
          <Notice tone="info" title={words.sent(email)} />
          <CodeForm
            isWorking={confirm.isPending}
            submitText={words.submit}
            onSubmit={(code) => confirm.mutate({ kind: 'code', code })}
          />
          <p>
            <button className="link-button" type="button" onClick={() => request.mutate()}>
              {account.resend}
            </button>
          </p>
        </>
      )}
      {hasPassword && !isCodeOnly && (
        <p>
          <button
            className="link-button"
            type="button"
            onClick={() => {
              confirm.reset();
              setPrefersCode(!prefersCode);
            }}
          >
            {byCode ? words.usePassword : words.useCode}
          </button>
        </p>
      )}
    </>
  );
};
