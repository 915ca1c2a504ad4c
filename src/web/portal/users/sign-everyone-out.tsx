import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { portalUsers } from '#words/portal/portal-users.ts';
import { AskTwice } from '../ask-twice.tsx';
import styles from './users.module.css';

const { everyone: words, actions } = portalUsers;

/** For an administrator of the whole lender, after a stolen key or a suspected break-in. */
export const SignEveryoneOut = () => {
  const trpc = useTRPC();
  const end = useMutation(
    trpc.staff.endEverySession.mutationOptions({
      onSuccess: ({ count }) => showToast({ kind: 'done', title: words.done(count), text: actions.doneText }),
    }),
  );
  return (
    <section className={`card ${styles.card} ${styles.apart}`} aria-labelledby="everyone-heading">
      <h2 className="heading-4" id="everyone-heading">
        {words.heading}
      </h2>
      {end.error && <Notice tone="stop" title={end.error.message} />}
      <AskTwice
        name={words.action}
        text={words.text}
        yes={actions.yes(words.action)}
        no={actions.no}
        isPending={end.isPending}
        onSure={() => end.mutate({ of: 'everyone' })}
      />
    </section>
  );
};
