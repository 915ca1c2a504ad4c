import type { Step } from '#funnel/engine/define-step.ts';
import { type ClosedReason, frontierPath } from '#funnel/engine/page-opening.ts';
import { Link } from '#web/router/link.tsx';
import { questions } from '#words/funnel/questions.ts';
import { ClosedSentence } from './closed-sentence.tsx';
import type { Current } from './funnel-data.ts';
import { NotStarted } from './not-started.tsx';
import { questionWords } from './question-words.ts';
import styles from './step-view.module.css';

type Props = { step: Step; reason: ClosedReason; current: Current | null };

/** A page that keeps its address but cannot be saved now: what is missing, and the way on, instead of a form. */
export const ClosedPage = ({ step, reason, current }: Props) => (
  <main id="content" className={`wrap ${styles.closed}`}>
    <h1 className="heading-1">{questionWords(step.key).label}</h1>
    {current === null ? (
      <NotStarted />
    ) : (
      <>
        <div className={styles.notice}>
          <ClosedSentence step={step} reason={reason} />
        </div>
        <p className={styles.notice}>
          <Link className="button button-primary" to={frontierPath(current)}>
            {questions.closedPage.goOn}
          </Link>
        </p>
      </>
    )}
  </main>
);
