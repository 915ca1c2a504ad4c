import { lazy, Suspense } from 'react';
import { canSubmit } from '#funnel/can-submit.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { resumePath } from '#funnel/engine/resume.ts';
import { summarySteps } from '#funnel/engine/summary-steps.ts';
import { paths } from '#funnel/paths.ts';
import { pageTitle } from '#web/page-title.ts';
import { Link } from '#web/router/link.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { applicationSummary } from '#words/funnel/pages/summary.ts';
import { shell } from '#words/shell.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import { type Current, useFunnelData } from '../step/funnel-data.ts';
import { LoadFailed } from '../step/load-failed.tsx';
import { NotStarted } from '../step/not-started.tsx';
import { StepSummary } from '../step/step-summary.tsx';
import { useSaid } from '../step/use-said.ts';
import { LenderSection } from './lender-section.tsx';
import styles from './summary-page.module.css';

const words = applicationSummary;

const LastStop = lazy(() => import('../application/check/last-stop.tsx'));

export const meta = () => [{ title: pageTitle(words.title) }];

/** Name and email were asked on the front page; they have a section of their own. */
const stepsOf = (current: Current): Step[] => summarySteps(current).filter(({ path }) => path !== paths.landing);

const Answers = ({ current }: { current: Current }) => {
  const saidOf = useSaid();
  return stepsOf(current).map((step) => (
    <StepSummary key={step.key} step={step} current={current} said={saidOf(step)} />
  ));
};

/** All answers, to read and print, and the last stop before they are sent; derived from the steps, so none can be missing. */
export default function SummaryPage() {
  const { state, current, retry } = useFunnelData();
  if (state === 'failed') return <LoadFailed retry={retry} />;
  if (current !== null && canSubmit(current))
    return (
      <Suspense fallback={<SkeletonLines text={shell.loading} />}>
        <LastStop current={current} asked={stepsOf(current)} />
      </Suspense>
    );
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <ArrivalHeading>{words.title}</ArrivalHeading>
      <p className={`lede ${styles.lede}`}>
        {words.lede}{' '}
        {current !== null && (
          <span className="no-print">{current.status === 'applicationSubmitted' ? words.closed : words.open}</span>
        )}
      </p>
      {state === 'loading' && <SkeletonLines text={shell.loading} />}
      {state === 'loaded' && current === null && <NotStarted />}
      {current !== null && (
        <>
          <p className={`no-print ${styles.actions}`}>
            <Link className="button button-secondary button-small" to={resumePath(current.status)}>
              {current.status === 'applicationSubmitted' ? words.hub : words.goOn}
            </Link>
            <button className="button button-secondary button-small" type="button" onClick={() => window.print()}>
              {words.print}
            </button>
          </p>
          <LenderSection />
          <ContactSection current={current} />
          <Answers current={current} />
        </>
      )}
    </main>
  );
}
