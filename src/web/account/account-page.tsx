import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { signInAgainPath } from '#web/funnel/saving/use-session-end.ts';
import { pageTitle } from '#web/page-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { account as words } from '#words/account.ts';
import { sessionWords } from '#words/own-account.ts';
import { shell } from '#words/shell.ts';
import { LeaveApplication, LeftApplication } from './joining/leave-application.tsx';
import { OwnMessages } from './own-messages.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionList } from './session-list.tsx';
import styles from './sign-in.module.css';
import { SignOutButton } from './sign-out-button.tsx';

export const meta = () => [{ title: pageTitle(words.own.title) }];

/** The applicant's own sign-in: where it is open, and its password. */
export default function AccountPage() {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const account = useQuery(trpc.identity.account.queryOptions());
  const onSettled = () => queries.invalidateQueries({ queryKey: trpc.identity.account.queryKey() });
  const told = (text: string) => () => showToast({ kind: 'done', title: sessionWords.ended, text });
  const end = useMutation(
    trpc.identity.endSession.mutationOptions({ onSuccess: told(sessionWords.endedText), onSettled }),
  );
  const endOthers = useMutation(
    trpc.identity.endOtherSessions.mutationOptions({ onSuccess: told(sessionWords.endedOthersText), onSettled }),
  );
  const [left, setLeft] = useState<string | null>(null);
  if (left !== null)
    return (
      <PageFrame>
        <LeftApplication other={left} />
      </PageFrame>
    );
  const { email = null, isEmailConfirmed = false, hasPassword = false, sessions = [], inviter } = account.data ?? {};
  return (
    <PageFrame>
      <ArrivalHeading>{words.own.title}</ArrivalHeading>
      {account.isPending && <SkeletonLines text={shell.loading} />}
      {account.isError && (
        <Notice tone="stop" title={shell.failure.title}>
          {account.error.message} <a href={signInAgainPath(paths.account)}>{words.signIn}</a>
        </Notice>
      )}
      {account.data && (
        <>
          <p className={`lede ${styles.lede}`}>{email === null ? words.own.ledeNoEmail : words.own.lede(email)}</p>
          <div className={styles.cards}>
            <OwnMessages />
            <SessionList
              sessions={sessions}
              problem={end.error?.message ?? endOthers.error?.message ?? null}
              onEnd={(id) => end.mutate({ id })}
              onEndOthers={() => endOthers.mutate()}
            />
            {email !== null && isEmailConfirmed ? (
              <PasswordCard email={email} hasPassword={hasPassword} onSaved={() => void onSettled()} />
            ) : (
              <Notice tone="info" title={words.own.unconfirmed}>
                {words.own.unconfirmedText} <a href={signInAgainPath(paths.account)}>{words.signIn}</a>
              </Notice>
            )}
            {inviter != null && <LeaveApplication other={inviter} onLeft={() => setLeft(inviter)} />}
          </div>
        </>
      )}
      <p className={styles.start}>
        <a href={paths.app}>{words.own.back}</a> {account.data && <SignOutButton />}
      </p>
    </PageFrame>
  );
}
