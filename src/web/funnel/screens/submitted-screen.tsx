import { lazy, Suspense, useEffect } from 'react';
import { z } from 'zod';
import { canSubmit } from '#funnel/can-submit.ts';
import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { frontier } from '#funnel/engine/walk.ts';
import { paths } from '#funnel/paths.ts';
import * as approval from '#web/hub/approval/approval-on-demand.ts';
import { HubScreen } from '#web/hub/hub-screen.tsx';
import { Link } from '#web/router/link.tsx';
import { useLocation, useNavigate } from '#web/router/navigation.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { submittedPage } from '#words/funnel/pages/submitted.ts';
import { shell } from '#words/shell.ts';
import { type Current, useFunnelData } from '../step/funnel-data.ts';
import { NotStarted } from '../step/not-started.tsx';
import { questionWords } from '../step/question-words.ts';
import styles from './submitted-screen.module.css';

const words = submittedPage;

/** Shown once, right after sending. */
const HubReceipt = lazy(async () => ({ default: (await import('#web/hub/hub-receipt.tsx')).HubReceipt }));
const arrival = z.object({ sentAt: z.date() });

const Open = ({ current }: { current: Current }) => {
  if (canSubmit(current))
    return (
      <>
        <ArrivalHeading>{words.openTitle}</ArrivalHeading>
        <p className={`lede ${styles.lede}`}>{words.readyText}</p>
        <p className={styles.actions}>
          <Link className="button button-primary" to={paths.applicationSummary}>
            {words.check}
          </Link>
        </p>
      </>
    );
  const next = frontier(current);
  return (
    <>
      <ArrivalHeading>{words.openTitle}</ArrivalHeading>
      <p className={`lede ${styles.lede}`}>{words.openText(questionWords(next.key).label)}</p>
      <p className={styles.actions}>
        <Link className="button button-primary" to={next.path}>
          {words.goOn}
        </Link>
        <Link className="button button-secondary" to={paths.applicationSummary}>
          {words.summary}
        </Link>
      </p>
    </>
  );
};

const Hub = ({ current: { application, person } }: { current: Current }) => {
  const { firstName, email } = applicantPart(application, person);
  const navigate = useNavigate();
  const sent = arrival.safeParse(useLocation().state).data;
  if (sent)
    return (
      <Suspense fallback={<SkeletonLines text={shell.loading} />}>
        <HubReceipt
          application={application}
          firstName={firstName}
          email={email}
          sentAt={sent.sentAt}
          onGoOn={() => navigate('.', { replace: true, state: null })}
        />
      </Suspense>
    );
  return <HubScreen firstName={firstName} email={email} />;
};

/** End of the questions: confirms that everything is in, or lists the open items, and never confuses the two. */
export default function SubmittedScreen() {
  const { state, current, record } = useFunnelData();
  const isApproved = record.kind === 'loaded' && record.record?.encompassConditionallyApproved === true;
  // While the loan is still asked for.
  useEffect(() => {
    if (isApproved) void approval.bring()?.catch(() => null);
  }, [isApproved]);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      {state === 'loading' && <SkeletonLines text={shell.loading} />}
      {state === 'loaded' && current === null && <NotStarted />}
      {current !== null &&
        (current.status === 'applicationSubmitted' || isApproved ? (
          <Hub current={current} />
        ) : (
          <Open current={current} />
        ))}
    </main>
  );
}
