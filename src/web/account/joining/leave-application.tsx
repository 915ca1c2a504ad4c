import { useMutation } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { focusWhenShown } from '#web/ui/focus/focus-when-shown.ts';
import { SureFirst } from '#web/ui/forms/sure-first.tsx';
import { leaving as words } from '#words/funnel/leaving.ts';
import cards from '../session-list.module.css';
import styles from '../sign-in.module.css';

type Props = { other: string; onLeft: () => void };

/** For a coborrower: what leaving means, then the press that does it. */
export const LeaveApplication = ({ other, onLeft }: Props) => {
  const trpc = useTRPC();
  const leave = useMutation(
    trpc.application.leave.mutationOptions({ onSuccess: ({ kind }) => kind === 'left' && onLeft() }),
  );
  const problem = leave.data?.kind === 'sent' ? words.sent : (leave.error?.message ?? null);
  return (
    <section className={`card ${cards.card}`} aria-labelledby="leave" id="leaving">
      <h2 className="heading-4" id="leave">
        {words.title}
      </h2>
      <SureFirst
        words={words}
        before={<p>{words.text(other)}</p>}
        problem={problem}
        isPending={leave.isPending}
        onSure={() => leave.mutate()}
      >
        <p>
          <strong>{words.sure}</strong>
        </p>
        <ul>
          {words.means(other).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </SureFirst>
    </section>
  );
};

export const LeftApplication = ({ other }: { other: string }) => (
  <>
    <h1 className="heading-1" tabIndex={-1} ref={focusWhenShown}>
      {words.doneTitle}
    </h1>
    <p className={`lede ${styles.lede}`}>{words.done(other)}</p>
  </>
);
