import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApplicationStatus } from '#entities/application/application-status.ts';
import { dayIn } from '#entities/values/day-in.ts';
import { resumePath } from '#funnel/engine/resume.ts';
import { stepByPath } from '#funnel/engine/step-lookup.ts';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { signInAgainPath } from '#web/funnel/saving/use-session-end.ts';
import { questionWords } from '#web/funnel/step/question-words.ts';
import { pageTitle } from '#web/page-title.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { PageFrame } from '#web/ui/pages/page-frame.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { inDollars, inLongDate } from '#words/figures.ts';
import { chooseApplication as words } from '#words/funnel/lead-link.ts';
import { shell } from '#words/shell.ts';
import styles from './sign-in.module.css';
import { SignOutButton } from './sign-out-button.tsx';

export const meta = () => [{ title: pageTitle(words.title) }];

const dateOf = (moment: Date): string => inLongDate(dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, moment));

const labelOf = (status: ApplicationStatus): string => {
  const step = stepByPath(resumePath(status));
  return step === null ? '' : questionWords(step.key).label;
};

/** After signing in with more than one application: nothing typed is lost, and the product does not guess. */
export default function ChooseApplicationPage() {
  const trpc = useTRPC();
  const headingId = useId();
  const mine = useQuery(trpc.funnel.mine.queryOptions());
  const choose = useMutation(
    trpc.funnel.continueWith.mutationOptions({ onSuccess: ({ path }) => window.location.assign(path) }),
  );
  const problem = mine.error ?? choose.error;
  return (
    <PageFrame>
      <ArrivalHeading>{words.title}</ArrivalHeading>
      <p className={`lede ${styles.lede}`}>{words.lede}</p>
      {mine.isPending && <SkeletonLines text={shell.loading} />}
      {problem !== null && (
        <Notice tone="stop" title={shell.failure.title}>
          {problem.message} <a href={signInAgainPath(paths.chooseApplication)}>{words.signIn}</a>
        </Notice>
      )}
      {mine.data?.map(({ id, place, value, startedAt, savedAt, status }, index) => (
        <section key={id} className={`card ${styles.card}`} aria-labelledby={`${headingId}-${index}`}>
          <h2 className="heading-3" id={`${headingId}-${index}`}>
            {place === null ? words.unknownHome : words.home(place)}
            {value === null ? '' : `, ${words.worth(inDollars(value))}`}
          </h2>
          <p className="muted small">{words.dates(dateOf(startedAt), dateOf(savedAt))}</p>
          <p className="muted small">{words.at(labelOf(status))}</p>
          <p className={styles.other}>
            <button
              className="button button-primary"
              type="button"
              aria-describedby={`${headingId}-${index}`}
              onClick={() => choose.mutate({ id })}
            >
              {words.goOn}
            </button>
          </p>
        </section>
      ))}
      {mine.data && (
        <p className={styles.start}>
          <SignOutButton />
        </p>
      )}
    </PageFrame>
  );
}
