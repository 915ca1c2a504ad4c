import type { Within } from '#funnel/engine/define-step.ts';
import { SelfReportedEstimate } from '../estimate/self-reported-estimate.tsx';
import styles from '../step/step-view.module.css';
import { StepView, type StepViewProps } from '../step/step-view.tsx';

/** The estimate is the borrower's: a coborrower has not given the figures behind it. */
const Estimate = ({ application, person }: Within) =>
  person === 'borrower' && (
    <div className={styles.notice}>
      <SelfReportedEstimate application={application} />
    </div>
  );

/** Consent to the credit check, below the estimate from self-reported figures. */
export const CreditScoreScreen = ({ step }: StepViewProps) => <StepView step={step} notice={Estimate} />;
