import { useMutation, useQuery } from '@tanstack/react-query';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { isRefusal } from '#web/api-client/is-refusal.ts';
import { HouseholdLineCard } from '#web/funnel/offer/household-line-card.tsx';
import { pageTitle } from '#web/page-title.ts';
import { useSearchParams } from '#web/router/navigation.tsx';
import { useSession } from '#web/session/session-provider.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { useIsLive } from '#web/ui/use-is-live.ts';
import { answerError } from '#words/answer-errors.ts';
import { people } from '#words/funnel/people.ts';
import { shell } from '#words/shell.ts';
import styles from '../sign-in.module.css';
import { DeclinedInvitation, DeclineInvitation } from './decline-invitation.tsx';
import { JoinForm } from './join-form.tsx';

const words = people.join;

export const meta = () => [{ title: pageTitle(words.title) }];

/** A coborrower's first page; a full load, so that nothing from the previous user remains. */
const FIRST_PAGE = '/app/initial-setup/is-self-employed';

const NotValid = () => (
  <>
    <h1 className="heading-1">{words.missingTitle}</h1>
    <p className={`lede ${styles.lede}`}>{words.missingText}</p>
    <p className={styles.start}>
      <a className="button button-primary" href={paths.login}>
        {words.signIn}
      </a>
    </p>
  </>
);

const Invitation = ({ token }: { token: string }) => {
  const trpc = useTRPC();
  const { data: session } = useSession();
  const invitation = useQuery(trpc.identity.invitation.queryOptions({ token }));
  const join = useMutation(
    trpc.identity.join.mutationOptions({
      onSuccess: (outcome) => {
        if (outcome.kind === 'joined') window.location.assign(FIRST_PAGE);
      },
    }),
  );
  if (invitation.isPending) return <SkeletonLines text={shell.loading} />;
  if (invitation.isLoadingError)
    return isRefusal(invitation.error) ? <NotValid /> : <NotLoaded retry={invitation.refetch} isWholePage />;
  const { firstName, lastName, email, inviterName, home, line, isDeclined, expiresAt } = invitation.data;
  const answering = { token, inviter: inviterName, expiresAt, onAnswered: () => void invitation.refetch() };
  if (isDeclined) return <DeclinedInvitation {...answering} />;
  const name = `${firstName} ${lastName}`;
  const refused = join.data?.kind === 'invalid' ? join.data.code : null;
  return (
    <>
      <h1 className="heading-1">{words.heading(inviterName)}</h1>
      <p className={`lede ${styles.lede}`}>{words.lede(name, email)}</p>
      <HouseholdLineCard home={home} line={line} />
      <div className={`card ${styles.card}`}>
        {session?.user?.name && (
          <div className={styles.notice}>
            <Notice tone="info" title={words.signedIn(session.user.name)} />
          </div>
        )}
        {join.isError && (
          <div className={styles.notice}>
            <Notice tone="stop" title={join.error.message} />
          </div>
        )}
        <JoinForm
          name={name}
          isWorking={join.isPending || join.data?.kind === 'joined'}
          problem={refused && answerError({ code: refused, label: words.dateOfBirth, kind: 'date' })}
          onSubmit={(dateOfBirth) => join.mutate({ token, dateOfBirth })}
        />
      </div>
      <DeclineInvitation {...answering} />
    </>
  );
};

/** Target of the invitation: an account and session for the coborrower. */
export default function JoinPage() {
  const [search] = useSearchParams();
  const token = useIsLive() ? search.get('token') : null;
  return <PageFrame>{token === null ? <NotValid /> : <Invitation token={token} />}</PageFrame>;
}
