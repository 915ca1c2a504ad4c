import type { Step } from '#funnel/engine/define-step.ts';
import { ContactSection } from '../../contact/contact-section.tsx';
import { LenderSection } from '../../screens/lender-section.tsx';
import { SendApplication } from '../../screens/send-application.tsx';
import type { Current } from '../../step/funnel-data.ts';
import { useSaid } from '../../step/use-said.ts';
import styles from './check-answers.module.css';
import { CheckAnswers, CheckHeading } from './check-answers.tsx';

/** The last stop: every answer under its line, and beside them what will be sent. */
export default function LastStop({ current, asked }: { current: Current; asked: readonly Step[] }) {
  const saidOf = useSaid();
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <CheckHeading asked={asked} current={current} />
      <div className={styles.columns}>
        <CheckAnswers asked={asked} current={current} saidOf={saidOf} />
        <div className={styles.side}>
          <SendApplication current={current} />
        </div>
        <div>
          <ContactSection current={current} />
          <LenderSection />
        </div>
      </div>
    </main>
  );
}
