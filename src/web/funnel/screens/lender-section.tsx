import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { lender } from '#web/lender.ts';
import { applicationSummary } from '#words/funnel/pages/summary.ts';
import styles from './summary-page.module.css';

const words = applicationSummary.lender;

/** State SAFE acts: the officer's name and NMLS id stand on the application. */
export const LenderSection = () => {
  const officer = useQuery(useTRPC().application.officer.queryOptions());
  return (
    <section className={styles.step} aria-labelledby="lender">
      <div className={styles.head}>
        <h2 className="heading-3" id="lender">
          {words.title}
        </h2>
      </div>
      <dl className="rows">
        <div>
          <dt>{words.lender}</dt>
          <dd>{words.withNmls(lender.legalName, lender.nmls)}</dd>
        </div>
        {officer.isSuccess && (
          <div>
            <dt>{words.officer}</dt>
            <dd>{officer.data === null ? words.noOfficer : words.withNmls(officer.data.name, officer.data.nmls)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};
