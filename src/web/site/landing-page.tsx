import { lender } from '#web/lender.ts';
import { pageTitle } from '#web/page-title.ts';
import { StreetIllustration } from '#web/ui/house/street-illustration.tsx';
import { site } from '#words/site/site.ts';
import { states } from '#words/states.ts';
import { Calculator } from './calculator/calculator.tsx';
import { servedStates } from './content/example-line.ts';
import { CostExample } from './cost-example.tsx';
import { HowItWorks } from './how-it-works.tsx';
import styles from './landing-page.module.css';
import { LeadForm } from './lead-form.tsx';
import { NotFor } from './not-for.tsx';
import { lenderData, ORIGIN, pageMeta } from './page-meta.ts';
import { ReadableDecision } from './readable-decision.tsx';

export const meta = () =>
  pageMeta({
    path: '/',
    title: pageTitle(site.landing.title),
    description: site.landing.description,
    data: [
      {
        ...lenderData,
        areaServed: servedStates.map((state) => ({ '@type': 'State', name: states[state] })),
        identifier: { '@type': 'PropertyValue', propertyID: 'NMLS', value: lender.nmls },
      },
      { '@type': 'WebSite', name: lender.displayName, url: `${ORIGIN}/` },
    ],
  });

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
      <Calculator />
      <HowItWorks />
      <ReadableDecision />
      <NotFor />
    </>
  );
}
