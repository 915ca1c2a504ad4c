import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Within } from '#funnel/engine/define-step.ts';
import { likelyNo } from '#rules/offer/likely-no.ts';
import { Notice } from '#web/ui/notice.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { NotLoaded } from '#web/ui/pages/not-loaded.tsx';
import { SkeletonLines } from '#web/ui/pages/skeleton-lines.tsx';
import { identityNote } from '#words/funnel/identity-note.ts';
import { selfReported } from '#words/funnel/pages/self-reported.ts';
import { shell } from '#words/shell.ts';
import { policyToday } from '../estimate/lender-day.ts';
import { useFunnelData } from '../step/funnel-data.ts';
import { LoadFailed } from '../step/load-failed.tsx';
import styles from '../step/step-view.module.css';
import { StepView, type StepViewProps } from '../step/step-view.tsx';

/** As high as the estimate, so that nothing moves when it comes. */
const Place = () => (
  <Notice tone="info" title={selfReported.title}>
    <span className={styles.place} aria-hidden>
      {selfReported.text('$100,000', '10.00%')} {selfReported.foot}
    </span>
  </Notice>
);

/** The estimate runs every rule of an offer: their code comes once the page can be used. */
const estimate = onDemand(async () => (await import('../estimate/self-reported-estimate.tsx')).SelfReportedEstimate, {
  waiting: <Place />,
  failed: (retry) => <NotLoaded retry={retry} />,
});

/** Few are told no here. */
const early = onDemand(async () => (await import('../estimate/early-no.tsx')).EarlyNo, {
  waiting: (
    <main id="content" className={`wrap ${styles.columns}`}>
      <SkeletonLines text={shell.loading} />
    </main>
  ),
  failed: (retry) => <LoadFailed retry={retry} />,
});

/** Everyone is told why identity is asked before it is. */
const Above = ({ children }: { children: ReactNode }) => (
  <div className={styles.notice}>
    {children}
    <p className={styles.notice}>{identityNote}</p>
  </div>
);

/** The estimate is the borrower's: a coborrower has not given the figures behind it. */
const Estimate = ({ application, person }: Within) => (
  <Above>
    {person === 'borrower' && likelyNo(application, policyToday()) === null && (
      <estimate.Part application={application} />
    )}
  </Above>
);

/** Consent to the credit check, below the estimate from self-reported figures; a likely no is said first, with its figures. */
export default function CreditScoreScreen({ step }: StepViewProps) {
  const { current } = useFunnelData();
  const [isGoingOn, setIsGoingOn] = useState(false);
  if (current !== null && current.person === 'borrower' && !isGoingOn) {
    const { application, variant, person } = current;
    const no = application.borrower.hasConsentedToSoftPull ? null : likelyNo(application, policyToday());
    if (no !== null)
      return (
        <early.Part
          no={no}
          name={application.borrower.firstName}
          walk={{ application, variant, person, key: step.key }}
          onAnyway={() => {
            flushSync(() => setIsGoingOn(true));
            document.querySelector<HTMLElement>('main h1')?.focus();
          }}
        />
      );
  }
  return (
    <StepView
      step={step}
      notice={Estimate}
      noticePlace={
        <Above>
          <Place />
        </Above>
      }
    />
  );
}
