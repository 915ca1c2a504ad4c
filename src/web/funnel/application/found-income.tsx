import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '#web/api-client/api.ts';
import { incomeTypes } from '#words/application-labels.ts';
import { inDollars } from '#words/figures.ts';
import { verification as words } from '#words/funnel/verification.ts';
import styles from './known-facts.module.css';

/** The kinds of regular deposits the bank found. */
export const FoundIncome = () => {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.application.facts.queryOptions());
  const found = data?.foundIncome ?? [];
  if (found.length === 0) return null;
  return (
    <section className={`card ${styles.known}`} aria-label={words.found.title}>
      <h2 className="heading-4">{words.found.title}</h2>
      <p className="small">{words.found.text}</p>
      <dl className="rows">
        {found.map(({ type, monthly }) => (
          <div key={type}>
            <dt>{incomeTypes[type]}</dt>
            <dd className="figures">{words.found.monthly(inDollars(monthly))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
