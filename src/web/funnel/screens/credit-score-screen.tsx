import type { Within } from '#funnel/engine/define-step.ts';
import { likelyNo } from '#rules/offer/likely-no.ts';
import { identityNote } from '#words/funnel/identity-note.ts';
import { EarlyNo } from '../estimate/early-no.tsx';
import { policyToday } from '../estimate/lender-day.ts';
import { SelfReportedEstimate } from '../estimate/self-reported-estimate.tsx';
import styles from '../step/step-view.module.css';
import { StepView, type StepViewProps } from '../step/step-view.tsx';

/** A likely no is said before the consent, with its figures. */
const EarlyEstimate = ({ application }: Pick<Within, 'application'>) => {
  const no = likelyNo(application, policyToday());
  return no === null ? <SelfReportedEstimate application={application} /> : <EarlyNo {...no} />;
};

/** The estimate is the borrower's: a coborrower has not given the figures behind it. Everyone is told why identity is asked before it is. */
const Estimate = ({ application, person }: Within) => (
  <div className={styles.notice}>
    {person === 'borrower' && <EarlyEstimate application={application} />}
    <p className={styles.notice}>{identityNote}</p>
  </div>
);

/** Consent to the credit check, below the estimate from self-reported figures. */
export default function CreditScoreScreen({ step }: StepViewProps) {
  return <StepView step={step} notice={Estimate} />;
}
