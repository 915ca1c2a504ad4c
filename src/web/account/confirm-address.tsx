import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { steps } from '#funnel/steps.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { Link } from '#web/router/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { account } from '#words/account.ts';
import { accountCreation } from '#words/funnel/pages/account-creation.ts';
import { CodeForm } from './code-form.tsx';
import styles from './sign-in.module.css';
import { SignInProblem } from './sign-in-problem.tsx';
import { useSignIn } from './use-sign-in.ts';

const words = accountCreation;

/** The code verifies the email address and carries the data entered on this device into its account. */
export const ConfirmAddress = ({ email, onConfirmed }: { email: string; onConfirmed: () => void }) => {
  const trpc = useTRPC();
  const { state, submit, fail } = useSignIn(onConfirmed);
  // A code already sent stays valid, and its field stays, while another one is requested.
  const [isSent, setIsSent] = useState(false);
  const request = useMutation(
    trpc.identity.requestCode.mutationOptions({
      onSuccess: () => setIsSent(true),
      onError: (error) => fail(error.data?.code === 'TOO_MANY_REQUESTS' ? 'tooManyTries' : 'CLIENT_FETCH_ERROR'),
    }),
  );
  return (
    <>
      {state.kind === 'failed' && (
        <div className={styles.notice}>
          <SignInProblem code={state.code} />
        </div>
      )}
      {isSent ? (
        <>
          <div className={styles.notice}>
            <Notice tone="info" title={words.sent(email)} />
          </div>
          <CodeForm
            isWorking={state.kind === 'working'}
            onSubmit={(code) => void submit({ provider: 'email-code', fields: { email, code } })}
          />
        </>
      ) : (
        <div className={styles.form}>
          <p>{words.sendTo(email)}</p>
          <button
            className="button button-primary button-large"
            type="button"
            onClick={() => request.mutate({ email })}
          >
            {request.isPending ? account.working : words.send}
          </button>
        </div>
      )}
      <p className={styles.other}>
        {isSent && (
          <button className="link-button" type="button" onClick={() => request.mutate({ email })}>
            {account.resend}
          </button>
        )}
        <Link to={steps.mcr.path}>{words.wrongAddress}</Link>
      </p>
    </>
  );
};
