import { applicantPart } from '#funnel/engine/applicant-part.ts';
import { isOpen } from '#funnel/engine/is-open.ts';
import { frontierPath } from '#funnel/engine/page-opening.ts';
import { paths } from '#funnel/paths.ts';
import { steps } from '#funnel/steps.ts';
import { Link } from '#web/router/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { documentsPage } from '#words/loan/documents-page.ts';
import { hubWords } from '#words/loan/hub.ts';
import styles from '../screens/submitted-screen.module.css';
import type { Current } from '../step/funnel-data.ts';
import { DocumentList } from './document-list.tsx';

const words = documentsPage.own;

/** Documents prove income that was entered: without any, other income comes first. */
const lacksIncome = ({ application, person }: Current): boolean => {
  const { incomeVerificationMethod, employments, incomeSources } = applicantPart(application, person);
  return incomeVerificationMethod === 'documents' && employments.length + incomeSources.length === 0;
};

/** What is asked of this applicant so far, and the way on. */
export const OwnRequests = ({ current }: { current: Current }) => {
  const isSubmitted = current.status === 'applicationSubmitted' || current.encompassConditionallyApproved;
  const { firstName } = applicantPart(current.application, current.person);
  return (
    <>
      <ArrivalHeading>{documentsPage.linked.title(firstName)}</ArrivalHeading>
      <p className={`lede ${styles.lede}`}>{words.lede}</p>
      {!isSubmitted && lacksIncome(current) && (
        <Notice tone="warn" title={words.noIncome}>
          <Link to={steps.manualIncomeVerification.path} state={{ returnTo: paths.standaloneUpload }}>
            {words.addIncome}
          </Link>
        </Notice>
      )}
      <DocumentList isFinal={isSubmitted || isOpen(current, steps.incomeDocs)} />
      <p className={styles.actions}>
        {isSubmitted ? (
          <Link to={steps.applicationSubmitted.path}>{hubWords.parts.back}</Link>
        ) : (
          <Link className="button button-primary" to={frontierPath(current)}>
            {words.goOn}
          </Link>
        )}
      </p>
    </>
  );
};
