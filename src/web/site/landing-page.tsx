import { StreetIllustration } from '#web/ui/street-illustration.tsx';
import { site } from '#words/en/site.ts';
import { CostExample } from './cost-example.tsx';
import { HowItWorks } from './how-it-works.tsx';
import styles from './landing-page.module.css';
import { LeadForm } from './lead-form.tsx';
import { ReadableDecision } from './readable-decision.tsx';

export const meta = () => [{ title: site.landing.title }, { name: 'description', content: site.landing.description }];

export default function LandingPage() {
  return (
    <>
      <section>
        <div className={`wrap ${styles.hero}`}>
          <div className={styles.copy}>
            <h1 className="heading-display">{site.landing.heading}</h1>
            <p className={`lede ${styles.lede}`}>{site.landing.lede}</p>
            <LeadForm />
          </div>
          <div className={styles.arch}>
            <StreetIllustration label={site.landing.picture} />
          </div>
        </div>
      </section>
      <CostExample />
      <HowItWorks />
      <ReadableDecision />
    </>
  );
}
