import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { paths } from '#funnel/paths.ts';
import { useTRPC, useTRPCClient } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { useNavigate, useSearchParams } from '#web/router/navigation.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { account } from '#words/account.ts';
import { shell } from '#words/shell.ts';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { linkProblem } from './link-problem.ts';
import { OpenApplication } from './open-application.tsx';
import { PasswordForm } from './password-form.tsx';
import { resumeAddress } from './resume-address.ts';
import { safeCallback } from './safe-callback.ts';
import styles from './sign-in.module.css';
import { SignInProblem } from './sign-in-problem.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSignedIn } from './use-signed-in.ts';

/** For the few whose address is that of two people. */
const PersonForm = lazy(async () => ({ default: (await import('./person-form.tsx')).PersonForm }));

export const meta = () => [{ title: pageTitle(account.title) }];

type Way = 'askForCode' | 'enterCode' | 'password' | 'choosePerson';

/** One response for every email address: the page never reveals whether an account exists. */
export default function LoginPage() {
  const trpc = useTRPC();
  const api = useTRPCClient();
  const navigate = useNavigate();
  const [given] = useSearchParams();
  const isLive = useIsLive();
  const search = isLive ? given : new URLSearchParams();
  const [way, setWay] = useState<Way>('askForCode');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [isResent, setIsResent] = useState(false);
  const goOn = async ({ replace = false } = {}) => {
    const wanted = safeCallback(search.get('callbackUrl'), window.location.origin);
    const resumed = await resumeAddress(api);
    navigate(resumed === paths.chooseApplication ? resumed : (wanted ?? resumed), { replace });
  };
  const { state, submit, fail, reset } = useSignIn(() => void goOn());
  const open = useSignedIn({ isAsked: state.kind === 'idle', onConfirmed: () => void goOn({ replace: true }) });
  const findPeople = useMutation(
    trpc.identity.people.mutationOptions({
      onSuccess: () => {
        reset();
        setWay('choosePerson');
      },
      onError: () => fail('CredentialsSignin'),
    }),
  );
  const enterCode = async (typed: string) => {
    setCode(typed);
    const outcome = await submit({ provider: 'email-code', fields: { email, code: typed } });
    if (outcome === 'choosePerson') findPeople.mutate({ email, code: typed });
  };
  const requestCode = useMutation(
    trpc.identity.requestCode.mutationOptions({
      onSuccess: () => setWay('enterCode'),
      onError: (error) => fail(error.data?.code === 'TOO_MANY_REQUESTS' ? 'tooManyTries' : 'CLIENT_FETCH_ERROR'),
    }),
  );
  const askForCode = (address: string) => {
    setEmail(address);
    requestCode.mutate({ email: address });
  };
  const problem = state.kind === 'failed' ? state.code : state.kind === 'idle' ? linkProblem(search) : null;
  const isWorking = state.kind === 'working' || requestCode.isPending || findPeople.isPending;
  return (
    <PageFrame>
      <h1 className="heading-1">{account.heading}</h1>
      <p className={`lede ${styles.lede}`}>{account.lede}</p>
      <div className={`card ${styles.card}`}>
        {search.has('left') && state.kind === 'idle' && way === 'askForCode' && (
          <div className={styles.notice}>
            <Notice tone="info" title={account.left}>
              {account.leftText}
            </Notice>
          </div>
        )}
        {open && way === 'askForCode' && <OpenApplication />}
        {problem && (
          <div className={styles.notice}>
            <SignInProblem code={problem} />
          </div>
        )}
        {way === 'askForCode' && <EmailForm initial={email} isWorking={isWorking} onSubmit={askForCode} />}
        {way === 'password' && (
          <PasswordForm
            email={email}
            isWorking={isWorking}
            onSubmit={(fields) => void submit({ provider: 'credentials', fields })}
          />
        )}
        {way === 'enterCode' && (
          <>
            <div className={styles.notice}>
              <Notice tone="info" title={isResent ? account.resent : account.codeSent(email)} />
            </div>
            <CodeForm isWorking={isWorking} onSubmit={(typed) => void enterCode(typed)} />
          </>
        )}
        {way === 'choosePerson' && (
          <Suspense fallback={<SkeletonLines text={shell.loading} />}>
            <PersonForm
              people={findPeople.data ?? []}
              isWorking={isWorking}
              onSubmit={(chosen) => void submit({ provider: 'email-code', fields: { email, code, ...chosen } })}
            />
          </Suspense>
        )}
        <p className={styles.other}>
          {way === 'askForCode' && (
            <button className="link-button" type="button" onClick={() => setWay('password')}>
              {account.usePassword}
            </button>
          )}
          {way === 'password' && (
            <button className="link-button" type="button" onClick={() => setWay('askForCode')}>
              {account.useCode}
            </button>
          )}
          {(way === 'enterCode' || way === 'choosePerson') && (
            <>
              <button
                className="link-button"
                type="button"
                onClick={() => {
                  askForCode(email);
                  setIsResent(true);
                }}
              >
                {account.resend}
              </button>
              <button className="link-button" type="button" onClick={() => setWay('askForCode')}>
                {account.changeEmail}
              </button>
            </>
          )}
        </p>
      </div>
      <p className={styles.start}>
        {account.newHere} <a href="/">{account.start}</a>
      </p>
    </PageFrame>
  );
}
