import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Within } from '#funnel/engine/define-step.ts';
import { likelyNo } from '#rules/offer/likely-no.ts';
import { identityNote } from '#words/funnel/identity-note.ts';
import { EarlyNo } from '../estimate/early-no.tsx';
import { policyToday } from '../estimate/lender-day.ts';
import { SelfReportedEstimate } from '../estimate/self-reported-estimate.tsx';
import { useFunnelData } from '../step/funnel-data.ts';
import styles from '../step/step-view.module.css';
import { StepView, type StepViewProps } from '../step/step-view.tsx';

/** The estimate is the borrower's: a coborrower has not given the figures behind it. Everyone is told why identity is asked before it is. */
const Estimate = ({ application, person }: Within) => (
  <div className={styles.notice}>
    {person === 'borrower' && likelyNo(application, policyToday()) === null && (
      <SelfReportedEstimate application={application} />
    )}
    <p className={styles.notice}>{identityNote}</p>
  </div>
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
        <EarlyNo
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
  return <StepView step={step} notice={Estimate} />;
}
