import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { canSubmit } from '#funnel/can-submit.ts';
import type { Step } from '#funnel/engine/define-step.ts';
import { resumePath } from '#funnel/engine/resume.ts';
import { summarySteps } from '#funnel/engine/summary-steps.ts';
import { paths } from '#funnel/paths.ts';
import { useTRPC } from '#web/api-client/api.ts';
import { pageTitle } from '#web/page-title.ts';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { questions } from '#words/funnel/questions.ts';
import { shell } from '#words/shell.ts';
import { ContactSection } from '../contact/contact-section.tsx';
import { type Current, useFunnelData } from '../step/funnel-data.ts';
import { LoadFailed } from '../step/load-failed.tsx';
import { NotStarted } from '../step/not-started.tsx';
import { type Said, StepSummary } from '../step/step-summary.tsx';
import check from './check-answers.module.css';
import { CheckAnswers, CheckHeading } from './check-answers.tsx';
import { LenderSection } from './lender-section.tsx';
import { SendApplication } from './send-application.tsx';
import styles from './summary-page.module.css';

const words = questions.summary;

export const meta = () => [{ title: pageTitle(words.title) }];

/** Name and email were asked on the front page; they have a section of their own. */
const stepsOf = (current: Current): Step[] => summarySteps(current).filter(({ path }) => path !== paths.landing);

const useSaid = () => {
  const trpc = useTRPC();
  const history = useQuery(trpc.application.history.queryOptions());
  return (step: Step): Said | null => history.data?.find((each) => each.step === step.key) ?? null;
};

const Answers = ({ current }: { current: Current }) => {
  const saidOf = useSaid();
  return stepsOf(current).map((step) => (
    <StepSummary key={step.key} step={step} current={current} said={saidOf(step)} />
  ));
};

/** The last stop: every answer under its line, and beside them what will be sent. */
const LastStop = ({ current }: { current: Current }) => {
  const asked = stepsOf(current);
  return (
    <main id="content" className={`wrap ${styles.check}`}>
      <CheckHeading asked={asked} current={current} />
      <div className={check.columns}>
        <div>
          <CheckAnswers asked={asked} current={current} saidOf={useSaid()} />
          <ContactSection current={current} />
          <LenderSection />
        </div>
        <div className={check.side}>
          <SendApplication current={current} />
        </div>
      </div>
    </main>
  );
};

/** All answers, to read and print, and the last stop before they are sent; derived from the steps, so none can be missing. */
export default function SummaryPage() {
  const { state, current, retry } = useFunnelData();
  if (state === 'failed') return <LoadFailed retry={retry} />;
  if (current !== null && canSubmit(current)) return <LastStop current={current} />;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <h1 className="heading-1">{words.title}</h1>
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
