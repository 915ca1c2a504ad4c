import { locationStep } from '#funnel/engine/walk.ts';
import { steps } from '#funnel/steps.ts';
import { Link } from '#web/router/link.tsx';
import { ArrivalHeading } from '#web/ui/pages/arrival-heading.tsx';
import { LoadingPage } from '#web/ui/pages/loading-page.tsx';
import { news } from '#words/funnel/news.ts';
import { states } from '#words/states.ts';
import { useFunnelData } from '../step/funnel-data.ts';
import { NotStarted } from '../step/not-started.tsx';
import { AlertForm } from './alert-form.tsx';
import styles from './ineligible-page.module.css';
import { useRefusal } from './use-refusal.ts';

const words = news.waitlist;

/** The ZIP page for a state the lender does not serve: a plain explanation, and one email when it does. */
export default function WaitlistScreen() {
  const { state, current } = useFunnelData();
  const { view, isLoading } = useRefusal('waitlist', { isStarted: current !== null });
  if (state === 'loading' || isLoading) return <LoadingPage />;
  if (current === null) {
    return (
      <main id="content" className={`wrap ${styles.page}`}>
        <ArrivalHeading>{words.title}</ArrivalHeading>
        <NotStarted />
      </main>
    );
  }
  const { property } = current.application;
  const name = property.state === null ? '' : states[property.state];
  const location = locationStep(current) ?? steps.zip;
  const isOpen = view !== null && view.rows.length === 0;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <ArrivalHeading>{isOpen ? words.openHeading(name) : words.heading(name)}</ArrivalHeading>
      <p className={`lede ${styles.lede}`}>{isOpen ? words.openLede : words.lede}</p>
      {view !== null && !isOpen && (
        <AlertForm
          about="waitlist"
          view={view}
          buttonText={words.wish}
          notedText={(email) => words.notedText(email, name)}
        />
      )}
      <p className={styles.links}>
        <Link className={isOpen ? 'button button-primary' : 'button button-secondary'} to={location.path}>
          {isOpen ? words.goOn : words.correct}
        </Link>
      </p>
    </main>
  );
}
